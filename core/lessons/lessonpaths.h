// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sortscope::lessons {

struct FoundLessons {
    std::vector<Lesson> lessons;
    /// The folders that are not lessons, and why.
    std::vector<algorithms::RefusedEntry> refused;
};

/// Returns the folder of the user's own lessons, lessons/ in base::dataFolder(). Without a home folder the
/// path is empty.
std::filesystem::path ownLessonsFolder();

/// The lessons that come with the program whose file is in `programFolder`, then those of the user, each by
/// their names. A name that is taken is refused.
FoundLessons findLessons(const std::filesystem::path& programFolder);

/// The lesson of this name, or of this folder. Throws base::UsageError that lists the names, or says what is
/// wrong with the folder.
Lesson lessonNamed(const std::string& nameOrFolder, const std::filesystem::path& programFolder);

} // namespace sortscope::lessons
