// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/ownentries.h"
#include "core/plan/runrequest.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Tasks with a starting entry, and what an entry has to reach (docs/own-algorithms.md#lessons).
namespace sortscope::lessons {

/// The files of a lesson's folder: its cases and its bar, its text, and the folder of its starting entry.
inline constexpr std::string_view kLessonFile = "lesson.json";
inline constexpr std::string_view kTextFile = "lesson.md";
inline constexpr std::string_view kStartFolder = "entry";

/// What an entry has to reach beside right answers. At least one member is there.
struct Bar {
    /// The run that is looked at: one job of each algorithm.
    plan::RunRequest run;
    /// The launches of that run, at most.
    std::optional<std::size_t> mostLaunches;
    /// How many times as fast as the starting entry it has to be.
    std::optional<double> timesFaster;
    /// Words that the code of its kernels must not have.
    std::vector<std::string> without;

    bool wantsRun() const { return mostLaunches || timesFaster; }
};

struct Lesson {
    /// The name of its folder.
    std::string id;
    std::filesystem::path folder;
    std::string title;
    /// Markdown.
    std::string text;
    algorithms::EntryFolder start;
    /// The id that the starting entry has in its entry.lua.
    std::string startId;
    /// The inputs that have to be answered rightly, without devices and algorithms.
    std::vector<plan::RunRequest> cases;
    Bar bar;
};

/// Reads a lesson. Throws std::runtime_error that says which file is at fault, what stands there, and what
/// would be right.
Lesson readLesson(const std::filesystem::path& folder);

/// Writes the starting entry to the new folder `folder`, with the id `name`. Throws base::UsageError as
/// runner::requireNewEntry() does.
void writeStart(const Lesson& lesson, const std::filesystem::path& folder, const std::string& name);

} // namespace sortscope::lessons
