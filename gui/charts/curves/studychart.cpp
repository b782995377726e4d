// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/studychart.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/curves/studyseries.h"
#include "gui/text/studylabels.h"

#include <QThreadPool>

#include <algorithm>
#include <memory>
#include <utility>

namespace sortscope::gui::charts {
namespace {

using results::ParameterStudy;
using results::StudyAxes;
using results::StudyColumns;

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

/// A result of the first column; every column has at least one.
Result someCell(const ParameterStudy& study)
{
    const auto& cells = study.columns.front().cells;
    return *std::ranges::find_if(cells, [](const Result& cell) { return cell != nullptr; });
}

QString columnsHelp(StudyColumns columns)
{
    return columns == StudyColumns::Algorithm
               ? StudyChart::tr("One for each algorithm, and for each of its variants if there are several.")
               : StudyChart::tr("One for each merge strategy of an algorithm, all else equal.");
}

template <typename Value>
int placeIn(const std::vector<Value>& values, const Value& value)
{
    return static_cast<int>(std::ranges::find(values, value) - values.begin());
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
    showEmpty(nothingToShow(Sketch::Lines)
                  .value_or(EmptyState{
                      Sketch::Lines, tr("Nothing to study yet"),
                      tr("Give a parameter several values in the experiment panel, such as 64, 128 and "
                         "256, or choose several sizes, then press Run. Run ▸ Prepared Experiments ▸ The "
                         "table of the exercise makes the first study.")}));
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

void StudyChart::connectChoices()
{
    connect(m_preset, &Choice::changed, this, &StudyChart::takePreset);
    connect(m_columns, &Choice::changed, this, &StudyChart::takeAxes);
    connect(m_rows, &Choice::changed, this, &StudyChart::takeAxes);
    connect(m_device, &Choice::changed, this, &StudyChart::takeDevice);
    connect(m_work, &Choice::changed, this, &StudyChart::takeWork);
    connect(metric(), &Choice::changed, this, [this] { m_metricChosen = true; });
}

void StudyChart::takePreset()
{
    const auto preset = static_cast<Preset>(m_preset->value().toInt());
    const auto* other = m_studies ? results::fullestOtherStudy(*m_studies) : nullptr;
    if (preset == Preset::Exercise)
        m_wantedAxes = results::exerciseAxes();
    else if (preset == Preset::Fullest && other != nullptr)
        m_wantedAxes = other->axes;
    m_wantedDevice.reset();
    m_wantedWork.reset();
}

void StudyChart::takeAxes()
{
    StudyAxes axes{static_cast<StudyColumns>(m_columns->value().toInt()),
                   m_rows->value().toString().toStdString()};
    const auto sameColumns =
        std::ranges::find_if(*m_studies, [&](const Study& one) { return one.axes.columns == axes.columns; });
    if (firstOf(axes) == nullptr && sameColumns != m_studies->end())
        axes = sameColumns->axes;
    m_wantedAxes = axes;
}

void StudyChart::takeDevice()
{
    m_wantedDevice = m_devices.at(m_device->value().toULongLong());
}

void StudyChart::takeWork()
{
    m_wantedWork = m_works.at(m_work->value().toULongLong());
    m_wantedDevice = m_wantedWork->device;
}

void StudyChart::offerPresets(const StudyAxes& axes)
{
    const auto* exercise = firstOf(results::exerciseAxes());
    const auto* other = results::fullestOtherStudy(*m_studies);
    std::vector<Choice::Item> items;
    auto shown = Preset::Own;
    const auto offer = [&](const Study* study, Preset preset, const QString& text, const QString& help) {
        if (study == nullptr)
            return;
        items.push_back({text, static_cast<int>(preset), help});
        if (study->axes == axes)
            shown = preset;
    };
    offer(exercise, Preset::Exercise, tr("The table of the exercise"),
          tr("Merge strategies of column radix sort by numbers of lists."));
    offer(other, Preset::Fullest, tr("The largest study"),
          tr("The parameter with the most cells; sizes if no parameter has several values."));
    if (shown == Preset::Own)
        items.push_back(
            {tr("Own choice"), static_cast<int>(Preset::Own), tr("Uses the columns and rows chosen above.")});
    m_preset->setItems(std::move(items));
    m_preset->setValue(static_cast<int>(shown));
}

void StudyChart::offerAxes(const StudyAxes& axes)
{
    std::vector<Choice::Item> columns;
    for (const auto& one : base::Names<StudyColumns>::all) {
        if (std::ranges::any_of(*m_studies,
                                [&](const Study& study) { return study.axes.columns == one.value; }))
            columns.push_back(
                {models::label(one.value), static_cast<int>(one.value), columnsHelp(one.value)});
    }
    std::vector<Choice::Item> rows;
    const StudyAxes* before = nullptr;
    for (const auto& study : *m_studies) {
        // Studies of the same axes stand together.
        if (study.axes.columns == axes.columns && (before == nullptr || *before != study.axes))
            rows.push_back({models::rowsTitle(study.axes), QString::fromStdString(study.axes.parameter), {}});
        before = &study.axes;
    }
    m_columns->setItems(std::move(columns));
    m_columns->setValue(static_cast<int>(axes.columns));
    m_rows->setItems(std::move(rows));
    m_rows->setValue(QString::fromStdString(axes.parameter));
}

void StudyChart::offerDevices(const Study& study)
{
    m_devices.clear();
    // One job of each device tells the devices apart.
    Results named;
    for (const auto& one : *m_studies) {
        if (one.axes == study.axes && std::ranges::find(m_devices, deviceOf(one)) == m_devices.end()) {
            m_devices.push_back(deviceOf(one));
            named.push_back(someCell(one));
        }
    }
    const DeviceLabels labels(named);
    std::vector<Choice::Item> items;
    for (std::size_t index = 0; index < named.size(); ++index)
        items.push_back({labels.of(named[index]->spec.device), static_cast<int>(index), {}});
    m_device->setItems(std::move(items));
    m_device->setValue(placeIn(m_devices, deviceOf(study)));
}

void StudyChart::offerWorks(const Study& study)
{
    std::vector<const Study*> offered;
    m_works.clear();
    for (const auto& one : *m_studies) {
        if (one.axes == study.axes && deviceOf(one) == deviceOf(study)) {
            offered.push_back(&one);
            m_works.push_back(results::keyOf(one));
        }
    }
    const auto titles = models::workTitles(offered);
    std::vector<Choice::Item> items;
    for (qsizetype index = 0; index < titles.size(); ++index)
        items.push_back({titles.at(index), static_cast<int>(index), {}});
    const auto place = placeIn(m_works, results::keyOf(study));
    m_title = models::axesTitle(study.axes);
    m_setting = QStringLiteral("%1 · %2").arg(m_device->text(), titles.at(place));
    m_work->setItems(std::move(items));
    m_work->setValue(place);
}

} // namespace sortscope::gui::charts
