// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/variant.h"

#include <optional>
#include <string_view>

namespace sortscope::results {

/// The parameters of a job whose algorithm has settled on `settled`, as in "count=64"; empty if these are not
/// its parameters or their values.
std::optional<algorithms::Parameters> settledParameters(const Variant& variant, std::string_view settled);

} // namespace sortscope::results
