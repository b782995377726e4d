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

/// The outcome for results that machines kept when their connection ended.
struct Fetched {
    /// The number of files for the session.
    std::size_t own = 0;
    /// The names of the files for other sessions. Machines may share them.
    std::set<std::string> others;
    /// The number of results that are in the session now, and of those that it had already.
    std::size_t taken = 0;
    std::size_t had = 0;
    /// True if some results stay there, or a machine did not answer.
    bool left = false;
};

/// Hears what happens to the results, in one sentence per fact.
struct FetchNotes {
    using Say = std::function<void(const runner::Place& place, std::string_view sentence)>;
    /// Hears about results that came into the session, and about those that it had.
    Say done;
    /// Hears which files stay, which were removed and which machines did not answer, and why.
    Say fault;
};

/// Brings the results that the machines keep for the session into it, and has the machines forget them. A
/// runner of each machine is asked: the one that has listed its devices, as long as it is kept, or one that
/// is started for this. Throws SessionError if the session cannot be written, and std::runtime_error if
/// `stop` asks for it.
Fetched fetchInto(SessionFile& file, const places::Machines& machines, const FetchNotes& notes,
                  const std::stop_token& stop = {});

} // namespace sortscope::session
