// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/jsonreader.h"

#include <filesystem>
#include <functional>
#include <string_view>

namespace sortscope::run {

/// A JSON document in the user's state folder: its format, its version, 1, and a list of objects.
struct KeptList {
    /// "sortscope-calibration".
    std::string_view format;
    /// The key of the list.
    std::string_view key;
    /// What the file holds, for messages: "calibrations".
    std::string_view what;
    /// What to do about a file that is not right: "calibrate again".
    std::string_view advice;
};

/// Calls `read` for each object of the list; for none if there is no such file. Throws std::runtime_error for
/// a file that cannot be read, or in which `read` or this has found a BadDocument; it names the file, what is
/// wrong, and what to do.
void readKept(const KeptList& kept, const std::filesystem::path& file,
              const std::function<void(const results::JsonPlace& object)>& read);

/// Whole or not at all; makes the folder of `file`. Throws std::system_error.
void writeKept(const KeptList& kept, const std::filesystem::path& file, results::JsonValue list);

} // namespace sortscope::run
