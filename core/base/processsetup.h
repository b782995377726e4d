// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sortscope::base {

/// Makes it safe for a process to write files; call it first in main(). A write past the limit on the size of
/// files becomes an error instead of a signal that ends the process. If standard input, output or error is
/// closed, its descriptor leads to /dev/null, so that no file that is opened later gets it; using such a
/// stream remains an error. The process gets the name of its program, even if a bundle has started it.
void prepareProcess();

} // namespace sortscope::base
