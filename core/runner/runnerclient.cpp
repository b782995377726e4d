// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/runnerclient.h"

#include "core/algorithms/kernelsource.h"
#include "core/algorithms/ownentries.h"
#include "core/results/json/jsonreader.h"
#include "core/runner/conversation.h"
#include "core/runner/entryloading.h"
#include "core/runner/runnerfaults.h"
#include "core/runner/runnerprocess.h"
#include "core/runner/runnersweep.h"
#include "core/runner/spoolclient.h"
#include "core/sample/rehearsal.h"

#include <algorithm>
#include <csignal>
#include <functional>
#include <map>
#include <utility>

namespace sortscope::runner {
namespace {

std::string_view during(events::Phase phase)
{
    switch (phase) {
    case events::Phase::Generating:
        return " while its data was generated";
    case events::Phase::Preparing:
        return " while it was prepared";
    case events::Phase::WarmingUp:
        return " in its first runs";
    case events::Phase::Sampling:
        break;
    }
    return " while it was sampled";
}

/// The conversation with one runner about a sweep, from the first job that remains until the runner has done
/// all jobs or is to be replaced.
class RoundConversation {
public:
    /// The client's side of the conversation.
    struct Client {
        std::stop_token stop;
        /// Is called while the process waits to go on; returns false if the process is to be replaced.
        std::function<bool()> betweenReplicates;
    };

    RoundConversation(RunnerProcess& process, RunnerSweep& sweep, Client client)
        : m_process(process),
          m_sweep(sweep),
          m_client(std::move(client)),
          m_conversation(process, [&sweep](const std::string& holder) { sweep.waitFor(holder); })
    {}

    /// Throws as Conversation::receive() does.
    void hold()
    {
        while (!m_over) {
            const auto message = m_conversation.receive();
            std::visit([this](const auto& each) { apply(each); }, message);
            cancelIfAsked();
        }
    }

    /// Says why a job failed during which the runner ended.
    std::string describe(const process::ProcessEnd& end) const
    {
        const auto device = m_sweep.currentDevice();
        if (end.signal == 0)
            return fmt::format("the runner {}{}", describeEnd(end), where());
        if (end.signal == SIGKILL)
            return "the runner " + describeEnd(end);
        return fmt::format("{} {}{}", device == "cpu" ? "the job" : "the driver of " + device,
                           describeEnd(end), where());
    }

    /// Says why a job failed during which the runner was silent.
    std::string describeSilence() const
    {
        const auto seconds = std::chrono::duration<double>(m_conversation.limit()).count();
        if (m_launching)
            return fmt::format("{} did not end within {:g} s",
                               sample::placeOf(m_launching->kernel, m_launching->at), seconds);
        return fmt::format("the job made no progress within {:g} s{}", seconds, where());
    }

private:
    std::string where() const
    {
        if (m_launching)
            return " in " + sample::placeOf(m_launching->kernel, m_launching->at);
        if (m_phase)
            return std::string(during(*m_phase));
        return m_conversation.listing() ? " while its devices were listed" : "";
    }

    /// Repeats the request to cancel, which may have come while the process took none.
    void cancelIfAsked()
    {
        if (!m_over && m_client.stop.stop_requested() && !std::exchange(m_cancelled, true))
            m_process.send(ask::Cancel{});
    }

    void apply(const tell::Started& message) { m_sweep.apply(message); }

    void apply(const tell::Progress& message)
    {
        m_launching.reset();
        m_phase = message.progress.phase;
        m_sweep.apply(message);
    }

    void apply(const tell::Finished& message)
    {
        m_sweep.apply(message);
        m_launching.reset();
        m_phase.reset();
        m_conversation.countAnew();
        m_over = message.deviceFault && m_sweep.betweenGroups();
        if (m_over)
            return;
        if (m_sweep.betweenGroups() && !m_sweep.roundDone())
            m_over = !m_client.betweenReplicates();
        m_process.send(ask::Ack{message.result.spec.id});
    }

    void apply(const tell::Launching& message) { m_launching = message; }

    void apply(const tell::Done& /*message*/)
    {
        if (!m_sweep.roundDone())
            throw results::BadDocument("it reported the end of the run, but jobs are unfinished");
        m_over = true;
    }

    static void apply(const auto& /*other*/)
    {
        throw results::BadDocument("a message that does not belong to a run");
    }

    RunnerProcess& m_process;
    RunnerSweep& m_sweep;
    Client m_client;
    Conversation m_conversation;
    bool m_over = false;
    bool m_cancelled = false;
    /// The phase and the launch of the job that is at work.
    std::optional<events::Phase> m_phase;
    std::optional<tell::Launching> m_launching;
};

void addKernels(ask::Run& run, const algorithms::KernelFolder& folder)
{
    run.kernelFolder = folder.directory.string();
    for (const auto& [name, text] : folder.files)
        run.kernels.push_back({name, text});
}

/// Adds the folders of the jobs' entries, as they were when they were told, and their libraries. Those stay
/// on this machine: jobs elsewhere cannot run, and say so.
void addEntries(ask::Run& run, const Place& place)
{
    for (const auto* entry : algorithms::ownEntries()) {
        const bool stays = !place.isLocal() && !entry->folder.libraryHash.empty();
        bool wanted = false;
        for (auto& job : run.jobs) {
            if (job.spec.variant.algorithm != entry->description.id)
                continue;
            wanted = true;
            if (stays)
                job.spec.unsupported = fmt::format(
                    "{} is in the shared library {}, and your own libraries do not travel to other "
                    "machines: run it there, with the library built there",
                    entry->description.id, entry->folder.directory.string());
        }
        const auto isKnown = [&](const auto& known) {
            return known.folder == entry->folder.directory.string();
        };
        if (wanted && !stays && std::ranges::none_of(run.entries, isKnown))
            run.entries.push_back(messageOf(entry->folder));
    }
}

} // namespace

RunnerClient::RunnerClient(RunnerOptions options, events::EventSink& sink,
                           std::shared_ptr<RunnerProcess> first)
    : events::Runner(sink),
      m_options(std::move(options)),
      m_first(std::move(first))
{}

RunnerClient::~RunnerClient()
{
    events::Runner::cancel();
    cancel();
    wait();
}

void RunnerClient::cancel()
{
    if (!stopRequested()) {
        events::Runner::cancel();
        return;
    }
    const std::scoped_lock lock(m_mutex);
    if (m_process)
        m_process->kill();
}

void RunnerClient::setLock(std::string name)
{
    m_lockThere = !m_options.place.isLocal() && !name.empty();
    events::Runner::setLock(m_lockThere ? std::string() : std::move(name));
}

void RunnerClient::giveUp(RunnerSweep& sweep, const std::string& reason) const
{
    if (m_options.place.isLocal())
        sweep.failRest(reason);
    else
        sweep.loseRest(fmt::format("{}{}: {}", m_lastBreak.empty() ? "" : m_lastBreak + "; ",
                                   m_options.place.name(), reason));
}

void RunnerClient::setProcess(std::shared_ptr<RunnerProcess> process)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_process.swap(process);
    }
    // The old process is destroyed here, without the lock: a process may take seconds to be gone.
}

void RunnerClient::workOff(const std::stop_token& stop, const plan::Plan& plan)
{
    RunnerSweep sweep(plan, sink());
    std::optional<algorithms::KernelFolder> kernels;
    while (!sweep.done() && !stop.stop_requested()) {
        pauseHere(stop);
        try {
            // Read once: a file that is edited during a run counts for the next run.
            if (!kernels)
                kernels = algorithms::readKernelFolder();
            converse(stop, sweep, *kernels);
        } catch (const std::exception& error) {
            if (!stop.stop_requested())
                giveUp(sweep, error.what());
        }
        setProcess(nullptr);
    }
    sweep.cancelRest();
}

bool RunnerClient::pauseOrRelease(const std::stop_token& stop)
{
    // A runner that has locked its machine holds others off until the runner is gone.
    if (m_lockThere && pauseRequested())
        return false;
    pauseHere(stop);
    return true;
}

bool RunnerClient::takeKept(const std::stop_token& stop, RunnerProcess& process, RunnerSweep& sweep) const
{
    if (m_options.place.isLocal() || sweep.uuid().empty())
        return false;
    // The runner may wait for another program that measures.
    const std::stop_callback stopped(stop, [&process] { process.kill(); });
    std::map<std::string, std::vector<tell::Spooled>> kept;
    const ask::Fetch wanted{.runs = {sweep.uuid()}, .lock = m_lockThere};
    fetchSpool(
        process, wanted,
        [&](const tell::SpoolFile& file, const tell::Spooled& result) { kept[file.name].push_back(result); },
        [&](const std::string& holder) { sweep.waitFor(holder); });
    bool taken = false;
    std::vector<std::string> done;
    for (const auto& [name, results] : kept) {
        try {
            taken = sweep.takeKept(results) || taken;
        } catch (const results::BadDocument&) {
            continue; // the file stays there, and `fetch` says what is wrong with it
        }
        if (std::ranges::all_of(results, [&](const auto& result) { return sweep.has(result); }))
            done.push_back(name);
    }
    forgetSpool(process, done);
    return taken;
}

void RunnerClient::converse(const std::stop_token& stop, RunnerSweep& sweep,
                            const algorithms::KernelFolder& kernels)
{
    const auto first = std::exchange(m_first, nullptr);
    const auto process = first ? first : std::make_shared<RunnerProcess>(m_options);
    setProcess(process);
    if (stop.stop_requested())
        return; // the second request may have come before there was a process to end
    if (!first)
        process->shakeHands(m_options);
    const bool again = !std::exchange(m_lastBreak, {}).empty();
    RoundConversation conversation(*process, sweep, {stop, [&] { return pauseOrRelease(stop); }});
    // A runner that ends after its last job costs nothing.
    const auto over = [&] { return stop.stop_requested() || sweep.roundDone(); };
    try {
        if (again && takeKept(stop, *process, sweep) && sweep.roundDone())
            return;
        auto run = sweep.remaining();
        addKernels(run, kernels);
        addEntries(run, m_options.place);
        run.skip = m_options.skip;
        run.lock = m_lockThere;
        // A runner on this machine ends with its client at once.
        if (m_options.place.isLocal())
            run.uuid.clear();
        process->send(run);
        // Registered here, so that Cancel comes after the run that it ends. Cancel is sent at once, or else
        // by the conversation: whoever cancels, such as a window, does not wait for a runner.
        const std::stop_callback cancelled(stop, [&process] { process->offer(ask::Cancel{}); });
        conversation.hold();
        if (m_lockThere && pauseRequested())
            process->hangUp();
    } catch (const RunnerSilent&) {
        process->kill();
        if (!over())
            sweep.broke(m_lastBreak = conversation.describeSilence());
    } catch (const RunnerEnded& error) {
        if (!over())
            sweep.broke(m_lastBreak = conversation.describe(error.end()));
    } catch (const ConnectionLost& error) {
        if (!over())
            sweep.lost(m_lastBreak = error.what());
    } catch (const RunnerRefuses& error) {
        throw std::runtime_error(fmt::format("the runner refuses: {}", error.what()));
    } catch (const results::BadDocument& error) {
        process->kill();
        if (!over())
            sweep.broke(m_lastBreak = fmt::format("the runner's messages are invalid: {}", error.what()));
    }
}

} // namespace sortscope::runner
