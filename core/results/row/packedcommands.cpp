// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/packedcommands.h"

#include "core/base/badcontent.h"
#include "core/results/row/commandcodec.h"

#include <list>
#include <map>
#include <mutex>
#include <string_view>
#include <tuple>
#include <utility>

namespace sortscope::results {
namespace {

using backend::Command;

/// Numbers the labels of commands from 1. The commands must outlive the numbers.
class LabelNumbers {
public:
    LabelId idOf(const Command& command)
    {
        const auto key = std::tuple(command.kind, command.clock, std::string_view(command.name));
        const auto [found, added] = m_ids.try_emplace(key, m_labels->size() + 1);
        if (added)
            m_labels->emplace(found->second, CommandLabel{command.kind, command.name, command.clock});
        return found->second;
    }

    std::shared_ptr<const CommandLabels> labels() const { return m_labels; }

private:
    std::shared_ptr<CommandLabels> m_labels = std::make_shared<CommandLabels>();
    std::map<std::tuple<backend::CommandKind, backend::Clock, std::string_view>, LabelId> m_ids;
};

CommandBytes pack(const std::vector<Command>& commands)
{
    LabelNumbers numbers;
    auto bytes = encodeCommands(commands, [&](const Command& command) { return numbers.idOf(command); });
    bytes.shrink_to_fit();
    return {std::move(bytes), numbers.labels()};
}

std::vector<Command> unpacked(const CommandBytes& packed)
{
    if (packed.bytes.empty())
        return {};
    return decodeCommands(packed.bytes, [&](LabelId id) {
        const auto label = packed.labels->find(id);
        return label == packed.labels->end() ? nullptr : &label->second;
    });
}

std::size_t sizeOf(const CommandBytes& packed)
{
    return sizeof packed + packed.bytes.capacity();
}

} // namespace

class PackedCommands::Block {
public:
    explicit Block(CommandBytes bytes) { hold(std::make_shared<const CommandBytes>(std::move(bytes))); }

    Block(std::shared_ptr<CommandSource> source, const SampleAddress& address)
        : m_source(std::move(source)),
          m_address(address)
    {}

    ~Block()
    {
        const std::scoped_lock lock(memory().mutex);
        drop();
    }

    Block(const Block&) = delete;
    Block& operator=(const Block&) = delete;

    std::vector<Command> unpack()
    {
        const auto bytes = load();
        try {
            return unpacked(*bytes);
        } catch (const base::BadContent& fault) {
            if (const auto source = currentSource())
                source->refuse(fault);
            throw;
        }
    }

    CommandBytes packed() { return *load(); }

    void keepIn(std::shared_ptr<CommandSource> source, const SampleAddress& address)
    {
        const std::scoped_lock lock(memory().mutex);
        if (m_source)
            return;
        m_source = std::move(source);
        m_address = address;
        m_held->place = memory().droppable.insert(memory().droppable.end(), this);
        memory().shrink();
    }

    /// The state that all blocks share; its mutex also guards their members.
    struct Memory {
        std::mutex mutex;
        /// The blocks in memory that have a source; the one that was looked at last is at the end.
        std::list<Block*> droppable;
        std::size_t inUse = 0;
        std::size_t limit = kCommandMemory;

        void shrink()
        {
            while (inUse > limit && !droppable.empty())
                droppable.front()->drop();
        }
    };

    static Memory& memory()
    {
        static Memory memory;
        return memory;
    }

private:
    /// The content of a block in memory.
    struct Held {
        std::shared_ptr<const CommandBytes> bytes;
        /// The block's place among the droppable ones, if it has a source.
        std::list<Block*>::iterator place;
    };

    std::shared_ptr<CommandSource> currentSource()
    {
        const std::scoped_lock lock(memory().mutex);
        return m_source;
    }

    std::shared_ptr<const CommandBytes> load()
    {
        {
            const std::scoped_lock lock(memory().mutex);
            if (m_held && m_source)
                memory().droppable.splice(memory().droppable.end(), memory().droppable, m_held->place);
            if (m_held)
                return m_held->bytes;
        }
        // Without the lock, since others need not wait for the disk. A source that is there stays.
        auto read = std::make_shared<const CommandBytes>(m_source->read(m_address));
        hold(read);
        return read;
    }

    void hold(std::shared_ptr<const CommandBytes> bytes)
    {
        const std::scoped_lock lock(memory().mutex);
        if (m_held)
            return;
        memory().inUse += sizeOf(*bytes);
        m_held = std::make_unique<Held>(Held{std::move(bytes), {}});
        if (m_source)
            m_held->place = memory().droppable.insert(memory().droppable.end(), this);
        memory().shrink();
    }

    void drop()
    {
        if (!m_held)
            return;
        if (m_source)
            memory().droppable.erase(m_held->place);
        memory().inUse -= sizeOf(*m_held->bytes);
        m_held.reset();
    }

    /// Empty if the bytes lie in the source alone, as the bytes of most samples of a large session do.
    std::unique_ptr<Held> m_held;
    std::shared_ptr<CommandSource> m_source;
    SampleAddress m_address;
};

PackedCommands::PackedCommands(const std::vector<Command>& commands)
    : m_block(commands.empty() ? nullptr : std::make_shared<Block>(pack(commands)))
{}

PackedCommands::PackedCommands(std::shared_ptr<CommandSource> source, const SampleAddress& address)
    : m_block(std::make_shared<Block>(std::move(source), address))
{}

PackedCommands::PackedCommands(CommandBytes packed)
    : m_block(packed.bytes.empty() ? nullptr : std::make_shared<Block>(std::move(packed)))
{
    static_cast<void>(unpack());
}

std::vector<Command> PackedCommands::unpack() const
{
    return m_block ? m_block->unpack() : std::vector<Command>();
}

CommandBytes PackedCommands::packed() const
{
    return m_block ? m_block->packed() : CommandBytes();
}

void PackedCommands::keepIn(std::shared_ptr<CommandSource> source, const SampleAddress& address) const
{
    if (m_block)
        m_block->keepIn(std::move(source), address);
}

std::size_t PackedCommands::memoryInUse()
{
    const std::scoped_lock lock(Block::memory().mutex);
    return Block::memory().inUse;
}

void PackedCommands::limitMemory(std::size_t bytes)
{
    const std::scoped_lock lock(Block::memory().mutex);
    Block::memory().limit = bytes;
    Block::memory().shrink();
}

} // namespace sortscope::results
