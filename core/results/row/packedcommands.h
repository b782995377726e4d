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

/// The bytes that encodeCommands() made, with the labels that they name.
struct CommandBytes {
    std::string bytes;
    std::shared_ptr<const CommandLabels> labels;
};

/// The address of a sample in a session. The samples of a replicate count from 1; 0 is its first run.
struct SampleAddress {
    std::int64_t job = 0;
    std::int64_t replicate = 0;
    std::int64_t sample = 0;
};

/// A place for commands that need not be in memory. Any thread may call.
class CommandSource {
public:
    CommandSource() = default;
    virtual ~CommandSource() = default;
    CommandSource(const CommandSource&) = delete;
    CommandSource& operator=(const CommandSource&) = delete;

    /// Returns no bytes if the sample has no commands. Throws if they cannot be read.
    virtual CommandBytes read(const SampleAddress& address) = 0;
    /// Throws an exception that says that the bytes of a sample are damaged, and where they lie.
    [[noreturn]] virtual void refuse(const base::BadContent& fault) const = 0;
};

/// The most bytes of packed commands that the process keeps in memory, apart from those that lie nowhere
/// else.
inline constexpr std::size_t kCommandMemory = std::size_t{256} << 20U;

/// The commands of a sample, packed from the moment that the sample ends. Copies share them; any thread may
/// read them. When the commands in memory exceed kCommandMemory, those that lie in a source leave it, the
/// longest unused ones first, and are read again when somebody looks at them.
class PackedCommands {
public:
    PackedCommands() = default;
    explicit PackedCommands(const std::vector<backend::Command>& commands);
    /// The commands are read from `source` when somebody looks at them first.
    PackedCommands(std::shared_ptr<CommandSource> source, const SampleAddress& address);
    /// Takes the result of packed(), of this process or another one. Throws base::BadContent for bytes that
    /// do not unpack.
    explicit PackedCommands(CommandBytes packed);

    /// Throws if the commands have to be read, and cannot be.
    std::vector<backend::Command> unpack() const;
    /// Returns the commands as they are kept. A sample without commands has no labels.
    CommandBytes packed() const;

    /// Notes that `source` has the commands, too, from now on. Commands that have a source already keep it.
    void keepIn(std::shared_ptr<CommandSource> source, const SampleAddress& address) const;

    /// The bytes of all packed commands that are in memory.
    static std::size_t memoryInUse();
    /// Sets another limit than kCommandMemory.
    static void limitMemory(std::size_t bytes);

private:
    class Block;
    std::shared_ptr<Block> m_block;
};

} // namespace sortscope::results
