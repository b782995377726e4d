// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/windowmachines.h"

#include "gui/run/workbench.h"
#include "gui/session/settings.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/window/machinedialog.h"

#include <QAction>
#include <QMenu>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace sortscope::gui::pages {
namespace {

/// Holds names and places in turn.
const QString kKey = QStringLiteral("machines/known");

/// The name for a menu, where a single "&" would underline a letter.
QString inMenu(QString name)
{
    return name.replace(u'&', QLatin1String("&&"));
}

} // namespace

WindowMachines::WindowMachines(QWidget& window, bridge::Workbench& workbench, bridge::Settings& settings)
    : QObject(&window),
      add(widgets::named("add-machine", new QAction(widgets::symbolicIcon(QStringLiteral("new")),
                                                    tr("&Add Machine…"), this))),
      remove(widgets::named("remove-machine", new QMenu(tr("&Remove Machine"), &window))),
      fetch(widgets::named("fetch-kept", new QAction(tr("&Fetch Stored Results"), this))),
      m_window(window),
      m_workbench(workbench),
      m_settings(settings)
{
    connect(add, &QAction::triggered, this, &WindowMachines::ask);
    connect(fetch, &QAction::triggered, &m_workbench, &bridge::Workbench::fetchKept);
    connect(&m_workbench.session(), &bridge::SessionKeeper::fetched, this, &WindowMachines::tellFetched);
    connect(&m_workbench.jobs(), &QAbstractItemModel::modelReset, this, &WindowMachines::refreshFetch);
    connect(&m_workbench.places(), &bridge::Places::changed, this, &WindowMachines::refreshFetch);
    connect(&m_workbench, &bridge::Workbench::jobsLeft, this, [this](int count) {
        emit told(tr("%n job(s) are left: their machines are not connected.", "", count));
    });
    connect(&m_workbench.places(), &bridge::Places::knownChanged, this, &WindowMachines::listKnown);
    connect(&m_workbench, &bridge::Workbench::obstacleChanged, this, &WindowMachines::refresh);
    connect(&m_workbench, &bridge::Workbench::runFinished, this, &WindowMachines::refresh);
    listKnown();
}

void WindowMachines::restore()
{
    auto& places = m_workbench.places();
    const auto known = places.known().empty() ? m_settings.value(kKey).toStringList() : QStringList();
    for (qsizetype i = 0; i + 1 < known.size(); i += 2) {
        try {
            places.add({known[i], known[i + 1]});
        } catch (const std::exception& error) {
            emit failed(tr("The machine %1 is left out. %2").arg(known[i], models::text(error.what())));
        }
    }
    m_remembered = places.known();
}

/// Saves the changes alone: other windows may have added machines of their own, and some may have been left
/// out here.
void WindowMachines::save()
{
    const auto without = [](const auto& these, const auto& others) {
        std::vector<bridge::KnownPlace> rest;
        std::ranges::copy_if(these, std::back_inserter(rest), [&](const auto& known) {
            return std::ranges::find(others, known) == others.end();
        });
        return rest;
    };
    const auto known = m_workbench.places().known();
    const auto added = without(known, m_remembered);
    const auto removed = without(m_remembered, known);
    m_settings.update(kKey, [added, removed](const QVariant& before) {
        auto all = before.toStringList();
        for (const auto* places : {&removed, &added}) { // so that no added machine is there twice
            for (qsizetype i = all.size() - 2; i >= 0; i -= 2) {
                if (std::ranges::find(*places, all[i + 1], &bridge::KnownPlace::text) != places->end())
                    all.remove(i, 2);
            }
        }
        for (const auto& [name, text] : added)
            all << name << text;
        return all.isEmpty() ? QVariant() : QVariant(all);
    });
    m_remembered = known;
}

void WindowMachines::ask()
{
    auto* dialog = new MachineDialog(m_workbench.places(), &m_window);
    connect(dialog, &QDialog::accepted, this, &WindowMachines::save);
    dialog->open();
}

void WindowMachines::forget(const QString& place)
{
    if (const auto reason = m_workbench.activity(); !reason.isEmpty()) {
        emit told(reason);
        return;
    }
    auto& places = m_workbench.places();
    for (const auto& known : places.known()) {
        if (known.text == place)
            m_removed = known;
    }
    places.remove(place);
    save();
}

void WindowMachines::bringBack()
{
    try {
        m_workbench.places().add(*m_removed);
        m_removed.reset();
        save();
        listKnown();
    } catch (const std::exception& error) {
        emit failed(tr("The machine %1 is left out. %2").arg(m_removed->name, models::text(error.what())));
    }
}

void WindowMachines::connectTo(const QString& place)
{
    if (const auto reason = m_workbench.activity(); reason.isEmpty())
        m_workbench.places().connectTo(place);
    else
        emit told(reason);
}

void WindowMachines::sendProgramTo(const QString& place)
{
    if (const auto reason = m_workbench.activity(); reason.isEmpty())
        m_workbench.places().sendProgramTo(place);
    else
        emit told(reason);
}

void WindowMachines::disconnectFrom(const QString& place)
{
    const auto& all = m_workbench.places().all();
    const bool waits = std::ranges::any_of(all, [&](const auto& entry) {
        return entry.known.text == place && entry.state == bridge::Places::State::Connecting;
    });
    const auto reason = m_workbench.activity();
    if (waits || reason.isEmpty())
        m_workbench.places().disconnectFrom(place);
    else
        emit told(reason);
}

void WindowMachines::listKnown()
{
    const auto known = m_workbench.places().known();
    const auto listed = remove->actions();
    // When machines are added one after the other, the earlier entries stay: filling a long menu takes
    // milliseconds.
    const auto same = std::ranges::mismatch(listed, known, [](const QAction* action, const auto& place) {
        return action->text() == inMenu(place.name) && action->statusTip() == place.text;
    });
    std::for_each(same.in1, listed.end(), [this](QAction* action) {
        remove->removeAction(action);
        action->deleteLater(); // it may be the action that was chosen
    });
    for (const auto& [name, text] : std::ranges::subrange(same.in2, known.end())) {
        auto* action = remove->addAction(inMenu(name));
        action->setStatusTip(text);
        connect(action, &QAction::triggered, this, [this, place = text] { forget(place); });
    }
    if (m_removed) {
        remove->addSeparator();
        auto* back = remove->addAction(tr("&Restore “%1”").arg(inMenu(m_removed->name)));
        back->setStatusTip(m_removed->text);
        connect(back, &QAction::triggered, this, &WindowMachines::bringBack);
    }
    refresh();
}

void WindowMachines::refresh()
{
    const auto reason = m_workbench.activity();
    add->setEnabled(reason.isEmpty());
    add->setStatusTip(tr("Measure on a machine that is reached by ssh, Slurm or a custom command"));
    add->setToolTip(reason.isEmpty() ? add->statusTip() : reason);
    remove->menuAction()->setEnabled(reason.isEmpty() && !remove->isEmpty());
    remove->menuAction()->setStatusTip(tr("Remove a machine, and close its connection"));
    refreshFetch();
}

void WindowMachines::refreshFetch()
{
    auto reason = m_workbench.obstacle();
    if (reason.isEmpty() && !m_workbench.places().everywhere())
        reason = tr("No other machine is connected.");
    if (reason.isEmpty() && !m_workbench.mayFetchKept())
        reason = tr("The session has no jobs.");
    fetch->setEnabled(reason.isEmpty());
    fetch->setStatusTip(
        tr("Fetch results of this session that other machines stored when their connection ended"));
    fetch->setToolTip(reason.isEmpty() ? fetch->statusTip() : reason);
}

void WindowMachines::tellFetched(const bridge::FetchedKept& kept)
{
    if (!kept.faults.isEmpty())
        emit failed(kept.faults.join(u'\n'));
    if (kept.what.taken > 0)
        emit told(tr("%n stored replicate(s) were fetched from other machines.", "",
                     static_cast<int>(kept.what.taken)));
    else if (kept.faults.isEmpty())
        emit told(tr("The other machines store no results of this session."));
}

} // namespace sortscope::gui::pages
