// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/commandcodec.h"

#include "core/base/badcontent.h"

#include <fmt/format.h>

#include <limits>

namespace sortscope::results {
namespace {

using backend::Command;

/// The parts of a command that follow its first byte; a part that does not follow is absent, or as in the
/// command before.
enum Part : unsigned {
    LabelChanged = 1U << 0U,
    HasStage = 1U << 1U,
    HasPass = 1U << 2U,
    SizesChanged = 1U << 3U,
    HasQueued = 1U << 4U,
    HasSubmitted = 1U << 5U,
    HasStarted = 1U << 6U,
    HasEnded = 1U << 7U,
};

/// More commands than any sample has; keeps a forged count from asking for all memory.
constexpr std::uint64_t kMostCommands = std::uint64_t{1} << 24U;

/// The values that differences are taken from. Unsigned, since they may wrap round.
struct Before {
    LabelId label = 0;
    std::uint64_t stage = 0;
    std::uint64_t pass = 0;
    std::uint64_t globalSize = 0;
    std::uint64_t localSize = 0;
    std::uint64_t bytes = 0;
    std::uint64_t time = 0;
};

class Writer {
public:
    explicit Writer(std::size_t commands) { m_bytes.reserve(commands * 16 + 8); }

    /// Writes a number in LEB128, as in DWARF: seven bits per byte, lowest first; the eighth bit says that
    /// another byte follows.
    void number(std::uint64_t value)
    {
        while (value >= 0x80) {
            m_bytes += static_cast<char>(static_cast<unsigned char>(value | 0x80));
            value >>= 7U;
        }
        m_bytes += static_cast<char>(static_cast<unsigned char>(value));
    }

    /// Writes the difference to `before`, which becomes `value`. Zigzag: small ones of either sign stay
    /// short.
    void difference(std::uint64_t value, std::uint64_t& before)
    {
        const auto delta = value - before;
        number((delta << 1U) ^ ((delta >> 63U) != 0 ? ~std::uint64_t{0} : 0));
        before = value;
    }

    void byte(unsigned value) { m_bytes += static_cast<char>(static_cast<unsigned char>(value)); }

    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

class Reader {
public:
    explicit Reader(std::string_view bytes) : m_rest(bytes) {}

    unsigned byte()
    {
        if (m_rest.empty())
            throw base::BadContent("the commands of a sample end too early");
        const auto value = static_cast<unsigned char>(m_rest.front());
        m_rest.remove_prefix(1);
        return value;
    }

    std::uint64_t number()
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            const auto next = byte();
            value |= static_cast<std::uint64_t>(next & 0x7FU) << shift;
            if ((next & 0x80U) == 0) {
                if (shift == 63 && next > 1)
                    break;
                return value;
            }
        }
        throw base::BadContent("a number in the commands of a sample is too long");
    }

    std::uint64_t difference(std::uint64_t& before)
    {
        const auto zigzag = number();
        before += (zigzag >> 1U) ^ ((zigzag & 1U) != 0 ? ~std::uint64_t{0} : 0);
        return before;
    }

    std::size_t rest() const { return m_rest.size(); }

private:
    std::string_view m_rest;
};

unsigned partsOf(const Command& command, LabelId label, const Before& before)
{
    const auto when = [](bool present, Part part) { return present ? static_cast<unsigned>(part) : 0U; };
    const bool sizes = command.globalSize != before.globalSize || command.localSize != before.localSize
                       || command.bytes != before.bytes;
    return when(label != before.label, LabelChanged) | when(command.at.stage.has_value(), HasStage)
           | when(command.at.pass.has_value(), HasPass) | when(sizes, SizesChanged)
           | when(command.times.queuedNs.has_value(), HasQueued)
           | when(command.times.submittedNs.has_value(), HasSubmitted)
           | when(command.times.startedNs.has_value(), HasStarted)
           | when(command.times.endedNs.has_value(), HasEnded);
}

void writeTime(Writer& writer, const std::optional<std::int64_t>& time, Before& before)
{
    if (time)
        writer.difference(static_cast<std::uint64_t>(*time), before.time);
}

void write(Writer& writer, const Command& command, LabelId label, Before& before)
{
    const auto parts = partsOf(command, label, before);
    writer.byte(parts);
    if ((parts & LabelChanged) != 0)
        writer.number(before.label = label);
    if (command.at.stage)
        writer.difference(*command.at.stage, before.stage);
    if (command.at.pass)
        writer.difference(*command.at.pass, before.pass);
    if ((parts & SizesChanged) != 0) {
        writer.difference(command.globalSize, before.globalSize);
        writer.difference(command.localSize, before.localSize);
        writer.difference(command.bytes, before.bytes);
    }
    writeTime(writer, command.times.queuedNs, before);
    writeTime(writer, command.times.submittedNs, before);
    writeTime(writer, command.times.startedNs, before);
    writeTime(writer, command.times.endedNs, before);
}

std::uint32_t coordinate(std::uint64_t value)
{
    if (value > std::numeric_limits<std::uint32_t>::max())
        throw base::BadContent("a command's stage or pass is out of range");
    return static_cast<std::uint32_t>(value);
}

void readTimes(Reader& reader, unsigned parts, Before& before, backend::CommandTimes& times)
{
    const auto read = [&](Part part, std::optional<std::int64_t>& time) {
        if ((parts & part) != 0)
            time = static_cast<std::int64_t>(reader.difference(before.time));
    };
    read(HasQueued, times.queuedNs);
    read(HasSubmitted, times.submittedNs);
    read(HasStarted, times.startedNs);
    read(HasEnded, times.endedNs);
}

void read(Reader& reader, const LabelOf& labelOf, Before& before, const Command* previous, Command& command)
{
    const auto parts = reader.byte();
    if ((parts & LabelChanged) != 0) {
        before.label = reader.number();
        const auto* label = labelOf(before.label);
        if (label == nullptr)
            throw base::BadContent(fmt::format("a command has the label {}, which is missing", before.label));
        command.kind = label->kind;
        command.name = label->name;
        command.clock = label->clock;
    } else if (previous != nullptr) {
        command.kind = previous->kind;
        command.name = previous->name;
        command.clock = previous->clock;
    } else {
        throw base::BadContent("the first command of a sample has no label");
    }
    if ((parts & HasStage) != 0)
        command.at.stage = coordinate(reader.difference(before.stage));
    if ((parts & HasPass) != 0)
        command.at.pass = coordinate(reader.difference(before.pass));
    if ((parts & SizesChanged) != 0) {
        reader.difference(before.globalSize);
        reader.difference(before.localSize);
        reader.difference(before.bytes);
    }
    command.globalSize = before.globalSize;
    command.localSize = before.localSize;
    command.bytes = before.bytes;
    readTimes(reader, parts, before, command.times);
}

} // namespace

std::string encodeCommands(std::span<const Command> commands, const LabelIdOf& idOf)
{
    Writer writer(commands.size());
    writer.number(commands.size());
    Before before;
    for (const Command& command : commands)
        write(writer, command, idOf(command), before);
    return writer.take();
}

std::vector<Command> decodeCommands(std::string_view bytes, const LabelOf& labelOf)
{
    Reader reader(bytes);
    const auto count = reader.number();
    // A command takes one byte at least.
    if (count > reader.rest() || count > kMostCommands)
        throw base::BadContent(fmt::format("a sample claims {} commands in {} bytes", count, bytes.size()));
    std::vector<Command> commands;
    commands.reserve(count);
    Before before;
    for (std::uint64_t i = 0; i < count; ++i) {
        const Command* previous = commands.empty() ? nullptr : &commands.back();
        Command command;
        read(reader, labelOf, before, previous, command);
        commands.push_back(std::move(command));
    }
    if (reader.rest() != 0)
        throw base::BadContent(fmt::format("{} bytes follow the commands of a sample", reader.rest()));
    return commands;
}

} // namespace sortscope::results
