// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace sortscope::exports {

/// The text as content or attribute of HTML and SVG, whoever wrote it: control characters are
/// base::printable(), and no mark opens a tag, an entity or the end of an attribute.
std::string htmlText(std::string_view text);

/// The bytes of `text`, a JSON document, such that they may stand in a script element of HTML and of XHTML.
std::string jsonInScript(std::string_view text);

/// Base64 (RFC 4648) of `bytes`, with padding.
std::string base64(std::string_view bytes);

/// The bytes that hexadecimal digits stand for.
std::string bytesOfHex(std::string_view digits);

} // namespace sortscope::exports
