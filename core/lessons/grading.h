// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"
#include "core/results/row/resultpointer.h"

#include <optional>
#include <string>
#include <vector>

namespace sortscope::lessons {

/// What an entry is graded by, in this order.
enum class Part { Correct, Without, Launches, Faster };

constexpr auto namesOf(Part /*type*/)
{
    return base::namesUpTo<Part::Faster>("correct", "without", "launches", "faster");
}

struct GradedPart {
    Part part = Part::Correct;
    /// Empty if it is not known: nothing was run because an earlier part is not reached, or the samples leave
    /// it open.
    std::optional<bool> reached;
    /// What was found, and what would be right.
    std::string sentence;
};

/// The grade of an entry on one device: a part for each thing that the lesson asks for.
struct Grade {
    std::vector<GradedPart> parts;

    bool passed() const;
};

/// The requests of the cases for the algorithm; empty `devices` stand for all.
std::vector<plan::RunRequest> caseRequests(const Lesson& lesson, const std::string& algorithm,
                                           const std::vector<std::string>& devices);

/// The request of the bar's run on one device: the algorithm alone, or in turn with the starting entry if a
/// time is asked for.
plan::RunRequest barRequest(const Lesson& lesson, const std::string& algorithm, const std::string& device);

/// Grades the rows of the cases on one device.
GradedPart gradeCases(const std::vector<results::ResultPointer>& rows);

/// The grade of the entry in `folder` behind its part `cases`. `rows` are those of the bar's run; none if it
/// was not run.
Grade gradeOf(const Lesson& lesson, const algorithms::EntryFolder& folder, const std::string& algorithm,
              GradedPart cases, const std::vector<results::ResultPointer>& rows);

} // namespace sortscope::lessons
