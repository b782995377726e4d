// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sortscope::runner {

/// Options of ssh that set back what a user's configuration may say so that no message would reach the other
/// side: RemoteCommand, and what the ssh of this machine knows of StdinNull, SessionType and
/// ForkAfterAuthentication.
const std::vector<std::string>& sshSettings();

/// The same for an ssh that says this of itself (`ssh -V`). One ends if it is told of settings that it does
/// not know.
std::vector<std::string> sshSettingsFor(std::string_view version);

} // namespace sortscope::runner
