// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <filesystem>

namespace sortscope::gui::bridge {

/// The hosts that a configuration of ssh names (`Host`, ssh_config(5)), in its order and each once, to be
/// offered to the user. Patterns with *, ? or ! name no host. `Include` is followed once: further includes in
/// an included file are left out. Empty if the file cannot be read.
QStringList sshHosts(const std::filesystem::path& file);

/// ~/.ssh/config.
std::filesystem::path usualSshConfiguration();

} // namespace sortscope::gui::bridge
