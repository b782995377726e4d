// SPDX-License-Identifier: GPL-3.0-or-later
//
// A runner with the fake device, which goes wrong as the environment says:
//   FAKERUNNER_FAULT   the fault: segv, abort, kill, exit, lost, hang, read, write, throw, flood,
//                      frame, text, job, result
//   FAKERUNNER_STEP    the step of a job with the fault, by the number of tests::Step
//   FAKERUNNER_CALL    the call of that step with the fault
//   FAKERUNNER_ONCE    a file: the fault happens only if it does not exist, and makes it
//   FAKERUNNER_LISTING if it is set, the fault happens while the device is listed, and in no job
//   FAKERUNNER_BANNER  the number of bytes that come before the greeting
//   FAKERUNNER_VERSION the only protocol version that the runner claims to speak
//   FAKERUNNER_LOG     a file to which each runner adds a line
//   FAKERUNNER_NODE    the name of the runner's machine
//   FAKERUNNER_GONE    a file: as long as it exists, the runner ends at once, as if it were out of reach
//   FAKERUNNER_FIFO    a pipe: with the fault "read" or "write", the runner opens it, and waits for the other
//   FAKERUNNER_DEVICE  the UUID of its device, which has none without it
//   FAKERUNNER_LAUNCH  the microseconds that a launch of bitonic_pass takes
//   FAKERUNNER_READING the nanoseconds that the device's clock reads for a launch; the true time without it
//   FAKERUNNER_GROUP_TIME  the additional microseconds for each work-item of a launch's work-groups
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

/// Sends a message that the runner would not send, and then hangs, so that the client has time to act on it.
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
        ::_exit(255); // the exit status of ssh if its connection is lost
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
    // A channel of its own to the client: serveRunner() moves descriptor 1.
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
