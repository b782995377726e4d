// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sampleresults.h"

#include "tests/support/replicate.h"

#include <string>
#include <utility>

namespace sortscope::tests {
namespace {

backend::Command transfer(backend::CommandKind kind, std::int64_t startedNs, std::int64_t endedNs)
{
    backend::Command command;
    command.kind = kind;
    command.name = "buffer";
    command.clock = backend::Clock::OpenClEvent;
    command.times.startedNs = startedNs;
    command.times.endedNs = endedNs;
    return command;
}

results::Sample bitonicSample(std::uint32_t stages, std::int64_t base, std::int64_t index)
{
    constexpr std::int64_t gap = 100;
    constexpr std::int64_t transferNs = 5000;
    results::Sample sample;
    std::vector<backend::Command> commands{transfer(backend::CommandKind::Upload, 0, transferNs)};
    auto now = transferNs + gap;
    for (std::uint32_t stage = 0; stage < stages; ++stage) {
        for (std::uint32_t pass = 0; pass <= stage; ++pass) {
            const auto took = base + 10 * std::int64_t{stage} + std::int64_t{pass} + index;
            commands.push_back(kernel("bitonic_pass", stage, pass, now, now + took));
            now += took + gap;
        }
    }
    commands.push_back(transfer(backend::CommandKind::Download, now, now + transferNs));
    sample.wallNs = now + transferNs;
    sample.endToEndNs = sample.wallNs + 2 * transferNs;
    sample.commands = results::PackedCommands(commands);
    results::deriveDurations(sample, commands, 1, commands.size() - 1);
    return sample;
}

} // namespace

backend::DeviceInfo cpuDevice()
{
    backend::DeviceInfo device;
    device.id = "cpu";
    device.name = "Intel(R) Xeon(R) Platinum 8481C CPU @ 2.70GHz";
    device.backend = backend::BackendKind::Cpu;
    return device;
}

backend::DeviceInfo gpuDevice(const std::string& id, const std::string& name)
{
    backend::DeviceInfo device;
    device.id = id;
    device.name = name;
    const bool cuda = id.starts_with("cuda");
    device.backend = cuda ? backend::BackendKind::Cuda : backend::BackendKind::OpenCl;
    device.clock = cuda ? backend::Clock::CudaEvent : backend::Clock::OpenClEvent;
    return device;
}

backend::DeviceInfo twinDevice(unsigned number)
{
    auto device = gpuDevice("cuda:" + std::to_string(number));
    device.number = number;
    device.uuid = "GPU-" + std::to_string(number);
    return device;
}

results::JobResult wallResult(const backend::DeviceInfo& device, const std::string& algorithm,
                              std::size_t size, const std::vector<double>& wallNs)
{
    results::JobResult result;
    result.spec.device = device;
    result.spec.variant.algorithm = algorithm;
    result.spec.workload.generator = "shuffled-unique";
    result.spec.workload.size = size;
    for (const auto ns : wallNs) {
        results::Sample sample;
        sample.wallNs = static_cast<std::int64_t>(ns);
        tests::only(result).samples.push_back(std::move(sample));
    }
    result.verifiedRuns = wallNs.size();
    result.paddedLength = size;
    return result;
}

Result shared(results::JobResult result)
{
    return std::make_shared<const results::JobResult>(std::move(result));
}

Result wall(const backend::DeviceInfo& device, const std::string& algorithm, std::size_t size,
            const std::vector<double>& wallNs)
{
    return shared(wallResult(device, algorithm, size, wallNs));
}

Result failed(const backend::DeviceInfo& device, const std::string& algorithm, std::size_t size,
              results::Status status)
{
    auto result = wallResult(device, algorithm, size, {100, 110, 120});
    result.status = status;
    result.reason = "element 7 is out of order";
    return shared(std::move(result));
}

backend::Command kernel(const std::string& name, std::optional<std::uint32_t> stage,
                        std::optional<std::uint32_t> pass, std::int64_t startedNs, std::int64_t endedNs)
{
    backend::Command command;
    command.kind = backend::CommandKind::Kernel;
    command.name = name;
    command.at = {stage, pass};
    command.globalSize = 512;
    command.localSize = 64;
    command.clock = backend::Clock::OpenClEvent;
    command.times.startedNs = startedNs;
    command.times.endedNs = endedNs;
    return command;
}

results::JobResult bitonicResult(std::uint32_t stages, std::size_t samples, std::int64_t base)
{
    auto result = wallResult(gpuDevice(), "bitonic", std::size_t{1} << stages, {});
    for (std::size_t index = 0; index < samples; ++index)
        tests::only(result).samples.push_back(bitonicSample(stages, base, static_cast<std::int64_t>(index)));
    result.verifiedRuns = samples;
    return result;
}

} // namespace sortscope::tests
