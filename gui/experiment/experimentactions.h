// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>

class QAction;
class QWidget;

namespace sortscope::gui::bridge {
class Messages;
}

namespace sortscope::gui::pages {

class ExperimentStore;

/// Saves the experiment under a name, uses and deletes saved ones, and brings the last deleted one back.
class ExperimentActions : public QObject {
    Q_OBJECT

public:
    /// Returns the request in the panel; empty if it makes no jobs.
    using Current = std::function<std::optional<plan::RunRequest>()>;

    /// `panel` and `messages` must outlive this object.
    ExperimentActions(QWidget& panel, bridge::Messages& messages, Current current);

    /// Saves the experiment under a name that it asks for.
    QAction* save;
    /// Brings the last deleted experiment back; hidden while none was deleted.
    QAction* bringBack;

    /// Sets the store of saved experiments; `presets` must outlive this object.
    void setPresets(ExperimentStore& presets);
    /// Sets whether there is something to save.
    void setSavable(bool savable);

    void use(const QString& name);
    void remove(const QString& name);

signals:
    /// The saved experiments have changed.
    void changed(const QStringList& names);
    void chosen(const sortscope::plan::RunRequest& request);
    /// The panel has the saved experiment of this name now.
    void inPanel(const QString& name);

private:
    void askName();
    void saveAs(const QString& name);
    void restoreDeleted();
    void tellChanged();

    QWidget& m_panel;
    bridge::Messages& m_messages;
    Current m_current;
    ExperimentStore* m_presets = nullptr;
    /// The name of the last deleted experiment, and the experiment as it was saved.
    std::pair<QString, QString> m_deleted;
    bool m_savable = false;
};

} // namespace sortscope::gui::pages
