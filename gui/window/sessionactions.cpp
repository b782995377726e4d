// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/sessionactions.h"

#include "gui/session/samplesession.h"
#include "gui/text/text.h"
#include "gui/widgets/errorbanner.h"
#include "gui/widgets/fill.h"
#include "gui/window/commandtable.h"
#include "gui/window/dialogs.h"
#include "gui/window/recentsessions.h"
#include "gui/window/recoverybanner.h"

#include <QAction>
#include <QDir>
#include <QDropEvent>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace sortscope::gui::pages {
namespace {

/// The session file among dragged data; empty if there is none.
QString sessionIn(const QMimeData& data)
{
    for (const auto& url : data.urls()) {
        if (url.isLocalFile() && url.fileName().endsWith(QStringLiteral(".sortscope")))
            return url.toLocalFile();
    }
    return {};
}

} // namespace

SessionActions::SessionActions(QMainWindow& window, bridge::Workbench& workbench, bridge::Settings& settings,
                               CommandTable& commands)
    : QObject(&window),
      m_window(window),
      m_workbench(workbench),
      m_settings(settings),
      m_commands(commands),
      m_keeper(workbench.session()),
      m_bar(new QWidget),
      m_notice(
          widgets::named("session-notice", new widgets::ErrorBanner(widgets::ErrorBanner::Kind::Notice))),
      m_recovery(new RecoveryBanner)
{
    makeActions();
    sayWhyNot();
    recent = new QMenu(tr("Open &Recent"), &window);
    m_recentSessions = new RecentSessions(*recent, settings);
    connect(m_recentSessions, &RecentSessions::chosen, this, &SessionActions::openFile);
    widgets::fill(new QVBoxLayout(m_bar), {{m_notice}, {m_recovery}})->setSpacing(0);
    connectKeeper();
    connectRecovery();
    window.setAcceptDrops(true);
    window.installEventFilter(this);
    showTitle();
}

void SessionActions::makeActions()
{
    startNew = m_commands.make(QStringLiteral("new"), tr("&New Session"), tr("Begin an empty session"));
    startNew->setShortcut(QKeySequence::New);
    open = m_commands.make(QStringLiteral("open"), tr("&Open Session…"),
                           tr("Show the results of a session file"));
    open->setShortcut(QKeySequence::Open);
    open->setIconText(tr("Open"));
    openSample = m_commands.make(QStringLiteral("open"), tr("Open the Sa&mple Session"),
                                 tr("Open an editable copy of a session measured on an NVIDIA H200"));
    openSample->setVisible(!bridge::sampleSession().isEmpty());
    save = m_commands.make(QStringLiteral("save"), tr("&Save Session"),
                           tr("Save the results to a session file"));
    save->setShortcut(QKeySequence::Save);
    save->setIconText(tr("Save"));
    saveAs = m_commands.make(QStringLiteral("save"), tr("Save Session &As…"),
                             tr("Copy the session to another file and continue there"));
    saveAs->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    notes = m_commands.make(QStringLiteral("notes"), tr("No&tes on the Session…"),
                            tr("Edit the notes on this session"));
    connect(startNew, &QAction::triggered, this, [this] { replaceThen([this] { m_keeper.startNew(); }); });
    connect(open, &QAction::triggered, this, [this] {
        askSessionToOpen(m_window, m_settings, [this](const QString& path) { openFile(path); });
    });
    connect(openSample, &QAction::triggered, this, [this] {
        if (!showedBeside(bridge::sampleSession()))
            replaceThen([this] { m_keeper.openCopy(bridge::sampleSession()); });
    });
    connect(save, &QAction::triggered, this, [this] { askToSave({}); });
    connect(saveAs, &QAction::triggered, this, [this] { askToSaveAs({}); });
    connect(notes, &QAction::triggered, this, &SessionActions::showNotes);
}

void SessionActions::sayWhyNot()
{
    const auto opening = [](bool is) {
        return is ? bridge::Activity::tr("A session is being opened.") : QString();
    };
    m_commands.add(startNew, [this, opening] {
        const auto why = refusal();
        return why.isEmpty() ? opening(m_keeper.opening()) : why;
    });
    m_commands.add(open, [this, opening] {
        const auto why = refusal();
        if (why.isEmpty())
            return opening(m_keeper.opening());
        return m_workbench.showsBeside() ? QString() : why;
    });
    for (auto* command : {save, saveAs})
        m_commands.add(command, [this] {
            const bool something = !m_workbench.results().empty() || !m_keeper.state().path.empty();
            return something ? QString() : tr("There are no results to save yet.");
        });
    m_commands.add(notes, [this, opening] { return opening(m_keeper.leaving()); });
}

void SessionActions::fill(QMenu& menu)
{
    auto* before = menu.actions().value(0);
    menu.insertActions(before, {startNew, open});
    menu.insertMenu(before, recent);
    menu.insertAction(before, openSample);
    menu.insertSeparator(before);
    menu.insertActions(before, {save, saveAs, notes});
    menu.insertSeparator(before);
}

void SessionActions::connectKeeper()
{
    using bridge::SessionWorker;
    connect(&m_keeper, &SessionWorker::stateChanged, this, &SessionActions::tellState);
    connect(&m_keeper, &SessionWorker::opened, this, &SessionActions::tellOpened);
    connect(&m_keeper, &SessionWorker::saved, this, &SessionActions::tellSaved);
    connect(&m_keeper, &SessionWorker::failed, this, &SessionActions::takeFailure);
    connect(&m_keeper, &SessionWorker::rescued, this, &SessionActions::tellRescued);
    connect(&m_keeper, &SessionWorker::damaged, this,
            [this](const QString& sentence, const QString& path) { emit damaged(sentence + u'.', path); });
    connect(&m_workbench.results(), &models::ResultStore::changed, this, &SessionActions::showTitle);
    connect(&m_workbench.activity(), &bridge::Activity::changed, this, &SessionActions::showTitle);
    connect(&m_workbench, &bridge::Workbench::continuedUntitled, this, [this] {
        m_notice->showMessage(tr("The session could not be written to, so the run continues in an untitled "
                                 "copy of it. Save the copy where you like."));
    });
}

void SessionActions::connectRecovery()
{
    connect(&m_keeper, &bridge::SessionWorker::leftOversFound, m_recovery, &RecoveryBanner::offer);
    connect(m_recovery, &RecoveryBanner::openWanted, this, &SessionActions::openFile);
    connect(m_recovery, &RecoveryBanner::rescueWanted, this, &SessionActions::rescueFile);
    connect(m_recovery, &RecoveryBanner::deleteWanted, this,
            [this](const QString& path, const QString& what) {
                askAboutDeleting(m_window, what, [this, path] {
                    m_keeper.removeLeftOver(path);
                    m_recovery->remove(path);
                });
            });
}

bool SessionActions::eventFilter(QObject* watched, QEvent* event)
{
    const bool drops = event->type() == QEvent::Drop;
    if (!drops && event->type() != QEvent::DragEnter)
        return QObject::eventFilter(watched, event);
    // Both drag-enter and drop events are QDropEvents.
    auto* drop = static_cast<QDropEvent*>(event);
    const auto path = sessionIn(*drop->mimeData());
    if (path.isEmpty())
        return false;
    drop->acceptProposedAction();
    if (drops)
        openFile(path);
    return true;
}

QString SessionActions::shownNotice() const
{
    return m_notice->message();
}

void SessionActions::openFile(const QString& path)
{
    if (showedBeside(QFileInfo(path).absoluteFilePath()))
        return;
    replaceThen([this, path] {
        emit m_workbench.messages().told(tr("Opening %1…").arg(QDir::toNativeSeparators(path)));
        m_keeper.open(QFileInfo(path).absoluteFilePath());
    });
}

void SessionActions::rescueFile(const QString& path)
{
    replaceThen([this, path] { m_keeper.rescue(QFileInfo(path).absoluteFilePath()); });
}

void SessionActions::saveTo(const QString& path, const Then& then)
{
    m_keeper.saveAs(QFileInfo(path).absoluteFilePath(), whileHere(then));
}

void SessionActions::askToSave(const Then& then)
{
    if (m_keeper.state().untitled || m_keeper.state().readOnly())
        askToSaveAs(then);
    else
        m_keeper.save(whileHere(then));
}

void SessionActions::askToSaveAs(const Then& then)
{
    const auto& state = m_keeper.state();
    const auto proposed = state.untitled ? tr("session.sortscope") : bridge::qtPath(state.path.filename());
    askWhereToSave(m_window, m_settings, proposed, [this, then](const QString& path) { saveTo(path, then); });
}

SessionActions::Then SessionActions::whileHere(const Then& then)
{
    return [here = QPointer(this), then] {
        if (here && then)
            then();
    };
}

void SessionActions::replaceThen(const Then& then)
{
    if (refused())
        return;
    const auto replace = [this, then] {
        if (!refused()) // a run may have begun while the user was asked
            then();
    };
    leave(replace, replace);
}

void SessionActions::closeThen(const std::function<void()>& then)
{
    leave(then, [this, then] {
        m_keeper.discard();
        then();
    });
}

void SessionActions::leave(const Then& saved, const Then& discarded)
{
    if (std::exchange(m_leaving, true))
        return;
    emit leaving();
    m_keeper.whenWritten(whileHere([this, saved, discarded] {
        m_leaving = false;
        askThen(saved, discarded);
    }));
}

void SessionActions::askThen(const Then& saved, const Then& discarded)
{
    const auto then = [this, saved, discarded] { goOn(saved, discarded); };
    // During a run, only closing the window gets here: refusal() prevents all other ways to leave a session.
    const bool running = m_workbench.runs().running();
    if (m_workbench.unsaved())
        askAboutUnsaved(
            m_window, running, [this, then] { askToSave(then); }, discarded);
    else if (running)
        askAboutRun(m_window, then);
    else
        saved();
}

void SessionActions::goOn(const Then& saved, const Then& discarded)
{
    if (m_workbench.unsaved())
        leave(saved, discarded);
    else
        saved();
}

void SessionActions::showNotes()
{
    const auto& state = m_keeper.state();
    const auto why = state.readOnly() ? tr("The session is open for reading only: %1. Save it under another "
                                           "name to change the notes.")
                                            .arg(models::text(state.whyReadOnly))
                                      : QString();
    editNotes(m_window, models::text(state.notes), why,
              [this](const QString& text) { m_keeper.setNotes(text); });
}

QString SessionActions::refusal() const
{
    const auto state = m_workbench.activity().state();
    if (state == bridge::Activity::State::Running || state == bridge::Activity::State::PreparingRun)
        return tr("A run is active. Cancel it, or wait for its end, before another session takes its place.");
    return {};
}

bool SessionActions::showedBeside(const QString& path)
{
    if (refusal().isEmpty() || !m_workbench.showBeside(path))
        return false;
    emit m_workbench.messages().told(
        tr("A run is active here, so %1 is shown in another window.").arg(QDir::toNativeSeparators(path)));
    return true;
}

bool SessionActions::refused()
{
    const auto why = refusal();
    if (!why.isEmpty())
        emit m_workbench.messages().failed(why);
    return !why.isEmpty();
}

void SessionActions::showTitle()
{
    m_window.setWindowTitle(title());
    m_window.setWindowModified(m_workbench.unsaved());
}

QString SessionActions::title() const
{
    const auto& state = m_keeper.state();
    // "[*]" in a name would be taken for the mark of unsaved changes.
    const auto name = (state.untitled ? models::text(state.name) : bridge::qtPath(state.path.stem()))
                          .replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
    if (state.untitled)
        return (name.isEmpty() || state.name == bridge::kUntitledName ? tr("Untitled")
                                                                      : tr("Copy of %1").arg(name))
               + QStringLiteral("[*]");
    return state.readOnly() ? tr("%1[*] [read-only]").arg(name) : name + QStringLiteral("[*]");
}

void SessionActions::tell()
{
    tellState();
    tellReadOnly();
}

void SessionActions::tellState()
{
    const auto& failure = m_keeper.state().failure;
    const auto waiting = m_keeper.state().waiting;
    if (!failure.empty() && (failure != m_toldFailure || waiting != m_toldWaiting))
        emit m_workbench.messages().failed(unwritten());
    m_toldFailure = failure;
    m_toldWaiting = waiting;
    showTitle();
}

QString SessionActions::unwritten() const
{
    const auto& state = m_keeper.state();
    return tr("Not everything could be written to the session's file: %1. %n result(s) are kept in memory, "
              "and writing is tried again with every job; you can also save the session to another place.",
              "", static_cast<int>(state.waiting))
        .arg(models::text(state.failure));
}

void SessionActions::tellOpened()
{
    const auto& state = m_keeper.state();
    showTitle();
    if (state.path.empty()) {
        m_notice->hide();
        return;
    }
    const auto path = bridge::qtPath(state.path);
    m_recovery->remove(path);
    if (!state.untitled)
        m_recentSessions->add(path);
    tellReadOnly();
    emit m_workbench.messages().told(
        tr("Opened %1: %n result(s)", "", static_cast<int>(m_workbench.results().results().size()))
            .arg(QDir::toNativeSeparators(path)));
}

void SessionActions::tellRescued(const QString& path, const QStringList& leftOut)
{
    auto text = tr("%1 is damaged and stays as it is. This untitled session holds its readable part; save it "
                   "where you like.")
                    .arg(QDir::toNativeSeparators(path));
    if (!leftOut.isEmpty())
        text += u' ' + tr("%n job(s) could not be read.", "", static_cast<int>(leftOut.size()));
    m_notice->showMessage(text);
    m_notice->setToolTip(leftOut.join(u'\n'));
}

void SessionActions::tellReadOnly()
{
    const auto& state = m_keeper.state();
    // In a window that only shows sessions, the title says enough.
    if (!state.readOnly() || m_workbench.activity().viewing())
        return m_notice->hide();
    m_notice->showMessage(
        tr("%1 is open for reading only: %2. A run continues in an untitled copy of it.")
            .arg(QDir::toNativeSeparators(bridge::qtPath(state.path)), models::text(state.whyReadOnly)));
}

void SessionActions::tellSaved(const QString& path)
{
    m_recentSessions->add(path);
    tellReadOnly();
    showTitle();
    emit m_workbench.messages().told(tr("Everything is in %1; new results are written to it as they arrive.")
                                         .arg(QDir::toNativeSeparators(path)));
}

void SessionActions::takeFailure(const QString& sentence)
{
    const bool unwrittenAlone = sentence == models::text(m_keeper.state().failure);
    emit m_workbench.messages().failed(unwrittenAlone ? unwritten() : sentence + u'.');
}

} // namespace sortscope::gui::pages
