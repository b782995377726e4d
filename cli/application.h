// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sortscope::cli {

/// The whole program; returns its exit status.
int runApplication(int argc, const char* const* argv);

} // namespace sortscope::cli
