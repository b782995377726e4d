// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/entries/entrycommand.h"
#include "core/algorithms/entries/luastate.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sortscope::algorithms::entries {

/// A buffer that entry.lua may name.
struct NamedBuffer {
    std::string name;
    const backend::Buffer* buffer = nullptr;
    /// nullptr for an input, which runs only read.
    backend::Buffer* writable = nullptr;
};

/// Is thrown where a run that is only recorded reads words back: it cannot be recorded.
class NeedsAnswers : public std::exception {};

/// The queue object of entry.lua, and its functions for arguments.
class LuaQueue {
public:
    /// Finds a kernel by its name; throws EntryFault if there is none.
    using FindKernel = std::function<const backend::Kernel&(const std::string& name)>;

    /// Becomes the owner of `state`. `queue`, `state` and all buffers outlive it.
    LuaQueue(LuaState& state, backend::Queue& queue, FindKernel kernel);
    LuaQueue(const LuaQueue&) = delete;
    LuaQueue& operator=(const LuaQueue&) = delete;
    ~LuaQueue() = default;

    /// The buffers of the next runs, by their number.
    void bind(std::vector<NamedBuffer> buffers) { m_buffers = std::move(buffers); }
    const std::vector<NamedBuffer>& buffers() const { return m_buffers; }

    /// Begins a run whose commands are kept; if `live`, they go to the queue at once.
    void begin(bool live);
    const std::vector<EntryCommand>& commands() const { return m_commands; }

    // Both may raise an error of Lua; call them within LuaState::call().
    /// Pushes the queue object.
    static void pushQueue(lua_State* lua);
    /// Pushes the buffer of this number.
    static void pushBuffer(lua_State* lua, int number);
    /// The number of the buffer at an index; empty if it is none. Raises nothing.
    static std::optional<int> bufferAt(lua_State* lua, int index);

private:
    static int read(lua_State* lua);

    int launch(lua_State* lua);
    int copy(lua_State* lua);
    int fill(lua_State* lua);
    int write(lua_State* lua);
    int download(lua_State* lua);
    int maxGroup(lua_State* lua);

    void take(lua_State* lua, EntryCommand command);
    backend::Argument argumentAt(lua_State* lua, std::size_t number) const;
    const NamedBuffer& bufferArgument(lua_State* lua, int index, const char* what) const;
    backend::Buffer& writableArgument(lua_State* lua, int index, const char* what) const;
    std::shared_ptr<backend::HostMemory> hostMemory(std::size_t bytes);

    LuaState& m_state;
    backend::Queue& m_queue;
    FindKernel m_kernel;
    std::vector<NamedBuffer> m_buffers;
    bool m_live = false;
    std::vector<EntryCommand> m_commands;
    /// Memory of uploads, in the order in which a run asks for it: the device may read it until the run ends.
    std::vector<std::shared_ptr<backend::HostMemory>> m_host;
    std::size_t m_nextHost = 0;
    /// Memory of downloads, each of which is read before the next one.
    std::shared_ptr<backend::HostMemory> m_answers;
    /// What a download has brought.
    std::span<const std::uint32_t> m_words;
};

} // namespace sortscope::algorithms::entries
