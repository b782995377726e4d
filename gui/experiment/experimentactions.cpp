// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/experimentactions.h"

#include "gui/experiment/experimentstore.h"
#include "gui/run/messages.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"

#include <QAction>
#include <QInputDialog>

namespace sortscope::gui::pages {

ExperimentActions::ExperimentActions(QWidget& panel, bridge::Messages& messages, Current current)
    : QObject(&panel),
      save(widgets::named("save", new QAction(tr("&Save the Experiment As…"), this))),
      bringBack(widgets::named("bring-back", new QAction(this))),
      m_panel(panel),
      m_messages(messages),
      m_current(std::move(current))
{
    save->setIcon(widgets::symbolicIcon(QStringLiteral("save")));
    save->setEnabled(false);
    bringBack->setVisible(false);
    connect(save, &QAction::triggered, this, &ExperimentActions::askName);
    connect(bringBack, &QAction::triggered, this, &ExperimentActions::restoreDeleted);
}

void ExperimentActions::setPresets(ExperimentStore& presets)
{
    m_presets = &presets;
    setSavable(m_savable);
    tellChanged();
}

void ExperimentActions::setSavable(bool savable)
{
    m_savable = savable;
    save->setEnabled(m_savable && m_presets);
}

void ExperimentActions::tellChanged()
{
    emit changed(m_presets->names());
}

void ExperimentActions::askName()
{
    auto* dialog = widgets::named("save-experiment", new QInputDialog(&m_panel));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save the Experiment"));
    dialog->setLabelText(tr("Name:"));
    dialog->setComboBoxEditable(true);
    dialog->setComboBoxItems(m_presets->names());
    dialog->setTextValue({});
    connect(dialog, &QInputDialog::textValueSelected, this, &ExperimentActions::saveAs);
    dialog->open();
}

void ExperimentActions::saveAs(const QString& name)
{
    const auto trimmed = name.trimmed();
    const auto request = m_current();
    if (trimmed.isEmpty() || !request)
        return;
    if (!m_presets->save(trimmed, *request)) {
        emit m_messages.told(
            tr("“%1” was saved by another version and is kept: choose another name").arg(trimmed));
        return;
    }
    tellChanged();
    emit inPanel(trimmed);
    emit m_messages.told(tr("Saved the experiment “%1”").arg(trimmed));
}

void ExperimentActions::use(const QString& name)
{
    const auto request = m_presets->request(name);
    if (!request) {
        emit m_messages.told(tr("“%1” was saved by another version and cannot be read").arg(name));
        return;
    }
    emit chosen(*request);
    emit inPanel(name);
}

void ExperimentActions::remove(const QString& name)
{
    m_deleted = {name, m_presets->remove(name)};
    tellChanged();
    bringBack->setVisible(true);
    bringBack->setText(tr("&Restore “%1”").arg(name));
    emit m_messages.told(tr("Deleted “%1”; the same menu restores it").arg(name));
}

void ExperimentActions::restoreDeleted()
{
    m_presets->bringBack(m_deleted.first, m_deleted.second);
    bringBack->setVisible(false);
    tellChanged();
}

} // namespace sortscope::gui::pages
