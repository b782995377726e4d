// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/experimentpanel.h"

#include "core/base/usageerror.h"
#include "core/plan/commandline.h"
#include "core/plan/expand.h"
#include "core/plan/presetrequest.h"
#include "core/plan/requestjson.h"
#include "gui/experiment/algorithmsection.h"
#include "gui/experiment/datasection.h"
#include "gui/experiment/devicesection.h"
#include "gui/experiment/experimentactions.h"
#include "gui/experiment/experimentbar.h"
#include "gui/experiment/kernelfoldernote.h"
#include "gui/experiment/queuelist.h"
#include "gui/experiment/runprogress.h"
#include "gui/experiment/samplingsection.h"
#include "gui/experiment/sections.h"
#include "gui/experiment/taborder.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/fold.h"
#include "gui/widgets/segments.h"
#include "gui/widgets/showscrolled.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/widgets/wheelguard.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace sortscope::gui::pages {
namespace {

/// A scroll area as wide as its content needs: sideways scrolling in a form is a nuisance.
class FormScrollArea : public QScrollArea {
public:
    explicit FormScrollArea(QWidget* content) { widgets::showScrolled(*this, content); }

    QSize sizeHint() const override { return {minimumSizeHint().width(), widget()->sizeHint().height()}; }

    QSize minimumSizeHint() const override
    {
        constexpr int kLowest = 80;
        return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), kLowest};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        // A text that became longer makes the content wider, which has no scroll bar: the panel follows.
        if (event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

QAction* makeAction(QWidget& parent, const QString& icon, const QString& text,
                    const QKeySequence& shortcut = QKeySequence())
{
    auto* action = new QAction(text, &parent);
    if (!icon.isEmpty())
        action->setIcon(widgets::symbolicIcon(icon));
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    parent.addAction(action);
    return action;
}

} // namespace

ExperimentPanel::ExperimentPanel(bridge::Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_saved(new ExperimentActions(*this, workbench.messages(),
                                    [this] { return canRun() ? std::optional(request()) : std::nullopt; })),
      m_scope(widgets::named("scope", new widgets::Segments(tr("Kind of experiment")))),
      m_devices(new DeviceSection(workbench)),
      m_data(new DataSection),
      m_algorithms(new AlgorithmSection),
      m_search(widgets::named("search", new SearchSection)),
      m_sampling(new SamplingSection),
      m_parameters(new ParameterSection),
      m_parameterFold(widgets::named("parameters", new widgets::Fold(tr("Parameters"), m_parameters))),
      m_modes(new ModeSection),
      m_modeFold(widgets::named("modes", new widgets::Fold(tr("Transfers and launches"), m_modes))),
      m_sections{m_devices, m_data, m_algorithms, m_search, m_sampling, m_parameters, m_modes},
      m_messageIcon(new widgets::IconLabel(QStringLiteral("state-unsupported"), widgets::Tint::Caution)),
      m_message(new QLabel),
      m_run(new QPushButton),
      m_pause(new QPushButton),
      m_cancel(new QPushButton)
{
    makeActions();
    m_prepared = new ExperimentBar({m_undo, m_redo}, {m_saved->save, m_saved->bringBack, m_copyCommand});
    widgets::fill(new QVBoxLayout(this), {{new FormScrollArea(makeSections()), 1}, {makeFooter()}},
                  {6, 6, 0, 6});
    connectSections();
    connectWorkbench();
    widgets::guardWheel(*this);
    refresh();
}

void ExperimentPanel::makeActions()
{
    using namespace std::chrono_literals;
    m_undo = makeAction(*this, QStringLiteral("undo"), tr("&Undo"), QKeySequence::Undo);
    m_undo->setObjectName(QStringLiteral("undo"));
    m_undo->setToolTip(tr("Undo the last change of the experiment"));
    m_redo = makeAction(*this, QStringLiteral("redo"), tr("&Redo"), QKeySequence::Redo);
    m_redo->setObjectName(QStringLiteral("redo"));
    m_redo->setToolTip(tr("Redo the last undone change"));
    m_copyCommand = makeAction(*this, QStringLiteral("copy"), tr("Copy as Command &Line"));
    m_copyCommand->setToolTip(
        tr("Copy the sortscope-cli command that runs this experiment to the clipboard"));
    m_copyCommand->setStatusTip(m_copyCommand->toolTip());
    connect(m_undo, &QAction::triggered, this, [this] {
        settle();
        note();
        step(m_history.undo());
    });
    connect(m_redo, &QAction::triggered, this, [this] { step(m_history.redo()); });
    connect(m_copyCommand, &QAction::triggered, this, &ExperimentPanel::copyCommandLine);
    m_noteSoon.setSingleShot(true);
    m_noteSoon.setInterval(400ms);
    connect(&m_noteSoon, &QTimer::timeout, this, &ExperimentPanel::note);
    m_orderSoon.setSingleShot(true);
    connect(&m_orderSoon, &QTimer::timeout, this, [this] { orderTabs(*this); });
}

QWidget* ExperimentPanel::makeSections()
{
    constexpr int kGap = 5;
    m_scope->add(static_cast<int>(Scope::Sorts), tr("Sort"), tr("Algorithms that sort"));
    m_scope->add(static_cast<int>(Scope::Searches), tr("Search"),
                 tr("Algorithms that look keys up in sorted data"));
    m_scope->add(static_cast<int>(Scope::Both), tr("Both"), tr("Sorts and searches in one run"));
    auto* sections = new QWidget;
    auto* layout = widgets::fill(new QVBoxLayout(sections),
                                 {{m_prepared},
                                  {m_scope},
                                  {m_devices},
                                  {m_data},
                                  {m_algorithms},
                                  {m_search},
                                  {m_sampling},
                                  {m_parameterFold},
                                  {m_modeFold}},
                                 {0, 0, 4, 0});
    layout->setSpacing(kGap);
    layout->addStretch(1); // otherwise the lists would take the room of a high window
    return sections;
}

QWidget* ExperimentPanel::makeFooter()
{
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setObjectName(QStringLiteral("message"));
    m_run->setObjectName(QStringLiteral("run"));
    m_pause->setObjectName(QStringLiteral("pause"));
    m_cancel->setObjectName(QStringLiteral("cancel"));

    auto* progress = new widgets::RunProgress(m_workbench, this);
    auto* queue = widgets::named("queue", new widgets::QueueList(m_workbench, this));
    auto* says = widgets::fill(new QHBoxLayout, {{m_messageIcon, 0, Qt::AlignTop}, {m_message, 1}});
    auto* buttons = widgets::fill(new QHBoxLayout, {{m_run, 1}, {m_pause}, {m_cancel, 1}});

    auto* footer = new QWidget;
    auto* kernels = new KernelFolderNote(m_workbench);
    widgets::fill(new QVBoxLayout(footer),
                  {{kernels}, {.layout = says}, {.layout = buttons}, {progress}, {queue}}, {0, 0, 4, 0});
    return footer;
}

void ExperimentPanel::connectSections()
{
    connect(m_prepared, &ExperimentBar::preparedWanted, this, &ExperimentPanel::usePrepared);
    connect(m_prepared, &ExperimentBar::savedWanted, m_saved, &ExperimentActions::use);
    connect(m_prepared, &ExperimentBar::deleteWanted, m_saved, &ExperimentActions::remove);
    connect(m_saved, &ExperimentActions::changed, m_prepared, &ExperimentBar::setSaved);
    connect(m_saved, &ExperimentActions::chosen, this, &ExperimentPanel::restore);
    connect(m_saved, &ExperimentActions::inPanel, this,
            [this](const QString& name) { namePrepared(name, true); });
    connect(m_scope, &widgets::Segments::changed, this, [this] {
        m_algorithms->setScope(static_cast<Scope>(m_scope->value()));
        refresh();
    });
    for (auto* section : m_sections) {
        if (section != m_devices)
            connect(section, &Section::changed, this, &ExperimentPanel::refresh);
    }
    connect(m_devices, &Section::changed, this, &ExperimentPanel::refreshForDevices);
}

void ExperimentPanel::connectWorkbench()
{
    const auto follow = [this] { setInventory(m_workbench.inventory()); };
    connect(&m_workbench, &bridge::Workbench::inventoryChanged, this, follow);
    connect(&m_workbench.tunings(), &bridge::TuningBridge::inForceChanged, this, &ExperimentPanel::refresh);
    connect(&m_workbench, &bridge::Workbench::durationsChanged, this, &ExperimentPanel::refresh);
    connect(&m_workbench.ownAlgorithms(), &bridge::OwnAlgorithms::loaded, this, [this] {
        m_algorithms->listAgain();
        refresh();
    });
    if (m_workbench.discovered())
        follow();
}

void ExperimentPanel::setActions(QAction& run, QAction& pause, QAction& cancel)
{
    for (const auto& [button, action] :
         {std::pair(m_run, &run), std::pair(m_pause, &pause), std::pair(m_cancel, &cancel)}) {
        const auto follow = [this, button = button, action = action] {
            // The menu's mnemonic would clash with those of the menu bar; showing the key is worth more.
            const auto key = action->shortcut().toString(QKeySequence::NativeText);
            // Between the two other buttons there is only room for an icon.
            if (button != m_pause)
                button->setText(QStringLiteral("%1  %2").arg(action->iconText(), key));
            button->setAccessibleName(action->iconText());
            button->setIcon(action->icon());
            button->setToolTip(action->toolTip());
            button->setEnabled(action->isEnabled());
        };
        follow();
        connect(action, &QAction::changed, button, follow);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
    }
}

void ExperimentPanel::setStore(ExperimentStore& presets)
{
    m_saved->setPresets(presets);
}

void ExperimentPanel::setInventory(const backend::Inventory& inventory)
{
    m_inventory = inventory;
    m_discovered = true;
    m_devices->setInventory(inventory);
    refreshForDevices();
    settle();
}

plan::RunRequest ExperimentPanel::wanted() const
{
    plan::RunRequest request;
    for (const auto* section : m_sections)
        section->fill(request);
    return request;
}

plan::RunRequest ExperimentPanel::request()
{
    settle();
    auto request = wanted();
    if (!m_pairs)
        request.order = results::SampleOrder::JobByJob; // the box is ticked, but greyed
    return request;
}

void ExperimentPanel::setRequest(const plan::RunRequest& request)
{
    namePrepared({}, false);
    restore(request);
    settle();
}

void ExperimentPanel::restore(const plan::RunRequest& request)
{
    m_scope->setValue(static_cast<int>(AlgorithmSection::scopeOf(request)));
    for (auto* section : m_sections)
        section->restore(request);
    refresh();
}

void ExperimentPanel::usePrepared(const QString& id)
{
    auto request = plan::presetRequest(id.toStdString()).request;
    // The user's devices are kept; all devices are taken if only baselines are chosen.
    const auto& baselines = request.devices;
    auto devices = chosenDevices();
    const bool onlyBaselines = std::ranges::all_of(
        devices, [&](const auto& device) { return std::ranges::find(baselines, device) != baselines.end(); });
    if (onlyBaselines)
        devices = {"all"};
    devices.insert(devices.end(), baselines.begin(), baselines.end());
    request.devices = std::move(devices);
    restore(request);
    namePrepared(id, false);
}

/// Names the prepared or saved experiment that the panel has now; an empty id names none.
void ExperimentPanel::namePrepared(const QString& id, bool saved)
{
    m_filledWith = id.isEmpty() ? std::string() : withoutDevices();
    m_prepared->showExperiment(id, saved);
}

/// The experiment but for its devices, which are the user's; empty if an input is not whole.
std::string ExperimentPanel::withoutDevices() const
{
    auto request = experiment();
    if (!request)
        return {};
    request->devices.clear();
    return plan::requestJson(*request);
}

std::optional<plan::RunRequest> ExperimentPanel::experiment() const
{
    try {
        return wanted();
    } catch (const base::UsageError&) {
        return std::nullopt;
    }
}

std::vector<std::string> ExperimentPanel::chosenDevices() const
{
    return m_devices->chosenIds();
}

std::optional<std::size_t> ExperimentPanel::jobs()
{
    settle();
    return m_jobs;
}

QString ExperimentPanel::whyNoJobs() const
{
    return m_jobs ? QString() : m_message->text();
}

QString ExperimentPanel::message()
{
    settle();
    return m_message->text();
}

/// The step that the user has to do first; empty if the request can be expanded.
QString ExperimentPanel::obstacle() const
{
    if (!m_discovered)
        return tr("Looking for devices…");
    if (m_devices->chosen().empty())
        return tr("Choose at least one device.");
    if (!m_algorithms->chosen().empty())
        return {};
    const auto greyed = m_algorithms->whyGreyed();
    return greyed.isEmpty() ? tr("Choose at least one algorithm.") : greyed;
}

void ExperimentPanel::refresh()
{
    const auto devices = m_devices->chosen();
    {
        const QSignalBlocker blocker(m_algorithms);
        m_algorithms->setDevices(m_devices->all(), m_discovered, devices);
        m_algorithms->setKeyTypes(m_data->keyTypes(), m_data->valueTypes());
    }
    const auto chosen = m_algorithms->chosen();
    const auto has = [&chosen](algorithms::Family family) {
        return std::ranges::any_of(chosen, [family](const auto* info) { return info->family == family; });
    };
    m_data->setSorting(chosen.empty() || has(algorithms::Family::Sort));
    m_search->setVisible(static_cast<Scope>(m_scope->value()) != Scope::Sorts);
    m_parameters->setTargets(chosen, devices);
    m_modes->setDevices(devices);

    refreshFolds();
    if (!m_filledWith.empty())
        m_prepared->setChanged(withoutDevices() != m_filledWith);
    m_noteSoon.start();
    expand();
}

/// Devices have a part of the algorithms: a prepared experiment stays the same one with others.
void ExperimentPanel::refreshForDevices()
{
    const bool unchanged = !m_filledWith.empty() && !m_prepared->changed();
    refresh();
    if (!unchanged)
        return;
    m_filledWith = withoutDevices();
    m_prepared->setChanged(false);
}

void ExperimentPanel::refreshFolds()
{
    m_parameterFold->setVisible(m_parameters->any());
    m_parameterFold->setSummary(m_parameters->summary());
    m_modeFold->setSummary(m_modes->summary());
    m_orderSoon.start();
}

/// A function that makes the jobs of the request as a run does, on any thread.
std::function<std::vector<results::JobSpec>()>
ExperimentPanel::expansionOf(const plan::RunRequest& request) const
{
    const auto& places = m_workbench.places();
    if (places.reachesOut(request))
        return [machines = *places.everywhere(), request = places.withMachines(request)] {
            return machines.jobsOf(request, 1);
        };
    return [inventory = m_inventory, tunings = m_workbench.tunings().inForce(), request] {
        auto jobs = plan::expand(request, inventory);
        tunings.apply(jobs, request);
        return jobs;
    };
}

/// Asks for the jobs that the controls make. Until they are known, the panel shows the earlier ones.
void ExperimentPanel::expand()
{
    m_expanding.stop();
    m_question = nullptr;
    if (auto text = obstacle(); !text.isEmpty()) {
        take({.fault = std::move(text)});
        return;
    }
    try {
        auto request = wanted();
        request.order = results::SampleOrder::JobByJob; // the jobs then say whether they can be run in pairs
        m_question = [request, expand = expansionOf(request), durations = m_workbench.durations()] {
            return previewOf(request, expand, *durations);
        };
    } catch (const base::UsageError& error) {
        take({.fault = models::text(error.what())});
        return;
    }
    m_expanding.post(
        [this, question = m_question](const std::stop_token& /*stop*/) -> bridge::Worker::Reply {
            return [this, preview = question()] { take(preview); };
        },
        [](const QString& /*sentence*/) {});
}

void ExperimentPanel::settle()
{
    if (const auto question = std::exchange(m_question, nullptr)) {
        m_expanding.stop();
        take(question());
    }
}

void ExperimentPanel::take(const RequestPreview& preview)
{
    m_question = nullptr;
    m_jobs.reset();
    m_pairs = !preview.unpaired;
    m_sampling->setUnpaired(preview.unpaired);
    if (preview.fault.isEmpty()) {
        m_jobs = preview.jobs.size();
        m_parameters->showUsed(preview.request, preview.jobs);
        say(preview.message, false);
        m_message->setToolTip(preview.unsupported);
    } else {
        say(preview.fault, m_discovered);
    }
    m_copyCommand->setEnabled(m_jobs.has_value());
    m_saved->setSavable(m_jobs.has_value());
    emit changed();
}

void ExperimentPanel::say(const QString& message, bool problem)
{
    m_message->setText(message);
    m_message->setToolTip({});
    m_messageIcon->setVisible(problem);
}

void ExperimentPanel::note()
{
    if (m_question)
        return m_noteSoon.start(); // note it once it is known whether there are jobs
    m_noteSoon.stop();
    if (m_discovered && m_jobs)
        m_history.note(remembered());
    refreshHistory();
}

void ExperimentPanel::step(std::optional<plan::RunRequest> request)
{
    if (request)
        restore(*request);
    m_noteSoon.stop();
    refreshHistory();
}

void ExperimentPanel::refreshHistory()
{
    m_undo->setEnabled(m_history.canUndo());
    m_redo->setEnabled(m_history.canRedo());
}

plan::RunRequest ExperimentPanel::remembered()
{
    auto request = this->request();
    m_devices->remember(request);
    return request;
}

void ExperimentPanel::copyCommandLine()
{
    auto copied = request();
    const auto places = m_workbench.places().textsFor(copied);
    if (!places.empty())
        copied = m_workbench.places().withPlaces(copied);
    const auto kernels = m_workbench.kernelFolders().folder().toStdString();
    QGuiApplication::clipboard()->setText(models::text(plan::commandLineOf(copied, places, kernels)));
    emit m_workbench.messages().told(tr("The command line is on the clipboard"));
}

} // namespace sortscope::gui::pages
