// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/variant.h"

#include <fmt/format.h>

namespace sortscope::results {

std::string variantName(const Variant& variant)
{
    return variant.merge.empty() ? variant.algorithm
                                 : fmt::format("{} / {}", variant.algorithm, variant.merge);
}

} // namespace sortscope::results
