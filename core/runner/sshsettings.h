// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sortscope::runner {

/// Options of ssh that undo settings of the user's configuration which would keep messages from the other
/// side: RemoteCommand, and as far as the ssh of this machine knows them, StdinNull, SessionType and
/// ForkAfterAuthentication.
const std::vector<std::string>& sshSettings();

/// Returns the settings for an ssh whose version text (`ssh -V`) is this. An ssh ends if it is given settings
/// that it does not know.
std::vector<std::string> sshSettingsFor(std::string_view version);

} // namespace sortscope::runner
