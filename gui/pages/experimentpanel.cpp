// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/experimentpanel.h"

#include "core/base/usageerror.h"
#include "core/results/jobresult.h"
#include "core/run/expand.h"
#include "core/run/memoryneed.h"
#include "core/run/pairing.h"
#include "core/run/requestjson.h"
#include "gui/bridge/settings.h"
#include "gui/models/text.h"
#include "gui/pages/datasection.h"
#include "gui/pages/sections.h"
#include "gui/pages/targetsection.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/runprogress.h"
#include "gui/widgets/symbolicicon.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace sortscope::gui::pages {
namespace {

const QString kRequestKey = QStringLiteral("experiment/request");

/// As wide as its content needs: sideways scrolling in a form is a nuisance.
class FormScrollArea : public QScrollArea {
public:
    explicit FormScrollArea(QWidget* content)
    {
        setWidget(content);
        setWidgetResizable(true);
        setFrameShape(NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }

    QSize sizeHint() const override { return {minimumSizeHint().width(), widget()->sizeHint().height()}; }

    QSize minimumSizeHint() const override
    {
        constexpr int kLowest = 160;
        return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), kLowest};
    }
};

} // namespace

void saveRequest(bridge::Settings& settings, const run::RunRequest& request)
{
    settings.setValue(kRequestKey, models::text(run::requestJson(request)));
}

std::optional<run::RunRequest> loadRequest(const bridge::Settings& settings)
{
    try {
        return run::requestFromJson(settings.value(kRequestKey).toString().toStdString());
    } catch (const base::UsageError&) {
        return std::nullopt;
    }
}

ExperimentPanel::ExperimentPanel(QWidget* parent)
    : QWidget(parent),
      m_targets(new TargetSection),
      m_data(new DataSection),
      m_parameters(new ParameterSection),
      m_search(new SearchSection),
      m_modes(new ModeSection),
      m_messageIcon(new widgets::IconLabel(QStringLiteral("state-unsupported"), widgets::Tint::Caution)),
      m_message(new QLabel),
      m_run(new QPushButton),
      m_cancel(new QPushButton),
      m_progress(new widgets::RunProgress)
{
    widgets::fill(new QVBoxLayout(this), {{new FormScrollArea(makeSections()), 1}, {makeFooter()}},
                  {6, 6, 0, 6});

    connect(m_targets, &TargetSection::changed, this, &ExperimentPanel::refresh);
    connect(m_data, &DataSection::changed, this, &ExperimentPanel::refresh);
    connect(m_parameters, &ParameterSection::changed, this, &ExperimentPanel::refresh);
    connect(m_search, &SearchSection::changed, this, &ExperimentPanel::refresh);
    connect(m_modes, &ModeSection::changed, this, &ExperimentPanel::refresh);
    refresh();
}

QWidget* ExperimentPanel::makeSections()
{
    auto* sections = new QWidget;
    auto* layout =
        widgets::fill(new QVBoxLayout(sections),
                      {{m_targets}, {m_data}, {m_parameters}, {m_search}, {m_modes}}, {0, 0, 4, 0});
    layout->addStretch();
    return sections;
}

QWidget* ExperimentPanel::makeFooter()
{
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setObjectName(QStringLiteral("message"));
    m_run->setObjectName(QStringLiteral("run"));
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_progress->hide();

    auto* says = widgets::fill(new QHBoxLayout, {{m_messageIcon, 0, Qt::AlignTop}, {m_message, 1}});
    auto* buttons = widgets::fill(new QHBoxLayout, {{m_run, 1}, {m_cancel, 1}});

    auto* footer = new QWidget;
    widgets::fill(new QVBoxLayout(footer), {{.layout = says}, {.layout = buttons}, {m_progress}},
                  {0, 0, 4, 0});
    return footer;
}

void ExperimentPanel::setActions(QAction& run, QAction& cancel)
{
    for (const auto& [button, action] : {std::pair(m_run, &run), std::pair(m_cancel, &cancel)}) {
        const auto follow = [button = button, action = action] {
            button->setText(action->text());
            button->setIcon(action->icon());
            button->setToolTip(action->toolTip());
            button->setEnabled(action->isEnabled());
        };
        follow();
        connect(action, &QAction::changed, button, follow);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
    }
}

void ExperimentPanel::setInventory(const backend::Inventory& inventory)
{
    m_inventory = inventory;
    m_discovered = true;
    m_targets->setInventory(inventory);
}

void ExperimentPanel::setRunning(bool running)
{
    m_running = running;
    m_progress->setJobShown(running);
    if (running)
        m_progress->show(); // and stays, so that the last run's outcome can be read
    refresh();
}

void ExperimentPanel::setProgress(const bridge::Workbench::Progress& progress, const QString& currentJob)
{
    m_progress->setRun(progress.finished, progress.planned, progress.jobs, progress.failed);
    m_progress->setTimeLeft(progress.left);
    m_progress->setJob(progress.current, currentJob);
    if (!progress.waitsFor.isEmpty())
        m_progress->setWaiting(progress.waitsFor);
}

run::RunRequest ExperimentPanel::request() const
{
    run::RunRequest request;
    m_targets->fill(request);
    m_data->fill(request);
    m_parameters->fill(request);
    m_search->fill(request);
    m_modes->fill(request);
    if (!m_pairs)
        request.order = results::SampleOrder::JobByJob; // ticked, but greyed
    return request;
}

void ExperimentPanel::setRequest(const run::RunRequest& request)
{
    m_targets->restore(request);
    m_data->restore(request);
    m_parameters->restore(request);
    m_search->restore(request);
    m_modes->restore(request);
    refresh();
}

std::vector<std::string> ExperimentPanel::chosenDevices() const
{
    std::vector<std::string> ids;
    for (const auto& device : m_targets->devices())
        ids.push_back(device.id);
    return ids;
}

QString ExperimentPanel::message() const
{
    return m_message->text();
}

/// What the user has to do first; empty if the request can be expanded.
QString ExperimentPanel::obstacle() const
{
    if (!m_discovered)
        return tr("Looking for devices…");
    if (m_targets->devices().empty())
        return tr("Choose at least one device.");
    if (m_targets->algorithms().empty())
        return tr("Choose at least one algorithm.");
    return {};
}

void ExperimentPanel::refresh()
{
    const auto devices = m_targets->devices();
    const auto chosen = m_targets->algorithms();
    m_data->setAlgorithms(chosen);
    m_parameters->setTargets(chosen, devices);
    m_search->setAlgorithms(chosen);
    m_modes->setDevices(devices);

    m_jobs.reset();
    m_pairs = false;
    m_data->setUnpaired(0);
    if (const auto text = obstacle(); !text.isEmpty()) {
        say(text, m_discovered);
    } else {
        try {
            const auto jobs = expandedJobs();
            m_jobs = jobs.size();
            say(preview(jobs), false);
            m_message->setToolTip(whyUnsupported(jobs));
        } catch (const base::UsageError& error) {
            say(models::text(error.what()), true);
        }
    }
    emit changed();
}

/// How many jobs there are, how many of them cannot run, and the most memory that one needs.
QString ExperimentPanel::preview(std::span<const results::JobSpec> jobs)
{
    const auto unfit =
        std::ranges::count_if(jobs, [](const auto& spec) { return !spec.unsupported.empty(); });
    const auto count = unfit == 0
                           ? tr("%n job(s)", "", static_cast<int>(jobs.size()))
                           : tr("%n job(s), unsupported: %1", "", static_cast<int>(jobs.size())).arg(unfit);
    const auto need = run::largestNeed(jobs);
    const auto host = models::bytesText(need.hostBytes);
    return count + QLatin1Char('\n')
           + (need.deviceBytes == 0 ? tr("Memory: up to %1 of the host").arg(host)
                                    : tr("Memory: up to %1 of the host, %2 of the device")
                                          .arg(host, models::bytesText(need.deviceBytes)));
}

/// The reasons of the jobs that cannot run, each once.
QString ExperimentPanel::whyUnsupported(std::span<const results::JobSpec> jobs)
{
    QStringList reasons;
    for (const auto& spec : jobs) {
        if (!spec.unsupported.empty())
            reasons << QStringLiteral("%1, %2: %3")
                           .arg(models::text(spec.device.id),
                                models::text(results::variantName(spec.variant)),
                                models::text(spec.unsupported));
    }
    reasons.removeDuplicates();
    return reasons.join(QLatin1Char('\n'));
}

/// The jobs of the request; says whether they can be run in pairs on the way.
std::vector<results::JobSpec> ExperimentPanel::expandedJobs()
{
    auto jobs = run::expand(request(), m_inventory);
    const auto groups = run::byWork(jobs);
    const auto unpaired = std::ranges::find_if(groups, [](const auto& group) { return group.size() != 2; });
    m_pairs = unpaired == groups.end();
    m_data->setUnpaired(m_pairs ? std::nullopt : std::optional(unpaired->size()));
    return jobs;
}

void ExperimentPanel::say(const QString& message, bool problem)
{
    m_message->setText(message);
    m_message->setToolTip({});
    m_messageIcon->setVisible(problem);
}

} // namespace sortscope::gui::pages
