// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/json/jsonreader.h"

#include <set>
#include <string_view>

/// Documents that a person may have written: what a reader would pass over is refused.
namespace sortscope::results {

/// The JSON of `text`. Throws base::UsageError, which names the document as `what`, for a text that is not
/// JSON, for keys that are given twice, which the parsed value would not show any more, and for nesting so
/// deep that later code would exhaust its stack.
JsonValue strictJson(std::string_view text, std::string_view what);

/// Throws base::UsageError that names the first key of the object which is not `known`; `what` has the keys
/// ("a request").
void requireKnownKeys(const JsonPlace& object, const std::set<std::string_view>& known,
                      std::string_view what);

/// Throws base::UsageError that says where the value is, what stands there and what would be right; `what`
/// names the root of the document.
[[noreturn]] void refuseStrictly(const JsonPlace& place, std::string_view right, std::string_view what);

} // namespace sortscope::results
