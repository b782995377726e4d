// SPDX-License-Identifier: GPL-3.0-or-later
//
// A runner with the fake device, which goes wrong as the environment says:
//   FAKERUNNER_FAULT   what happens: segv, abort, kill, exit, lost, hang, throw, flood, frame, text, job,
//   result FAKERUNNER_STEP    in which step of a job, by the number of tests::Step FAKERUNNER_CALL    in
//   which call of it FAKERUNNER_ONCE    a file: it happens only where that does not exist, which is made then
//   FAKERUNNER_LISTING it happens while the device is listed, and in no job
//   FAKERUNNER_BANNER  bytes that come before the greeting
//   FAKERUNNER_VERSION the protocol that it says it speaks, and nothing else
//   FAKERUNNER_LOG     a file that each of them adds a line to
//   FAKERUNNER_NODE    what its machine is called
//   FAKERUNNER_GONE    a file: as long as it exists the runner ends at once, as if it were out of reach
//   FAKERUNNER_FIFO    with the fault "read" or "write": it opens this pipe, and waits for the other
//   FAKERUNNER_DEVICE  the UUID of its device; without it there is none
//   FAKERUNNER_LAUNCH  microseconds that a launch of bitonic_pass takes
//   FAKERUNNER_READING nanoseconds that the device's clock reads for it; the true time without it
//   FAKERUNNER_GROUP_TIME  microseconds more for each work-item of its work-groups
#include "core/runner/messagepipe.h"
#include "core/runner/runnermessages.h"
#include "core/runner/runnerserver.h"
#include "tests/support/fakebackend.h"

#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

using namespace sortscope;

namespace {

std::string variable(const char* name)
{
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nothing sets variables here
    return value == nullptr ? "" : value;
}

int number(const char* name)
{
    const auto text = variable(name);
    return text.empty() ? 0 : std::stoi(text);
}

[[noreturn]] void die(int signal)
{
    std::signal(signal, SIG_DFL); // sanitizers have handlers of their own
    ::raise(signal);
    std::abort();
}

[[noreturn]] void hang()
{
    while (true)
        ::pause();
}

/// Waits until another runner opens the other end.
void meet(const std::string& fifo, int mode)
{
    const int end = ::open(fifo.c_str(), mode | O_CLOEXEC);
    if (end < 0)
        ::_exit(4);
    ::close(end);
}

/// Says `messages` among the runner's own, and takes its time for the client to act on it.
[[noreturn]] void say(runner::MessagePipe& pipe, const runner::Tell& message)
{
    pipe.send(runner::encode(message));
    hang();
}

void goWrong(runner::MessagePipe& pipe)
{
    const auto once = variable("FAKERUNNER_ONCE");
    if (!once.empty() && std::filesystem::exists(once))
        return;
    if (!once.empty())
        std::ofstream(once) << "done";
    const auto fault = variable("FAKERUNNER_FAULT");
    if (fault == "segv")
        die(SIGSEGV);
    if (fault == "abort")
        die(SIGABRT);
    if (fault == "kill")
        ::raise(SIGKILL);
    if (fault == "exit")
        ::_exit(3);
    if (fault == "lost")
        ::_exit(255); // as ssh ends where its connection does
    if (fault == "hang")
        hang();
    if (fault == "read" || fault == "write")
        return meet(variable("FAKERUNNER_FIFO"), fault == "read" ? O_RDONLY : O_WRONLY);
    if (fault == "throw")
        throw backend::Error("fakeCall failed: FAKE_ERROR (-5) at fakerunner.cpp:1");
    while (fault == "flood")
        pipe.send(runner::encode(runner::Tell(runner::tell::Limit{std::chrono::seconds(60)})));
    if (fault == "frame")
        pipe.sendRaw("\xff\xff\xff\xff");
    if (fault == "text")
        pipe.send("\x7a\xff\xff\xff\xff"); // a text of 4 GiB
    if (fault == "job")
        say(pipe, runner::tell::Started{99});
    if (fault == "result") {
        runner::tell::Finished lie;
        lie.result.spec.id = 99;
        lie.result.status = results::Status::Cancelled;
        say(pipe, lie);
    }
    if (!fault.empty())
        hang();
}

backend::Inventory inventory(runner::MessagePipe& pipe, const sample::DiscoveryOptions& options)
{
    const bool listing = !variable("FAKERUNNER_LISTING").empty();
    tests::FakeBehaviour behaviour;
    if (!listing && !variable("FAKERUNNER_STEP").empty()) {
        behaviour.failAt = static_cast<tests::Step>(number("FAKERUNNER_STEP"));
        behaviour.failAtCall = number("FAKERUNNER_CALL");
        behaviour.failure = [&pipe] { goWrong(pipe); };
    }
    if (const int time = number("FAKERUNNER_GROUP_TIME"); time > 0)
        behaviour.groupTime = [time](std::size_t size) {
            return std::chrono::microseconds(time) * static_cast<std::int64_t>(size);
        };
    behaviour.uuid = variable("FAKERUNNER_DEVICE");
    behaviour.launchTime = std::chrono::microseconds(number("FAKERUNNER_LAUNCH"));
    if (const int reading = number("FAKERUNNER_READING"); reading > 0)
        behaviour.kernelReading = std::chrono::nanoseconds(reading);
    auto all = tests::fakeInventory(behaviour);
    if (const auto node = variable("FAKERUNNER_NODE"); !node.empty())
        all.node = node;
    const auto isAskedFor = [&](backend::BackendKind backend) {
        return options.backends.empty() || options.backends.contains(backend);
    };
    const bool wanted = isAskedFor(backend::BackendKind::OpenCl)
                        && options.check({backend::BackendKind::OpenCl, "Fake platform"});
    if (wanted && listing)
        goWrong(pipe);
    std::erase_if(all.devices, [&](const auto& device) {
        const auto backend = device->info().backend;
        return !isAskedFor(backend) || (backend == backend::BackendKind::OpenCl && !wanted);
    });
    return all;
}

} // namespace

int main()
{
    const auto log = variable("FAKERUNNER_LOG");
    if (!log.empty())
        std::ofstream(log, std::ios::app) << ::getpid() << '\n';
    if (const auto gone = variable("FAKERUNNER_GONE"); !gone.empty() && std::filesystem::exists(gone))
        return 1;
    // Its own way to the client: serveRunner() moves descriptor 1.
    const int out = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    runner::MessagePipe pipe(STDIN_FILENO, out);
    pipe.sendRaw(std::string(static_cast<std::size_t>(number("FAKERUNNER_BANNER")), '*'));
    if (const int version = number("FAKERUNNER_VERSION"); version != 0) {
        pipe.sendRaw(runner::kRunnerMagic);
        say(pipe, runner::tell::Hello{version, "9.9", ::getpid()});
    }
    runner::serveRunner(STDIN_FILENO, STDOUT_FILENO,
                        [&](const sample::DiscoveryOptions& options) { return inventory(pipe, options); });
}
