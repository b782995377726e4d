// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/grading.h"

#include "core/base/named.h"
#include "core/plan/trialrequest.h"
#include "core/results/compare/lamps.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace sortscope::lessons {
namespace {

using results::ResultPointer;
using results::Status;

/// The text without its comments. The numbers of its lines stay.
std::string codeOf(std::string_view text)
{
    std::string code;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto rest = text.substr(i);
        if (rest.starts_with("//")) {
            i = std::min(text.find('\n', i), text.size()) - 1;
        } else if (rest.starts_with("/*")) {
            const auto end = std::min(text.find("*/", i + 2), text.size());
            code.append(static_cast<std::size_t>(std::ranges::count(text.substr(i, end - i), '\n')), '\n');
            i = end + 1;
        } else {
            code += text[i];
        }
    }
    return code;
}

std::string inputText(const results::Workload& work)
{
    auto text = fmt::format("{} {}, {}", work.size, work.search ? "elements" : "keys", work.generator);
    if (work.search)
        return text + fmt::format(", {} keys looked for", work.search->keys);
    return text + fmt::format(", {}, {}", base::nameOf(work.direction), base::nameOf(work.key));
}

GradedPart gradeWords(const Lesson& lesson, const algorithms::EntryFolder& folder)
{
    for (const auto& [file, text] : folder.files) {
        if (file == algorithms::kEntryFile)
            continue;
        const auto code = codeOf(text);
        for (const auto& word : lesson.bar.without) {
            const auto at = code.find(word);
            if (at == std::string::npos)
                continue;
            const auto line = 1 + std::ranges::count(std::string_view(code).substr(0, at), '\n');
            return {Part::Without, false,
                    fmt::format("{}:{} has \"{}\"; the kernels have to do without it.", file, line, word)};
        }
    }
    return {Part::Without, true,
            fmt::format("The kernels do without {}.", base::joined(lesson.bar.without, std::identity()))};
}

const results::JobResult* rowOf(const std::vector<ResultPointer>& rows, const std::string& algorithm)
{
    const auto row =
        std::ranges::find(rows, algorithm, [](const auto& one) { return one->spec.variant.algorithm; });
    return row == rows.end() ? nullptr : row->get();
}

GradedPart gradeLaunches(std::size_t most, const results::JobResult* row)
{
    const auto launches = row == nullptr ? std::nullopt : results::launchesOf(*row);
    if (!launches)
        return {Part::Launches, std::nullopt, fmt::format("Not counted; {} or fewer are wanted.", most)};
    return {Part::Launches, *launches <= most,
            fmt::format("{} launch{} with {}; {} or fewer are wanted.", *launches, *launches == 1 ? "" : "es",
                        inputText(row->spec.workload), most)};
}

GradedPart gradeTime(double times, const results::JobResult* row, const std::vector<ResultPointer>& rows)
{
    const auto lamps =
        row == nullptr ? results::Lamps{} : results::lampsOf(*row, results::interleavedPairs(rows));
    const auto wanted = fmt::format("{:.3g} times the starting entry's time or less is wanted", 1 / times);
    if (!lamps.interval)
        return {Part::Faster, std::nullopt,
                fmt::format("Not timed{}{}; {}.", lamps.reason.empty() ? "" : ": ", lamps.reason, wanted)};
    const auto [low, high] = *lamps.interval;
    std::optional<bool> reached;
    if (high <= 1 / times)
        reached = true;
    else if (low > 1 / times)
        reached = false;
    return {Part::Faster, reached,
            fmt::format("Its time is {:.3g} to {:.3g} times the starting entry's, taken in turn; {}.{}", low,
                        high, wanted, reached ? "" : " The samples leave it open.")};
}

} // namespace

bool Grade::passed() const
{
    return std::ranges::all_of(parts, [](const auto& part) { return part.reached.value_or(false); });
}

std::vector<plan::RunRequest> caseRequests(const Lesson& lesson, const std::string& algorithm,
                                           const std::vector<std::string>& devices)
{
    auto requests = lesson.cases;
    for (auto& request : requests) {
        request.devices = devices.empty() ? std::vector<std::string>{"all"} : devices;
        request.algorithms = {algorithm};
        request.sampling = measure::fixedPlan(1);
    }
    return requests;
}

plan::RunRequest barRequest(const Lesson& lesson, const std::string& algorithm, const std::string& device)
{
    auto request = lesson.bar.run;
    if (lesson.bar.timesFaster && algorithm != lesson.startId) {
        plan::makeTrial(request, algorithm, lesson.startId, device);
        return request;
    }
    request.devices = {device};
    request.algorithms = {algorithm};
    request.sampling = measure::fixedPlan(1);
    return request;
}

GradedPart gradeCases(const std::vector<ResultPointer>& rows)
{
    const auto cancelled = [](const auto& row) { return row->status == Status::Cancelled; };
    if (rows.empty() || std::ranges::any_of(rows, cancelled))
        return {Part::Correct, std::nullopt, "The cases were not run to their end."};
    std::size_t wrong = 0;
    const results::JobResult* smallest = nullptr;
    for (const auto& row : rows) {
        if (row->verified())
            continue;
        ++wrong;
        if (smallest == nullptr || row->spec.workload.size < smallest->spec.workload.size)
            smallest = row.get();
    }
    if (smallest == nullptr)
        return {Part::Correct, true, fmt::format("All {} cases are right.", rows.size())};
    return {Part::Correct, false,
            fmt::format("{} of {} cases are not right. The smallest of them: {}: {}", wrong, rows.size(),
                        inputText(smallest->spec.workload), smallest->reason)};
}

Grade gradeOf(const Lesson& lesson, const algorithms::EntryFolder& folder, const std::string& algorithm,
              GradedPart cases, const std::vector<ResultPointer>& rows)
{
    Grade grade;
    grade.parts.push_back(std::move(cases));
    const auto* row = rowOf(rows, algorithm);
    if (!lesson.bar.without.empty())
        grade.parts.push_back(gradeWords(lesson, folder));
    if (lesson.bar.mostLaunches)
        grade.parts.push_back(gradeLaunches(*lesson.bar.mostLaunches, row));
    if (lesson.bar.timesFaster && algorithm == lesson.startId)
        grade.parts.push_back({Part::Faster, false, "It is the starting entry itself."});
    else if (lesson.bar.timesFaster)
        grade.parts.push_back(gradeTime(*lesson.bar.timesFaster, row, rows));
    return grade;
}

} // namespace sortscope::lessons
