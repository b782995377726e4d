// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/command.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace sortscope::sample {

/// Says which work-item of a bitonic network has written element `index` last, by the formulas that Learn
/// shows: "by the network, work-item 2 of stage 3, pass 3 (bitonic_pass) wrote element 5 last". `run` are the
/// commands of a run over `padded` keys. Empty unless its launches are those of such a network, pass by pass,
/// with the kernels and the numbers of work-items that the network has.
std::optional<std::string> networkWriter(std::span<const backend::Command> run, std::size_t padded,
                                         std::size_t index);

} // namespace sortscope::sample
