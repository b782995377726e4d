// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/studychart.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/curves/studyseries.h"

#include <QThreadPool>

#include <algorithm>
#include <memory>
#include <utility>

namespace sortscope::gui::charts {
namespace {

using results::ParameterStudy;
using results::StudyAxes;

results::StudyFigures figuresIn(const ParameterStudy& study, Summaries& summaries, results::Metric metric)
{
    results::StudyFigures figures(study.values.size());
    for (std::size_t row = 0; row < study.values.size(); ++row) {
        for (const auto& column : study.columns) {
            const auto& cell = column.cells[row];
            figures[row].push_back(cell != nullptr ? summaries.of(cell, metric) : std::nullopt);
        }
    }
    return figures;
}

/// True if the data are the same; sizes are not compared if the rows of a study are sizes.
bool sameData(const results::Workload& a, results::Workload b)
{
    if (a.size == 0 || b.size == 0)
        b.size = a.size;
    return a == b;
}

/// Frees the studies on another thread: thousands of cells take milliseconds, which the window must not lose.
void freeElsewhere(const std::vector<ParameterStudy>* studies)
{
    static QThreadPool pool; // not the application's pool: Qt paints in its threads, and waits for them
    pool.start([studies] { const std::unique_ptr<const std::vector<ParameterStudy>> freed(studies); });
}

} // namespace

StudyChart::StudyChart(QWidget* parent)
    : CurveChart(parent),
      m_preset(new Choice(QStringLiteral("preset"), tr("Stud&y:"))),
      m_columns(new Choice(QStringLiteral("columns"), tr("Colum&ns:"))),
      m_rows(new Choice(QStringLiteral("rows"), tr("R&ows:"))),
      m_device(new Choice(QStringLiteral("device"), tr("Dev&ice:"))),
      m_work(new Choice(QStringLiteral("work"), tr("Da&ta:")))
{
    connectChoices();
    build({m_preset, m_columns, m_rows, m_device, m_work, metric(), spread(), axis()});
    allowGestures();
}

void StudyChart::chooseExercise()
{
    m_wantedAxes = results::exerciseAxes();
    refreshNow();
}

void StudyChart::refresh()
{
    if (nothingToShow(Sketch::Lines)) {
        m_asked.clear();
        m_studies.reset();
        showNothing();
        return;
    }
    if (results() == m_asked) {
        if (m_studies)
            showStudy();
        return;
    }
    m_asked = results();
    m_task.post(
        [this, asked = m_asked](const std::stop_token& /*stop*/) -> bridge::Worker::Reply {
            const std::shared_ptr<const Studies> found(
                std::make_unique<const Studies>(results::parameterStudies(asked)).release(), freeElsewhere);
            return [this, asked, found] {
                if (asked == m_asked)
                    takeStudies(found);
            };
        },
        [this](const QString& failure) {
            showEmpty({Sketch::Lines, tr("The studies could not be found"), failure});
        });
}

void StudyChart::takeStudies(std::shared_ptr<const Studies> studies)
{
    m_studies = std::move(studies);
    refreshNow();
}

void StudyChart::showNothing()
{
    for (auto* choice : {m_preset, m_columns, m_rows, m_device, m_work})
        choice->setItems({});
    auto state = nothingToShow(Sketch::Lines);
    showEmpty(state ? std::move(*state)
                    : EmptyState{
                        Sketch::Lines, tr("Nothing to study yet"),
                        tr("Give a parameter several values in the experiment panel, such as 64, 128 and "
                           "256, or choose several sizes, then press Run. Run ▸ Prepared Experiments ▸ The "
                           "table of the exercise makes the first study.")});
    emit studyShown({nullptr, reading().metric, {}});
}

results::DeviceKey StudyChart::deviceOf(const Study& study)
{
    return results::deviceKey(study.spec.device);
}

const results::ParameterStudy* StudyChart::firstOf(const StudyAxes& axes) const
{
    return results::fullestStudy(*m_studies, [&](const Study& one) { return one.axes == axes; });
}

const results::ParameterStudy& StudyChart::chosenStudy() const
{
    const auto* wanted = m_wantedAxes ? firstOf(*m_wantedAxes) : nullptr;
    const auto& fullest = wanted != nullptr ? *wanted : *results::firstStudy(*m_studies);
    const auto find = [&](auto accepts) {
        return results::fullestStudy(
            *m_studies, [&](const Study& one) { return one.axes == fullest.axes && accepts(one); });
    };
    const auto onDevice = [&](const Study& one) {
        return !m_wantedDevice || deviceOf(one) == *m_wantedDevice;
    };
    const auto isWanted = [&](const Study& one) {
        return m_wantedWork && results::keyOf(one) == *m_wantedWork;
    };
    const auto ofData = [&](const Study& one) {
        return onDevice(one) && m_wantedWork && sameData(one.spec.workload, m_wantedWork->workload);
    };
    for (const auto* study : {find(isWanted), find(ofData), find(onDevice)}) {
        if (study != nullptr)
            return *study;
    }
    return fullest;
}

void StudyChart::showStudy()
{
    if (m_studies->empty()) {
        showNothing();
        return;
    }
    const auto& study = chosenStudy();
    offerPresets(study.axes);
    offerAxes(study.axes);
    offerDevices(study);
    offerWorks(study);
    if (!m_metricChosen)
        metric()->setValue(static_cast<int>(results::metricOf(study)));
    drawStudy(study);
}

void StudyChart::drawStudy(const Study& study)
{
    auto& known = summaries();
    const auto wanted = reading();
    auto figures = figuresIn(study, known, wanted.metric);
    auto prepared = studySeries(study, figures, known, wanted, styles());
    prepared.setting = m_setting;
    if (prepared.series.empty())
        showWithoutMetric(Sketch::Lines, tr("No cell of this study has this metric"),
                          tr("%1: %2 Choose another metric above."));
    else
        showCurves(std::move(prepared));
    emit studyShown({{m_studies, &study}, wanted.metric, std::move(figures)});
}

} // namespace sortscope::gui::charts
