// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/machines.h"
#include "core/runner/spoolclient.h"
#include "core/session/fetching.h"

#include <string>
#include <utility>
#include <vector>

namespace sortscope::cli {

/// Brings what the machines keep for the session into it, and has them forget that. Says on standard error
/// what came and what stays, and why. Throws session::SessionError if the session cannot be written.
session::Fetched fetchInto(session::SessionFile& file, const places::Machines& machines);

/// What each of the machines keeps, a file that they share once; those that do not answer are said on
/// standard error, and left out.
std::vector<std::pair<const places::Machines::Entry*, runner::KeptThere>>
keptAt(const places::Machines& machines);

/// Has the machine forget these files.
void forgetAt(const places::Machines::Entry& machine, const std::vector<std::string>& names);

} // namespace sortscope::cli
