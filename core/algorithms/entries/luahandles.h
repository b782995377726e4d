// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/queue.h"

#include <lua.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// The values that entry.lua gives to the queue object.
namespace sortscope::algorithms::entries {

/// An argument that Lua has no value for: memory from a byte on, local memory, or a number with its type.
struct Handle {
    enum class Kind { Buffer, Local, Value };

    Kind kind = Kind::Value;
    int buffer = 0;
    std::size_t bytes = 0;
    std::array<std::byte, 8> value{};
};

/// Makes the types of arguments known to Lua: uint(x) and its like, local_bytes(n), buffer:at(byte). May
/// raise an error of Lua.
void openHandles(lua_State* lua);
/// May raise an error of Lua.
void pushHandle(lua_State* lua, const Handle& handle);

// These raise no error of Lua, and throw EntryFault.

/// Returns nullptr if there is none at the index.
Handle* handleAt(lua_State* lua, int index);
/// For example "nil".
std::string typeName(lua_State* lua, int index);
/// Pops and returns a whole number. `what` names it in messages.
std::int64_t popInteger(lua_State* lua, std::string_view what, std::int64_t least = 0);
std::int64_t integerAt(lua_State* lua, int index, std::string_view what, std::int64_t least = 0);
/// Pops a number of work-items, or a list of one to three.
backend::Extent popExtent(lua_State* lua, std::string_view what);

} // namespace sortscope::algorithms::entries
