// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/descriptor.h"

namespace sortscope::cli {

/// As long as this object lives, the output of drivers and kernels in this process goes to standard error, as
/// it does in a runner.
class DriversPrintElsewhere {
public:
    DriversPrintElsewhere();
    ~DriversPrintElsewhere();
    DriversPrintElsewhere(const DriversPrintElsewhere&) = delete;
    DriversPrintElsewhere& operator=(const DriversPrintElsewhere&) = delete;

private:
    base::Descriptor m_standardOutput;
};

} // namespace sortscope::cli
