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
    /// Shows the prepared or saved experiment that the panel was filled with; an empty id shows none.
    void showExperiment(const QString& id, bool saved);
    /// Shows whether the panel has another experiment by now.
    void setChanged(bool changed);
    bool changed() const { return m_changed; }

signals:
    /// The user chose one of run::presetRequests().
    void preparedWanted(const QString& id);
    void savedWanted(const QString& name);
    void deleteWanted(const QString& name);

private:
    void fillCombo();
    int indexOf(const QString& id, bool saved) const;
    void showCurrent();

    QComboBox* m_combo;
    QMenu* m_delete;
    QStringList m_saved;
    QString m_id;
    bool m_idIsSaved = false;
    bool m_changed = false;
};

} // namespace sortscope::gui::pages
