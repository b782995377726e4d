// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/processsetup.h"

#include "core/base/ownprogram.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace sortscope::base {
namespace {

/// Opens a closed descriptor. `mode` is the one that the stream is not used in: written text must not seem to
/// arrive.
void openIfClosed(int descriptor, int mode)
{
    // open() returns the lowest free descriptor, and the lower ones are taken.
    if (::fcntl(descriptor, F_GETFD) < 0 && errno == EBADF)
        static_cast<void>(::open("/dev/null", mode));
}

} // namespace

void prepareProcess()
{
    openIfClosed(STDIN_FILENO, O_WRONLY);
    openIfClosed(STDOUT_FILENO, O_RDONLY);
    openIfClosed(STDERR_FILENO, O_RDONLY);
    static_cast<void>(std::signal(SIGXFSZ, SIG_IGN));
    // The loader of a bundle has given its own name to the process.
    if (bundleFolder())
        ::prctl(PR_SET_NAME, program_invocation_short_name);
}

} // namespace sortscope::base
