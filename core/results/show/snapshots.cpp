// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/snapshots.h"

#include "core/results/row/jobresult.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <tuple>

namespace sortscope::results {
namespace {

constexpr std::string_view kLua = ".lua";

/// False for libraries.
bool isText(const backend::ProgramRecord& source)
{
    static constexpr std::array<std::string_view, 3> kinds{".cl", ".cu", kLua};
    const auto extension = std::filesystem::path(source.file).extension().string();
    return std::ranges::find(kinds, extension) != kinds.end();
}

/// A trial is a run of two rows.
Lamps lampsIn(const RanRow& row, const std::map<RunId, std::vector<ResultPointer>>& runs)
{
    const auto& run = runs.at(row.run);
    return lampsOf(*row.result, run.size() == 2 ? interleavedPairs(run) : std::vector<ComparedPair>());
}

} // namespace

std::vector<Snapshot> snapshotsOf(std::span<const RanRow> rows)
{
    std::vector<Snapshot> snapshots;
    std::map<std::tuple<std::string, std::string, std::string>, std::size_t> places;
    std::map<RunId, std::vector<ResultPointer>> runs;
    for (const auto& row : rows) {
        const auto& algorithm = row.result->spec.variant.algorithm;
        runs[row.run].push_back(row.result);
        for (const auto& source : row.result->sources) {
            if (!isText(source))
                continue;
            const auto [place, added] =
                places.try_emplace({algorithm, source.file, source.hash}, snapshots.size());
            if (added)
                snapshots.push_back({algorithm, {}, {}, {}});
            auto& snapshot = snapshots[place->second];
            snapshot.source = source;
            // A program may be compiled several times, with other options.
            if (snapshot.rows.empty() || snapshot.rows.back().result != row.result)
                snapshot.rows.push_back(row);
        }
    }
    for (auto& snapshot : snapshots)
        snapshot.lamps = lampsIn(snapshot.rows.back(), runs);
    return snapshots;
}

const backend::ProgramRecord* mainSourceOf(const JobResult& result)
{
    const auto kernels = std::ranges::find_if(
        result.sources, [](const auto& source) { return isText(source) && !source.file.ends_with(kLua); });
    const auto any = std::ranges::find_if(result.sources, isText);
    const auto found = kernels != result.sources.end() ? kernels : any;
    return found == result.sources.end() ? nullptr : &*found;
}

} // namespace sortscope::results
