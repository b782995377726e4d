// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands/verify.h"

#include <string>

namespace sortscope::algorithms {
struct OwnEntry;
} // namespace sortscope::algorithms
namespace sortscope::lessons {
struct Lesson;
} // namespace sortscope::lessons

namespace sortscope::cli {

/// Prints the lessons that are found, and why a folder is none.
int listLessons(const std::string& format);

/// The lesson of this name or folder. Throws base::UsageError if there is none.
lessons::Lesson lessonNamed(const std::string& nameOrFolder);

/// Grades an entry by a lesson whose starting entry is loaded, and prints a sentence for each part. Returns
/// kAllOk if it has passed on every device.
int gradeEntry(const lessons::Lesson& lesson, const algorithms::OwnEntry& entry,
               const VerifyOptions& options);

} // namespace sortscope::cli
