// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parameter.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <span>

namespace sortscope::backend {
class Queue;
} // namespace sortscope::backend

namespace sortscope::algorithms {

/// "threads": the number of threads of a parallel CPU algorithm, all hardware threads by default.
ParameterInfo threadsParameter();

/// As many threads as were asked for, even more than the processor has; std::execution::par inside execute()
/// shares its work between them. They have started once the team is made.
class ThreadTeam {
public:
    /// Throws backend::Unsupported that says how many threads there are, if not all of them could be started.
    explicit ThreadTeam(std::size_t threads);
    /// The team of the parameter "threads".
    explicit ThreadTeam(const Parameters& parameters);
    ~ThreadTeam();
    ThreadTeam(ThreadTeam&& other) noexcept;
    ThreadTeam& operator=(ThreadTeam&&) = delete;

    /// Runs `work` on the team; the calling thread is one of its threads.
    void execute(const std::function<void()>& work) const;

    std::size_t threads() const { return m_threads; }

    /// Calls `work` with the begin and end of equal parts of `items`, one for each thread; none is empty.
    void share(std::size_t items, const std::function<void(std::size_t begin, std::size_t end)>& work) const;

    /// Returns once all threads are awake; they fall asleep again soon if no work comes.
    void wake() const;

    /// Writes to each page of fresh memory first, each thread to its part: the system puts a page near the
    /// processor whose thread is the first to write to it.
    void touch(std::span<std::byte> memory) const;

private:
    struct Arena;
    std::size_t m_threads;
    std::unique_ptr<Arena> m_arena;
};

/// For a sort or search that runs on the team, on the CPU's `queue`: the team is awake when a run begins, as
/// a GPU is, and the first to touch memory that is allocated from now on.
void runOn(backend::Queue& queue, const std::shared_ptr<const ThreadTeam>& team);

/// Makes the team the first to touch memory that is allocated through the CPU's `queue` from now on, since
/// threads like its own will use it. Other queues are left alone.
void touchFirst(backend::Queue& queue, std::shared_ptr<const ThreadTeam> team);

} // namespace sortscope::algorithms
