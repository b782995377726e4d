// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/machinegroup.h"

#include "core/results/row/devicekey.h"
#include "gui/experiment/devicesection.h"
#include "gui/run/workbench.h"
#include "gui/text/text.h"
#include "gui/widgets/choicelist.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <utility>

namespace sortscope::gui::pages {
namespace {

using State = bridge::Places::State;
using widgets::Tint;

QIcon iconOf(State state)
{
    switch (state) {
    case State::Apart:
        return widgets::symbolicIcon(QStringLiteral("state-waiting"));
    case State::Connecting:
        return widgets::symbolicIcon(QStringLiteral("refresh"), Tint::Accent);
    case State::Ready:
        return widgets::symbolicIcon(QStringLiteral("state-ok"), Tint::Good);
    case State::Busy:
        return widgets::symbolicIcon(QStringLiteral("state-running"), Tint::Accent);
    case State::Lost:
        break;
    }
    return widgets::symbolicIcon(QStringLiteral("state-failed"), Tint::Bad);
}

QString wordFor(State state)
{
    switch (state) {
    case State::Apart:
        return MachineGroup::tr("not connected");
    case State::Connecting:
        return MachineGroup::tr("connecting…");
    case State::Ready:
        return MachineGroup::tr("ready");
    case State::Busy:
        return MachineGroup::tr("busy");
    case State::Lost:
        break;
    }
    return MachineGroup::tr("lost");
}

} // namespace

MachineGroup::MachineGroup(bridge::Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_icon(new widgets::IconLabel(QStringLiteral("state-waiting"))),
      m_title(widgets::named("machine-state", new QLabel)),
      m_send(widgets::named("machine-send", new QToolButton)),
      m_button(widgets::named("machine-button", new QToolButton)),
      m_reason(widgets::named("machine-reason", new QLabel)),
      m_devices(widgets::named("machine-devices", new widgets::ChoiceList))
{
    m_title->setTextFormat(Qt::PlainText);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_send->setText(tr("Install Sortscope"));
    m_send->setToolTip(
        tr("Install this program in ~/.cache/sortscope on the machine, and query its devices"));
    for (auto* button : {m_send, m_button})
        button->setAutoRaise(true);
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setWordWrap(true);
    m_reason->setForegroundRole(QPalette::PlaceholderText);
    auto* line = widgets::fill(new QHBoxLayout, {{m_icon}, {m_title, 1}, {m_send}, {m_button}});
    widgets::fill(new QVBoxLayout(this), {{.layout = line}, {m_reason}, {m_devices}}, {0, 4, 0, 0})
        ->setSpacing(2);
    connect(m_devices, &widgets::ChoiceList::changed, this, &MachineGroup::changed);
    connect(m_send, &QToolButton::clicked, this, [this] { change(&bridge::Places::sendProgramTo); });
    connect(m_button, &QToolButton::clicked, this, [this] {
        const bool ends = m_entry.state == State::Connecting || m_entry.state == State::Ready;
        change(ends ? &bridge::Places::disconnectFrom : &bridge::Places::connectTo);
    });
}

void MachineGroup::change(void (bridge::Places::*how)(const QString& place))
{
    // The user need not wait for a machine that does not answer.
    const bool waits = m_entry.state == State::Connecting;
    if (const auto why = m_workbench.activity().whyFixed(); waits || why.isEmpty())
        (m_workbench.places().*how)(m_entry.known.text);
    else
        emit m_workbench.messages().told(why);
}

void MachineGroup::setEntry(const bridge::Places::Entry& entry)
{
    m_entry = entry;
    m_devices->setAccessibleName(entry.known.name);
    showState();
    showButton();
    showDevices();
}

bool MachineGroup::differsFrom(const bridge::Places::Entry& entry) const
{
    const auto seen = [](const bridge::Places::Entry& one) {
        return std::tie(one.known.name, one.known.text, one.state, one.reason, one.lacksProgram,
                        one.isAllocation);
    };
    const auto same = [](const backend::DeviceInfo& a, const backend::DeviceInfo& b) {
        return results::deviceKey(a) == results::deviceKey(b) && a.globalMemory == b.globalMemory
               && a.driverVersion == b.driverVersion;
    };
    return seen(m_entry) != seen(entry) || !std::ranges::equal(m_entry.devices, entry.devices, same);
}

void MachineGroup::showState()
{
    m_icon->setIcon(iconOf(m_entry.state));
    //: a machine, and how it is
    m_title->setText(tr("%1: %2").arg(m_entry.known.name, wordFor(m_entry.state)));
    QStringList lines{m_entry.known.text};
    if (!m_entry.reason.isEmpty())
        lines << m_entry.reason;
    m_title->setToolTip(QStringLiteral("<p>%1</p>")
                            .arg(lines.join(u'\n').toHtmlEscaped().replace(u'\n', QLatin1String("<br>"))));
    m_reason->setText(models::firstLine(m_entry.reason));
    m_reason->setToolTip(m_title->toolTip());
    m_reason->setVisible(!m_entry.reason.isEmpty());
}

void MachineGroup::showButton()
{
    switch (m_entry.state) {
    case State::Apart:
        m_button->setText(tr("Connect"));
        m_button->setToolTip(m_entry.isAllocation
                                 ? tr("Allocate the nodes with Slurm, until you release them")
                                 : tr("Query its devices"));
        break;
    case State::Connecting:
        m_button->setText(tr("Stop"));
        m_button->setToolTip(tr("Do not wait for it"));
        break;
    case State::Lost:
        m_button->setText(tr("Try Again"));
        m_button->setToolTip(tr("Query its devices"));
        break;
    case State::Ready:
    case State::Busy:
        m_button->setText(tr("Release"));
        m_button->setToolTip(tr("Release the Slurm nodes"));
        break;
    }
    m_button->setAccessibleName(QStringLiteral("%1: %2").arg(m_entry.known.name, m_button->text()));
    m_send->setAccessibleName(QStringLiteral("%1: %2").arg(m_entry.known.name, m_send->text()));
    m_send->setVisible(m_entry.lacksProgram);
    m_button->setEnabled(m_entry.state != State::Busy);
    m_button->setVisible(m_entry.isAllocation
                         || (m_entry.state != State::Ready && m_entry.state != State::Busy));
}

void MachineGroup::showDevices()
{
    const auto choices = deviceChoices(m_entry.devices, OfMachine::Other);
    m_devices->setChoices(choices);
    m_devices->setVisible(!choices.empty());
}

} // namespace sortscope::gui::pages
