// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/machines.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::cli {

class Command;

/// The options that choose the process that measures, as they were written.
struct ProcessOptions {
    bool inProcess = false;
    std::optional<std::string> kernelTimeout;
    bool noLock = false;
    /// The places of --on.
    std::vector<std::string> places;
    std::optional<std::string> deploy;
};

/// Adds the options to a subcommand; `options` must live as long as the parser.
void addProcessOptions(const Command& command, ProcessOptions& options);

/// Adds --no-lock to a subcommand whose figures another program would disturb.
void addLockOption(const Command& command, ProcessOptions& options);

/// Adds --on and --deploy to a subcommand that can ask other machines.
void addPlaceOption(const Command& command, ProcessOptions& options);

/// Returns the lock that a run takes; empty if it takes none.
std::string lockFor(const ProcessOptions& options);

/// Lists devices: those that `devices` names, as --device does, and other devices of their drivers; all
/// devices if it names none. Throws base::UsageError for options that cannot be meant, and std::runtime_error
/// if devices cannot be listed.
places::Machine machineWith(const ProcessOptions& options, const std::vector<std::string>& devices,
                            places::AfterListing then = places::AfterListing::End);

/// Lists the devices of the machines at the named places, or of this one if no place is named. This program
/// is put where it is lacking, as --deploy says, which may ask the user. Machines out of reach are reported
/// on standard error; throws std::runtime_error if all are, or if `stop` asks for the end meanwhile.
places::Machines machinesWith(const ProcessOptions& options, const std::vector<std::string>& devices,
                              places::AfterListing then = places::AfterListing::End,
                              const std::stop_token& stop = {});

/// Says on standard error which machines have such a fault, and that `what` continues without the data.
void noteFaults(const places::Machines& machines, std::string tuning::MachineFacts::*fault,
                std::string_view what);

} // namespace sortscope::cli
