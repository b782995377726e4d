// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/machines.h"
#include "core/runner/spoolclient.h"
#include "core/session/fetching.h"

#include <string>
#include <utility>
#include <vector>

namespace sortscope::cli {

/// Brings the results that the machines keep for the session into it, and has the machines forget them. Says
/// on standard error which results came and which stay, and why. Throws session::SessionError if the session
/// cannot be written.
session::Fetched fetchInto(session::SessionFile& file, const places::Machines& machines);

/// Returns the files that each of the machines keeps; a file that machines share is listed once. Machines
/// that do not answer are reported on standard error, and left out.
std::vector<std::pair<const places::Machine*, runner::KeptThere>> keptAt(const places::Machines& machines);

/// Has the machine forget these files.
void forgetAt(const places::Machine& machine, const std::vector<std::string>& names);

} // namespace sortscope::cli
