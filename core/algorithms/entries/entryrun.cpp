// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries/entryrun.h"

#include "core/backend/deviceinfo.h"
#include "core/backend/error.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace sortscope::algorithms::entries {
namespace {

using backend::BackendKind;

bool isCuda(const std::string& file)
{
    return file.ends_with(".cu");
}

/// The files for an API: CUDA C++ for CUDA where there is any, else OpenCL C.
std::vector<std::string> filesFor(const EntryDescription& description, BackendKind backend)
{
    const bool cuda = backend == BackendKind::Cuda && std::ranges::any_of(description.kernels, isCuda);
    std::vector<std::string> files;
    std::ranges::copy_if(description.kernels, std::back_inserter(files),
                         [cuda](const auto& file) { return isCuda(file) == cuda; });
    return files;
}

void setText(lua_State* lua, const char* name, std::string_view text)
{
    lua_pushlstring(lua, text.data(), text.size());
    lua_setfield(lua, -2, name);
}

void setInteger(lua_State* lua, const char* name, std::size_t value)
{
    lua_pushinteger(lua, static_cast<lua_Integer>(value));
    lua_setfield(lua, -2, name);
}

/// Returns what -D takes; empty for a value that it does not take. Raises no error of Lua.
std::optional<std::string> defineText(lua_State* lua, int index)
{
    if (lua_type(lua, index) == LUA_TSTRING)
        return lua_tostring(lua, index);
    if (lua_isinteger(lua, index) != 0)
        return fmt::format("{}", lua_tointeger(lua, index));
    return std::nullopt;
}

bool isSame(const std::vector<NamedBuffer>& bound, const std::vector<NamedBuffer>& given)
{
    return bound.size() >= given.size()
           && std::equal(given.begin(), given.end(), bound.begin(),
                         [](const auto& a, const auto& b) { return a.buffer == b.buffer; });
}

} // namespace

EntryRun::EntryRun(backend::Queue& queue, const EntryJob& job)
    : m_entry(job.entry),
      m_commands(queue),
      m_problem(job.problem),
      m_direction(job.direction),
      m_padded(job.padded),
      m_localMemory(job.device.localMemory),
      m_computeUnits(job.device.computeUnits),
      m_lua(job.entry.folder.files.at(std::string(kEntryFile))),
      m_queue(m_lua, queue,
              [this](const std::string& name) -> const backend::Kernel& { return kernel(name); })
{
    std::vector<std::pair<std::string, std::string>> defines;
    readDefines(defines);
    for (const auto& file : filesFor(m_entry.description, job.device.backend))
        m_programs.push_back(
            queue.build(kernelSource(fmt::format("{}/{}", m_entry.description.id, file), defines)));
    for (const auto bytes : scratchBytes(m_entry.description, m_problem))
        m_scratch.push_back(queue.allocate(std::max<std::size_t>(bytes, sizeof(std::uint32_t))));
}

const backend::Kernel& EntryRun::kernel(const std::string& name)
{
    if (const auto known = m_kernels.find(name); known != m_kernels.end())
        return *known->second;
    std::vector<std::string> reasons;
    for (const auto& program : m_programs) {
        try {
            return *m_kernels.emplace(name, program->kernel(name)).first->second;
        } catch (const backend::BuildError& error) {
            reasons.emplace_back(error.what()); // another file may have it
        }
    }
    throw EntryFault(base::joined(reasons, std::identity(), "; "));
}

void EntryRun::readDefines(std::vector<std::pair<std::string, std::string>>& defines)
{
    int made = LUA_NOREF;
    m_lua.call([&](lua_State* lua) {
        m_lua.pushTable();
        lua_getfield(lua, -1, "defines");
        if (lua_isfunction(lua, -1)) {
            pushJob(lua);
            lua_call(lua, 1, 1);
        }
        made = luaL_ref(lua, LUA_REGISTRYINDEX);
    });
    auto* lua = m_lua.lua();
    lua_rawgeti(lua, LUA_REGISTRYINDEX, made);
    if (!lua_istable(lua, -1) && !lua_isnil(lua, -1))
        throw EntryFault("entry.lua: defines has to be a table, or a function (job) that returns one");
    for (lua_pushnil(lua); lua_istable(lua, -2) && lua_next(lua, -2) != 0; lua_pop(lua, 1)) {
        const auto value = defineText(lua, -1);
        if (lua_type(lua, -2) != LUA_TSTRING || !value)
            throw EntryFault("entry.lua: defines has names, and whole numbers or texts as their values");
        defines.emplace_back(lua_tostring(lua, -2), *value);
    }
    std::ranges::sort(defines); // the order of a table says nothing
    lua_settop(lua, 0);
}

void EntryRun::pushJob(lua_State* lua) const
{
    lua_createtable(lua, 0, 20);
    setInteger(lua, "length", m_problem.length);
    setInteger(lua, "padded", m_padded);
    setInteger(lua, "needle_count", m_problem.needles);
    setText(lua, "direction", base::nameOf(m_direction));
    lua_pushboolean(lua, static_cast<int>(m_direction == data::Direction::Descending));
    lua_setfield(lua, -2, "descending");
    setText(lua, "key", base::nameOf(m_problem.key));
    setInteger(lua, "key_bytes", data::keyBytes(m_problem.key));
    setText(lua, "values", base::nameOf(m_problem.values));
    setInteger(lua, "value_bytes",
               m_problem.values == data::ValueType::None ? 0 : data::valueBytes(m_problem.values));
    setInteger(lua, "local_memory", m_localMemory);
    setInteger(lua, "compute_units", m_computeUnits);
    lua_createtable(lua, 0, static_cast<int>(m_problem.parameters.size()));
    for (const auto& [id, value] : m_problem.parameters) {
        if (const auto* number = std::get_if<std::int64_t>(&value))
            lua_pushinteger(lua, *number);
        else
            lua_pushstring(lua, std::get<std::string>(value).c_str());
        lua_setfield(lua, -2, id.c_str());
    }
    lua_setfield(lua, -2, "parameters");
    const auto& buffers = m_queue.buffers();
    lua_createtable(lua, 0, static_cast<int>(m_scratch.size()));
    for (std::size_t i = m_buffers; i < buffers.size(); ++i) {
        LuaQueue::pushBuffer(lua, static_cast<int>(i));
        lua_setfield(lua, -2, buffers[i].name.c_str());
    }
    lua_setfield(lua, -2, "scratch");
    for (std::size_t i = 0; i < std::min(m_buffers, buffers.size()); ++i) {
        LuaQueue::pushBuffer(lua, static_cast<int>(i));
        lua_setfield(lua, -2, buffers[i].name.c_str());
    }
}

void EntryRun::runLua(bool live)
{
    m_queue.begin(live);
    m_lua.call([this](lua_State* lua) {
        m_lua.pushTable();
        lua_getfield(lua, -1, "run");
        LuaQueue::pushQueue(lua);
        pushJob(lua);
        lua_call(lua, 2, 1);
        m_answer = LuaQueue::bufferAt(lua, -1).value_or(-1);
        if (lua_isnil(lua, -1))
            m_answer = 0;
        if (m_answer < 0)
            luaL_error(lua, "entry.lua: run has to return the buffer that holds the answer, or nothing");
    });
}

void EntryRun::prepare(const std::vector<NamedBuffer>& buffers)
{
    if (m_recorded && isSame(m_queue.buffers(), buffers))
        return;
    m_buffers = buffers.size();
    auto all = buffers;
    for (std::size_t i = 0; i < m_scratch.size(); ++i)
        all.push_back({m_entry.description.scratch[i].name, m_scratch[i].get(), m_scratch[i].get()});
    m_queue.bind(std::move(all));
    m_recorded = true;
    if (m_live)
        return;
    try {
        runLua(false);
    } catch (const NeedsAnswers&) {
        m_live = true;
    }
}

int EntryRun::run(const std::vector<NamedBuffer>& buffers)
{
    prepare(buffers);
    if (!m_live) {
        for (const auto& command : m_queue.commands()) {
            try {
                issue(m_commands, command);
            } catch (const std::invalid_argument& error) {
                throw EntryFault(fmt::format("entry.lua:{}: {}", command.line, error.what()));
            }
        }
        return m_answer;
    }
    if (m_commands.options().launch == backend::LaunchMode::Graph)
        throw backend::Unsupported(fmt::format("{} reads words back, so that no graph can be made of its run",
                                               m_entry.description.id));
    runLua(true);
    return m_answer;
}

} // namespace sortscope::algorithms::entries
