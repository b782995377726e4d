// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/experimentbar.h"

#include "core/plan/presetrequest.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include <utility>

namespace sortscope::gui::pages {
namespace {

/// The role of an entry that says whether its id belongs to a saved experiment.
constexpr int kSavedRole = Qt::UserRole + 1;

} // namespace

ExperimentBar::ExperimentBar(const QList<QAction*>& actions, const QList<QAction*>& more, QWidget* parent)
    : QWidget(parent),
      m_combo(widgets::named("prepared", new QComboBox)),
      m_delete(new QMenu(tr("&Delete Saved Experiment"), this))
{
    constexpr int kFewestCharacters = 12;
    m_combo->setAccessibleName(tr("Prepared experiments"));
    m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_combo->setMinimumContentsLength(kFewestCharacters);
    m_combo->setToolTip(tr("Fills the panel; the chosen devices stay."));
    auto* line = widgets::fill(new QHBoxLayout(this), {{m_combo, 1}});
    line->setSpacing(2);
    for (auto* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        line->addWidget(button);
    }
    auto* menu = new QMenu(this);
    menu->addActions(more);
    menu->addMenu(m_delete);
    auto* button = new QToolButton;
    button->setIcon(widgets::symbolicIcon(QStringLiteral("save")));
    button->setToolTip(tr("Save the experiment, delete saved ones, copy it as a command line"));
    button->setAccessibleName(button->toolTip());
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    line->addWidget(button);

    fillCombo();
    connect(m_combo, &QComboBox::activated, this, [this](int index) {
        const auto id = m_combo->itemData(index).toString();
        const bool saved = m_combo->itemData(index, kSavedRole).toBool();
        showCurrent(); // until the panel is filled, which may fail
        if (saved)
            emit savedWanted(id);
        else
            emit preparedWanted(id);
    });
    connect(m_delete, &QMenu::triggered, this,
            [this](const QAction* action) { emit deleteWanted(action->data().toString()); });
}

void ExperimentBar::setSaved(const QStringList& names)
{
    m_saved = names;
    fillCombo();
}

void ExperimentBar::fillCombo()
{
    m_combo->clear();
    for (const auto& preset : plan::presetRequests()) {
        m_combo->addItem(models::translated(preset.title), models::text(preset.id));
        m_combo->setItemData(m_combo->count() - 1, models::translated(preset.description), Qt::ToolTipRole);
    }
    if (!m_saved.isEmpty())
        m_combo->insertSeparator(m_combo->count());
    m_delete->clear();
    m_delete->setEnabled(!m_saved.isEmpty());
    for (const auto& name : m_saved) {
        m_combo->addItem(name, name);
        m_combo->setItemData(m_combo->count() - 1, true, kSavedRole);
        auto shown = name;
        m_delete->addAction(shown.replace(u'&', QLatin1String("&&")))->setData(name);
    }
    showCurrent();
}

void ExperimentBar::showExperiment(const QString& id, bool saved)
{
    m_id = id;
    m_idIsSaved = saved;
    m_changed = false;
    showCurrent();
}

void ExperimentBar::setChanged(bool changed)
{
    if (std::exchange(m_changed, changed) != changed)
        showCurrent();
}

int ExperimentBar::indexOf(const QString& id, bool saved) const
{
    for (int i = 0; i < m_combo->count(); ++i) {
        if (m_combo->itemData(i) == id && m_combo->itemData(i, kSavedRole).toBool() == saved)
            return i;
    }
    return -1;
}

void ExperimentBar::showCurrent()
{
    const int index = m_id.isEmpty() ? -1 : indexOf(m_id, m_idIsSaved);
    //: in the list of prepared experiments: the one that the panel was filled with before it was changed
    m_combo->setPlaceholderText(index < 0 ? m_combo->accessibleName()
                                          : tr("%1, changed").arg(m_combo->itemText(index)));
    m_combo->setCurrentIndex(m_changed ? -1 : index);
}

} // namespace sortscope::gui::pages
