// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace sortscope::gui::bridge {
class Settings;
}

namespace sortscope::gui::pages {

/// The last experiment, kept from one start of the program to the next.
void saveRequest(bridge::Settings& settings, const plan::RunRequest& request);

/// Empty if none was saved that this version understands. One of a newer version stays for that.
std::optional<plan::RunRequest> loadRequest(const bridge::Settings& settings);

/// Experiments that the user has named, kept in the settings.
class UserPresets {
public:
    /// `settings` must outlive it.
    explicit UserPresets(bridge::Settings& settings) : m_settings(settings) {}

    /// In alphabetical order.
    QStringList names() const;
    /// Empty if there is none of that name that this version understands.
    std::optional<plan::RunRequest> request(const QString& name) const;
    /// In place of one that has the name already; false, and nothing is saved, if this version does not
    /// understand that one.
    bool save(const QString& name, const plan::RunRequest& request);
    /// Returns it as it was saved, for bringBack().
    QString remove(const QString& name);
    void bringBack(const QString& name, const QString& saved);

private:
    bridge::Settings& m_settings;
};

} // namespace sortscope::gui::pages
