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

/// The traits in which rows of one device, algorithm, merge strategy, generator and size may still differ:
/// first those of the variant, then those of the work.
enum class Trait { Parameter, Mode, Key, Values, Direction, Seed, GeneratorVersion, Search };

/// A trait that a row has to name.
struct Distinction {
    Trait trait{};
    /// The id of a parameter or the name of a mode; empty for other traits.
    std::string id;

    auto operator<=>(const Distinction&) const = default;
};

/// The rows that have to look different in their parameters and modes: rows of one device, each of which has
/// defaults of its own, or rows of all devices, if rows of one device are set against rows of another.
enum class Scope { Device, AllDevices };

/// The traits that the rows of one table have to name, so that different rows look different: parameters and
/// modes that are not the usual ones, or that differ between rows of their scope and algorithm; traits that
/// differ between the works of all rows; keys that are not u32; and values that travel with the keys.
class Distinctions {
public:
    Distinctions() = default;
    explicit Distinctions(Scope scope) : m_scope(scope) {}
    explicit Distinctions(ResultSpan results, Scope scope = Scope::Device);

    /// The rows that may have to name more once another row was added.
    enum class Renamed { None, ItsVariants, All };
    Renamed add(const JobSpec& spec);
    /// True if a row of the job's device and algorithm was added.
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

/// The traits of a name that is the same in any session, whatever rows stand beside it: every parameter, and
/// all other traits that are not the usual ones.
std::vector<Distinction> distinctionsOf(const JobSpec& spec);

/// By ids: "lists=8", "pinned", "cold caches", "seed 3".
std::string textOf(const Distinction& distinction, const JobSpec& spec);
/// The parameters to be named, and the date of tuning: "lists=8 tile-size=64 (tuned 2026-11-21)".
std::string parametersText(const Distinctions& distinctions, const JobSpec& spec);
/// For example "column-radix / pairwise lists=8 pinned (tuned 2026-11-21)".
std::string variantText(const Distinctions& distinctions, const JobSpec& spec);
/// For example "uniform, descending, seed 3".
std::string dataText(const Distinctions& distinctions, const JobSpec& spec);

/// Names for the rows of one table.
struct RowNames {
    RowNames() = default;
    explicit RowNames(Scope scope) : distinctions(scope) {}
    explicit RowNames(ResultSpan results, Scope scope = Scope::Device);

    void add(const JobSpec& spec);
    /// For example "column-radix / pairwise lists=8, uniform, seed 3": everything except the device and the
    /// size.
    std::string jobText(const JobSpec& spec) const;

    DeviceNames devices;
    Distinctions distinctions;
};

/// Names for a session's table, which has no row for a job that did not finish.
RowNames namesOfFinished(std::span<const StoredJob> jobs);

} // namespace sortscope::results
