// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

namespace sortscope::backend {

enum class BackendKind { Cpu, OpenCl, Cuda };

constexpr auto namesOf(BackendKind /*type*/)
{
    return base::namesUpTo<BackendKind::Cuda>("cpu", "opencl", "cuda");
}

} // namespace sortscope::backend
