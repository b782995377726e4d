// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QAction;
class QComboBox;
class QMenu;

namespace sortscope::gui::pages {

/// The top line of the experiment: the choice of prepared and saved experiments, undo and redo, saving.
class ExperimentBar : public QWidget {
    Q_OBJECT

public:
    /// `actions` are shown as buttons, `more` in the menu behind them.
    ExperimentBar(const QList<QAction*>& actions, const QList<QAction*>& more, QWidget* parent = nullptr);

    void setSaved(const QStringList& names);

signals:
    /// The user chose one of run::presetRequests().
    void preparedWanted(const QString& id);
    void savedWanted(const QString& name);
    void deleteWanted(const QString& name);

private:
    void fillCombo();

    QComboBox* m_combo;
    QMenu* m_delete;
    QStringList m_saved;
};

} // namespace sortscope::gui::pages
