// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/family.h"
#include "core/algorithms/lengths.h"
#include "core/backend/kinds.h"
#include "core/base/fields.h"
#include "core/data/key.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sortscope::algorithms {

struct AlgorithmInfo;
struct WorkProblem;

/// A parameter as entry.lua describes it: a number, or a choice if there are choices.
struct EntryParameter {
    std::string id;
    std::string title;
    std::string description;
    std::int64_t minimum = 0;
    std::int64_t maximum = 0;
    bool powerOfTwo = false;
    std::vector<std::string> choices;
    std::string standard;
    /// The values that tuning tries.
    std::vector<std::string> candidates;
};

/// A scratch buffer; `bytes` is an Expression.
struct EntryScratch {
    std::string name;
    std::string bytes;
};

/// What an entry says about itself, as plain data: the process that runs kernels makes it of entry.lua, or of
/// what a shared library tells, and tells it to the others (docs/own-algorithms.md). Texts named as formulas
/// are an Expression in n, padded, needles, key_bytes, value_bytes and the parameters that are numbers (with
/// _ in place of -), or empty.
struct EntryDescription {
    std::string id;
    std::string title;
    /// What a shared library says of its own version.
    std::string release;
    Family family = Family::Sort;
    std::vector<backend::BackendKind> backends;
    std::string summary;
    std::string origin;
    std::string limits;
    /// The files of kernels that are compiled.
    std::vector<std::string> kernels;
    /// The id of the built-in entry whose host plan runs the kernels of the folder, and whose properties the
    /// entry has; empty if entry.lua runs them.
    std::string base;
    std::vector<EntryParameter> parameters;
    std::string stageLabel;
    std::string passLabel;
    bool stable = false;
    bool graphable = false;
    std::vector<data::KeyType> keyTypes;
    bool mapsKeys = false;
    std::vector<data::KeyType> pairTypes;
    std::vector<data::ValueType> valueTypes;
    std::vector<data::Direction> directions;
    Lengths lengths;
    std::uint64_t maxNeedles = kMostKeys;
    /// Formula of n alone: the length up to which the work buffer is filled with keys that sort behind all
    /// others.
    std::string padded;
    /// Formulas.
    std::string tile;
    std::string workBytes;
    std::string workLaunches;
    std::vector<EntryScratch> scratch;
};

/// Throws std::invalid_argument that names the member of entry.lua at fault: a formula, an id, a default.
void requireSound(const EntryDescription& description);

/// The entry of the catalogue that the description makes, without makeSort and makeSearch. Its texts are
/// those of `description`, which must outlive it. The description is sound.
AlgorithmInfo infoOf(const EntryDescription& description);

/// The bytes of the scratch buffers, in their order.
std::vector<std::uint64_t> scratchBytes(const EntryDescription& description, const WorkProblem& problem);

} // namespace sortscope::algorithms

namespace sortscope::base {

template <Is<algorithms::EntryParameter> P>
inline constexpr auto kFields<P> = list(field("id", &P::id), field("title", &P::title),
                                        field("description", &P::description), field("minimum", &P::minimum),
                                        field("maximum", &P::maximum), field("power_of_two", &P::powerOfTwo),
                                        field("choices", &P::choices), field("default", &P::standard),
                                        field("tune", &P::candidates));

template <Is<algorithms::EntryScratch> S>
inline constexpr auto kFields<S> = list(field("name", &S::name), field("bytes", &S::bytes));

template <Is<algorithms::Lengths> L>
inline constexpr auto kFields<L> = list(field("least", &L::least), field("most", &L::most),
                                        field("powers_of_two", &L::powersOfTwo));

template <Is<algorithms::EntryDescription> D>
inline constexpr auto kFields<D> =
    list(field("id", &D::id), field("title", &D::title), field("release", &D::release),
         field("family", &D::family), field("apis", &D::backends), field("summary", &D::summary),
         field("origin", &D::origin), field("limits", &D::limits), field("kernels", &D::kernels),
         field("base", &D::base), field("parameters", &D::parameters), field("stage_label", &D::stageLabel),
         field("pass_label", &D::passLabel), field("stable", &D::stable), field("graphable", &D::graphable),
         field("keys", &D::keyTypes), field("maps_keys", &D::mapsKeys), field("pairs", &D::pairTypes),
         field("values", &D::valueTypes), field("directions", &D::directions), field("lengths", &D::lengths),
         field("max_needles", &D::maxNeedles), field("padded", &D::padded), field("tile", &D::tile),
         field("work_bytes", &D::workBytes), field("work_launches", &D::workLaunches),
         field("scratch", &D::scratch));

} // namespace sortscope::base
