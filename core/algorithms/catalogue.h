// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/algorithm.h"
#include "core/algorithms/family.h"
#include "core/algorithms/lengths.h"
#include "core/algorithms/work.h"
#include "core/backend/kinds.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::algorithms {

/// The way in which an algorithm merges its sorted lists.
struct MergeStrategy {
    std::string_view id;
    std::string_view title;
    std::string_view description;
};

/// Scratch memory of an algorithm, in bytes.
struct ScratchNeed {
    std::uint64_t device = 0;
    std::uint64_t host = 0;
    /// The number of buffers, each of which has a guard behind it, which is not counted here.
    std::size_t buffers = 0;
};

/// Every type of keys, for entries that take all of them as they are.
std::vector<data::KeyType> allKeyTypes();

/// The types with 32 bits.
std::vector<data::KeyType> keyTypesOf32Bits();

/// The unsigned numbers of every width, and all numbers without and with a sign.
std::vector<data::KeyType> unsignedKeyTypes();
std::vector<data::KeyType> integerKeyTypes();

/// One catalogue entry. The window's controls, the command line's help, the tables of the documentation and
/// the conformance suite are all made from it.
struct AlgorithmInfo {
    std::string_view id;
    std::string_view title;
    Family family = Family::Sort;
    std::vector<backend::BackendKind> backends;
    /// One sentence: the work of a work-item and the number of launches.
    std::string_view summary;
    /// The place where the variant is taught.
    std::string_view origin;
    /// The limits of the algorithm, or an empty text.
    std::string_view limits;
    std::vector<ParameterInfo> parameters;
    std::vector<MergeStrategy> merges;
    /// The meaning of Coordinates::stage and Coordinates::pass, e.g. "stage" and "pass"; empty if unused.
    std::string_view stageLabel;
    std::string_view passLabel;
    /// False for parameters with which the host needs answers between launches, so that the launches cannot
    /// be captured in a graph; empty if there are no such parameters.
    std::function<bool(const Parameters&)> graphable;

    /// True if kernels of the entry may overlap in the launch mode of that name (NdRange::overlaps).
    bool overlaps = false;

    /// The types of keys that the entry takes as they are.
    std::vector<data::KeyType> keyTypes{data::KeyType::U32};
    /// True if keys of other types are mapped to unsigned numbers within the run, and back, provided that the
    /// entry takes unsigned numbers of their width.
    bool mapsKeys = false;
    /// The types of keys that the entry sorts together with values of `valueTypes` as they are.
    std::vector<data::KeyType> pairTypes;
    std::vector<data::ValueType> valueTypes{data::ValueType::U32, data::ValueType::U64};
    /// True if any keys of up to 32 bits are packed with values of 32 bits into words of 64 bits within the
    /// run, and unpacked, provided that the entry takes such words. Pairs that fit are always packed.
    bool packsPairs = false;
    /// True if the entry promises to leave equal keys, with their values, in the order of the input.
    bool stable = false;

    Lengths lengths;
    /// The directions of a sort.
    std::vector<data::Direction> directions{data::Direction::Ascending, data::Direction::Descending};
    /// The most needles of one run of a search.
    std::size_t maxNeedles = kMostKeys;

    /// The keys of a tile, at whose ends the conformance suite looks, too; empty if there is none.
    std::function<std::size_t(const Parameters&)> tile;

    /// The keys that the work buffer of a sort has room for; empty if their number is the length of the
    /// input.
    std::function<std::size_t(std::size_t length)> workLength;
    /// The memory that the entry allocates beside the buffers of its job; empty if it is not worth counting.
    /// All parameters of the entry are given.
    std::function<ScratchNeed(const WorkProblem&)> scratch;
    /// The work of a run; empty if it is not known. All parameters of the entry are given.
    std::function<Work(const WorkProblem&)> work;

    /// Prepares a sort (family Sort) or a search (family Search); the other one is empty.
    std::function<std::unique_ptr<Sort>(backend::Queue&, const backend::DeviceInfo&, const SortProblem&)>
        makeSort;
    std::function<std::unique_ptr<Search>(backend::Queue&, const backend::DeviceInfo&, const SearchProblem&)>
        makeSearch;

    bool runsOn(backend::BackendKind backend) const;
    /// True if the entry takes the keys as they are, mapped or packed. Searches take no values.
    bool takes(data::KeyType type, data::ValueType values = data::ValueType::None) const;
    /// All types of keys that the entry takes together with such values.
    std::vector<data::KeyType> takenTypes(data::ValueType values = data::ValueType::None) const;
    /// All types of values that the entry takes together with some keys; empty if it takes none.
    std::vector<data::ValueType> takenValues() const;
    const ParameterInfo* findParameter(std::string_view parameterId) const;
    const MergeStrategy* findMerge(std::string_view mergeId) const;
};

/// Every algorithm of the program, in the order in which users see them, and behind them
/// those that were added. Thread-safe; a list that was returned once, and its entries, stay as they are.
std::span<const AlgorithmInfo> catalogue();

/// Adds an entry, whose texts must live as long as the program. Throws base::UsageError if its id is taken.
/// Thread-safe.
void addToCatalogue(AlgorithmInfo entry);
/// Puts it in the place of the entry of the same id, which must be there. Thread-safe.
void replaceInCatalogue(AlgorithmInfo entry);

/// Returns nullptr if the catalogue has no such id.
const AlgorithmInfo* findAlgorithm(std::string_view id);

/// `given` completed with the defaults for `device`. Throws UsageError for a parameter that the entry lacks.
Parameters resolveParameters(const AlgorithmInfo& info, const backend::DeviceInfo& device,
                             const Parameters& given);

/// Prepares a sort of any type of keys, with or without values, that the entry takes. Throws
/// backend::Unsupported for others.
std::unique_ptr<Sort> prepareSort(const AlgorithmInfo& info, backend::Queue& queue,
                                  const backend::DeviceInfo& device, const SortProblem& problem);

/// Returns the problem that a sort of the entry gets: the problem itself, or that of the unsigned numbers
/// that its keys are mapped or packed to.
WorkProblem asSorted(const AlgorithmInfo& info, WorkProblem problem);

/// The work of a run, with the work of mapping or packing the keys. Empty if unknown.
std::optional<Work> workOf(const AlgorithmInfo& info, const WorkProblem& problem);

/// The entry's scratch memory, with the memory for packing.
ScratchNeed scratchOf(const AlgorithmInfo& info, const WorkProblem& problem);

} // namespace sortscope::algorithms
