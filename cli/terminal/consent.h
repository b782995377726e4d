// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>

namespace sortscope::cli {

/// True if the user can be asked: standard input and standard error are a terminal.
bool canAsk();

/// Asks `question` on standard error, and reads a line from standard input. True for "y" and "yes"; any other
/// answer, the end of the input and `stop` mean no.
bool agrees(const std::string& question, const std::stop_token& stop);

} // namespace sortscope::cli
