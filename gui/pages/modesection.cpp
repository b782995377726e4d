// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/modesection.h"

#include "gui/models/labels.h"
#include "gui/models/text.h"
#include "gui/widgets/choicelist.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace sortscope::gui::pages {
namespace {

template <typename Mode>
void addModes(widgets::ChoiceList& list)
{
    std::vector<widgets::Choice> choices;
    for (const auto& mode : base::Names<Mode>::all)
        choices.push_back(
            {models::text(mode.name), models::label(mode.value), models::describe(mode.value), {}});
    list.setChoices(choices);
}

template <typename Mode>
void greyModes(widgets::ChoiceList& list, const std::vector<backend::DeviceInfo>& chosen,
               std::vector<Mode> backend::DeviceInfo::*modes)
{
    const QSignalBlocker blocker(&list);
    for (const auto& mode : base::Names<Mode>::all) {
        // On the host nothing travels and nothing is launched, so the modes mean nothing there.
        const bool fits = std::ranges::any_of(chosen, [&](const auto& device) {
            return device.backend != backend::BackendKind::Cpu
                   && std::ranges::find(device.*modes, mode.value) != (device.*modes).end();
        });
        list.setWhyNot(models::text(mode.name),
                       fits ? QString() : ModeSection::tr("No chosen device can do this."));
    }
}

template <typename Mode>
std::vector<Mode> chosenModes(const widgets::ChoiceList& list)
{
    std::vector<Mode> modes;
    for (const auto& id : list.chosen())
        modes.push_back(*base::valueNamed<Mode>(id.toStdString()));
    return modes;
}

template <typename Mode>
QStringList namesOf(const std::vector<Mode>& modes)
{
    QStringList names;
    for (const auto mode : modes)
        names << models::text(base::nameOf(mode));
    return names;
}

} // namespace

ModeSection::ModeSection(QWidget* parent)
    : QGroupBox(tr("Transfers and launches"), parent),
      m_transfers(new widgets::ChoiceList(2)),
      m_launches(new widgets::ChoiceList)
{
    m_transfers->setObjectName(QStringLiteral("transfers"));
    m_launches->setObjectName(QStringLiteral("launches"));
    addModes<backend::TransferMode>(*m_transfers);
    addModes<backend::LaunchMode>(*m_launches);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new QLabel(tr("Transfer modes:")));
    layout->addWidget(m_transfers);
    layout->addWidget(new QLabel(tr("Launch modes:")));
    layout->addWidget(m_launches);
    auto* hint = new QLabel(tr("Where none is ticked, each device uses its first one."));
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(hint);

    connect(m_transfers, &widgets::ChoiceList::changed, this, &ModeSection::changed);
    connect(m_launches, &widgets::ChoiceList::changed, this, &ModeSection::changed);
}

void ModeSection::setDevices(const std::vector<backend::DeviceInfo>& chosen)
{
    greyModes(*m_transfers, chosen, &backend::DeviceInfo::transferModes);
    greyModes(*m_launches, chosen, &backend::DeviceInfo::launchModes);
}

void ModeSection::fill(run::RunRequest& request) const
{
    request.transfers = chosenModes<backend::TransferMode>(*m_transfers);
    request.launches = chosenModes<backend::LaunchMode>(*m_launches);
}

void ModeSection::restore(const run::RunRequest& request)
{
    m_transfers->setTicked(namesOf(request.transfers));
    m_launches->setTicked(namesOf(request.launches));
}

} // namespace sortscope::gui::pages
