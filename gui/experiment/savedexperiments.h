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

namespace sortscope::gui::pages {

class UserPresets;

/// Saving the experiment under a name, using and deleting saved ones, and bringing the last deleted one back.
class SavedExperiments : public QObject {
    Q_OBJECT

public:
    /// What the panel shows now; empty if it makes no jobs.
    using Current = std::function<std::optional<plan::RunRequest>()>;

    SavedExperiments(QWidget& panel, Current current);

    /// Asks for the name.
    QAction* save;
    /// Hidden while nothing was deleted.
    QAction* bringBack;

    /// Where they are kept; `presets` must outlive this.
    void setPresets(UserPresets& presets);
    /// Whether there is something to save.
    void setSavable(bool savable);

    void use(const QString& name);
    void remove(const QString& name);

signals:
    /// Others are there now.
    void changed(const QStringList& names);
    void chosen(const sortscope::plan::RunRequest& request);
    void told(const QString& message);

private:
    void askName();
    void saveAs(const QString& name);
    void restoreDeleted();
    void tellChanged();

    QWidget& m_panel;
    Current m_current;
    UserPresets* m_presets = nullptr;
    /// The name of the last one, and how it was saved.
    std::pair<QString, QString> m_deleted;
    bool m_savable = false;
};

} // namespace sortscope::gui::pages
