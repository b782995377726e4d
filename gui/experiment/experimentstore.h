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

/// The last experiment; empty if this version understands none. A newer version's experiment stays for that
/// version.
std::optional<plan::RunRequest> loadRequest(const bridge::Settings& settings);

/// Experiments that the user has named, kept in the settings.
class ExperimentStore {
public:
    /// `settings` must outlive this object.
    explicit ExperimentStore(bridge::Settings& settings) : m_settings(settings) {}

    /// The names in alphabetical order.
    QStringList names() const;
    /// The experiment of that name; empty if there is none that this version understands.
    std::optional<plan::RunRequest> request(const QString& name) const;
    /// Saves in place of an earlier experiment of that name. Returns false, and saves nothing, if this
    /// version does not understand the earlier one.
    bool save(const QString& name, const plan::RunRequest& request);
    /// Removes the experiment, and returns it as it was saved, for bringBack().
    QString remove(const QString& name);
    void bringBack(const QString& name, const QString& saved);

private:
    bridge::Settings& m_settings;
};

} // namespace sortscope::gui::pages
