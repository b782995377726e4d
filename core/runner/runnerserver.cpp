// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/runnerserver.h"

#include "core/algorithms/entries/entriesinprocess.h"
#include "core/algorithms/kernelsource.h"
#include "core/base/descriptor.h"
#include "core/base/startedthread.h"
#include "core/base/statefolder.h"
#include "core/base/texts.h"
#include "core/plan/deviceselector.h"
#include "core/plan/hostmemory.h"
#include "core/process/machinelock.h"
#include "core/results/json/jsonreader.h"
#include "core/results/row/environment.h"
#include "core/runner/protocolsink.h"
#include "core/runner/spool.h"
#include "core/sample/jobrunner.h"
#include "core/tuning/calibrate.h"
#include "core/tuning/simdtrials.h"
#include "core/tuning/statewriter.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <iterator>
#include <mutex>
#include <optional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>

namespace sortscope::runner {
namespace {

/// The exit status if the client asks for something that this runner cannot do.
constexpr int kRefused = 2;

/// How long the runner may be silent while another program measures, and after that program has ended.
constexpr std::chrono::hours kWaitingTime{24};
constexpr std::chrono::seconds kStartingTime{60};

/// How long an entry.lua may take to be read, or a library to be loaded.
constexpr std::chrono::seconds kDescribingTime{10};

/// The time that a job has to stop after its client has gone. An agent ends its runners after this time, too.
constexpr std::chrono::seconds kStopTime{10};
/// How long a fetch waits for another runner that stops, and then keeps its results.
constexpr std::chrono::seconds kKeepingTime = kStopTime + std::chrono::seconds(5);

/// Copies a descriptor to a number far from those that programs expect to be open, or as far as this process
/// may have them. Programs that are started here do not inherit the copy.
int movedAway(int descriptor)
{
    for (const int lowest : {64, STDERR_FILENO + 1}) {
        if (const int copy = ::fcntl(descriptor, F_DUPFD_CLOEXEC, lowest); copy >= 0)
            return copy;
    }
    throw std::system_error(errno, std::generic_category(),
                            "cannot move the runner's messages, for which it needs two more open files");
}

/// Sends the output of drivers to standard error, and makes their input empty.
void redirectStandardStreams()
{
    const base::Descriptor nothing(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    ::dup2(nothing.get(), STDIN_FILENO);
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
}

/// Blocks the signals that a terminal sends to its whole group: the client decides what they mean. They are
/// blocked and not ignored, because the LLVM of OpenCL drivers sets handlers of its own. Call it before any
/// other thread starts.
void leaveInterruptsToTheClient()
{
    sigset_t signals{};
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        sigaddset(&signals, signal);
    ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

/// When memory runs out, the system is to kill this process, and not the one that has the results.
void offerToTheMemoryKiller()
{
    std::ofstream("/proc/self/oom_score_adj") << "1000";
}

/// Limits the memory of this process. The system also counts reserved memory, such as the stacks of threads
/// that a driver starts for each core, so the limit allows for it.
void limitMemory(std::uint64_t bytes)
{
    constexpr std::uint64_t aCore = std::uint64_t{16} << 20U;
    const auto reserved = plan::dataOfThisProcess().value_or(0) + aCore * std::thread::hardware_concurrency();
    rlimit limit{};
    ::getrlimit(RLIMIT_DATA, &limit); // the user's limit, which can only be lowered
    limit.rlim_max = std::min(limit.rlim_max, std::min<rlim_t>(RLIM_INFINITY - reserved, bytes) + reserved);
    limit.rlim_cur = std::min(limit.rlim_cur, limit.rlim_max);
    if (::setrlimit(RLIMIT_DATA, &limit) != 0)
        throw std::system_error(errno, std::generic_category(), "cannot limit the runner's memory");
}

algorithms::EntryFolder folderOf(const ask::EntryFolder& entry)
{
    algorithms::EntryFolder folder{{entry.folder, {}}, entry.libraryHash};
    for (const auto& [name, text] : entry.files)
        folder.files.emplace(name, text);
    return folder;
}

class RunnerServer {
public:
    RunnerServer(int in, int out, const DiscoverFunction& discover) : m_pipe(in, out), m_discover(discover) {}

    [[noreturn]] void serve()
    {
        guarded([this] {
            m_pipe.sendRaw(kRunnerMagic);
            tell(tell::Hello{kRunnerProtocol, results::captureEnvironment().programVersion, ::getpid()});
            base::startedThread([this] { listen(); }).detach(); // the thread ends with the process
        });
        while (true)
            guarded([this] { std::visit([this](const auto& message) { handle(message); }, next()); });
    }

private:
    /// Does a step on either thread. The process ends if the client is gone, or if the step fails.
    void guarded(const std::function<void()>& step)
    {
        try {
            step();
        } catch (const Disconnected&) {
            leave();
        } catch (const std::exception& error) {
            refuse(error.what());
        }
    }

    /// Reads the messages of the client as long as there is one.
    [[noreturn]] void listen()
    {
        while (true)
            guarded([this] { hear(decodeAsk(*m_pipe.receive())); });
    }

    void hear(Ask message)
    {
        if (std::holds_alternative<ask::Cancel>(message))
            cancel();
        else if (const auto* ack = std::get_if<ask::Ack>(&message))
            acknowledge(ack->job);
        else
            push(std::move(message));
    }

    void handle(const ask::Hello& hello)
    {
        if (hello.protocol != kRunnerProtocol)
            refuse(fmt::format("this runner speaks version {} of the protocol, and was asked for version {}",
                               kRunnerProtocol, hello.protocol));
        m_kernelTimeout = hello.kernelTimeout;
        if (const auto memory = hello.memoryLimit ? hello.memoryLimit : plan::availableHostMemory())
            limitMemory(*memory);
    }

    void handle(const ask::Discover& message)
    {
        const auto inventory = m_discover({.backends = {message.backends.begin(), message.backends.end()},
                                           .check = checkFor(message.skip)});
        tell(tell::Devices{inventory.node, inventory.infos(), inventory.unavailable,
                           tuning::factsOfThisMachine(inventory), inventory.details()});
    }

    void handle(const ask::Describe& message)
    {
        tell(tell::Limit{kDescribingTime});
        try {
            tell(tell::Described{algorithms::entries::describeAll(folderOf(message.entry)), {}});
        } catch (const Disconnected&) {
            throw;
        } catch (const std::exception& error) {
            tell(tell::Described{{}, base::utf8(error.what())});
        }
    }

    void handle(const ask::Run& message)
    {
        for (const auto& entry : message.entries) {
            const auto folder = folderOf(entry);
            for (auto& description : algorithms::entries::describeAll(folder))
                algorithms::addOwnEntry(std::move(description), folder);
        }
        algorithms::KernelFolder kernels{message.kernelFolder, {}};
        for (const auto& [name, text] : message.kernels)
            kernels.files.emplace(name, text);
        algorithms::setKernelFolder(std::move(kernels));
        if (message.lock)
            holdMachine();

        plan::Plan plan{.order = message.order, .checkOnly = message.checkOnly};
        sample::DiscoveryOptions wanted{.check = checkFor(message.skip)};
        for (const auto& [spec, replicate] : message.jobs) {
            plan.jobs.push_back(spec);
            wanted.backends.insert(spec.device.backend);
            wanted.used.insert(spec.device.id);
        }
        const auto inventory = m_discover(wanted);
        m_uuid = message.uuid;
        m_node = inventory.node.value_or("");
        if (!plan.checkOnly) // else other processes may be at work
            tuning::prepareSimd(plan.jobs);
        ProtocolSink sink(m_pipe, inventory, message, m_kernelTimeout, [this] { stop(); });
        {
            sample::JobRunner runner(inventory, sink);
            begin(runner, sink, std::move(plan));
            runner.wait();
            const std::scoped_lock lock(m_mutex);
            m_runner = nullptr;
        }
        if (!finish(sink))
            end();
    }

    void handle(const ask::Calibrate& message)
    {
        const auto inventory =
            m_discover({.backends = plan::backendsOf({message.device}), .check = checkFor(message.skip)});
        const auto device = inventory.find(message.device);
        if (!device)
            throw std::runtime_error(fmt::format("this machine has no device {}", message.device));
        if (message.lock)
            holdMachine();
        // A client that stops waiting ends this process.
        tell(tell::Calibrated{tuning::calibrate(*device, {})});
    }

    void handle(const ask::Keep& message)
    {
        std::vector<std::string> devices;
        std::ranges::transform(message.calibrations, std::back_inserter(devices),
                               &tuning::DeviceCalibration::device);
        std::ranges::transform(message.tunings, std::back_inserter(devices), &tuning::DeviceTuning::device);
        const auto inventory =
            m_discover({.backends = plan::backendsOf(devices), .check = checkFor(message.skip)});
        tell(tuning::keepHere(inventory.infos(), message.calibrations, message.tunings));
    }

    void handle(const ask::Fetch& message)
    {
        if (message.lock)
            holdMachine();
        const Spool spool;
        // The connection of another runner may have ended a moment ago.
        if (spool.isClaimed(message.runs)) {
            tell(tell::Limit{kKeepingTime + kStartingTime});
            spool.awaitClaims(message.runs, kKeepingTime);
        }
        auto removed = spool.cleanUp(message.runs);
        for (auto file : spool.files()) {
            std::vector<tell::Spooled> results;
            if (file.fault.empty() && std::ranges::find(message.runs, file.uuid) != message.runs.end()) {
                try {
                    results = spool.results(file.name);
                } catch (const std::exception& error) {
                    file.fault = error.what();
                }
            }
            tell(file);
            for (auto& result : results)
                tell(std::move(result));
        }
        tell(tell::SpoolEnd{std::move(removed)});
    }

    void handle(const ask::Forget& message)
    {
        for (const auto& name : message.names)
            Spool().remove(name);
        tell(tell::SpoolEnd{});
    }

    void handle(const ask::Cancel& /*message*/) {}
    void handle(const ask::Ack& /*message*/) {}

    backend::ListingCheck checkFor(const std::vector<backend::Listing>& skip)
    {
        return [this, skip](const backend::Listing& listing) {
            if (std::ranges::find(skip, listing) != skip.end())
                return false;
            tell(tell::Listing{listing});
            return true;
        };
    }

    /// Takes the machine's lock until this process ends. The wait may take any time.
    void holdMachine()
    {
        const auto name = process::machineLockName();
        if (name.empty() || m_machine)
            return;
        bool waited = false;
        const auto waiting = [&](const std::string& holder) {
            if (!std::exchange(waited, true))
                tell(tell::Limit{kWaitingTime});
            tell(tell::Waiting{holder});
        };
        m_machine.emplace(m_stop.get_token(), waiting, name);
        if (waited)
            tell(tell::Limit{kStartingTime});
    }

    void begin(sample::JobRunner& runner, ProtocolSink& sink, plan::Plan plan)
    {
        const std::scoped_lock lock(m_mutex);
        m_runner = &runner;
        m_sink = &sink;
        if (sink.keeps())
            m_claim.emplace(Spool(), m_uuid);
        runner.start(std::move(plan));
        if (m_stop.stop_requested()) {
            sink.cancel();
            runner.cancel();
        }
    }

    /// Ends the run. Returns false if the client has gone. If the client goes later, there is nothing to
    /// keep.
    bool finish(const ProtocolSink& sink)
    {
        const std::scoped_lock lock(m_mutex);
        if (sink.lost())
            return false;
        m_sink = nullptr;
        m_claim.reset();
        return true;
    }

    void cancel()
    {
        const std::scoped_lock lock(m_mutex);
        m_stop.request_stop();
        if (m_runner == nullptr)
            return;
        m_sink->cancel();
        m_runner->cancel();
    }

    /// Handles the loss of the client. The job that is at work stops after its sample; the process ends at
    /// once if none of its results are to be kept.
    void stop()
    {
        const std::scoped_lock lock(m_mutex);
        if (m_sink == nullptr || !m_sink->keeps())
            ::_exit(EXIT_SUCCESS);
        m_stop.request_stop();
        m_sink->lose();
        if (m_runner != nullptr)
            m_runner->cancel();
    }

    /// Calls stop() on the thread that listens; the other thread ends the process once the job has stopped.
    [[noreturn]] void leave()
    {
        stop();
        std::this_thread::sleep_for(kStopTime);
        end(); // the job did not stop: a kernel does not end
    }

    /// Keeps the results that the client has not acknowledged, and ends the process.
    [[noreturn]] void end()
    {
        const std::scoped_lock lock(m_mutex);
        try {
            if (m_sink != nullptr)
                Spool().keep(m_uuid, m_node, m_sink->unacknowledged());
        } catch (const std::exception&) {
            m_claim.reset();
            ::_exit(EXIT_FAILURE); // the client is gone, and measures the job again
        }
        m_claim.reset();
        ::_exit(EXIT_SUCCESS);
    }

    void acknowledge(results::JobId job)
    {
        const std::scoped_lock lock(m_mutex);
        if (m_sink != nullptr)
            m_sink->acknowledge(job);
    }

    void push(Ask message)
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_asked.push_back(std::move(message));
        }
        m_news.notify_one();
    }

    Ask next()
    {
        std::unique_lock lock(m_mutex);
        m_news.wait(lock, [this] { return !m_asked.empty(); });
        auto message = std::move(m_asked.front());
        m_asked.pop_front();
        return message;
    }

    void tell(const Tell& message) { m_pipe.send(encode(message)); }

    [[noreturn]] void refuse(const std::string& reason)
    {
        try {
            tell(tell::Refused{reason});
        } catch (const std::exception&) {
            ::_exit(kRefused); // the client has gone
        }
        ::_exit(kRefused);
    }

    MessagePipe m_pipe;
    const DiscoverFunction& m_discover;
    std::chrono::nanoseconds m_kernelTimeout{0};
    /// Stops the current run.
    std::stop_source m_stop;
    /// Set only if the client asks for it; then the client has no lock of this machine.
    std::optional<process::MachineLock> m_machine;
    /// The run whose results are kept when the client goes, and the machine that measured them.
    std::string m_uuid;
    std::string m_node;
    /// Guards all below.
    std::mutex m_mutex;
    std::condition_variable m_news;
    std::deque<Ask> m_asked;
    /// The runner and the sink of the active run.
    sample::JobRunner* m_runner = nullptr;
    ProtocolSink* m_sink = nullptr;
    /// The claim of the active run, if its results are kept.
    std::optional<Spool::Claim> m_claim;
};

} // namespace

void serveRunner(int in, int out, const DiscoverFunction& discover)
{
    leaveInterruptsToTheClient();
    offerToTheMemoryKiller();
    algorithms::entries::runEntriesHere();
    const int from = movedAway(in);
    const int to = movedAway(out);
    redirectStandardStreams();
    RunnerServer(from, to, discover).serve();
}

} // namespace sortscope::runner
