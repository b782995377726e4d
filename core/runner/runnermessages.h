// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/entrydescription.h"
#include "core/backend/device.h"
#include "core/backend/devicedetails.h"
#include "core/events/runevent.h"
#include "core/results/row/jobresult.h"
#include "core/tuning/machinefacts.h"
#include "core/tuning/statewriter.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The messages between a program and the process that measures for it; docs/runner-protocol.md has the
/// schema and their order.
namespace sortscope::runner {

/// Is raised whenever a message changes so that earlier programs would misread it.
inline constexpr int kRunnerProtocol = 9;

/// The messages from the client to the runner.
namespace ask {

struct Hello {
    int protocol = kRunnerProtocol;
    /// Bytes that the runner may allocate on its host; empty: as many as are available.
    std::optional<std::uint64_t> memoryLimit;
    /// The least time limit of a job's run.
    std::chrono::nanoseconds kernelTimeout{0};
};

struct Discover {
    /// The drivers and platforms that crashed when they were listed.
    std::vector<backend::Listing> skip;
    /// The backends whose devices are asked for; empty: all backends.
    std::vector<backend::BackendKind> backends;
};

/// A job with the facts that its row does not repeat: the whole device, and why the job cannot run.
struct AskedJob {
    results::JobSpec spec;
    /// The number of the replicate that is to be taken, from 1.
    std::size_t replicate = 1;
};

struct KernelFile {
    std::string name;
    std::string text;
};

/// A folder of an algorithm of the user's, whose path is for messages alone, or the path of a shared library
/// on this machine.
struct EntryFolder {
    std::string folder;
    std::vector<KernelFile> files;
    /// SHA-256 of the library; empty for a folder.
    std::string libraryHash;
};

/// Asks what the entry.lua of a folder, or a library, says.
struct Describe {
    EntryFolder entry;
};

struct Run {
    std::vector<AskedJob> jobs;
    results::SampleOrder order = results::SampleOrder::JobByJob;
    /// Jobs whose launches are told one by one before they are measured: they crashed, and nobody knows
    /// where.
    std::vector<results::JobId> rehearse;
    /// The folder that the kernels were read from, for messages alone; empty: the runner's own kernels.
    std::string kernelFolder;
    std::vector<KernelFile> kernels;
    /// The entries that the jobs are of, beside the built-in ones.
    std::vector<EntryFolder> entries;
    /// The drivers and platforms to skip, as in Discover.
    std::vector<backend::Listing> skip;
    /// True if the runner waits for other programs that measure on its machine, and holds them off.
    bool lock = false;
    /// True for a run that only checks outputs, as in Plan.
    bool checkOnly = false;
    /// Plan::uuid, if the runner is to keep the results that its client has not acknowledged when the
    /// connection ends; otherwise empty.
    std::string uuid;
};

/// Asks for the results of calibrate() for the device with this id.
struct Calibrate {
    std::string device;
    /// The drivers and platforms to skip, as in Discover.
    std::vector<backend::Listing> skip;
    /// True if the runner waits for other programs, as in Run.
    bool lock = false;
};

/// Asks the runner's machine to keep these calibrations and results of tuning. Each of them is for the device
/// that has its id there; the key that an entry has is passed over.
struct Keep {
    std::vector<tuning::DeviceCalibration> calibrations;
    std::vector<tuning::DeviceTuning> tunings;
    /// The drivers and platforms to skip, as in Discover.
    std::vector<backend::Listing> skip;
};

/// Asks which results the runner's machine keeps, and for the results of these runs.
struct Fetch {
    /// The Plan::uuid of each run.
    std::vector<std::string> runs;
    /// True if the runner waits for other programs, as in Run: a runner that has lost its client holds the
    /// machine until it has kept its results.
    bool lock = false;
};

/// Says that these files (tell::SpoolFile) can go: their results are where they belong, or are not wanted.
struct Forget {
    std::vector<std::string> names;
};

struct Cancel {};

/// The client has put the result of the job where it belongs.
struct Ack {
    results::JobId job = 0;
};

} // namespace ask

/// The messages from the runner to the client.
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
    /// Of each of `infos`; none from earlier programs.
    std::vector<backend::DeviceDetails> details;
};

/// Another program measures on the runner's machine, and the runner waits for it; compare RunWaiting.
struct Waiting {
    std::string holder;
};

struct Started {
    results::JobId job = 0;
};

/// Comes at least once per second while samples are taken that take less than a second.
struct Progress {
    events::JobProgress progress;
};

/// The result's spec has the id alone: the client knows what it asked for.
struct Finished {
    results::JobResult result;
    bool deviceFault = false;
};

/// The time for which the runner may be silent from now on.
struct Limit {
    std::chrono::nanoseconds silence{0};
};

/// Comes before each launch of a job that is rehearsed.
struct Launching {
    results::JobId job = 0;
    std::string kernel;
    backend::Coordinates at;
};

struct Calibrated {
    results::Calibration calibration;
};

/// The entries of Keep are in files of the runner's machine.
using tuning::Kept;

/// Answers Describe: what the folder says of its entry, or a library of each of its entries; or why there is
/// none.
struct Described {
    std::vector<algorithms::EntryDescription> descriptions;
    std::string fault;
};

struct Done {
    bool cancelled = false;
};

/// The results that one runner has kept of a run; the results that were asked for follow.
struct SpoolFile {
    std::string name;
    /// Plan::uuid of the run; empty if the name of the file has none.
    std::string uuid;
    /// The name of the machine that measured.
    std::string node;
    std::chrono::sys_seconds kept;
    std::uint64_t bytes = 0;
    std::size_t results = 0;
    /// Why the file cannot be read; empty if it can.
    std::string fault;
};

/// A result that was kept, for a replicate of this job.
struct Spooled {
    ask::AskedJob job;
    Finished finished;
};

/// Answers Fetch, after all files, and Forget.
struct SpoolEnd {
    /// The files that were removed now, one sentence per file.
    std::vector<std::string> removed;
};

/// The runner cannot do what it was asked for, whatever is tried again.
struct Refused {
    std::string reason;
};

} // namespace tell

using Ask = std::variant<ask::Hello, ask::Discover, ask::Run, ask::Cancel, ask::Ack, ask::Calibrate,
                         ask::Keep, ask::Fetch, ask::Forget, ask::Describe>;
using Tell =
    std::variant<tell::Hello, tell::Listing, tell::Devices, tell::Started, tell::Progress, tell::Finished,
                 tell::Limit, tell::Launching, tell::Done, tell::Refused, tell::Calibrated, tell::Waiting,
                 tell::Kept, tell::SpoolFile, tell::Spooled, tell::SpoolEnd, tell::Described>;

/// A message as CBOR.
std::string encode(const Ask& message);
std::string encode(const Tell& message);

/// Decodes a message, and passes over unknown keys. Throws results::BadDocument, which says what is wrong and
/// where.
Ask decodeAsk(std::string_view bytes);
Tell decodeTell(std::string_view bytes);

} // namespace sortscope::runner
