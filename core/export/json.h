// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/export/csv.h"
#include "core/measure/statistics.h"
#include "core/results/row/metric.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sortscope::results {
struct JobSpec;
} // namespace sortscope::results

namespace sortscope::exports {

/// The version of the documents that runJson() and exportJson() make. Docs: docs/session-format.md.
inline constexpr int kJsonVersion = 5;
/// The format's name in documents of exportJson().
inline constexpr std::string_view kSessionFormat = "sortscope-session";

/// The facts about a device; sizes in bytes, null for a value that the driver does not tell.
nlohmann::ordered_json deviceJson(const backend::DeviceInfo& device);

nlohmann::ordered_json environmentJson(const results::Environment& environment);
nlohmann::ordered_json environmentsJson(std::span<const results::Environment> environments);

/// The request of a job alone: the work that it is asked to do.
nlohmann::ordered_json specJson(const results::JobSpec& spec);

/// A whole row: the request of the job, the outcome, the summaries, and every raw sample with its commands.
nlohmann::ordered_json resultJson(const results::JobResult& result);

/// The members that identify a device: `node`, `device`, `device_name`, `backend` and `platform`.
nlohmann::ordered_json deviceIdentityJson(const backend::DeviceInfo& device);
/// The members that identify a job: deviceIdentityJson(), and the work in specJson(), with the values of
/// parameters as texts.
nlohmann::ordered_json identityJson(const results::JobSpec& spec);

/// The ends of an interval as `low` and `high`; null if there is none.
nlohmann::ordered_json intervalJson(const std::optional<measure::Interval>& interval);
/// The word for the row's results::qualityOf() by `metric`; null if it has no figures.
nlohmann::ordered_json qualityJson(const results::JobResult& result, results::Metric metric);
/// null for an empty text.
nlohmann::ordered_json textOrNull(const std::string& text);

/// results::jsonText(), indented.
std::string dumpJson(nlohmann::ordered_json value);

/// A run on the machines of `environments`: the environments, devices and all its rows, which have their
/// `node` if there are several machines. Docs: docs/command-line.md.
nlohmann::ordered_json runJson(results::ResultSpan results,
                               std::span<const results::Environment> environments);

} // namespace sortscope::exports
