// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"

#include "core/base/usageerror.h"
#include "core/base/wholefile.h"
#include "core/plan/requestjson.h"
#include "core/results/json/strictjson.h"
#include "core/runner/entrytemplate.h"

#include <fmt/format.h>

#include <regex>

namespace sortscope::lessons {
namespace {

namespace fs = std::filesystem;
using base::UsageError;
using results::JsonPlace;
using results::JsonValues;

constexpr std::size_t kMostBytes = std::size_t{1} << 20U;
constexpr std::size_t kMostCases = 64;
constexpr double kMostTimes = 1e6;

[[noreturn]] void refuse(const JsonPlace& place, std::string_view right)
{
    results::refuseStrictly(place, right, "the lesson");
}

std::string fileOf(const fs::path& folder, std::string_view name)
{
    auto text = base::contentOf(folder / name);
    if (!text)
        throw UsageError(fmt::format("the folder has no {} that can be read", name));
    if (text->size() > kMostBytes)
        throw UsageError(fmt::format("{} is longer than {} bytes", name, kMostBytes));
    return std::move(*text);
}

/// The inputs of a case or of the bar's run: the members of a request that say what is sorted or searched.
plan::RunRequest inputsOf(const JsonPlace& place)
{
    if (!place->is_object())
        place.refuse("an object");
    results::requireKnownKeys(
        place, {"generators", "key_types", "value_types", "sizes", "direction", "search", "seed"},
        "the inputs of a lesson");
    if (!place.at("sizes").is_array() || place.at("sizes").empty())
        JsonPlace(place.at("sizes"), place, "sizes").refuse("a list of sizes");
    try {
        auto request = plan::requestFromJson(place->dump());
        request.untuned = true;
        return request;
    } catch (const UsageError& error) {
        throw UsageError(fmt::format("{}: {}", place.path(), error.what()));
    }
}

template <typename Value>
void readIfThere(const JsonPlace& object, std::string_view key, std::optional<Value>& value)
{
    if (const auto* found = object.find(key))
        JsonValues::read(JsonPlace(*found, object, key), value.emplace());
}

std::vector<std::string> wordsOf(const JsonPlace& place)
{
    std::vector<std::string> words;
    if (!place->is_array() || place->empty())
        place.refuse("a list of words");
    for (std::size_t i = 0; i < place->size(); ++i) {
        JsonValues::read(JsonPlace((*place)[i], place, i), words.emplace_back());
        if (words.back().empty())
            JsonPlace((*place)[i], place, i).refuse("a word");
    }
    return words;
}

/// A bar that is compared by time or launches has one job of each algorithm.
void requireOneJob(const JsonPlace& place, const plan::RunRequest& run)
{
    if (run.sizes.size() * run.generators.size() * run.keyTypes.size() * run.valueTypes.size() != 1)
        place.refuse("one run: with one size, one generator, one type of keys and one of values");
}

Bar barOf(const JsonPlace& place)
{
    Bar bar;
    if (!place->is_object())
        place.refuse("an object");
    results::requireKnownKeys(place, {"run", "most_launches", "times_faster", "without"},
                              "the bar of a lesson");
    readIfThere(place, "most_launches", bar.mostLaunches);
    readIfThere(place, "times_faster", bar.timesFaster);
    if (bar.timesFaster && !(*bar.timesFaster >= 1 && *bar.timesFaster <= kMostTimes))
        JsonPlace(place.at("times_faster"), place, "times_faster").refuse("a number from 1 to 10^6");
    if (const auto* words = place.find("without"))
        bar.without = wordsOf(JsonPlace(*words, place, "without"));
    if (!bar.wantsRun() && bar.without.empty())
        place.refuse("an object with most_launches, times_faster or without");
    if (bar.wantsRun()) {
        const JsonPlace run(place.at("run"), place, "run");
        bar.run = inputsOf(run);
        requireOneJob(run, bar.run);
    }
    return bar;
}

void read(const JsonPlace& place, Lesson& lesson)
{
    if (!place->is_object())
        place.refuse("an object");
    results::requireKnownKeys(place, {"title", "cases", "bar"}, "a lesson");
    JsonValues::read(JsonPlace(place.at("title"), place, "title"), lesson.title);
    const JsonPlace cases(place.at("cases"), place, "cases");
    if (!cases->is_array() || cases->empty() || cases->size() > kMostCases)
        cases.refuse(fmt::format("a list of 1 to {} cases", kMostCases));
    for (std::size_t i = 0; i < cases->size(); ++i)
        lesson.cases.push_back(inputsOf(JsonPlace((*cases)[i], cases, i)));
    lesson.bar = barOf(JsonPlace(place.at("bar"), place, "bar"));
}

/// The place of the starting entry's id in its entry.lua.
std::smatch idIn(const std::string& lua)
{
    static const std::regex member(R"re(\bid\s*=\s*["']([a-z0-9-]+)["'])re");
    std::smatch found;
    if (!std::regex_search(lua, found, member))
        throw UsageError(fmt::format("{}/{} has no id = \"…\"", kStartFolder, algorithms::kEntryFile));
    return found;
}

const std::string& luaOf(const Lesson& lesson)
{
    return lesson.start.files.at(std::string(algorithms::kEntryFile));
}

} // namespace

Lesson readLesson(const fs::path& folder)
{
    std::error_code error;
    Lesson lesson;
    lesson.folder = fs::absolute(folder, error).lexically_normal();
    if (!lesson.folder.has_filename()) // a slash stood at the end
        lesson.folder = lesson.folder.parent_path();
    lesson.id = lesson.folder.filename().string();
    const auto failed = [](std::string_view file, const std::exception& why) {
        return std::runtime_error(fmt::format("{}: {}", file, why.what()));
    };
    try {
        const auto json = results::strictJson(fileOf(lesson.folder, kLessonFile), "the lesson");
        read(JsonPlace(json, {}, refuse), lesson);
    } catch (const std::exception& why) {
        throw failed(kLessonFile, why);
    }
    try {
        lesson.text = fileOf(lesson.folder, kTextFile);
    } catch (const std::exception& why) {
        throw failed(kTextFile, why);
    }
    try {
        lesson.start = algorithms::readEntryFolder(lesson.folder / kStartFolder);
        lesson.startId = idIn(luaOf(lesson))[1];
    } catch (const std::exception& why) {
        throw failed(kStartFolder, why);
    }
    return lesson;
}

void writeStart(const Lesson& lesson, const fs::path& folder, const std::string& name)
{
    runner::requireNewEntry(folder, name);
    auto files = lesson.start.files;
    auto& lua = files.at(std::string(algorithms::kEntryFile));
    const auto place = idIn(luaOf(lesson));
    lua.replace(static_cast<std::size_t>(place.position(1)), static_cast<std::size_t>(place.length(1)), name);
    fs::create_directories(folder);
    for (const auto& [file, text] : files)
        base::writeFileWhole(folder / file, text);
}

} // namespace sortscope::lessons
