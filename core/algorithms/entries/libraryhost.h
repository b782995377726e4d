// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parametervalue.h"
#include "core/backend/nativequeue.h"
#include "core/backend/queue.h"
#include "include/sortscope-entry.h"

#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::algorithms::entries {

class EntryLibrary;

/// What a function of a library may ask for: memory of the queue, commands on it, the job's parameters. No
/// exception goes through the library: what a callback throws comes out of call().
class LibraryHost {
public:
    /// `name` is the entry's id. All references outlive the host.
    LibraryHost(std::string name, const EntryLibrary& library, backend::Queue& queue,
                const Parameters& parameters);
    LibraryHost(const LibraryHost&) = delete;
    LibraryHost& operator=(const LibraryHost&) = delete;
    ~LibraryHost() = default;

    /// Calls a function of the library, which gets the host. Throws what a callback threw; Unsupported,
    /// OutOfMemory or Error if the function says that it failed.
    void call(std::string_view what, const std::function<int(sortscope_host*)>& function);

    /// Memory that scratch() gave away, by its handle; nullptr if there is none.
    backend::Buffer* scratch(const void* handle) const;
    /// The values that settle() got.
    const std::map<std::string, std::string>& settled() const { return m_settled; }
    /// The commands that were recorded in all calls.
    std::size_t commands() const { return m_commands; }
    /// What the library gets for a buffer.
    void* handleOf(const backend::Buffer& buffer) const { return m_native.handleOf(buffer); }

private:
    // The functions of sortscope_host.
    static void* scratchFor(sortscope_host* host, std::uint64_t bytes);
    static const char* parameter(sortscope_host* host, const char* id);
    static int begin(sortscope_host* host, const sortscope_command* command);
    static int end(sortscope_host* host);
    static int launched(sortscope_host* host, const sortscope_command* command, void* event);
    static int fasterOf(sortscope_host* host, std::uint64_t ways, int (*prepare)(void*),
                        int (*run)(void*, std::uint64_t), void* data, std::uint64_t* fastest);
    static int settle(sortscope_host* host, const char* id, const char* value);

    /// Does the work of a callback; keeps what it throws.
    static int guarded(sortscope_host* host, const std::function<void(LibraryHost&)>& work) noexcept;
    void throwIfFailed(std::string_view what, int result) const;
    void refresh();

    std::string m_name;
    const EntryLibrary& m_library;
    backend::Queue& m_queue;
    backend::NativeQueue& m_native;
    std::map<std::string, std::string> m_parameters;
    std::map<std::string, std::string> m_settled;
    std::map<const void*, std::shared_ptr<backend::Buffer>> m_scratch;
    std::size_t m_commands = 0;
    std::exception_ptr m_thrown;
    sortscope_host m_host{};
};

} // namespace sortscope::algorithms::entries
