// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/protocolsink.h"

#include "core/base/texts.h"
#include "core/sample/rehearsal.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <exception>

namespace sortscope::runner {
namespace {

using std::chrono::nanoseconds;
using std::chrono::steady_clock;

/// The least time that generating data, compiling and allocating may take.
constexpr std::chrono::seconds kPreparation{60};
constexpr std::chrono::milliseconds kProgressInterval{100};

/// Estimates the time of one run of a job on a slow device, with transfers and check: 5 ns for each key and
/// step of a sorting network, which has the most steps of all algorithms in the catalogue.
nanoseconds estimateOf(const results::Workload& workload)
{
    const auto keys = static_cast<double>(std::max(workload.size, workload.keys()));
    const double steps = std::max(1.0, std::log2(std::max(keys, 1.0)));
    constexpr double nsAStep = 5;
    constexpr double most = 1e18;
    return nanoseconds(static_cast<std::int64_t>(std::min(keys * steps * steps * nsAStep, most / 10)));
}

} // namespace

bool ProtocolSink::isWorthKeeping(const events::JobFinished& event) const
{
    const auto& result = *event.result;
    // A cancelled replicate is not whole, and one that a device's fault has ended is tried again.
    const bool finished = result.status == results::Status::Ok || result.status == results::Status::Failed;
    return keeps() && finished && !event.deviceFault && result.replicates.size() == 1;
}

ProtocolSink::ProtocolSink(MessagePipe& pipe, const backend::Inventory& inventory, const ask::Run& run,
                           nanoseconds kernelTimeout, std::function<void()> gone)
    : m_pipe(pipe),
      m_inventory(inventory),
      m_run(run),
      m_kernelTimeout(kernelTimeout),
      m_gone(std::move(gone))
{
    for (const auto& job : run.jobs)
        m_specs.emplace(job.spec.id, &job.spec);
}

void ProtocolSink::onEvent(const events::RunEvent& event)
{
    std::visit([this](const auto& each) { apply(each); }, event);
}

void ProtocolSink::acknowledge(results::JobId job)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_acknowledged = job;
    }
    m_acknowledgement.notify_all();
}

void ProtocolSink::lose()
{
    m_stop.request_stop();
    {
        const std::scoped_lock lock(m_mutex);
        m_lost = true;
    }
    m_acknowledgement.notify_all();
}

std::vector<tell::Spooled> ProtocolSink::unacknowledged() const
{
    const std::scoped_lock lock(m_mutex);
    std::vector<tell::Spooled> all;
    for (const auto& result : m_unacknowledged) {
        const auto job = std::ranges::find(m_run.jobs, result->spec.id,
                                           [](const ask::AskedJob& asked) { return asked.spec.id; });
        all.push_back({*job, {*result, false}});
    }
    return all;
}

void ProtocolSink::apply(const events::JobStarted& event)
{
    tell(tell::Started{event.job});
    if (std::ranges::find(m_run.rehearse, event.job) != m_run.rehearse.end())
        rehearseJob(*m_specs.at(event.job));
}

void ProtocolSink::rehearseJob(const results::JobSpec& spec)
{
    apply(events::JobProgress{spec.id, events::Phase::Preparing});
    const auto error = sample::rehearse(spec, m_inventory, m_stop.get_token(),
                                        [&](const backend::Kernel& kernel, backend::Coordinates at) {
                                            limit(limitOfRun(spec.id));
                                            tell(tell::Launching{spec.id, kernel.name(), at});
                                        });
    if (error)
        m_rehearsalErrors[spec.id] = *error;
}

void ProtocolSink::apply(const events::JobProgress& event)
{
    const bool runs = event.phase == events::Phase::WarmingUp || event.phase == events::Phase::Sampling;
    const auto ofRun = limitOfRun(event.job);
    limit(runs ? ofRun : std::max<nanoseconds>(ofRun, kPreparation));
    const auto now = steady_clock::now();
    const auto [phase, news] = m_phases.try_emplace(event.job, event.phase);
    if (!news && phase->second == event.phase && now - m_toldAt < kProgressInterval)
        return;
    tell(tell::Progress{event});
    phase->second = event.phase;
    m_toldAt = now;
}

void ProtocolSink::apply(const events::JobFinished& event)
{
    const auto id = event.result->spec.id;
    limit(kPreparation);
    if (isWorthKeeping(event)) {
        const std::scoped_lock lock(m_mutex);
        m_unacknowledged.push_back(event.result);
    }
    tellResult(event);
    std::unique_lock lock(m_mutex);
    m_acknowledgement.wait(lock, [&] { return m_lost || m_acknowledged == id; });
    if (m_acknowledged == id)
        std::erase_if(m_unacknowledged, [&](const auto& result) { return result->spec.id == id; });
    m_phases.erase(id);
}

void ProtocolSink::apply(const events::RunFinished& event)
{
    tell(tell::Done{event.cancelled});
}

void ProtocolSink::tellResult(const events::JobFinished& event)
{
    tell::Finished message{*event.result, event.deviceFault};
    // The job itself may know only that the device cannot be used any more.
    const auto rehearsed = m_rehearsalErrors.find(message.result.spec.id);
    if (event.deviceFault && rehearsed != m_rehearsalErrors.end())
        message.result.reason = base::utf8(rehearsed->second);
    try {
        tell(message);
    } catch (const std::exception& error) {
        message.result.replicates.clear();
        message.result.status = results::Status::Failed;
        message.result.reason = fmt::format("the samples of this job cannot be sent: {}", error.what());
        tell(message);
    }
}

void ProtocolSink::tell(const Tell& message)
{
    if (m_lost)
        return;
    try {
        m_pipe.send(encode(message));
    } catch (const Disconnected&) {
        m_gone();
    }
}

void ProtocolSink::limit(nanoseconds silence)
{
    if (m_limit == silence)
        return;
    tell(tell::Limit{silence});
    m_limit = silence;
}

nanoseconds ProtocolSink::limitOfRun(results::JobId job) const
{
    return std::max(m_kernelTimeout, 10 * estimateOf(m_specs.at(job)->workload));
}

} // namespace sortscope::runner
