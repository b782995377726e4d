// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace sortscope::base {
class BadContent;
} // namespace sortscope::base

namespace sortscope::backend {
struct Command;
} // namespace sortscope::backend

namespace sortscope::results {

struct CommandLabel;

using CommandLabels = std::unordered_map<std::uint64_t, CommandLabel>;

/// What encodeCommands() made, with the labels that it names.
struct CommandBytes {
    std::string bytes;
    std::shared_ptr<const CommandLabels> labels;
};

/// A sample of a session: of a replicate, which count from 1; 0 is the replicate's first run.
struct SampleAddress {
    std::int64_t job = 0;
    std::int64_t replicate = 0;
    std::int64_t sample = 0;
};

/// Where commands lie that need not be in memory. Any thread may call.
class CommandSource {
public:
    CommandSource() = default;
    virtual ~CommandSource() = default;
    CommandSource(const CommandSource&) = delete;
    CommandSource& operator=(const CommandSource&) = delete;

    /// Without bytes where the sample has no commands. Throws if they cannot be read.
    virtual CommandBytes read(const SampleAddress& address) = 0;
    /// Throws what says that the bytes of a sample are damaged, and where they lie.
    [[noreturn]] virtual void refuse(const base::BadContent& fault) const = 0;
};

/// Bytes of packed commands that the process keeps in memory at most, those that lie nowhere else apart.
inline constexpr std::size_t kCommandMemory = std::size_t{256} << 20U;

/// The commands of a sample, packed from the moment that it ends. Copies share them; any thread may read
/// them. Those that lie in a source leave memory when all that are there exceed kCommandMemory, the ones that
/// nobody has looked at for the longest time first, and are read again where they are looked at.
class PackedCommands {
public:
    PackedCommands() = default;
    explicit PackedCommands(const std::vector<backend::Command>& commands);
    /// Read from `source` where they are looked at first.
    PackedCommands(std::shared_ptr<CommandSource> source, const SampleAddress& address);
    /// What packed() gave, here or in another process. Throws base::BadContent for bytes that do not unpack.
    explicit PackedCommands(CommandBytes packed);

    /// Throws if they have to be read, and cannot be.
    std::vector<backend::Command> unpack() const;
    /// The same as they are kept. A sample without commands has no labels.
    CommandBytes packed() const;

    /// `source` has them too from now on. Those that have a source already keep it.
    void keepIn(std::shared_ptr<CommandSource> source, const SampleAddress& address) const;

    /// Bytes of all packed commands that are in memory.
    static std::size_t memoryInUse();
    /// Sets another limit than kCommandMemory.
    static void limitMemory(std::size_t bytes);

private:
    class Block;
    std::shared_ptr<Block> m_block;
};

} // namespace sortscope::results
