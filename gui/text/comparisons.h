// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/fleet.h"
#include "core/results/compare/pinnedbaseline.h"
#include "core/results/show/history.h"

#include <QString>
#include <QStringList>
#include <QVariant>

#include <memory>
#include <optional>

/// The words for what results::compare() and its siblings find, in the user's language.
namespace sortscope::gui::models {

/// "▼ faster", "▲ slower", "= same", "? ambiguous": a sign and a word, so that no colour is needed.
QString verdictText(std::optional<measure::Verdict> verdict);
/// Names the drift between two runs that an interval holds, and its source; empty within one run.
QString driftText(const results::RunDrift& drift);
/// "▲ slower", "▼ faster", "= alike", "– not judged".
QString standingText(std::optional<results::Standing> standing);

/// "CPU governor", "Driver of NVIDIA H200 (OpenCL)".
QString titleOf(const results::EnvironmentDifference& difference);
/// The values of a side of a difference in `property`: words in the user's language, other values as they
/// are.
QString valuesText(results::Property property, const results::EnvironmentDifference::Values& values);
/// The properties in which a device differs from most, one per entry: "Driver of NVIDIA H200 (CUDA): 570.2
/// (most: 580.1)".
QStringList differencesOf(const results::FleetDevice& device);

/// "Driver: 570.2 → 580.1": a fact of a history that is another one from a change on. The device, which the
/// line names, is left out.
QString factText(const results::FactChange& fact, const backend::DeviceInfo& device);

/// Names the differences of a side of a pair: the device, variant, parameters and modes of `spec` that differ
/// in `other`; empty if there are none.
QString differenceText(const results::JobSpec& spec, const results::JobSpec& other);

/// The baseline of the deltas in tables; nullptr if nothing is pinned.
using SharedBaseline = std::shared_ptr<const results::PinnedBaseline>;

/// "+5.2 %", "−0.35 %": the change that a ratio to an earlier value means.
QString percentChange(double ratio);

/// The change against the baseline in percent; invalid without a counterpart that has figures.
QVariant deltaOf(const SharedBaseline& baseline, const results::ResultPointer& row, results::Metric metric);
/// "▲ +5.2 %" with the sign of the verdict, "baseline" for the baseline's own rows; empty without a
/// counterpart.
QString deltaText(const SharedBaseline& baseline, const results::ResultPointer& row, results::Metric metric);
/// The two times, the interval of their ratio with the drift in it, and the verdict in words.
QString deltaTip(const SharedBaseline& baseline, const results::ResultPointer& row, results::Metric metric);

} // namespace sortscope::gui::models
