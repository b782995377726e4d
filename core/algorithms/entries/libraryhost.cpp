// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries/libraryhost.h"

#include "core/algorithms/entries/entrylibrary.h"
#include "core/algorithms/fasterof.h"
#include "core/algorithms/parameter.h"
#include "core/base/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace sortscope::algorithms::entries {
namespace {

backend::Command commandOf(const sortscope_command* said)
{
    if (said == nullptr || said->name == nullptr)
        throw std::invalid_argument("a command has no name");
    const auto place = [](std::int32_t number) {
        return number < 0 ? std::nullopt : std::optional(static_cast<std::uint32_t>(number));
    };
    return {.kind = backend::CommandKind::Kernel,
            .name = base::utf8(said->name),
            .at = {.stage = place(said->stage), .pass = place(said->pass)}};
}

} // namespace

LibraryHost::LibraryHost(std::string name, const EntryLibrary& library, backend::Queue& queue,
                         const Parameters& parameters)
    : m_name(std::move(name)),
      m_library(library),
      m_queue(queue),
      m_native(backend::NativeQueue::of(queue))
{
    for (const auto& [id, value] : parameters)
        m_parameters.emplace(id, toText(value));
    m_host.scratch = &scratchFor;
    m_host.parameter = &parameter;
    m_host.begin = &begin;
    m_host.end = &end;
    m_host.launched = &launched;
    m_host.faster_of = &fasterOf;
    m_host.settle = &settle;
    m_host.state = this;
}

void LibraryHost::refresh()
{
    const auto handles = m_native.handles();
    m_host.queue = handles.queue;
    m_host.context = handles.context;
    m_host.device = handles.device;
    m_host.wants_events = handles.wantsEvents ? 1 : 0;
}

void LibraryHost::call(std::string_view what, const std::function<int(sortscope_host*)>& function)
{
    refresh();
    m_thrown = nullptr;
    const int result = function(&m_host);
    const auto open = m_native.dropWork();
    if (m_thrown)
        std::rethrow_exception(std::exchange(m_thrown, nullptr));
    throwIfFailed(what, result);
    if (open)
        throw backend::Error(
            fmt::format("{}: {} comes back before it has ended the command {}", m_name, what, *open));
}

void LibraryHost::throwIfFailed(std::string_view what, int result) const
{
    if (result == SORTSCOPE_OK)
        return;
    auto why = m_library.lastError();
    if (why.empty())
        why = fmt::format("the library does not say why ({})", result);
    if (result == SORTSCOPE_UNSUPPORTED)
        throw backend::Unsupported(fmt::format("{}: {}", m_name, why));
    const auto message = fmt::format("{}: {} failed: {}", m_name, what, why);
    if (result == SORTSCOPE_NO_MEMORY)
        throw backend::OutOfMemory(message);
    throw backend::Error(message);
}

backend::Buffer* LibraryHost::scratch(const void* handle) const
{
    const auto found = m_scratch.find(handle);
    return found == m_scratch.end() ? nullptr : found->second.get();
}

int LibraryHost::guarded(sortscope_host* host, const std::function<void(LibraryHost&)>& work) noexcept
{
    auto& self = *static_cast<LibraryHost*>(host->state);
    try {
        work(self);
        return SORTSCOPE_OK;
    } catch (...) {
        if (!self.m_thrown) // the first one is the cause of the others
            self.m_thrown = std::current_exception();
        return SORTSCOPE_FAILED;
    }
}

void* LibraryHost::scratchFor(sortscope_host* host, std::uint64_t bytes)
{
    void* handle = nullptr;
    guarded(host, [&](LibraryHost& self) {
        auto buffer = self.m_queue.allocate(std::max<std::uint64_t>(bytes, sizeof(std::uint32_t)));
        handle = self.m_native.handleOf(*buffer);
        self.m_scratch.emplace(handle, std::move(buffer));
    });
    return handle;
}

const char* LibraryHost::parameter(sortscope_host* host, const char* id)
{
    const auto& all = static_cast<LibraryHost*>(host->state)->m_parameters;
    const auto found = id == nullptr ? all.end() : all.find(id);
    return found == all.end() ? nullptr : found->second.c_str();
}

int LibraryHost::begin(sortscope_host* host, const sortscope_command* command)
{
    return guarded(host, [&](LibraryHost& self) {
        auto made = commandOf(command);
        self.m_native.beginWork(std::move(made), command->is_one != 0);
    });
}

int LibraryHost::end(sortscope_host* host)
{
    return guarded(host, [](LibraryHost& self) {
        self.m_native.endWork();
        ++self.m_commands;
    });
}

int LibraryHost::launched(sortscope_host* host, const sortscope_command* command, void* event)
{
    return guarded(host, [&](LibraryHost& self) {
        self.m_native.recordWork(commandOf(command), event);
        ++self.m_commands;
    });
}

int LibraryHost::fasterOf(sortscope_host* host, std::uint64_t ways, int (*prepare)(void*),
                          int (*run)(void*, std::uint64_t), void* data, std::uint64_t* fastest)
{
    return guarded(host, [&](LibraryHost& self) {
        *fastest = algorithms::fasterOf(
            self.m_queue, ways,
            [&] {
                if (prepare != nullptr)
                    self.throwIfFailed("prepare of faster_of", prepare(data));
            },
            [&](std::size_t way) { self.throwIfFailed("run of faster_of", run(data, way)); });
    });
}

int LibraryHost::settle(sortscope_host* host, const char* id, const char* value)
{
    return guarded(host, [&](LibraryHost& self) {
        if (id == nullptr || value == nullptr)
            throw std::invalid_argument(fmt::format("{}: tune settles NULL", self.m_name));
        const auto found = self.m_parameters.find(id);
        if (found == self.m_parameters.end())
            throw std::invalid_argument(
                fmt::format("{}: tune settles {}, which is not a parameter", self.m_name, base::utf8(id)));
        found->second = base::utf8(value);
        self.m_settled[found->first] = found->second;
    });
}

} // namespace sortscope::algorithms::entries
