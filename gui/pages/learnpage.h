// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/resultpointer.h"

#include <QWidget>

#include <cstdint>
#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace sortscope::results {
struct KernelProfile;
}

namespace sortscope::gui::charts {
class JobChoice;
class NaryChart;
class NetworkChart;
class ProfileWorker;
class RepaintLimiter;
class StepChart;
} // namespace sortscope::gui::charts

namespace sortscope::gui::widgets {
class Stepper;
}

namespace sortscope::gui::pages {

class LearnControls;

/// Shows step by step how the bitonic sorts and the N-ary search work on a few keys: who compares what, and
/// with which result. Needs no results; the results of a job colour each pass by its measured time. Nothing
/// moves unless the user presses Play.
class LearnPage : public QWidget {
    Q_OBJECT

public:
    explicit LearnPage(QWidget* parent = nullptr);

    /// Takes every result so far. The call is cheap: the results are read when the page is next shown.
    void setResults(std::vector<results::ResultPointer> results);
    /// Sets the job that is selected in the window; its times are shown if it ran the shown algorithm.
    void setResult(results::ResultPointer result);
    /// Goes to the pass with these coordinates if the network has it.
    void showPass(std::uint32_t stage, std::uint32_t pass);
    /// Shows this algorithm; the step stays if it is shown already.
    void showAlgorithm(const QString& id);
    /// Nothing is played while samples are taken.
    void setMeasuring(bool measuring);

    /// The figure that is shown.
    charts::StepChart& chart() const;
    widgets::Stepper& stepper() const { return *m_stepper; }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// The user chose another job.
    void resultChosen(const std::shared_ptr<const sortscope::results::JobResult>& result);
    /// The user clicked a pass, whose time in this job is shown.
    void passChosen(const std::shared_ptr<const sortscope::results::JobResult>& result, std::uint32_t stage,
                    std::uint32_t pass);
    /// The user wants to see the page of kernels.
    void kernelsWanted();
    /// The user wants to see the line of this kernel that does the step.
    void lineWanted(const QString& algorithm, const QString& kernel);

protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeFigure(charts::StepChart* chart);
    QWidget* makeTimes();
    void connectParts();
    /// Shows the choices of the controls from the first step.
    void begin();
    void goTo(int step);
    void say();
    bool takeKey(int key);
    void choosePass();
    void chooseJob();
    void listJobs();
    void forgetTimes();
    void takeProfile(const results::ResultPointer& result,
                     const std::shared_ptr<const results::KernelProfile>& profile, const QString& failure);

    LearnControls* m_controls;
    charts::NetworkChart* m_network;
    charts::NaryChart* m_search;
    QStackedWidget* m_figures;
    QWidget* m_times;
    charts::JobChoice* m_job;
    QPushButton* m_toKernels;
    QPushButton* m_toLine;
    QLabel* m_measured;
    QLabel* m_stepText;
    QLabel* m_itemText;
    widgets::Stepper* m_stepper;
    charts::RepaintLimiter* m_limiter;
    charts::ProfileWorker* m_worker;
    std::vector<results::ResultPointer> m_results;
    /// The job that is selected in the window.
    results::ResultPointer m_selected;
    /// The jobs whose times were last requested, and whose times are shown.
    results::ResultPointer m_asked;
    results::ResultPointer m_profiled;
};

} // namespace sortscope::gui::pages
