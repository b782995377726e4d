// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace sortscope::base {

/// Three digits, or a whole number: "48 KiB", "79.1 GiB".
std::string bytesText(std::uint64_t bytes);

} // namespace sortscope::base
