// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/parameterstudy.h"
#include "gui/async/worker.h"
#include "gui/charts/curves/curvechart.h"
#include "gui/models/studymodel.h"

#include <memory>
#include <optional>
#include <vector>

namespace sortscope::gui::charts {

/// A parameter, or the size, by algorithms or merge strategies: one of the studies that the results hold.
/// Studies are found on another thread, because there are many ways to look at a thousand jobs.
class StudyChart : public CurveChart {
    Q_OBJECT

public:
    explicit StudyChart(QWidget* parent = nullptr);

    QString title() const override { return m_title; }

    /// Shows the table of the exercise, as soon as the results have one.
    void chooseExercise();

signals:
    /// The chart draws `shown` now; without a study if the results have none.
    void studyShown(const sortscope::gui::models::ShownStudy& shown);

protected:
    void refresh() override;

private:
    using Study = results::ParameterStudy;
    using Studies = std::vector<Study>;
    /// The studies that the user can ask for without a look at rows and columns.
    enum class Preset { Exercise, Fullest, Own };

    void connectChoices();
    void takeStudies(std::shared_ptr<const Studies> studies);
    void showNothing();
    void showStudy();
    void drawStudy(const Study& study);
    /// The study to show: one of the present studies, with the user's choices as far as it has them.
    const Study& chosenStudy() const;
    static results::DeviceKey deviceOf(const Study& study);
    const Study* firstOf(const results::StudyAxes& axes) const;

    /// Fill the tool strip with the choices of the shown study and with the other choices.
    void offerAxes(const results::StudyAxes& axes);
    void offerDevices(const Study& study);
    void offerWorks(const Study& study);
    void offerPresets(const results::StudyAxes& axes);
    void takePreset();
    void takeAxes();
    void takeDevice();
    void takeWork();

    Choice* m_preset;
    Choice* m_columns;
    Choice* m_rows;
    Choice* m_device;
    Choice* m_work;

    /// The results that were asked about last; their studies follow later.
    Results m_asked;
    std::shared_ptr<const Studies> m_studies;
    std::optional<results::StudyAxes> m_wantedAxes;
    std::optional<results::DeviceKey> m_wantedDevice;
    std::optional<results::StudyKey> m_wantedWork;
    bool m_metricChosen = false;
    /// The values of the choices of device and work.
    std::vector<results::DeviceKey> m_devices;
    std::vector<results::StudyKey> m_works;
    QString m_title;
    QString m_setting;
    /// The last member: its work uses the others.
    bridge::LatestTask m_task;
};

} // namespace sortscope::gui::charts
