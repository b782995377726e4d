// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lessonpaths.h"

#include "core/base/named.h"
#include "core/base/statefolder.h"
#include "core/base/usageerror.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::lessons {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> foldersIn(const fs::path& folder)
{
    std::vector<fs::path> folders;
    std::error_code error;
    if (folder.empty() || !fs::is_directory(folder, error))
        return folders;
    for (const auto& each : fs::directory_iterator(folder, error)) {
        if (each.is_directory(error))
            folders.push_back(each.path());
    }
    std::ranges::sort(folders);
    return folders;
}

/// Empty if the program is not in a folder bin, beside which share stands.
fs::path sharedLessonsFolder(const fs::path& programFolder)
{
    if (programFolder.filename() != "bin")
        return {};
    return programFolder.parent_path() / "share" / "sortscope" / "lessons";
}

} // namespace

fs::path ownLessonsFolder()
{
    const auto data = base::dataFolder();
    return data.empty() ? data : data / "lessons";
}

FoundLessons findLessons(const fs::path& programFolder)
{
    FoundLessons found;
    for (const auto& place : {sharedLessonsFolder(programFolder), ownLessonsFolder()}) {
        for (const auto& folder : foldersIn(place)) {
            try {
                auto lesson = readLesson(folder);
                const auto same = std::ranges::find(found.lessons, lesson.id, &Lesson::id);
                if (same != found.lessons.end())
                    throw std::runtime_error(
                        fmt::format("the name {} is that of {}; give the folder another name", lesson.id,
                                    same->folder.string()));
                found.lessons.push_back(std::move(lesson));
            } catch (const std::exception& error) {
                found.refused.push_back({folder, error.what()});
            }
        }
    }
    return found;
}

Lesson lessonNamed(const std::string& nameOrFolder, const fs::path& programFolder)
{
    auto [lessons, refused] = findLessons(programFolder);
    const auto named = std::ranges::find(lessons, nameOrFolder, &Lesson::id);
    if (named != lessons.end())
        return std::move(*named);
    std::error_code error;
    if (fs::is_directory(nameOrFolder, error)) {
        try {
            return readLesson(nameOrFolder);
        } catch (const std::exception& why) {
            throw base::UsageError(fmt::format("--lesson: {}: {}", nameOrFolder, why.what()));
        }
    }
    for (const auto& [folder, reason] : refused) {
        if (folder.filename() == nameOrFolder)
            throw base::UsageError(fmt::format("--lesson: {}: {}", folder.string(), reason));
    }
    throw base::UsageError(
        fmt::format("--lesson: \"{}\" is neither a folder nor a lesson; known are {}", nameOrFolder,
                    lessons.empty() ? std::string("none") : base::joined(lessons, &Lesson::id)));
}

} // namespace sortscope::lessons
