// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace sortscope::base {

/// `text` with U+FFFD in place of every byte that is not part of well-formed UTF-8. For text of drivers,
/// compilers and file names, where it enters a result: sessions and exports hold UTF-8 alone.
std::string utf8(std::string_view text);

} // namespace sortscope::base
