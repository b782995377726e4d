// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/command.h"

#include <optional>
#include <string>

namespace sortscope::backend {

class Buffer;
class Queue;

/// What a library gets that puts work on a queue by itself: handles of the API, nullptr where it has none.
struct NativeHandles {
    /// CUstream or cl_command_queue. OpenCL has another queue for traced commands.
    void* queue = nullptr;
    /// CUcontext, which is current, or cl_context.
    void* context = nullptr;
    /// cl_device_id.
    void* device = nullptr;
    /// True if recordWork() needs an event.
    bool wantsEvents = false;
};

/// The side of a queue that libraries need, which issue their commands by themselves: each of them is put
/// between beginWork() and endWork(), or handed over with its event.
class NativeQueue {
public:
    virtual ~NativeQueue() = default;
    NativeQueue(const NativeQueue&) = delete;
    NativeQueue& operator=(const NativeQueue&) = delete;

    /// That side of `queue`. Throws Unsupported if its backend has none.
    static NativeQueue& of(Queue& queue);

    /// Returns the handles for the next commands; calls of a library on this thread reach the device.
    virtual NativeHandles handles() = 0;
    /// Returns the address on the host, the CUdeviceptr or the cl_mem of a buffer of the queue.
    virtual void* handleOf(const Buffer& buffer) const = 0;

    /// Begins a command of kind Kernel around work that the caller puts on the queue, or does on the host, up
    /// to endWork(). `isOne` if it is exactly one kernel, copy or fill: of the commands of a run that are
    /// not, there may be one if the kernels in them are to have times of their own. Throws
    /// std::invalid_argument if a command was begun that has not ended, and Cancelled.
    void beginWork(Command command, bool isOne = false);
    /// Throws std::invalid_argument if no command was begun.
    void endWork();
    /// Gives up what was begun and has not ended; returns its name, or nothing.
    std::optional<std::string> dropWork();
    /// Records a command of kind Kernel that the caller has put on the queue, with the times of `event`, a
    /// cl_event, which it hands over; nullptr unless handles() wants one. Throws Unsupported if the backend
    /// has no such events.
    virtual void recordWork(Command command, void* event);

protected:
    NativeQueue() = default;

private:
    virtual void doBeginWork(const Command& command, bool isOne) = 0;
    virtual void doEndWork(Command command) = 0;

    std::optional<Command> m_work;
};

} // namespace sortscope::backend
