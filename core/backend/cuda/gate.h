// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/cuda/cudabuffer.h"

#include <memory>

namespace sortscope::backend::cuda {

/// Holds a stream back until the host has put all commands of a run on it, so that the host's pace is not in
/// their times: in front of the commands, a kernel of one thread waits for a flag in mapped host memory, but
/// for 50 ms at most.
class Gate {
public:
    /// Throws Error if the driver cannot load the kernel.
    Gate(std::shared_ptr<CudaContext> context, CUstream stream);
    /// Opens the gate.
    ~Gate();
    Gate(const Gate&) = delete;
    Gate& operator=(const Gate&) = delete;

    /// Closes the gate. Nothing may be in flight.
    void close();
    void open() noexcept;
    /// Launches the kernel so that it takes `ns` nanoseconds, whether the gate is open or not.
    void spin(std::uint64_t ns);
    bool closed() const { return m_closed; }
    /// True if the kernel stopped waiting for the flag the last time. The stream must be idle.
    bool timedOut();

private:
    /// The kernel's module, unloaded with its owner.
    struct Module {
        explicit Module(const CudaContext& owner);
        ~Module();
        Module(const Module&) = delete;
        Module& operator=(const Module&) = delete;

        const CudaContext& context;
        CUmodule handle = nullptr;
    };

    void launch(std::size_t word, std::uint64_t longestNs);
    std::uint32_t load(std::size_t word);
    void store(std::size_t word, std::uint32_t value);

    std::shared_ptr<CudaContext> m_context;
    CUstream m_stream;
    Module m_module;
    CUfunction m_kernel = nullptr;
    /// The words with which the host and the kernel communicate.
    PinnedMemory m_words;
    bool m_closed = false;
};

/// False if commands that wait in a queue would wait for ever: with CUDA_LAUNCH_BLOCKING, and under a tool
/// that serialises them.
bool launchesMayQueue();

/// True under compute-sanitizer.
bool isSanitized();

} // namespace sortscope::backend::cuda
