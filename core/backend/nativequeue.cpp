// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/nativequeue.h"

#include "core/backend/queue.h"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace sortscope::backend {

NativeQueue& NativeQueue::of(Queue& queue)
{
    if (auto* native = dynamic_cast<NativeQueue*>(&queue))
        return *native;
    throw Unsupported("this backend takes no work of libraries");
}

void NativeQueue::beginWork(Command command, bool isOne)
{
    if (m_work)
        throw std::invalid_argument(fmt::format("{} begins before {} has ended", command.name, m_work->name));
    doBeginWork(command, isOne);
    m_work = std::move(command);
}

void NativeQueue::endWork()
{
    if (!m_work)
        throw std::invalid_argument("a command ends that was not begun");
    doEndWork(std::move(*std::exchange(m_work, std::nullopt)));
}

std::optional<std::string> NativeQueue::dropWork()
{
    const auto dropped = std::exchange(m_work, std::nullopt);
    return dropped ? std::optional(dropped->name) : std::nullopt;
}

void NativeQueue::recordWork(Command command, void* /*event*/)
{
    throw Unsupported(fmt::format("{}: only OpenCL has events that are handed over", command.name));
}

} // namespace sortscope::backend
