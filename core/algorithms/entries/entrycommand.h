// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/queue.h"

#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

namespace sortscope::algorithms::entries {

struct EntryLaunch {
    const backend::Kernel* kernel = nullptr;
    backend::NdRange range;
    std::vector<backend::Argument> arguments;
    backend::Coordinates at;
};

/// Copies the first bytes.
struct EntryCopy {
    const backend::Buffer* from = nullptr;
    backend::Buffer* to = nullptr;
    std::size_t bytes = 0;
};

/// Sets words of 32 bits.
struct EntryFill {
    backend::Buffer* to = nullptr;
    std::uint32_t word = 0;
    std::size_t first = 0;
    std::size_t count = 0;
};

/// Uploads the whole of a memory.
struct EntryWrite {
    backend::Buffer* to = nullptr;
    std::shared_ptr<backend::HostMemory> from;
    std::size_t bytes = 0;
};

/// A command of a run of entry.lua, and the line that gave it where it is recorded.
struct EntryCommand {
    int line = 0;
    std::variant<EntryLaunch, EntryCopy, EntryFill, EntryWrite> what;
};

/// Puts the command on the queue. Throws as the queue does.
void issue(backend::Queue& queue, const EntryCommand& command);

} // namespace sortscope::algorithms::entries
