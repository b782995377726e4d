// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/entries/luaqueue.h"
#include "core/algorithms/ownentries.h"
#include "core/algorithms/work.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace sortscope::algorithms::entries {

/// A job of an entry as its entry.lua gets it.
struct EntryJob {
    const OwnEntry& entry;
    const backend::DeviceInfo& device;
    WorkProblem problem;
    data::Direction direction = data::Direction::Ascending;
    /// Keys in the work buffer of a sort.
    std::size_t padded = 0;
};

/// The kernels, the scratch buffers and the host part of an entry, prepared for one job. A run that reads
/// nothing back is recorded once; the others are done by entry.lua each time.
class EntryRun {
public:
    EntryRun(backend::Queue& queue, const EntryJob& job);

    /// Records the run with these buffers, if it can be recorded. Issues nothing.
    void prepare(const std::vector<NamedBuffer>& buffers);
    /// Issues the run, and returns the number of the buffer that it names as its answer, 0 by default;
    /// scratch buffers count behind `buffers`. Throws EntryFault, and what the queue throws.
    int run(const std::vector<NamedBuffer>& buffers);
    backend::Buffer& scratch(std::size_t number) const { return *m_scratch.at(number); }

private:
    void build(backend::Queue& queue);
    const backend::Kernel& kernel(const std::string& name);
    void readDefines(std::vector<std::pair<std::string, std::string>>& defines);
    void pushJob(lua_State* lua) const;
    void runLua(bool live);

    const OwnEntry& m_entry;
    backend::Queue& m_commands;
    std::size_t m_buffers = 0;
    WorkProblem m_problem;
    data::Direction m_direction;
    std::size_t m_padded;
    std::size_t m_localMemory;
    std::size_t m_computeUnits;
    std::vector<std::unique_ptr<backend::Program>> m_programs;
    std::map<std::string, std::unique_ptr<backend::Kernel>> m_kernels;
    std::vector<std::shared_ptr<backend::Buffer>> m_scratch;
    LuaState m_lua;
    LuaQueue m_queue;
    bool m_recorded = false;
    bool m_live = false;
    int m_answer = 0;
};

} // namespace sortscope::algorithms::entries
