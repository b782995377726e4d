// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/devicenames.h"
#include "core/results/row/devicekey.h"
#include "core/results/row/resultpointer.h"

#include <compare>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace sortscope::results {

struct JobSpec;
struct SearchOptions;
struct StoredJob;

/// What rows of one device, algorithm, merge strategy, generator and size may still differ in: of the variant
/// first, then of the work.
enum class Trait { Parameter, Transfer, Launch, DeviceState, Cache, Key, Values, Direction, Seed, Search };

/// A trait that a row has to name.
struct Distinction {
    Trait trait{};
    /// The id of a parameter; empty for the others.
    std::string parameter;

    auto operator<=>(const Distinction&) const = default;
};

/// Whose rows have to look different in their parameters and modes: those of one device, each of which has
/// defaults of its own, or those of all devices, where rows of one device are set against rows of another.
enum class Scope { Device, AllDevices };

/// What the rows of one table have to name, so that those that differ look different: parameters and modes
/// that are not the usual ones, or that differ between rows of their scope and algorithm, what differs
/// between the works of all rows, keys that are not u32, and values that travel with them.
class Distinctions {
public:
    Distinctions() = default;
    explicit Distinctions(Scope scope) : m_scope(scope) {}
    explicit Distinctions(ResultSpan results, Scope scope = Scope::Device);

    /// Which rows may have to name more once another was added.
    enum class Renamed { None, ItsVariants, All };
    Renamed add(const JobSpec& spec);
    /// Whether a row of its device and algorithm was added.
    bool hasVariantsOf(const JobSpec& spec) const;

    std::vector<Distinction> ofVariant(const JobSpec& spec) const;
    std::vector<Distinction> ofWork(const JobSpec& spec) const;

private:
    struct Group {
        /// Empty if the scope is all devices.
        DeviceKey device;
        std::string algorithm;

        auto operator<=>(const Group&) const = default;
    };
    using Values = std::map<Distinction, std::set<std::string>>;

    Group groupOf(const JobSpec& spec) const;

    Scope m_scope = Scope::Device;
    std::map<Group, Values> m_variants;
    Values m_works;
};

/// What a name has to say that is the same whatever rows stand beside it, in any session: every parameter,
/// and of all other traits those that are not the usual ones.
std::vector<Distinction> distinctionsOf(const JobSpec& spec);

/// By ids: "lists=8", "pinned", "cold caches", "seed 3".
std::string textOf(const Distinction& distinction, const JobSpec& spec);
/// The parameters to be named, and when they were tuned: "lists=8 tile-size=64 (tuned 2026-11-21)".
std::string parametersText(const Distinctions& distinctions, const JobSpec& spec);
/// "column-radix / pairwise lists=8 pinned (tuned 2026-11-21)".
std::string variantText(const Distinctions& distinctions, const JobSpec& spec);
/// "uniform, descending, seed 3".
std::string dataText(const Distinctions& distinctions, const JobSpec& spec);

/// Names for the rows of one table.
struct RowNames {
    RowNames() = default;
    explicit RowNames(Scope scope) : distinctions(scope) {}
    explicit RowNames(ResultSpan results, Scope scope = Scope::Device);

    void add(const JobSpec& spec);
    /// "column-radix / pairwise lists=8, uniform, seed 3": all but the device and the size.
    std::string jobText(const JobSpec& spec) const;

    DeviceNames devices;
    Distinctions distinctions;
};

/// Those of a session's table, which has no row for a job that did not finish.
RowNames namesOfFinished(std::span<const StoredJob> jobs);

} // namespace sortscope::results
