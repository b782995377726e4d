// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

namespace sortscope::backend {

enum class BackendKind { Cpu, OpenCl, Cuda };

} // namespace sortscope::backend

namespace sortscope::base {

template <>
struct Names<backend::BackendKind> {
    static constexpr std::array all{Named{backend::BackendKind::Cpu, "cpu"},
                                    Named{backend::BackendKind::OpenCl, "opencl"},
                                    Named{backend::BackendKind::Cuda, "cuda"}};
};

} // namespace sortscope::base
