// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/processoptions.h"
#include "core/plan/runrequest.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::cli {

class Command;

/// The options of `run` as they were written.
struct RunOptions {
    /// The words behind each option of plan::axes(), and whether each flag is given.
    std::map<std::string_view, std::vector<std::string>> words;
    std::map<std::string_view, bool> flags;
    std::optional<std::string> presetRequest;
    std::optional<std::string> samples;
    std::optional<std::string> replicates;
    std::optional<std::string> preset;
    bool interleave = false;
    /// The file with the request as JSON; "-" is standard input.
    std::string request;
    /// The options of a request that were given: "--device", "--seed".
    std::vector<std::string> given;
    std::string csv;
    std::string commandsCsv;
    std::string kernelsCsv;
    /// The folder for compiled code; empty if none is to be kept.
    std::string keepCode;
    /// The session that the run is added to.
    std::string session;
    /// The session whose broken-off runs are continued; takes the place of a request.
    std::string resume;
    /// True: list the jobs and run nothing.
    bool dryRun = false;
    /// The job file for Slurm to write, in place of running anything.
    std::string slurmScript;
    std::string format;
    ProcessOptions process;
};

/// Adds the options to a subcommand; `options` must live as long as the parser.
void addRunOptions(const Command& command, RunOptions& options);

/// Adds only the options that say which jobs there are.
void addJobOptions(const Command& command, RunOptions& options);

/// Adds --untuned to a subcommand whose jobs take the results of tuning.
void addUntunedOption(const Command& command, bool& untuned);

results::SampleOrder orderFrom(const RunOptions& options);

/// Throws base::UsageError, which begins with `why`, if options of a request are given that `but` does not
/// name.
void refuseBeside(std::string_view why, const RunOptions& options, std::string_view but);

/// Returns the request of the options; reads the file of --request. Throws base::UsageError that names the
/// option, the value and what would be right.
plan::RunRequest requestFrom(const RunOptions& options);

} // namespace sortscope::cli
