// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/freshpages.h"
#include "core/backend/nativequeue.h"
#include "core/backend/queue.h"

#include <chrono>
#include <functional>
#include <span>
#include <string>
#include <utility>

namespace sortscope::backend::cpu {

/// The queue of the CPU device: commands run at once on the calling thread and are timed with the host's
/// steady clock. Reading this clock costs nothing that would show, so the queue is always traced. It has no
/// kernels to compile; algorithms hand it functions.
class HostQueue : public Queue, public NativeQueue {
public:
    using Queue::Queue;

    /// The host queue behind `queue`. Throws std::logic_error if the queue belongs to another backend.
    static HostQueue& of(Queue& queue);
    /// The host queue behind `queue`; nullptr if the queue belongs to another backend.
    static HostQueue* in(Queue& queue) { return dynamic_cast<HostQueue*>(&queue); }

    void trace(Tracing /*tracing*/) override {}
    NativeHandles handles() override { return {}; }
    void* handleOf(const Buffer& buffer) const override;

    /// Makes `touch` the first to write to memory that is allocated from now on, so that the memory lies near
    /// the threads that will use it. Without it, memory lies near the thread that allocates and runs all
    /// commands.
    void touchBy(std::function<void(std::span<std::byte>)> touch) { m_touch = std::move(touch); }

    /// Calls `wake` right before each run, outside its time, for threads that sleep when they have no work.
    void wakeBy(std::function<void()> wake) { m_wake = std::move(wake); }

    /// Makes memory that is allocated from now on consist of such pages.
    void usePages(Pages pages) { m_pages = pages; }

    /// Runs `work` as one timed command of kind Kernel.
    void run(const std::string& name, const std::function<void()>& work, Coordinates at = {});

    /// The memory behind a buffer of this queue.
    template <typename T>
    static std::span<T> view(Buffer& buffer)
    {
        const auto raw = bytesOf(buffer);
        return {reinterpret_cast<T*>(raw.data()), raw.size() / sizeof(T)}; // NOLINT(*-reinterpret-cast)
    }
    template <typename T>
    static std::span<const T> view(const Buffer& buffer)
    {
        const auto raw = bytesOf(buffer);
        return {reinterpret_cast<const T*>(raw.data()), raw.size() / sizeof(T)}; // NOLINT(*-reinterpret-cast)
    }

private:
    static std::span<std::byte> bytesOf(Buffer& buffer);
    static std::span<const std::byte> bytesOf(const Buffer& buffer);

    std::unique_ptr<Buffer> doAllocate(std::size_t bytes, std::size_t guardBytes) override;
    void doWriteBehind(Buffer& buffer, std::span<const std::byte> from) override;
    void doReadBehind(const Buffer& buffer, std::span<std::byte> to) override;
    std::unique_ptr<HostMemory> doAllocateHost(std::size_t bytes) override;
    ProgramRecord describe(const ProgramSource& source) const override;
    std::unique_ptr<Program> doBuild(const ProgramSource& source) override;
    void doUpload(std::span<const std::byte> from, Buffer& to) override;
    void doDownload(const Buffer& from, std::span<std::byte> to) override;
    void doRestore(const Buffer& from, Buffer& to, std::size_t bytes) override;
    void doFill(Buffer& buffer, std::uint32_t word, std::size_t first, std::size_t count) override;
    void doPoison(Buffer& buffer, std::uint32_t word) override;
    void doLaunch(const Kernel& kernel, const NdRange& range, std::span<const Argument> arguments,
                  Coordinates at) override;
    void doBeginWork(const Command& command, bool isOne) override;
    void doEndWork(Command command) override;
    void doFinish() override {}
    void doBeginRun() override
    {
        if (m_wake)
            m_wake();
    }

    std::function<void(std::span<std::byte>)> m_touch;
    std::function<void()> m_wake;
    Pages m_pages = Pages::Usual;
    std::chrono::steady_clock::time_point m_workBegan;
};

} // namespace sortscope::backend::cpu
