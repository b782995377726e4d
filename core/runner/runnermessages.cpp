// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/runnermessages.h"

#include "core/plan/planparts.h"
#include "core/runner/messagecodec.h"
#include "core/tuning/tuningfields.h"

#include <array>

namespace sortscope::base {

namespace ask = runner::ask;
namespace tell = runner::tell;

template <Is<ask::Hello> M>
inline constexpr auto kFields<M> = list(field("protocol", &M::protocol),
                                        field("memory_limit", &M::memoryLimit),
                                        field("kernel_timeout_ns", &M::kernelTimeout));

template <Is<ask::Discover> M>
inline constexpr auto kFields<M> = list(field("skip", &M::skip), added("backends", &M::backends));

template <Is<ask::AskedJob> J>
inline constexpr auto
    kFields<J> = list(inner(&J::spec), field("device_info", &J::spec, &results::JobSpec::device),
                      field("node", &J::spec, &results::JobSpec::device, &backend::DeviceInfo::node),
                      field("unsupported", &J::spec, &results::JobSpec::unsupported),
                      field("replicate", &J::replicate));

template <Is<ask::KernelFile> F>
inline constexpr auto kFields<F> = list(field("name", &F::name), field("text", &F::text));

template <Is<ask::EntryFolder> F>
inline constexpr auto kFields<F> = list(field("folder", &F::folder), field("files", &F::files),
                                        field("library", &F::libraryHash));

template <Is<ask::Describe> M>
inline constexpr auto kFields<M> = list(field("entry", &M::entry));

template <Is<tell::Described> M>
inline constexpr auto kFields<M> = list(field("descriptions", &M::descriptions), field("fault", &M::fault));

template <Is<ask::Run> M>
inline constexpr auto
    kFields<M> = list(field("jobs", &M::jobs), field("order", &M::order), field("rehearse", &M::rehearse),
                      field("kernel_folder", &M::kernelFolder), field("kernels", &M::kernels),
                      field("entries", &M::entries), field("skip", &M::skip), field("lock", &M::lock),
                      field("check_only", &M::checkOnly), field("uuid", &M::uuid));

template <Is<ask::Fetch> M>
inline constexpr auto kFields<M> = list(field("runs", &M::runs), field("lock", &M::lock));

template <Is<ask::Forget> M>
inline constexpr auto kFields<M> = list(field("names", &M::names));

template <Is<ask::Cancel> M>
inline constexpr auto kFields<M> = std::tuple();

template <Is<ask::Ack, tell::Started> M>
inline constexpr auto kFields<M> = list(field("job", &M::job));

template <Is<ask::Calibrate> M>
inline constexpr auto kFields<M> = list(field("device", &M::device), field("skip", &M::skip),
                                        added("lock", &M::lock));

template <Is<ask::Keep> M>
inline constexpr auto kFields<M> = list(field("calibrations", &M::calibrations),
                                        field("tunings", &M::tunings), field("skip", &M::skip));

template <Is<tell::Hello> M>
inline constexpr auto kFields<M> = list(field("protocol", &M::protocol), field("version", &M::version),
                                        field("pid", &M::pid));

template <Is<tell::Listing> M>
inline constexpr auto kFields<M> = list(inner(&M::what));

template <Is<tell::Devices> M>
inline constexpr auto kFields<M> = list(field("node", &M::node), field("devices", &M::infos),
                                        field("unavailable", &M::unavailable), inner(&M::facts),
                                        added("details", &M::details));

template <Is<tell::Waiting> M>
inline constexpr auto kFields<M> = list(field("holder", &M::holder));

template <Is<events::JobProgress> P>
inline constexpr auto kFields<P> = list(field("job", &P::job), field("phase", &P::phase),
                                        field("samples", &P::samples),
                                        field("maximum_samples", &P::maximumSamples),
                                        elsewhere(&P::replicate), elsewhere(&P::replicates));

template <Is<tell::Progress> M>
inline constexpr auto kFields<M> = list(inner(&M::progress));

template <Is<tell::Finished> M>
inline constexpr auto
    kFields<M> = list(field("job", &M::result, &results::JobResult::spec, &results::JobSpec::id),
                      inner(&M::result), field("replicates", &M::result, &results::JobResult::replicates),
                      field("device_fault", &M::deviceFault));

template <Is<tell::Spooled> M>
inline constexpr auto kFields<M> = list(field("asked", &M::job), inner(&M::finished));

template <Is<tell::SpoolFile> M>
inline constexpr auto kFields<M> = list(field("name", &M::name), field("uuid", &M::uuid),
                                        field("node", &M::node), field("kept", &M::kept),
                                        field("bytes", &M::bytes), field("results", &M::results),
                                        field("fault", &M::fault));

template <Is<tell::SpoolEnd> M>
inline constexpr auto kFields<M> = list(field("removed", &M::removed));

template <Is<tell::Limit> M>
inline constexpr auto kFields<M> = list(field("silence_ns", &M::silence));

template <Is<tell::Launching> M>
inline constexpr auto kFields<M> = list(field("job", &M::job), field("kernel", &M::kernel), inner(&M::at));

template <Is<tell::Done> M>
inline constexpr auto kFields<M> = list(field("cancelled", &M::cancelled));

template <Is<tell::Refused> M>
inline constexpr auto kFields<M> = list(field("reason", &M::reason));

template <Is<tell::Calibrated> M>
inline constexpr auto kFields<M> = list(field("calibration", &M::calibration));

} // namespace sortscope::base

namespace sortscope::runner {
namespace {

/// The names of the messages, in the order of their variants.
constexpr std::array<std::string_view, std::variant_size_v<Ask>> kAsks{
    "hello", "discover", "run", "cancel", "ack", "calibrate", "keep", "fetch", "forget", "describe"};
constexpr std::array<std::string_view, std::variant_size_v<Tell>> kTells{
    "hello",   "listing",    "devices", "started", "progress", "finished", "limit",     "launching", "done",
    "refused", "calibrated", "waiting", "kept",    "spool",    "spooled",  "spool_end", "described"};

void requireWorthKeeping(const results::JsonPlace& place, const results::JobResult& result)
{
    requireSound(place, result);
    if (result.status != results::Status::Ok && result.status != results::Status::Failed)
        results::JsonPlace(place.at("status"), place, "status").refuse("ok or failed");
    if (result.replicates.size() != 1)
        results::JsonPlace(place.at("replicates"), place, "replicates").refuse("a list of one replicate");
}

void requireSoundResult(const results::JsonPlace& place, const Tell& message)
{
    if (const auto* finished = std::get_if<tell::Finished>(&message))
        requireSound(place, finished->result);
    if (const auto* spooled = std::get_if<tell::Spooled>(&message))
        requireWorthKeeping(place, spooled->finished.result);
}

void requireUuid(const results::JsonPlace& place, const Ask& message)
{
    const auto* run = std::get_if<ask::Run>(&message);
    if (run != nullptr && !run->uuid.empty() && !plan::isUuid(run->uuid))
        results::JsonPlace(place.at("uuid"), place, "uuid").refuse("32 hexadecimal digits, or none");
}

} // namespace

std::string encode(const Ask& message)
{
    return encoded(message, kAsks);
}

std::string encode(const Tell& message)
{
    return encoded(message, kTells);
}

Ask decodeAsk(std::string_view bytes)
{
    return decoded<Ask>(bytes, kAsks, requireUuid);
}

Tell decodeTell(std::string_view bytes)
{
    return decoded<Tell>(bytes, kTells, requireSoundResult);
}

} // namespace sortscope::runner
