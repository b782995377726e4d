// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/machines.h"
#include "core/run/spoolclient.h"

#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace sortscope::session {
class SessionFile;
}

namespace sortscope::cli {

/// What became of results that other machines kept when their connection ended.
struct Fetched {
    /// Files for the session.
    std::size_t own = 0;
    /// Names of the files for others. Machines may share them.
    std::set<std::string> others;
    /// Results that are in the session now, and that it had already.
    std::size_t taken = 0;
    std::size_t had = 0;
    /// True if something of it stays there, or a machine did not answer.
    bool left = false;
};

/// Brings what the machines keep for the session into it, and has them forget that. Says on standard error
/// what came and what stays, and why. Throws session::SessionError if the session cannot be written.
Fetched fetchInto(session::SessionFile& file, const run::Machines& machines);

/// What each of the machines keeps, a file that they share once; those that do not answer are said on
/// standard error, and left out.
std::vector<std::pair<const run::Machines::Entry*, run::KeptThere>> keptAt(const run::Machines& machines);

/// Has the machine forget these files.
void forgetAt(const run::Machines::Entry& machine, const std::vector<std::string>& names);

} // namespace sortscope::cli
