// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>

namespace sortscope::base {

/// A value in a file that no program of its format version writes.
class BadContent : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

} // namespace sortscope::base
