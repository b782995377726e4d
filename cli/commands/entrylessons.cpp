// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/entrylessons.h"

#include "cli/commands/runjobs.h"
#include "cli/options/arguments.h"
#include "cli/terminal/displaywidth.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/outputs.h"
#include "cli/terminal/table.h"
#include "core/base/ownprogram.h"
#include "core/base/printable.h"
#include "core/export/json.h"
#include "core/export/listjson.h"
#include "core/lessons/grading.h"
#include "core/lessons/lessonpaths.h"
#include "core/results/compare/distinctions.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::cli {
namespace {

using Json = nlohmann::ordered_json;
using lessons::Grade;
using lessons::Lesson;

struct DeviceGrade {
    std::string device;
    std::string name;
    Grade grade;
};

std::string deviceIdOf(const places::Machines& machines, const results::JobResult& row)
{
    return machines.atPlaces() ? results::fullId(row.spec.device) : row.spec.device.id;
}

ResultList casesOf(const Lesson& lesson, const std::string& algorithm, const places::Machines& machines,
                   const VerifyOptions& options, Interrupt& interrupt)
{
    std::vector<results::JobSpec> jobs;
    for (const auto& request : lessons::caseRequests(lesson, algorithm, options.devices)) {
        const auto more =
            machines.jobsOf(machines.withMachines(request), static_cast<results::JobId>(jobs.size() + 1));
        jobs.insert(jobs.end(), more.begin(), more.end());
    }
    return checkJobs(machines, 1, std::move(jobs), interrupt).results;
}

ResultList barRows(const Lesson& lesson, const std::string& algorithm, const std::string& device,
                   const places::Machines& machines, const VerifyOptions& options, Interrupt& interrupt)
{
    const auto request = lessons::barRequest(lesson, algorithm, device);
    return runJobs(machines, {.jobs = machines.jobsOf(request, 1), .order = request.order}, interrupt,
                   nullptr, lockFor(options.process))
        .results;
}

/// Grades the entry on each device of the rows of its cases.
std::vector<DeviceGrade> gradesOf(const Lesson& lesson, const algorithms::OwnEntry& entry,
                                  const places::Machines& machines, const VerifyOptions& options)
{
    Interrupt interrupt;
    const auto& id = entry.description.id;
    std::vector<std::pair<std::string, ResultList>> devices;
    for (const auto& row : casesOf(lesson, id, machines, options, interrupt)) {
        const auto device = deviceIdOf(machines, *row);
        auto rows = std::ranges::find(devices, device, &std::pair<std::string, ResultList>::first);
        if (rows == devices.end())
            rows = devices.insert(devices.end(), {device, {}});
        rows->second.push_back(row);
    }
    std::vector<DeviceGrade> grades;
    for (const auto& [device, rows] : devices) {
        auto cases = lessons::gradeCases(rows);
        const bool runs = cases.reached == true && lesson.bar.wantsRun();
        const auto bar = runs ? barRows(lesson, id, device, machines, options, interrupt) : ResultList();
        grades.push_back({device, rows.front()->spec.device.name,
                          lessons::gradeOf(lesson, entry.folder, id, std::move(cases), bar)});
    }
    return grades;
}

std::string_view wordOf(std::optional<bool> reached)
{
    return reached ? (*reached ? "yes" : "no") : "open";
}

std::string gradeText(const Lesson& lesson, const std::string& algorithm,
                      const std::vector<DeviceGrade>& grades)
{
    const bool colour = wantsColour(Output::Standard);
    std::string text;
    for (const auto& [device, name, grade] : grades) {
        text += printable(fmt::format("{}: {} on {} ({})", lesson.title, algorithm, device, name)) + '\n';
        for (const auto& [part, reached, sentence] : grade.parts)
            text += fmt::format("  {:<9} {}  {}\n", base::nameOf(part),
                                painted(fmt::format("{:<4}", wordOf(reached)),
                                        !reached   ? Colour::Doubtful
                                        : *reached ? Colour::Good
                                                   : Colour::Bad,
                                        colour),
                                printable(sentence));
        text += grade.passed() ? "  The lesson is passed.\n" : "  The lesson is not passed yet.\n";
    }
    return text;
}

Json gradeJson(const Lesson& lesson, const std::string& algorithm, const std::vector<DeviceGrade>& grades)
{
    auto devices = Json::array();
    for (const auto& [device, name, grade] : grades) {
        const auto partJson = [](const lessons::GradedPart& part) {
            return Json{{"part", base::nameOf(part.part)},
                        {"reached", part.reached ? Json(*part.reached) : Json(nullptr)},
                        {"sentence", part.sentence}};
        };
        devices.push_back({{"device", device},
                           {"name", name},
                           {"parts", exports::listJson(grade.parts, partJson)},
                           {"passed", grade.passed()}});
    }
    return {{"format", "sortscope-grade"},
            {"version", 1},
            {"lesson", lesson.id},
            {"algorithm", algorithm},
            {"devices", std::move(devices)}};
}

Json lessonJson(const Lesson& lesson)
{
    return {{"id", lesson.id}, {"title", lesson.title}, {"folder", lesson.folder.string()}};
}

} // namespace

Lesson lessonNamed(const std::string& nameOrFolder)
{
    return lessons::lessonNamed(nameOrFolder, base::ownFolder());
}

int listLessons(const std::string& format)
{
    const auto found = lessons::findLessons(base::ownFolder());
    if (parseFormat(format) == Format::Json) {
        const auto refusedJson = [](const algorithms::RefusedEntry& refused) {
            return Json{{"folder", refused.folder.string()}, {"reason", refused.reason}};
        };
        writeOut(exports::dumpJson({{"format", "sortscope-lessons"},
                                    {"version", 1},
                                    {"lessons", exports::listJson(found.lessons, lessonJson)},
                                    {"refused_lessons", exports::listJson(found.refused, refusedJson)}})
                 + '\n');
        return kAllOk;
    }
    Table table({{"Lesson"}, {"Title"}, {"Folder"}});
    for (const auto& lesson : found.lessons)
        table.addRow({{lesson.id}, {printable(lesson.title)}, {printable(lesson.folder.string())}});
    auto text = table.text({wantsColour(Output::Standard), terminalWidth(Output::Standard)});
    if (!found.refused.empty())
        text += "\nFolders that are not lessons, and why:\n";
    for (const auto& [folder, reason] : found.refused)
        text += printable(fmt::format("{}: {}", folder.string(), reason)) + '\n';
    writeOut(text);
    return kAllOk;
}

int gradeEntry(const Lesson& lesson, const algorithms::OwnEntry& entry, const VerifyOptions& options)
{
    const auto format = parseFormat(options.format);
    const auto machines = machinesWith(options.process, options.devices, places::AfterListing::End);
    const auto grades = gradesOf(lesson, entry, machines, options);
    const auto& id = entry.description.id;
    writeOut(format == Format::Json ? exports::dumpJson(gradeJson(lesson, id, grades)) + '\n'
                                    : gradeText(lesson, id, grades));
    const bool passed =
        !grades.empty() && std::ranges::all_of(grades, [](const auto& one) { return one.grade.passed(); });
    return passed ? kAllOk : kNotOk;
}

} // namespace sortscope::cli
