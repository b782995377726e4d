// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"

#include <span>
#include <string>
#include <vector>

namespace sortscope::plan {

/// The arguments of `sortscope-cli run` that make this request, "run" among them; defaults are left out. A
/// sampling plan that is neither a preset nor a fixed number of samples has no options of its own: the
/// request is then given by --request - and must be written to standard input.
std::vector<std::string> argumentsOf(const RunRequest& request);

/// The arguments as words of a POSIX shell, quoted as needed.
std::string shellLine(std::span<const std::string> arguments);

/// The whole command for a POSIX shell, quoted as needed, to be pasted into a terminal or a script. `places`
/// are the places of the run (--on), as Place::parse() takes them; empty: this machine. `kernels` is the
/// folder from which kernels are read (--kernels); empty: those that are built in.
std::string commandLineOf(const RunRequest& request, const std::vector<std::string>& places = {},
                          const std::string& kernels = {});

} // namespace sortscope::plan
