// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>

namespace sortscope::base {

/// A request that cannot be meant: unknown ids, values out of range. what() says what would be right.
class UsageError : public std::invalid_argument {
public:
    using std::invalid_argument::invalid_argument;
};

} // namespace sortscope::base
