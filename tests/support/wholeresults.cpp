// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/wholeresults.h"

#include "core/results/row/resultfields.h"

#include <fmt/format.h>

#include <limits>
#include <optional>

namespace sortscope::tests {
namespace {

using namespace std::chrono_literals;
using backend::Command;

/// Gives each member of a struct, and of the structs in it, a value that no other member has, so far as its
/// type has enough values, and that is not its default.
class Filler {
public:
    template <base::Listed Struct>
    void fill(Struct& object)
    {
        base::forEachField(object, [this](const auto& /*field*/, auto& member) { fill(member); });
    }

private:
    template <typename Number>
        requires std::is_arithmetic_v<Number>
    void fill(Number& number) { number = static_cast<Number>(++m_last); }
    void fill(bool& value) { value = !value; }
    void fill(double& number) { number = static_cast<double>(++m_last) + 1.0 / 3.0; }
    void fill(std::string& text) { text = fmt::format("Böse'); DROP TABLE job; -- {}", ++m_last); }
    void fill(std::chrono::nanoseconds& time) { time = std::chrono::nanoseconds(++m_last); }
    void fill(std::chrono::sys_seconds& time)
    {
        time = std::chrono::sys_days(std::chrono::year(2026) / 11 / 22) + std::chrono::seconds(++m_last);
    }
    template <typename Enum>
        requires std::is_enum_v<Enum>
    void fill(Enum& value)
    {
        const auto& all = base::Names<Enum>::all;
        const auto before = value;
        while (value == before)
            value = all.at(++m_last % all.size()).value;
    }
    void fill(algorithms::Parameters& parameters)
    {
        parameters = {
            {"rule", fmt::format("fixed{}", ++m_last)}, {"group", -++m_last}, {"digits", std::string("256")}};
    }
    /// wholeCommands() fills them.
    void fill(const results::PackedCommands& /*commands*/) {}
    template <typename T>
    void fill(std::optional<T>& value)
    {
        fill(value.emplace());
    }
    template <typename T>
    void fill(std::vector<T>& values)
    {
        values.assign(2, T());
        for (auto& value : values)
            fill(value);
    }

    std::int64_t m_last = 1000;
};

Command wholeCommand(std::int64_t at)
{
    Command command;
    Filler().fill(command);
    command.kind = backend::CommandKind::Kernel;
    command.at.stage = 4'000'000'000U;
    command.globalSize = 1U << 20U;
    command.localSize = 256;
    command.times = {.queuedNs = at, .submittedNs = at + 7, .startedNs = at + 5000, .endedNs = at + 5001};
    return command;
}

results::PackedCommands wholeCommands(std::int64_t seed)
{
    Command sparse;
    sparse.kind = backend::CommandKind::Download;
    sparse.name = std::string("nul\0 and \xff", 10);
    sparse.clock = backend::Clock::CudaEvent;
    sparse.times.endedNs = std::numeric_limits<std::int64_t>::min();
    Command last = wholeCommand(std::numeric_limits<std::int64_t>::max() - 6000);
    last.bytes = std::numeric_limits<std::size_t>::max();
    return results::PackedCommands(
        {wholeCommand(0), wholeCommand(seed), sparse, Command{}, last, wholeCommand(-seed)});
}

/// The way to the first part in which two values differ, as in ".spec.size"; empty if they are equal.
class Difference {
public:
    template <typename T>
    static std::string of(const T& a, const T& b)
    {
        return a == b ? "" : " differs";
    }
    template <base::Listed Struct>
    static std::string of(const Struct& a, const Struct& b)
    {
        std::string first;
        base::forEachField(a, [&](const auto& field, const auto& member) {
            if (const auto inner = of(member, field.in(b)); first.empty() && !inner.empty())
                first = fmt::format(".{}{}", field.name, inner);
        });
        return first;
    }
    template <typename T>
    static std::string of(const std::optional<T>& a, const std::optional<T>& b)
    {
        if (a && b)
            return of(*a, *b);
        return a || b ? " is there once" : "";
    }
    template <typename T>
    static std::string of(const std::vector<T>& a, const std::vector<T>& b)
    {
        std::string first = a.size() == b.size() ? "" : ".size";
        for (std::size_t i = 0; i < a.size() && first.empty(); ++i)
            first = of(a[i], b[i]);
        return first;
    }
    static std::string of(const results::PackedCommands& a, const results::PackedCommands& b)
    {
        return of(a.unpack(), b.unpack());
    }
};

results::JobSpec wholeSpec(results::JobId id, results::JobSpec spec)
{
    spec.id = id;
    spec.device.node = "node";
    spec.device.backend = backend::BackendKind::OpenCl;
    spec.device.globalMemory = std::numeric_limits<std::uint64_t>::max();
    spec.device.transferModes = {backend::TransferMode::Map, backend::TransferMode::Copy};
    spec.variant.algorithm = "column-radix";
    spec.variant.merge = "pairwise";
    spec.workload.generator = "uniform";
    spec.workload.seed = std::numeric_limits<std::uint64_t>::max() - 1;
    spec.sampling.warmUpCap = 13h;
    spec.calibration->floors.back().meanNs.reset();
    spec.tuning->defaults.erase("digits");
    return spec;
}

} // namespace

results::JobResult wholeResult(results::JobId id)
{
    results::JobResult result;
    Filler().fill(result);
    result.spec = wholeSpec(id, result.spec);
    result.status = results::Status::Cancelled;
    result.reason = "line 1\nline \"2\", ünïcode";
    result.firstBadIndex = std::numeric_limits<std::size_t>::max();
    result.warnings = {results::Warning::Drift, results::Warning::FewSamples, results::Warning::Drift};
    result.floors.front().clock = backend::Clock::CudaEvent;
    result.floors.back().clock = backend::Clock::HostSteady;
    result.floors.back().meanNs.reset();
    result.busyComputeUnits = result.spec.device.computeUnits;
    auto& first = result.replicates.front();
    auto& second = result.replicates.back();
    first.samples.front().reading = results::Reading::All;
    first.samples.front().gapsNs = -100;
    first.samples.back().reading = results::Reading::Device;
    first.interference.windowNs = std::numeric_limits<std::int64_t>::max();
    second.samples.resize(1);
    second.samples.front().reading = results::Reading::Phases;
    second.interference = {.otherProcesses = 0};
    std::int64_t seed = 100;
    for (auto& replicate : result.replicates) {
        replicate.preparation.firstRun->reading = results::Reading::All;
        replicate.preparation.firstRun->commands = wholeCommands(9 * ++seed);
        for (auto& sample : replicate.samples)
            sample.commands = wholeCommands(++seed);
    }
    first.samples.insert(first.samples.begin() + 1, {.reading = results::Reading::Wall, .wallNs = 5});
    result.replicates.emplace_back().preparation.generateNs = 100;
    return result;
}

std::string difference(const results::JobResult& a, const results::JobResult& b)
{
    return Difference::of(a, b);
}

} // namespace sortscope::tests
