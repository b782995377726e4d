// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sortscope::cli {

/// The status that scripts get at the program's end.
inline constexpr int kAllOk = 0;
/// A row is not ok, or the results could not be written.
inline constexpr int kNotOk = 1;
/// Nothing was run: the command line cannot be meant.
inline constexpr int kWrongUsage = 2;
/// A second interrupt ended the program at once; 128 + SIGINT, as shells count.
inline constexpr int kKilled = 130;

} // namespace sortscope::cli
