// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/events/runevent.h"
#include "core/results/row/jobresult.h"
#include "core/tuning/keeping.h"
#include "core/tuning/machinefacts.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What a program and the process that measures for it say to each other; docs/runner-protocol.md has the
/// schema and the order in which they say it.
namespace sortscope::runner {

/// Raised whenever a message changes so that programs before would misread it.
inline constexpr int kRunnerProtocol = 5;

/// From the client to the runner.
namespace ask {

struct Hello {
    int protocol = kRunnerProtocol;
    /// Bytes that the runner may allocate on its host; empty: as many as are available.
    std::optional<std::uint64_t> memoryLimit;
    /// The least that a run of a job may take.
    std::chrono::nanoseconds kernelTimeout{0};
};

struct Discover {
    /// What crashed when it was listed.
    std::vector<backend::Listing> skip;
    /// Whose devices are asked for; empty: those of all.
    std::vector<backend::BackendKind> backends;
};

/// A job with what its row does not repeat: the whole device, and why it cannot run.
struct AskedJob {
    results::JobSpec spec;
    /// Which of the job's replicates it is to take, from 1.
    std::size_t replicate = 1;
};

struct KernelFile {
    std::string name;
    std::string text;
};

struct Run {
    std::vector<AskedJob> jobs;
    results::SampleOrder order = results::SampleOrder::JobByJob;
    /// Jobs whose launches are told one by one before they are measured: they crashed, and nobody knows
    /// where.
    std::vector<results::JobId> rehearse;
    /// Which folder the kernels were read from, for messages alone; empty: the runner's own kernels.
    std::string kernelFolder;
    std::vector<KernelFile> kernels;
    /// As in Discover.
    std::vector<backend::Listing> skip;
    /// Whether the runner waits for other programs that measure on its machine, and holds them off.
    bool lock = false;
    /// As in Plan.
    bool checkOnly = false;
    /// Plan::uuid, if the runner is to keep what its client has not acknowledged when the connection ends;
    /// empty if it is not to.
    std::string uuid;
};

/// Asks for what calibrate() measures of a device, of this id.
struct Calibrate {
    std::string device;
    /// As in Discover.
    std::vector<backend::Listing> skip;
    /// As in Run.
    bool lock = false;
};

/// Calibrations and results of tuning of the runner's machine are to be kept there. Of each the device is the
/// one that has the id there; the key that an entry has is passed over.
struct Keep {
    std::vector<tuning::DeviceCalibration> calibrations;
    std::vector<tuning::DeviceTuning> tunings;
    /// As in Discover.
    std::vector<backend::Listing> skip;
};

/// Asks which results the runner's machine keeps, and for those of these runs.
struct Fetch {
    /// Plan::uuid of each.
    std::vector<std::string> runs;
    /// As in Run: a runner that has lost its client holds the machine until it has kept its results.
    bool lock = false;
};

/// The results are where they belong, or are not wanted: files of these names (tell::SpoolFile) can go.
struct Forget {
    std::vector<std::string> names;
};

struct Cancel {};

/// The client has put the result of the job where it belongs.
struct Ack {
    results::JobId job = 0;
};

} // namespace ask

/// From the runner to the client.
namespace tell {

struct Hello {
    int protocol = kRunnerProtocol;
    std::string version;
    std::int64_t pid = 0;
};

/// Comes before a driver or platform is asked for its devices.
struct Listing {
    backend::Listing what;
};

struct Devices {
    std::optional<std::string> node;
    std::vector<backend::DeviceInfo> infos;
    std::vector<backend::Unavailable> unavailable;
    tuning::MachineFacts facts;
};

/// Another program measures on the runner's machine, and is waited for: what RunWaiting has.
struct Waiting {
    std::string holder;
};

struct Started {
    results::JobId job = 0;
};

/// Comes at least each second while samples are taken that take less.
struct Progress {
    events::JobProgress progress;
};

/// Of the spec it has the id alone: the client knows what it asked for.
struct Finished {
    results::JobResult result;
    bool deviceFault = false;
};

/// How long the runner may be silent from now on.
struct Limit {
    std::chrono::nanoseconds silence{0};
};

/// Comes before a launch of a job that is rehearsed.
struct Launching {
    results::JobId job = 0;
    std::string kernel;
    backend::Coordinates at;
};

struct Calibrated {
    results::Calibration calibration;
};

/// What was to be kept is in files of the runner's machine.
using tuning::Kept;

struct Done {
    bool cancelled = false;
};

/// What one runner has kept of a run; those of its results that are asked for follow.
struct SpoolFile {
    std::string name;
    /// Plan::uuid of the run; empty if the name of the file has none.
    std::string uuid;
    /// The machine that has measured.
    std::string node;
    std::chrono::sys_seconds kept;
    std::uint64_t bytes = 0;
    std::size_t results = 0;
    /// Why it cannot be read; empty if it can.
    std::string fault;
    /// What was removed to make room for it, a sentence each.
    std::vector<std::string> removed;
};

/// A result that was kept, of a replicate of this job.
struct Spooled {
    ask::AskedJob job;
    Finished finished;
};

/// Answers Fetch, behind all files, and Forget.
struct SpoolEnd {
    /// What was removed now, a sentence each.
    std::vector<std::string> removed;
};

/// The runner cannot do what it was asked for, whatever is tried again.
struct Refused {
    std::string reason;
};

} // namespace tell

using Ask = std::variant<ask::Hello, ask::Discover, ask::Run, ask::Cancel, ask::Ack, ask::Calibrate,
                         ask::Keep, ask::Fetch, ask::Forget>;
using Tell =
    std::variant<tell::Hello, tell::Listing, tell::Devices, tell::Started, tell::Progress, tell::Finished,
                 tell::Limit, tell::Launching, tell::Done, tell::Refused, tell::Calibrated, tell::Waiting,
                 tell::Kept, tell::SpoolFile, tell::Spooled, tell::SpoolEnd>;

/// A message as CBOR.
std::string encode(const Ask& message);
std::string encode(const Tell& message);

/// The inverse; keys that are not known are passed over. Throws results::BadDocument, which says what is
/// wrong and where.
Ask decodeAsk(std::string_view bytes);
Tell decodeTell(std::string_view bytes);

} // namespace sortscope::runner
