// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace sortscope::base {

/// SHA-256 (FIPS 180-4) of `bytes` in hexadecimal, as sha256sum prints it.
std::string sha256(std::string_view bytes);

} // namespace sortscope::base
