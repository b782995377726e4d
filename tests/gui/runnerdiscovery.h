// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/machine.h"

#include <stop_token>
#include <string>

namespace sortscope::tests {

/// A discovery for a workbench whose devices are those of a runner of its own, which is `program`.
inline auto discoveringByRunner(const std::string& program)
{
    return [program](const std::stop_token& stop) {
        return places::Machine({.program = program, .arguments = {}}, places::AfterListing::End, stop);
    };
}

} // namespace sortscope::tests
