// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/machines.h"

#include <cstddef>
#include <functional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>

namespace sortscope::session {

class SessionFile;

/// What became of results that machines kept when their connection ended.
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

/// Who hears what becomes of it, a sentence each.
struct FetchNotes {
    using Say = std::function<void(const runner::Place& place, std::string_view sentence)>;
    /// What came into the session, and what it had.
    Say done;
    /// What stays, what was removed and which machines did not answer, and why.
    Say fault;
};

/// Brings what the machines keep for the session into it, and has them forget that. A runner of each is
/// asked: the one that has listed its devices, as long as that is kept, or one that is started for it. Throws
/// SessionError if the session cannot be written, and std::runtime_error if `stop` asks for it.
Fetched fetchInto(SessionFile& file, const places::Machines& machines, const FetchNotes& notes,
                  const std::stop_token& stop = {});

} // namespace sortscope::session
