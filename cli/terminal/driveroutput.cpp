// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/driveroutput.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>

namespace sortscope::cli {

DriversPrintElsewhere::DriversPrintElsewhere()
    : m_standardOutput(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1))
{
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
}

DriversPrintElsewhere::~DriversPrintElsewhere()
{
    std::fflush(stdout); // the text that drivers have printed waits there
    if (m_standardOutput.isOpen())
        ::dup2(m_standardOutput.get(), STDOUT_FILENO);
    else
        ::close(STDOUT_FILENO); // as before
}

} // namespace sortscope::cli
