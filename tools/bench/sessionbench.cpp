// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the size of a large session, and the time to write, open and export it:
//   sessionbench write FILE | open FILE | csv FILE OUT
// One step per process, so that the peak of memory belongs to that step.
#include "core/backend/command.h"
#include "core/base/wholefile.h"
#include "core/export/sessionexport.h"
#include "core/results/row/jobresult.h"
#include "core/session/sessionfile.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <chrono>
#include <exception>
#include <filesystem>
#include <random>
#include <string>
#include <string_view>

namespace {

using namespace sortscope;
using Clock = std::chrono::steady_clock;

constexpr int kJobs = 1000;
constexpr int kSamples = 50;
constexpr int kCommands = 20;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

double peakMegabytes()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

/// A sample with the jitter and the resolution of a real device: they decide how well the file packs.
results::Sample sampleOf(std::mt19937& random)
{
    results::Sample sample;
    std::vector<backend::Command> commands;
    std::int64_t now = 0;
    for (int i = 0; i < kCommands; ++i) {
        auto& command = commands.emplace_back();
        command.kind =
            i == 0 ? backend::CommandKind::Upload
                   : (i + 1 == kCommands ? backend::CommandKind::Download : backend::CommandKind::Kernel);
        command.name = command.kind == backend::CommandKind::Kernel ? "bitonic_merge_step" : "transfer";
        command.clock = backend::Clock::OpenClEvent;
        command.at = {static_cast<std::uint32_t>(i / 4), static_cast<std::uint32_t>(i % 4)};
        command.globalSize = 1U << 19U;
        command.localSize = 256;
        command.times = {now, now + 3000 + random() % 2000, now + 9000 + random() % 5000,
                         now + 70'000 + random() % 9000};
        now += 4000 + static_cast<std::int64_t>(random() % 1500);
    }
    sample.commands = results::PackedCommands(commands);
    sample.wallNs = now + 90'000;
    sample.endToEndNs = now + 190'000;
    sample.kernelSumNs = 1'000'000 + static_cast<std::int64_t>(random() % 100'000);
    sample.deviceClock = backend::Clock::OpenClEvent;
    sample.launches = kCommands - 2;
    return sample;
}

void write(const std::string& path)
{
    std::filesystem::remove(path);
    const auto start = Clock::now();
    auto file = session::SessionFile::create(path);
    std::mt19937 random(1);
    std::vector<results::JobSpec> jobs(kJobs);
    for (int i = 0; i < kJobs; ++i) {
        auto& spec = jobs[static_cast<std::size_t>(i)];
        spec.id = i + 1;
        spec.workload.size = std::size_t{1} << (10 + i % 15);
        spec.device.id = "opencl:0";
        spec.device.name = "bench";
        spec.device.backend = backend::BackendKind::OpenCl;
        spec.device.clock = backend::Clock::OpenClEvent;
        spec.variant.algorithm = i % 2 == 0 ? "bitonic" : "bitonic-two-kernel";
    }
    const auto run = file.beginRun(results::captureEnvironment(), jobs);
    for (const auto& spec : jobs) {
        results::JobResult result;
        result.spec = spec;
        result.verifiedRuns = kSamples + 1;
        auto& samples = result.replicates.emplace_back().samples;
        for (int i = 0; i < kSamples; ++i)
            samples.push_back(sampleOf(random));
        file.finishJob(spec.id, result);
    }
    file.endRun(run, results::RunOutcome::Finished);
    const auto seconds = secondsSince(start);
    fmt::print("write: {} jobs, {} samples, {} commands in {:.2f} s ({:.2f} ms a job), file {:.1f} MB\n",
               kJobs, kJobs * kSamples, kJobs * kSamples * kCommands, seconds, seconds * 1000 / kJobs,
               static_cast<double>(std::filesystem::file_size(path)) / 1e6);
}

void open(const std::string& path)
{
    const auto start = Clock::now();
    auto file = session::SessionFile::open(path);
    const auto jobs = file.jobs();
    const auto listed = secondsSince(start);
    const auto one = Clock::now();
    for (const auto& sample : results::samplesOf(*jobs.back().result))
        sample.commands.unpack();
    fmt::print("open: {} jobs with samples in {:.3f} s, commands of one job in {:.4f} s, peak {:.0f} MB\n",
               jobs.size(), listed, secondsSince(one), peakMegabytes());
}

void csv(const std::string& path, const std::string& out)
{
    auto file = session::SessionFile::open(path);
    const auto start = Clock::now();
    std::string text;
    std::size_t rows = 0;
    exports::exportCommandsCsv(file, [&](std::string_view part) { text += part; });
    for (const char c : text)
        rows += c == '\n' ? 1 : 0;
    base::writeFileWhole(out, text);
    const auto seconds = secondsSince(start);
    fmt::print("commands CSV: {} rows in {:.2f} s, {:.0f} rows/s, {:.0f} MB, peak {:.0f} MB\n", rows - 1,
               seconds, static_cast<double>(rows - 1) / seconds, static_cast<double>(text.size()) / 1e6,
               peakMegabytes());
}

} // namespace

int main(int argc, char* argv[])
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    try {
        if (arguments.size() == 2 && arguments[0] == "write")
            write(arguments[1]);
        else if (arguments.size() == 2 && arguments[0] == "open")
            open(arguments[1]);
        else if (arguments.size() == 3 && arguments[0] == "csv")
            csv(arguments[1], arguments[2]);
        else
            return 2;
    } catch (const std::exception& error) {
        fmt::print(stderr, "sessionbench: {}\n", error.what());
        return 1;
    }
    return 0;
}
