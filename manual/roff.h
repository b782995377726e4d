// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace sortscope::manual {

/// `text` with escapes, so that man shows every character of it as it is.
std::string roffEscaped(std::string_view text);

/// Escaped text in lines short enough to be read in the source, none of which looks like a request.
std::string roffLines(std::string_view text);

/// A request with one argument of several words: `.SH "SEE ALSO"`.
std::string roffRequest(std::string_view request, std::string_view argument);

} // namespace sortscope::manual
