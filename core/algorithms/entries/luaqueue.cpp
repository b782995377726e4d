// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries/luaqueue.h"

#include "core/algorithms/entries/luahandles.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string_view>

namespace sortscope::algorithms::entries {
namespace {

/// The work-groups of a launch that names none: up to 256 work-items, and whole ones.
std::size_t usualGroup(const backend::Kernel& kernel, const backend::Extent& global)
{
    const auto most = std::bit_floor(std::clamp<std::size_t>(kernel.maxWorkGroupSize(), 1, 256));
    return std::min(most, global.x & (~global.x + 1));
}

int currentLine(lua_State* lua)
{
    lua_Debug where{};
    if (lua_getstack(lua, 1, &where) == 0 || lua_getinfo(lua, "l", &where) == 0)
        return 0;
    return where.currentline;
}

template <auto method>
int calling(lua_State* lua)
{
    return (LuaState::ownerOf<LuaQueue>(lua).*method)(lua);
}

} // namespace

LuaQueue::LuaQueue(LuaState& state, backend::Queue& queue, FindKernel kernel)
    : m_state(state),
      m_queue(queue),
      m_kernel(std::move(kernel))
{
    m_state.setOwner(this);
    m_state.call(openHandles);
}

void LuaQueue::begin(bool live)
{
    m_live = live;
    m_commands.clear();
    m_nextHost = 0;
}

void LuaQueue::pushQueue(lua_State* lua)
{
    lua_createtable(lua, 0, 6);
    const auto add = [lua](const char* name, lua_CFunction function) {
        lua_pushcfunction(lua, function);
        lua_setfield(lua, -2, name);
    };
    add("launch", LuaState::guarded<&calling<&LuaQueue::launch>>);
    add("copy", LuaState::guarded<&calling<&LuaQueue::copy>>);
    add("fill", LuaState::guarded<&calling<&LuaQueue::fill>>);
    add("write", LuaState::guarded<&calling<&LuaQueue::write>>);
    add("max_group", LuaState::guarded<&calling<&LuaQueue::maxGroup>>);
    add("read", &LuaQueue::read);
}

void LuaQueue::pushBuffer(lua_State* lua, int number)
{
    pushHandle(lua, {Handle::Kind::Buffer, number, 0, {}});
}

std::optional<int> LuaQueue::bufferAt(lua_State* lua, int index)
{
    const auto* handle = handleAt(lua, index);
    return handle != nullptr && handle->kind == Handle::Kind::Buffer && handle->bytes == 0
               ? std::optional(handle->buffer)
               : std::nullopt;
}

backend::Argument LuaQueue::argumentAt(lua_State* lua, std::size_t number) const
{
    if (const auto* handle = handleAt(lua, -1)) {
        if (handle->kind == Handle::Kind::Local)
            return backend::LocalArgument{handle->bytes};
        if (handle->kind == Handle::Kind::Value)
            return backend::ValueArgument(std::span(handle->value).first(handle->bytes));
        const auto& buffer = m_buffers.at(static_cast<std::size_t>(handle->buffer));
        if (handle->bytes >= buffer.buffer->bytes() && handle->bytes > 0)
            throw EntryFault(fmt::format("argument {} begins at byte {} of {}, which has {}", number,
                                         handle->bytes, buffer.name, buffer.buffer->bytes()));
        return backend::BufferArgument(buffer.buffer, handle->bytes);
    }
    if (lua_type(lua, -1) == LUA_TSTRING) { // bytes that string.pack has made
        std::size_t size = 0;
        const char* text = lua_tolstring(lua, -1, &size);
        return backend::ValueArgument(std::as_bytes(std::span(text, size)));
    }
    if (lua_isinteger(lua, -1) == 0)
        throw EntryFault(fmt::format(
            "argument {} is a {}{}; give a buffer, a whole number, or one of uint(x), float(x), …", number,
            typeName(lua, -1), lua_type(lua, -1) == LUA_TNUMBER ? " with a fraction" : ""));
    const auto value = lua_tointeger(lua, -1);
    if (value < std::numeric_limits<std::int32_t>::min() || value > std::numeric_limits<std::uint32_t>::max())
        throw EntryFault(
            fmt::format("argument {}, {}, has more than 32 bits; give long(x) or ulong(x)", number, value));
    return backend::ValueArgument(static_cast<std::uint32_t>(value));
}

void LuaQueue::take(lua_State* lua, EntryCommand command)
{
    if (!m_live) {
        command.line = currentLine(lua);
        m_commands.push_back(std::move(command));
        return;
    }
    try {
        issue(m_queue, command);
    } catch (const std::invalid_argument& error) {
        throw EntryFault(error.what());
    }
}

/// queue:launch(name, { global =, group =, args = {}, stage =, pass =, cluster =, local_memory = })
int LuaQueue::launch(lua_State* lua)
{
    if (lua_type(lua, 2) != LUA_TSTRING || !lua_istable(lua, 3))
        throw EntryFault("a launch is queue:launch(\"kernel\", { global = …, group = …, args = { … } })");
    EntryLaunch launch{.kernel = &m_kernel(lua_tostring(lua, 2))};
    bool hasGlobal = false;
    bool hasGroup = false;
    for (lua_pushnil(lua); lua_next(lua, 3) != 0;) {
        const std::string_view key = lua_type(lua, -2) == LUA_TSTRING ? lua_tostring(lua, -2) : "";
        if (key == "global") {
            launch.range.global = popExtent(lua, key);
            hasGlobal = true;
        } else if (key == "group") {
            launch.range.local = popExtent(lua, key);
            hasGroup = true;
        } else if (key == "args" && lua_istable(lua, -1)) {
            const auto count = lua_rawlen(lua, -1);
            launch.arguments.reserve(count);
            for (std::size_t i = 1; i <= count; ++i) {
                lua_rawgeti(lua, -1, static_cast<lua_Integer>(i));
                launch.arguments.push_back(argumentAt(lua, i));
                lua_pop(lua, 1);
            }
            lua_pop(lua, 1);
        } else if (key == "stage") {
            launch.at.stage = static_cast<std::uint32_t>(popInteger(lua, key));
        } else if (key == "pass") {
            launch.at.pass = static_cast<std::uint32_t>(popInteger(lua, key));
        } else if (key == "cluster") {
            launch.range.cluster = static_cast<std::size_t>(popInteger(lua, key));
        } else if (key == "local_memory") {
            launch.range.localMemory = static_cast<std::size_t>(popInteger(lua, key));
        } else {
            throw EntryFault(
                fmt::format("a launch has no \"{}\" of this kind; it has global, group, args (a list), "
                            "stage, pass, cluster and local_memory",
                            key));
        }
    }
    if (!hasGlobal)
        throw EntryFault(
            fmt::format("the launch of {} lacks global, the number of work-items", lua_tostring(lua, 2)));
    if (launch.range.global.items() == 0)
        return 0;
    if (!hasGroup)
        launch.range.local = usualGroup(*launch.kernel, launch.range.global);
    take(lua, {.what = std::move(launch)});
    return 0;
}

const NamedBuffer& LuaQueue::bufferArgument(lua_State* lua, int index, const char* what) const
{
    const auto number = bufferAt(lua, index);
    if (!number)
        throw EntryFault(fmt::format("{} has to be a whole buffer, not a {}", what, typeName(lua, index)));
    return m_buffers.at(static_cast<std::size_t>(*number));
}

backend::Buffer& LuaQueue::writableArgument(lua_State* lua, int index, const char* what) const
{
    const auto& buffer = bufferArgument(lua, index, what);
    if (buffer.writable == nullptr)
        throw EntryFault(fmt::format("{} is an input, which is only read", buffer.name));
    return *buffer.writable;
}

/// queue:copy(from, to, bytes)
int LuaQueue::copy(lua_State* lua)
{
    EntryCopy copy{bufferArgument(lua, 2, "from").buffer, &writableArgument(lua, 3, "to")};
    copy.bytes = static_cast<std::size_t>(integerAt(lua, 4, "bytes"));
    if (copy.bytes > std::min(copy.from->bytes(), copy.to->bytes()))
        throw EntryFault(fmt::format("a copy of {} bytes is longer than a buffer: they have {} and {}",
                                     copy.bytes, copy.from->bytes(), copy.to->bytes()));
    if (copy.bytes > 0)
        take(lua, {.what = copy});
    return 0;
}

/// queue:fill(buffer, word, first, count)
int LuaQueue::fill(lua_State* lua)
{
    EntryFill fill{&writableArgument(lua, 2, "what is filled")};
    fill.word =
        static_cast<std::uint32_t>(integerAt(lua, 3, "word", std::numeric_limits<std::int32_t>::min()));
    const auto words = fill.to->bytes() / sizeof(fill.word);
    const bool all = lua_isnoneornil(lua, 4);
    fill.first = all ? 0 : static_cast<std::size_t>(integerAt(lua, 4, "first"));
    fill.count = all ? words : static_cast<std::size_t>(integerAt(lua, 5, "count"));
    if (fill.first > words || fill.count > words - fill.first)
        throw EntryFault(fmt::format("words {} to {} are behind the end of the buffer, which has {}",
                                     fill.first, fill.first + fill.count, words));
    if (fill.count > 0)
        take(lua, {.what = fill});
    return 0;
}

std::shared_ptr<backend::HostMemory> LuaQueue::hostMemory(std::size_t bytes)
{
    if (m_nextHost == m_host.size())
        m_host.emplace_back();
    auto& memory = m_host[m_nextHost++];
    if (!memory || memory->bytes().size() < bytes) // an input: nothing may be written there between two runs
        memory = m_queue.allocateHost(bytes, backend::Holds::Input);
    return memory;
}

/// queue:write(buffer, { word, … })
int LuaQueue::write(lua_State* lua)
{
    auto& to = writableArgument(lua, 2, "what is written");
    if (!lua_istable(lua, 3))
        throw EntryFault(fmt::format("write takes a list of words, not a {}", typeName(lua, 3)));
    const auto count = lua_rawlen(lua, 3);
    const auto bytes = count * sizeof(std::uint32_t);
    if (bytes > to.bytes())
        throw EntryFault(fmt::format("{} words are more than the buffer has: {}", count,
                                     to.bytes() / sizeof(std::uint32_t)));
    if (count == 0)
        return 0;
    auto memory = hostMemory(bytes);
    const auto words = memory->as<std::uint32_t>();
    for (std::size_t i = 0; i < count; ++i) {
        lua_rawgeti(lua, 3, static_cast<lua_Integer>(i) + 1);
        words[i] = static_cast<std::uint32_t>(
            popInteger(lua, fmt::format("word {}", i + 1), std::numeric_limits<std::int32_t>::min()));
    }
    take(lua, {.what = EntryWrite{&to, std::move(memory), bytes}});
    return 0;
}

int LuaQueue::download(lua_State* lua)
{
    const auto& from = bufferArgument(lua, 2, "what is read");
    const auto first = static_cast<std::size_t>(integerAt(lua, 3, "first"));
    const auto count = static_cast<std::size_t>(integerAt(lua, 4, "count"));
    const auto words = from.buffer->bytes() / sizeof(std::uint32_t);
    if (first > words || count > words - first)
        throw EntryFault(fmt::format("words {} to {} are behind the end of {}, which has {}", first,
                                     first + count, from.name, words));
    if (!m_live)
        throw NeedsAnswers();
    const auto bytes = (first + count) * sizeof(std::uint32_t);
    if (!m_answers || m_answers->bytes().size() < bytes)
        m_answers = m_queue.allocateHost(std::max(bytes, sizeof(std::uint32_t)), backend::Holds::Answer);
    if (bytes > 0) {
        m_queue.download(*from.buffer, m_answers->bytes().first(bytes));
        m_queue.finish();
    }
    m_words = m_answers->as<std::uint32_t>().subspan(first, count);
    return 0;
}

/// queue:read(buffer, first, count): a list of words.
int LuaQueue::read(lua_State* lua)
{
    lua_settop(lua, 4);
    // Nothing with a destructor lives here while Lua allocates.
    LuaState::guarded<&calling<&LuaQueue::download>>(lua);
    const auto words = LuaState::ownerOf<LuaQueue>(lua).m_words;
    lua_createtable(lua, static_cast<int>(words.size()), 0);
    for (std::size_t i = 0; i < words.size(); ++i) {
        lua_pushinteger(lua, words[i]);
        lua_rawseti(lua, -2, static_cast<lua_Integer>(i) + 1);
    }
    return 1;
}

/// queue:max_group(name)
int LuaQueue::maxGroup(lua_State* lua)
{
    if (lua_type(lua, 2) != LUA_TSTRING)
        throw EntryFault("max_group takes the name of a kernel");
    lua_pushinteger(lua, static_cast<lua_Integer>(m_kernel(lua_tostring(lua, 2)).maxWorkGroupSize()));
    return 1;
}

} // namespace sortscope::algorithms::entries
