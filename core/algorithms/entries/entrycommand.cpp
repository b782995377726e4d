// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries/entrycommand.h"

namespace sortscope::algorithms::entries {
namespace {

void put(backend::Queue& queue, const EntryLaunch& launch)
{
    queue.launch(*launch.kernel, launch.range, launch.arguments, launch.at);
}

void put(backend::Queue& queue, const EntryCopy& copy)
{
    queue.restore(*copy.from, *copy.to, copy.bytes);
}

void put(backend::Queue& queue, const EntryFill& fill)
{
    queue.fill(*fill.to, fill.word, fill.first, fill.count);
}

void put(backend::Queue& queue, const EntryWrite& write)
{
    queue.upload(write.from->bytes().first(write.bytes), *write.to);
}

} // namespace

void issue(backend::Queue& queue, const EntryCommand& command)
{
    std::visit([&](const auto& what) { put(queue, what); }, command.what);
}

} // namespace sortscope::algorithms::entries
