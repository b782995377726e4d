// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <utility>
#include <vector>

namespace sortscope::results {
struct JobResult;
}

namespace sortscope::gui::models {

/// Names and values of the bytes that a row moves, and of its speed against its device's memory
/// (results::SpeedOfLight); empty where nobody can say. "≥" stands before bounds.
std::vector<std::pair<QString, QString>> speedFacts(const results::JobResult& result);

} // namespace sortscope::gui::models
