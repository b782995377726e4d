// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sortscope::base {

/// Call first in main(): makes it safe for a process to write files. A write past the limit on the size of
/// files becomes an error instead of a signal that ends the process. And where standard input, output or
/// error is closed, its descriptor leads to /dev/null, so that no file gets it that is opened later; using
/// such a stream remains an error. The process has the name of its program, also if a bundle has started it.
void prepareProcess();

} // namespace sortscope::base
