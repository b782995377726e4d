// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runnerclient.h"

#include "core/algorithms/kernelsource.h"
#include "core/results/jsonreader.h"
#include "core/run/rehearsal.h"
#include "core/run/runnerprocess.h"
#include "core/run/runnersweep.h"
#include "core/run/spoolclient.h"

#include <algorithm>
#include <csignal>
#include <functional>
#include <map>
#include <utility>

namespace sortscope::run {
namespace {

using std::chrono::nanoseconds;
using std::chrono::steady_clock;

/// Until the runner announces another one. No limit is longer than the longest.
constexpr std::chrono::seconds kFirstLimit{60};
constexpr std::chrono::hours kLongestLimit{24};

/// A runner sends some ten messages a second for a job, and one a launch while it is rehearsed.
constexpr std::size_t kMessagesAtOnce = 10'000;
constexpr std::size_t kMessagesASecond = 1'000;
constexpr std::size_t kMostLaunches = 10'000'000;

/// The runner has said nothing for longer than it announced.
class Silent : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Nothing that is tried again will help.
class Hopeless : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

std::string_view during(Phase phase)
{
    switch (phase) {
    case Phase::Generating:
        return " while its data was generated";
    case Phase::Preparing:
        return " while it was prepared";
    case Phase::WarmingUp:
        return " in its first runs";
    case Phase::Sampling:
        break;
    }
    return " while it was sampled";
}

/// What one runner says about a sweep, from the first job that remains until it has done them all or is to be
/// replaced.
class Conversation {
public:
    /// `betweenReplicates` is called while the process waits to go on.
    Conversation(RunnerProcess& process, RunnerSweep& sweep, std::function<void()> betweenReplicates)
        : m_process(process),
          m_sweep(sweep),
          m_betweenReplicates(std::move(betweenReplicates))
    {}

    /// Throws Silent, Disconnected, Hopeless, and results::BadDocument for messages that are not right.
    void hold()
    {
        while (!m_over) {
            const auto message = m_process.receive(steady_clock::now() + m_limit);
            if (!message)
                throw Silent(silence());
            count(*message);
            std::visit([this](const auto& each) { apply(each); }, *message);
        }
    }

    /// Why a job failed with which the runner ended, if its process ended as `processEnd` says.
    std::string describe(const ProcessEnd& processEnd, const Place& place) const
    {
        const auto ended = place.endOfRunner(processEnd);
        if (!ended)
            return fmt::format("the connection to {} ended", place.name());
        const auto& end = *ended;
        const auto device = m_sweep.currentDevice();
        if (end.signal == 0)
            return fmt::format("the runner {}{}", describeEnd(end), where());
        if (end.signal == SIGKILL)
            return "the runner " + describeEnd(end);
        return fmt::format("{} {}{}", device == "cpu" ? "the job" : "the driver of " + device,
                           describeEnd(end), where());
    }

private:
    std::string silence() const
    {
        const auto seconds = std::chrono::duration<double>(m_limit).count();
        if (m_launching)
            return fmt::format("{} did not end within {:g} s", placeOf(m_launching->kernel, m_launching->at),
                               seconds);
        return fmt::format("the job did not get on within {:g} s{}", seconds, where());
    }

    std::string where() const
    {
        if (m_launching)
            return " in " + placeOf(m_launching->kernel, m_launching->at);
        if (m_phase)
            return std::string(during(*m_phase));
        return m_listing ? " while its devices were listed" : "";
    }

    void count(const Tell& message)
    {
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(steady_clock::now() - m_since);
        const auto most = kMessagesAtOnce + kMessagesASecond * static_cast<std::size_t>(seconds.count());
        const bool launch = std::holds_alternative<tell::Launching>(message);
        if (launch ? ++m_launches > kMostLaunches : ++m_messages > most)
            throw results::BadDocument("there are too many of them");
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
        m_since = steady_clock::now();
        m_messages = 0;
        m_launches = 0;
        m_over = message.deviceFault && m_sweep.betweenGroups();
        if (m_over)
            return;
        if (m_sweep.betweenGroups() && !m_sweep.roundDone())
            m_betweenReplicates();
        m_process.send(ask::Ack{message.result.spec.id});
    }

    void apply(const tell::Limit& message)
    {
        m_limit = std::clamp<nanoseconds>(message.silence, nanoseconds(1), kLongestLimit);
    }

    void apply(const tell::Launching& message) { m_launching = message; }
    void apply(const tell::Listing& /*message*/) { m_listing = true; }
    void apply(const tell::Waiting& message) { m_sweep.apply(message); }

    void apply(const tell::Done& /*message*/)
    {
        if (!m_sweep.roundDone())
            throw results::BadDocument("the run is said to be done, and jobs of it are not");
        m_over = true;
    }

    void apply(const tell::Refused& message) { throw Hopeless("the runner refuses: " + message.reason); }
    void apply(const tell::Hello& /*message*/) { refuseHere("hello"); }
    void apply(const tell::Devices& /*message*/) { refuseHere("devices"); }
    void apply(const tell::Calibrated& /*message*/) { refuseHere("calibrated"); }
    void apply(const tell::Kept& /*message*/) { refuseHere("kept"); }
    void apply(const tell::SpoolFile& /*message*/) { refuseHere("spool"); }
    void apply(const tell::Spooled& /*message*/) { refuseHere("spooled"); }
    void apply(const tell::SpoolEnd& /*message*/) { refuseHere("spool_end"); }

    [[noreturn]] static void refuseHere(std::string_view type)
    {
        throw results::BadDocument(fmt::format("\"{}\" does not belong to a run", type));
    }

    RunnerProcess& m_process;
    RunnerSweep& m_sweep;
    std::function<void()> m_betweenReplicates;
    bool m_over = false;
    nanoseconds m_limit = kFirstLimit;
    bool m_listing = false;
    /// Of the job that is at work.
    std::optional<Phase> m_phase;
    std::optional<tell::Launching> m_launching;
    /// Of messages since the last job was done.
    std::size_t m_messages = 0;
    std::size_t m_launches = 0;
    steady_clock::time_point m_since = steady_clock::now();
};

void addKernels(ask::Run& run, const algorithms::KernelFolder& folder)
{
    run.kernelFolder = folder.directory.string();
    for (const auto& [name, text] : folder.files)
        run.kernels.push_back({name, text});
}

void greet(RunnerProcess& process, const RunnerOptions& options)
{
    try {
        process.shakeHands(options);
    } catch (const Disconnected&) {
        throw Hopeless(fmt::format("the runner {} before it said hello", describeEnd(process.end())));
    }
}

} // namespace

RunnerClient::RunnerClient(RunnerOptions options, EventSink& sink, std::shared_ptr<RunnerProcess> first)
    : Runner(sink),
      m_options(std::move(options)),
      m_first(std::move(first))
{}

RunnerClient::~RunnerClient()
{
    Runner::cancel();
    cancel();
    wait();
}

void RunnerClient::cancel()
{
    if (!stopRequested()) {
        Runner::cancel();
        return;
    }
    const std::scoped_lock lock(m_mutex);
    if (m_process)
        m_process->kill();
}

void RunnerClient::setLock(std::string name)
{
    m_lockThere = !m_options.place.isLocal() && !name.empty();
    Runner::setLock(m_lockThere ? std::string() : std::move(name));
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
    // The last one goes here, without the lock: a process may take seconds to be gone.
}

void RunnerClient::workOff(const std::stop_token& stop, const Plan& plan)
{
    RunnerSweep sweep(plan, sink());
    std::optional<algorithms::KernelFolder> kernels;
    while (!sweep.done() && !stop.stop_requested()) {
        pauseHere(stop);
        try {
            // Once: a file that is edited during a run is the next run's.
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

bool RunnerClient::takeKept(const std::stop_token& stop, RunnerProcess& process, RunnerSweep& sweep) const
{
    if (m_options.place.isLocal() || sweep.uuid().empty())
        return false;
    // It may wait for another program that measures.
    const std::stop_callback stopped(stop, [&process] { process.kill(); });
    std::map<std::string, std::vector<tell::Spooled>> kept;
    const ask::Fetch wanted{.runs = {sweep.uuid()}, .lock = m_lockThere};
    fetchSpool(
        process, wanted,
        [&](const tell::SpoolFile& file, const tell::Spooled& result) { kept[file.name].push_back(result); },
        [&](const tell::Waiting& waiting) { sweep.apply(waiting); });
    bool taken = false;
    std::vector<std::string> done;
    for (const auto& [name, results] : kept) {
        try {
            taken = sweep.takeKept(results) || taken;
        } catch (const results::BadDocument&) {
            continue; // it stays there, where `fetch` says what is wrong with it
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
        greet(*process, m_options);
    const bool again = !std::exchange(m_lastBreak, {}).empty();
    Conversation conversation(*process, sweep, [this, &stop] { pauseHere(stop); });
    // A runner that ends behind its last job costs nothing.
    const auto broke = [&](const std::function<std::string()>& reason) {
        if (stop.stop_requested() || sweep.roundDone())
            return;
        m_lastBreak = reason();
        sweep.broke(m_lastBreak);
    };
    try {
        if (again && takeKept(stop, *process, sweep) && sweep.roundDone())
            return;
        auto run = sweep.remaining();
        addKernels(run, kernels);
        run.skip = m_options.skip;
        run.lock = m_lockThere;
        // A runner on this machine ends with its client at once.
        if (m_options.place.isLocal())
            run.uuid.clear();
        process->send(run);
        // From here on, so that it comes behind the run that it ends.
        const std::stop_callback cancelled(stop, [&process] {
            try {
                // At once or not at all: whoever cancels, such as a window, does not wait for a runner.
                process->send(ask::Cancel{}, nanoseconds(0));
            } catch (const Disconnected&) {
                return; // it has ended already, or listens no more and will be ended
            }
        });
        conversation.hold();
    } catch (const Silent& error) {
        process->kill();
        broke([&] { return error.what(); });
    } catch (const Disconnected&) {
        broke([&] { return conversation.describe(process->end(), m_options.place); });
    } catch (const results::BadDocument& error) {
        process->kill();
        broke([&] { return fmt::format("the runner's messages are not right: {}", error.what()); });
    }
}

} // namespace sortscope::run
