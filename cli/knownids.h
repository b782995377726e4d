// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace sortscope::cli {

/// The ids that the options of `run` take, made from the catalogue and the generators: the end of its help.
std::string knownIdsText();

} // namespace sortscope::cli
