// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parameter.h"

#include <functional>
#include <memory>

namespace sortscope::algorithms {

/// "threads": how many threads a parallel CPU algorithm uses, all hardware threads by default.
ParameterInfo threadsParameter();

/// As many threads as were asked for, also more than the processor has; std::execution::par inside execute()
/// shares its work between them. They have started once the team is made.
class ThreadTeam {
public:
    /// Throws backend::Unsupported that says how many there are where not all of them could be started.
    explicit ThreadTeam(std::size_t threads);
    /// The team of the parameter "threads".
    explicit ThreadTeam(const Parameters& parameters);
    ~ThreadTeam();
    ThreadTeam(ThreadTeam&& other) noexcept;
    ThreadTeam& operator=(ThreadTeam&&) = delete;

    /// Runs `work` on the team, of which the calling thread is one.
    void execute(const std::function<void()>& work) const;

private:
    struct Arena;
    std::unique_ptr<Arena> m_arena;
};

} // namespace sortscope::algorithms
