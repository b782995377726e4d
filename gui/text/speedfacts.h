// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/judge/skippedpasses.h"

#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace sortscope::results {
struct JobResult;
}

namespace sortscope::gui::models {

/// Names and values of the bytes that a row moves, and of its speed against its device's memory
/// (results::SpeedOfLight); empty where nobody can say. "≥" stands before bounds.
std::vector<std::pair<QString, QString>> speedFacts(const results::JobResult& result);

/// results::textOf(), in the language of the window.
QString skippedText(const results::SkippedPasses& skipped);

/// A sentence for each of results::leadsBySkipping().
QStringList skippingNotes(const std::vector<results::Lead>& leads);

} // namespace sortscope::gui::models
