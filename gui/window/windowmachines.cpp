// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/windowmachines.h"

#include "gui/run/workbench.h"
#include "gui/session/settings.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/window/commandtable.h"
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

WindowMachines::WindowMachines(QWidget& window, bridge::Workbench& workbench, bridge::Settings& settings,
                               CommandTable& commands)
    : QObject(&window),
      add(widgets::named(
          "add-machine",
          commands.make(QStringLiteral("new"), tr("&Add Machine…"),
                        tr("Measure on a machine that is reached by ssh, Slurm or a custom command")))),
      remove(widgets::named("remove-machine", new QMenu(tr("&Remove Machine"), &window))),
      fetch(widgets::named("fetch-kept", new QAction(tr("&Fetch Stored Results"), this))),
      m_window(window),
      m_workbench(workbench),
      m_settings(settings),
      m_commands(commands)
{
    fetch->setStatusTip(
        tr("Fetch results of this session that other machines stored when their connection ended"));
    remove->menuAction()->setStatusTip(tr("Remove a machine, and close its connection"));
    sayWhyNot();
    connect(add, &QAction::triggered, this, &WindowMachines::ask);
    connect(fetch, &QAction::triggered, &m_workbench, &bridge::Workbench::fetchKept);
    connect(&m_workbench.session(), &bridge::SessionWorker::fetched, this, &WindowMachines::tellFetched);
    connect(&m_workbench.places(), &bridge::Places::knownChanged, this, &WindowMachines::listKnown);
    listKnown();
}

void WindowMachines::sayWhyNot()
{
    m_commands.add(add, [this] { return m_workbench.activity().whyFixed(); });
    m_commands.add(remove->menuAction(), [this] {
        const auto why = m_workbench.activity().whyFixed();
        return why.isEmpty() && remove->isEmpty() ? remove->menuAction()->statusTip() : why;
    });
    m_commands.add(fetch, [this] { return whyNoFetch(); });
}

QString WindowMachines::whyNoFetch() const
{
    if (const auto why = m_workbench.activity().whyBusy(); !why.isEmpty())
        return why;
    if (!m_workbench.places().everywhere())
        return tr("No other machine is connected.");
    return m_workbench.mayFetchKept() ? QString() : tr("The session has no jobs.");
}

void WindowMachines::restore()
{
    auto& places = m_workbench.places();
    const auto known = places.known().empty() ? m_settings.value(kKey).toStringList() : QStringList();
    for (qsizetype i = 0; i + 1 < known.size(); i += 2) {
        try {
            places.add({known[i], known[i + 1]});
        } catch (const std::exception& error) {
            emit m_workbench.messages().failed(
                tr("The machine %1 is left out. %2").arg(known[i], models::text(error.what())));
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
    if (const auto reason = m_workbench.activity().whyFixed(); !reason.isEmpty()) {
        emit m_workbench.messages().told(reason);
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
        emit m_workbench.messages().failed(
            tr("The machine %1 is left out. %2").arg(m_removed->name, models::text(error.what())));
    }
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
    m_commands.refresh();
}

void WindowMachines::tellFetched(const bridge::FetchedKept& kept)
{
    if (!kept.faults.isEmpty())
        emit m_workbench.messages().failed(kept.faults.join(u'\n'));
    if (kept.what.taken > 0)
        emit m_workbench.messages().told(tr("%n stored replicate(s) were fetched from other machines.", "",
                                            static_cast<int>(kept.what.taken)));
    else if (kept.faults.isEmpty())
        emit m_workbench.messages().told(tr("The other machines store no results of this session."));
}

} // namespace sortscope::gui::pages
