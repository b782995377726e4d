// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace sortscope::gui::bridge {

class Activity;
class Settings;

/// The folder from which kernels are read in place of those that are built in, for all runs from the next one
/// on.
class KernelFolders : public QObject {
    Q_OBJECT

public:
    /// `activity` must outlive this object.
    explicit KernelFolders(const Activity& activity) : m_activity(activity) {}

    /// Empty while the built-in kernels are used.
    QString folder() const;
    /// The reason, in a sentence, why another folder cannot be taken now; empty if it may.
    QString whyFixed() const;

    /// Takes the folder that the option --kernels names, else the one of SORTSCOPE_KERNELS_DIR, else the one
    /// that `settings` remember, which must outlive this object and remember from now on what choose() takes.
    /// Returns what is wrong with the folder, in a sentence; the built-in kernels stay then.
    QString begin(Settings& settings, const QString& option);
    /// Takes a folder as use() does, and remembers it.
    void choose(const QString& chosen);

    /// Reads kernels from `folder`, which `by` names for the message; an empty one goes back to those that
    /// are built in. Does nothing during an activity. Throws base::UsageError if it is not a folder.
    void use(const QString& folder, const char* by = "--kernels");

signals:
    void changed();

private:
    const Activity& m_activity;
    Settings* m_settings = nullptr;
};

} // namespace sortscope::gui::bridge
