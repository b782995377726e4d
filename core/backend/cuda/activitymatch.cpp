// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/activitymatch.h"

#include "core/backend/cuda/occupancy.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace sortscope::backend::cuda {
namespace {

bool fits(const Command& command, const ActivityRecord& record)
{
    const bool isKernel = record.kind == CommandKind::Kernel;
    return (command.kind == CommandKind::Kernel) == isKernel;
}

/// A record, and when the last of those in front of it ended.
struct Turn {
    const ActivityRecord& record;
    std::int64_t frontEndedNs;
};

Command timedBy(const Turn& turn, Command command)
{
    const auto& [record, frontEndedNs] = turn;
    command.clock = Clock::Cupti;
    command.times.startedNs = std::max(record.startedNs, frontEndedNs);
    command.times.endedNs = std::max(record.endedNs, *command.times.startedNs);
    if (record.startedNs < frontEndedNs)
        command.times.submittedNs = record.startedNs;
    return command;
}

/// Returns " (64-bit count)" of "library::sort (64-bit count)": the variant of a library's call, which the
/// names of its kernels do not tell.
std::string_view detailOf(std::string_view name)
{
    const auto begin = name.find(" (");
    return begin == std::string_view::npos ? std::string_view() : name.substr(begin);
}

/// Returns the command for a record of a library's work for `command`.
Command partOf(const Turn& turn, const Command& command)
{
    const auto& record = turn.record;
    return timedBy(turn, {.kind = record.kind,
                          .name = record.kind == CommandKind::Kernel
                                      ? record.name + std::string(detailOf(command.name))
                                      : record.name,
                          .at = command.at,
                          .globalSize = record.globalSize,
                          .localSize = record.localSize,
                          .bytes = record.bytes});
}

/// The facts that a record has about a kernel of a library, of which the host has no facts.
KernelFacts factsOf(const ActivityRecord& record, const std::string& name)
{
    KernelFacts facts{.kernel = name,
                      .globalSize = record.globalSize,
                      .localSize = record.localSize,
                      .registers = record.registers,
                      .staticLocalBytes = record.staticLocalBytes,
                      .dynamicLocalBytes = record.dynamicLocalBytes};
    setPrivateBytes(facts, record.privateBytes);
    return facts;
}

std::int64_t median(std::vector<std::int64_t> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

/// The medians of a kernel and of the gap behind it.
RecordExcess usual(std::span<const ActivityRecord> records)
{
    std::vector<std::int64_t> kernels;
    std::vector<std::int64_t> gaps;
    for (std::size_t i = 0; i + 1 < records.size(); ++i) {
        kernels.push_back(records[i].endedNs - records[i].startedNs);
        gaps.push_back(records[i + 1].startedNs - records[i].endedNs);
    }
    return {.kernelNs = median(std::move(kernels)), .gapNs = median(std::move(gaps))};
}

} // namespace

void takeOff(const RecordExcess& excess, std::vector<ActivityRecord>& records)
{
    std::int64_t earlier = 0;
    std::int64_t end = records.empty() ? 0 : records.front().startedNs;
    for (auto& record : records) {
        const bool isKernel = record.kind == CommandKind::Kernel;
        const auto duration = record.endedNs - record.startedNs - (isKernel ? excess.kernelNs : 0);
        record.startedNs = std::max(record.startedNs - earlier, end);
        if (isKernel)
            earlier += excess.kernelNs + excess.gapNs;
        record.endedNs = record.startedNs + std::max<std::int64_t>(duration, 0);
        end = record.endedNs;
    }
}

std::optional<RecordExcess> excessOf(std::span<const ActivityRecord> serialised,
                                     std::span<const ActivityRecord> concurrent)
{
    if (serialised.size() < 2 || concurrent.size() < 2)
        return std::nullopt;
    const auto one = usual(serialised);
    const auto other = usual(concurrent);
    return RecordExcess{.kernelNs = std::max<std::int64_t>(one.kernelNs - other.kernelNs, 0),
                        .gapNs = std::max<std::int64_t>(one.gapNs - other.gapNs, 0)};
}

std::vector<std::vector<Command>> timedByRecords(const std::vector<std::vector<Captured>>& expected,
                                                 const std::vector<ActivityRecord>& records)
{
    std::size_t ones = 0;
    std::size_t somes = 0;
    for (const auto& group : expected) {
        for (const auto& each : group)
            ++(each.work == Work::One ? ones : somes);
    }
    // With several commands of unknown length nobody knows which record belongs to which.
    if (somes > 1 || records.size() < ones + somes || (somes == 0 && records.size() != ones))
        return {};
    const auto some = records.size() - ones;
    std::vector<std::vector<Command>> all;
    auto record = records.begin();
    auto frontEndedNs = record == records.end() ? 0 : record->startedNs;
    const auto next = [&] {
        const Turn turn{*record++, frontEndedNs};
        frontEndedNs = std::max(frontEndedNs, turn.record.endedNs);
        return turn;
    };
    for (const auto& group : expected) {
        auto& timed = all.emplace_back();
        for (const auto& captured : group) {
            if (captured.work == Work::One) {
                if (!fits(captured.command, *record))
                    return {};
                timed.push_back(timedBy(next(), captured.command));
                continue;
            }
            for (std::size_t i = 0; i < some; ++i)
                timed.push_back(partOf(next(), captured.command));
        }
    }
    return all;
}

std::vector<KernelFacts> factsOfLibraries(const std::vector<std::vector<Captured>>& expected,
                                          const std::vector<std::vector<Command>>& timed,
                                          const std::vector<ActivityRecord>& records)
{
    std::vector<KernelFacts> all;
    auto record = records.begin();
    for (std::size_t i = 0; i < timed.size(); ++i) {
        // Only a group's single piece of some work has more commands than one.
        const auto more = timed[i].size() - expected[i].size();
        auto command = timed[i].begin();
        for (const auto& captured : expected[i]) {
            const auto end =
                command + 1 + (captured.work == Work::One ? 0 : static_cast<std::ptrdiff_t>(more));
            for (; command != end; ++command, ++record) {
                if (captured.ofLibrary && record->kind == CommandKind::Kernel)
                    addKernels(all, {factsOf(*record, command->name)});
            }
        }
    }
    return all;
}

} // namespace sortscope::backend::cuda
