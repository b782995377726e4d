// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/export/csv.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>
#include <string_view>

namespace sortscope::results {
struct JobSpec;
} // namespace sortscope::results

namespace sortscope::exports {

/// The version of the documents that runJson() and exportJson() make. Docs: docs/session-format.md.
inline constexpr int kJsonVersion = 4;
/// What documents of exportJson() call themselves.
inline constexpr std::string_view kSessionFormat = "sortscope-session";

/// What the program knows of a device; sizes in bytes, null for what the driver does not tell.
nlohmann::ordered_json deviceJson(const backend::DeviceInfo& device);

nlohmann::ordered_json environmentJson(const results::Environment& environment);
nlohmann::ordered_json environmentsJson(std::span<const results::Environment> environments);

/// The request's cell alone: what a job is asked to do.
nlohmann::ordered_json specJson(const results::JobSpec& spec);

/// A whole row: the request's cell, the outcome, the summaries, and every raw sample with its commands.
nlohmann::ordered_json resultJson(const results::JobResult& result);

/// What tells a device from others: `node`, `device`, `device_name`, `backend` and `platform`.
nlohmann::ordered_json deviceIdentityJson(const backend::DeviceInfo& device);
/// What tells a job from any other: deviceIdentityJson(), and of specJson() what was done, the values of
/// parameters as texts.
nlohmann::ordered_json identityJson(const results::JobSpec& spec);

/// results::jsonText(), indented.
std::string dumpJson(nlohmann::ordered_json value);

/// A run: environment, devices and all its rows. Docs: docs/command-line.md.
nlohmann::ordered_json runJson(results::ResultSpan results, const results::Environment& environment);
/// The same of a run that the machines of `environments` took: rows and devices have their `node`.
nlohmann::ordered_json runJson(results::ResultSpan results,
                               std::span<const results::Environment> environments);

} // namespace sortscope::exports
