// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/algorithm.h"

#include <functional>
#include <memory>

namespace sortscope::algorithms {

/// "pages": the pages of a search's memory, huge ones by default where the system gives them.
ParameterInfo pagesParameter();

/// Makes a search with memory of such pages: that of its job, and all that `make` allocates. With huge pages
/// asked for, its tune() throws backend::Unsupported if the system has given too few.
std::unique_ptr<Search> makeWithPages(backend::Queue& queue, const SearchProblem& problem,
                                      const std::function<std::unique_ptr<Search>()>& make);

} // namespace sortscope::algorithms
