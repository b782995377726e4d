// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fakebackend.h"

#include "core/backend/cpu/cpudevice.h"
#include "core/backend/hostvector.h"
#include "core/data/verifier.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>
#include <utility>

namespace sortscope::tests {
namespace {

using namespace backend;

/// The memory of a buffer, with a guard behind it.
class FakeMemory : public HostMemory {
public:
    FakeMemory(std::size_t bytes, std::size_t guardBytes) : m_bytes(bytes), m_all(bytes + guardBytes) {}
    std::span<std::byte> bytes() override { return m_all.bytes().first(m_bytes); }
    std::span<std::byte> behind() { return m_all.bytes().subspan(m_bytes); }

private:
    std::size_t m_bytes;
    HostVector m_all;
};

class FakeBuffer : public Buffer {
public:
    FakeBuffer(std::size_t bytes, std::size_t guardBytes)
        : m_memory(std::make_unique<FakeMemory>(bytes, guardBytes))
    {}
    std::size_t bytes() const override { return m_memory->bytes().size(); }
    FakeMemory& memory() const { return *m_memory; }

private:
    std::unique_ptr<FakeMemory> m_memory;
};

FakeMemory& memoryOf(const Buffer& buffer)
{
    return dynamic_cast<const FakeBuffer&>(buffer).memory();
}

const Buffer& bufferOf(const Argument& argument)
{
    return *std::get<BufferArgument>(argument).buffer;
}

template <typename Scalar>
Scalar valueOf(const Argument& argument)
{
    const auto bytes = std::get<ValueArgument>(argument).bytes();
    if (bytes.size() != sizeof(Scalar))
        throw std::logic_error("an argument of a fake kernel has another size than its parameter");
    Scalar value{};
    std::memcpy(&value, bytes.data(), sizeof value);
    return value;
}

class FakeKernel : public Kernel {
public:
    explicit FakeKernel(std::string name) : m_name(std::move(name)) {}
    const std::string& name() const override { return m_name; }
    std::size_t maxWorkGroupSize() const override { return 1024; }

private:
    std::string m_name;
};

class FakeProgram : public Program {
public:
    std::unique_ptr<Kernel> kernel(const std::string& name) override
    {
        return std::make_unique<FakeKernel>(name);
    }
};

void bitonicPass(std::span<std::uint32_t> keys, std::uint32_t stage, std::uint32_t pass, bool descending)
{
    const std::uint32_t shift = stage - pass;
    const std::size_t distance = std::size_t{1} << shift;
    for (std::size_t t = 0; t < keys.size() / 2; ++t) {
        const auto left = ((t >> shift) << (shift + 1)) + (t & (distance - 1));
        const bool flip = (((t >> stage) & 1U) != 0) != descending;
        if (flip ? keys[left] < keys[left + distance] : keys[left + distance] < keys[left])
            std::swap(keys[left], keys[left + distance]);
    }
}

/// Takes as long as a step is meant to take.
void busyWait(std::chrono::microseconds duration)
{
    if (duration.count() == 0)
        return;
    const auto until = std::chrono::steady_clock::now() + duration;
    while (std::chrono::steady_clock::now() < until) {}
}

/// The host memory that inputs are copied into, and answers out of.
class FakeHostMemory : public HostMemory {
public:
    FakeHostMemory(std::size_t size, std::chrono::microseconds accessTime)
        : m_memory(size),
          m_accessTime(accessTime)
    {}
    std::span<std::byte> bytes() override
    {
        busyWait(m_accessTime);
        return m_memory.bytes();
    }

private:
    HostVector m_memory;
    std::chrono::microseconds m_accessTime;
};

/// Does the work of kernels/columnradix.cl on an input of one tile.
void sortTile(std::span<const std::uint32_t> input, std::span<std::uint32_t> output, std::uint32_t order)
{
    std::ranges::copy(input, output.begin());
    std::ranges::sort(output, {}, [order](std::uint32_t key) { return key ^ order; });
}

void checkSorted(std::span<const std::uint32_t> keys, std::size_t begin, std::size_t end, bool descending,
                 const data::HashSeeds& seeds, std::span<std::uint64_t> found)
{
    const auto sums = data::fingerprint(keys.subspan(begin, end - begin), {}, seeds).sums;
    std::uint64_t wrong = 0;
    for (std::size_t i = std::max<std::size_t>(begin, 1); i < end; ++i)
        wrong += (descending ? keys[i - 1] < keys[i] : keys[i - 1] > keys[i]) ? 1 : 0;
    std::ranges::copy(std::array{std::uint64_t{end - begin}, wrong, sums[0], sums[1]}, found.begin());
}

void checkAnswers(std::span<const std::uint32_t> answers, std::span<const std::uint32_t> expected,
                  std::size_t begin, std::size_t end, std::span<std::uint64_t> found)
{
    std::uint64_t wrong = 0;
    for (std::size_t i = begin; i < end; ++i)
        wrong += answers[i] != expected[i] ? 1 : 0;
    std::ranges::copy(std::array<std::uint64_t, 4>{end - begin, wrong, 0, 0}, found.begin());
}

void sumUp(std::span<const std::uint64_t> words, std::size_t groups, std::span<std::uint64_t> total)
{
    std::ranges::fill(total, 0);
    for (std::size_t i = 0; i < groups * 4; ++i)
        total[i % 4] += words[i];
}

class FakeQueue : public Queue {
    class Ended : public Pending {
    public:
        explicit Ended(CommandTimes times) : m_times(times) {}
        void wait() override {}
        CommandTimes times() override { return m_times; }

    private:
        CommandTimes m_times;
    };

public:
    FakeQueue(const FakeBehaviour& behaviour, const QueueOptions& options)
        : Queue(options),
          m_behaviour(behaviour)
    {}

private:
    ProgramRecord describe(const ProgramSource& source) const override { return recordOf(source, "-fake"); }
    std::unique_ptr<Program> doBuild(const ProgramSource& source) override
    {
        if (source.file == "check.cl") {
            if (!m_behaviour.checksOutputs)
                throw Unsupported("this device does not check");
            return std::make_unique<FakeProgram>();
        }
        step(Step::Build);
        return std::make_unique<FakeProgram>();
    }

    /// Runs `work` as a kernel; `reading` replaces the time that it took.
    void recordLaunch(const Kernel& kernel, const NdRange& range, Coordinates at,
                      const std::optional<std::chrono::nanoseconds>& reading,
                      const std::function<void()>& work)
    {
        Command command{.kind = CommandKind::Kernel,
                        .name = kernel.name(),
                        .at = at,
                        .globalSize = range.global.items(),
                        .localSize = range.local.items()};
        tell(CommandKind::Kernel);
        if (!reading && traced()) {
            recordOnHost(std::move(command), work);
            return;
        }
        work();
        if (!traced()) {
            countLaunch(CommandKind::Kernel, kernel.name());
            return;
        }
        const auto started = std::exchange(m_now, m_now + reading->count());
        record(std::move(command),
               std::make_unique<Ended>(CommandTimes{.startedNs = started, .endedNs = m_now}));
    }

    void tell(CommandKind kind) const
    {
        if (m_behaviour.onCommand)
            m_behaviour.onCommand(kind, traced());
    }

    void step(Step step)
    {
        const auto call = m_calls.at(static_cast<std::size_t>(step))++;
        if (m_behaviour.failAt != step || call != m_behaviour.failAtCall)
            return;
        if (m_behaviour.failure)
            return m_behaviour.failure();
        throw Error("fakeCall failed: FAKE_ERROR (-5) at fakebackend.cpp:1");
    }

    std::unique_ptr<Buffer> doAllocate(std::size_t bytes, std::size_t guardBytes) override
    {
        step(Step::Allocate);
        busyWait(m_behaviour.allocationTime);
        if (m_behaviour.onAllocate)
            m_behaviour.onAllocate(bytes + guardBytes);
        return std::make_unique<FakeBuffer>(bytes, guardBytes);
    }
    void doWriteBehind(Buffer& buffer, std::span<const std::byte> from) override
    {
        std::ranges::copy(from, memoryOf(buffer).behind().begin());
    }
    void doReadBehind(const Buffer& buffer, std::span<std::byte> to) override
    {
        std::ranges::copy(memoryOf(buffer).behind(), to.begin());
    }
    std::unique_ptr<HostMemory> doAllocateHost(std::size_t bytes) override
    {
        if (m_behaviour.onAllocateHost)
            m_behaviour.onAllocateHost(bytes);
        return std::make_unique<FakeHostMemory>(bytes, m_behaviour.hostAccessTime);
    }
    void doUpload(std::span<const std::byte> from, Buffer& to) override
    {
        step(Step::Upload);
        tell(CommandKind::Upload);
        recordOnHost({.kind = CommandKind::Upload, .name = "upload", .bytes = from.size()},
                     [&] { std::memcpy(memoryOf(to).bytes().data(), from.data(), from.size()); });
    }
    void doDownload(const Buffer& from, std::span<std::byte> to) override
    {
        step(Step::Download);
        tell(CommandKind::Download);
        recordOnHost({.kind = CommandKind::Download, .name = "download", .bytes = to.size()},
                     [&] { std::memcpy(to.data(), memoryOf(from).bytes().data(), to.size()); });
    }
    void doRestore(const Buffer& from, Buffer& to, std::size_t bytes) override
    {
        step(Step::Restore);
        tell(CommandKind::Restore);
        recordOnHost({.kind = CommandKind::Restore, .name = "restore", .bytes = bytes}, [&] {
            std::memcpy(memoryOf(to).bytes().data(), memoryOf(from).bytes().data(), bytes);
            busyWait(m_behaviour.copyTime);
        });
    }
    void doFill(Buffer& buffer, std::uint32_t word, std::size_t first, std::size_t count) override
    {
        tell(CommandKind::Fill);
        recordOnHost({.kind = CommandKind::Fill, .name = "fill", .bytes = count * sizeof(word)}, [&] {
            const auto words = memoryOf(buffer).as<std::uint32_t>().subspan(first, count);
            std::fill(words.begin(), words.end(), word);
        });
    }
    void doLaunch(const Kernel& kernel, const NdRange& range, std::span<const Argument> arguments,
                  Coordinates at) override
    {
        if (kernel.name().starts_with("check_")) {
            countLaunch(CommandKind::Kernel, kernel.name());
            if (m_checks < m_behaviour.checksThatWork)
                check(kernel.name(), range, arguments);
            if (kernel.name() == "check_total")
                ++m_checks;
            return;
        }
        if (kernel.name().starts_with("column_radix_")) {
            recordLaunch(kernel, range, at, m_behaviour.kernelReading, [&] {
                if (m_tileLaunches++ >= m_behaviour.tileLaunchesThatWork)
                    return;
                const auto words = [&](std::size_t argument) {
                    return memoryOf(bufferOf(arguments[argument])).as<std::uint32_t>();
                };
                const auto length = valueOf<std::uint32_t>(arguments[2]);
                sortTile(words(0).first(length), words(1).first(length),
                         valueOf<std::uint32_t>(arguments[3]));
            });
            return;
        }
        if (kernel.name() != "bitonic_pass") {
            recordLaunch(kernel, range, at, m_behaviour.emptyReading,
                         [this] { busyWait(m_behaviour.emptyTime); });
            return;
        }
        if (m_behaviour.onLaunch)
            m_behaviour.onLaunch();
        step(Step::Launch);
        launchPass(kernel, range, arguments, at);
    }
    /// Does the work of kernels/check.cl.
    void check(const std::string& kernel, const NdRange& range, std::span<const Argument> arguments)
    {
        const auto words = [&](std::size_t argument) -> HostMemory& {
            return memoryOf(bufferOf(arguments[argument]));
        };
        if (kernel == "check_total") {
            const auto total = words(2).as<std::uint64_t>();
            sumUp(words(0).as<std::uint64_t>(), valueOf<std::uint32_t>(arguments[1]), total);
            if (m_behaviour.onCheck)
                m_behaviour.onCheck(total[1]);
            return;
        }
        const bool sorted = kernel == "check_sorted";
        const std::size_t length = valueOf<std::uint32_t>(arguments[sorted ? 1 : 2]);
        const std::size_t part = valueOf<std::uint32_t>(arguments[sorted ? 2 : 3]);
        for (std::size_t group = 0; group < range.global.items() / range.local.items(); ++group) {
            const auto begin = group * part;
            const auto end = std::min(begin + part, length);
            const auto found = words(sorted ? 8 : 4).as<std::uint64_t>().subspan(group * 4, 4);
            if (sorted)
                checkSorted(
                    words(0).as<std::uint32_t>(), begin, end, valueOf<std::uint32_t>(arguments[3]) != 0,
                    {valueOf<std::uint64_t>(arguments[6]), valueOf<std::uint64_t>(arguments[7])}, found);
            else
                checkAnswers(words(0).as<std::uint32_t>(), words(1).as<std::uint32_t>(), begin, end, found);
        }
    }
    void launchPass(const Kernel& kernel, const NdRange& range, std::span<const Argument> arguments,
                    Coordinates at)
    {
        auto& memory = memoryOf(bufferOf(arguments[0]));
        const auto keys = memory.as<std::uint32_t>();
        const auto stage = valueOf<std::uint32_t>(arguments[1]);
        const auto pass = valueOf<std::uint32_t>(arguments[2]);
        const bool first = stage == 0 && pass == 0;
        m_run += first ? 1 : 0;
        if (m_behaviour.onRun && first)
            m_behaviour.onRun(keys);
        const bool last = (std::size_t{2} << stage) == keys.size() && pass == stage;
        const bool wrong = m_behaviour.wrongKernel || m_behaviour.wrongRun == m_run;
        const bool descending = (valueOf<std::uint32_t>(arguments[3]) != 0) != (wrong && last);
        recordLaunch(kernel, range, at, m_behaviour.kernelReading, [&] {
            if (m_behaviour.idleRun != m_run)
                bitonicPass(keys, stage, pass, descending);
            if (m_behaviour.strayFromRun && m_run >= *m_behaviour.strayFromRun
                && m_run - *m_behaviour.strayFromRun < m_behaviour.strayRuns)
                memory.behind()[m_behaviour.strayWords * sizeof(data::Key)] = std::byte{1};
            busyWait(m_behaviour.launchTime);
            if (m_behaviour.moreTime)
                busyWait(m_behaviour.moreTime(m_run));
            if (m_behaviour.groupTime)
                busyWait(m_behaviour.groupTime(range.local.items()));
            if (traced())
                busyWait(m_behaviour.tracingTime);
        });
    }
    std::unique_ptr<Pending> doMark() override
    {
        if (m_behaviour.onMark)
            m_behaviour.onMark();
        return std::make_unique<Ended>(CommandTimes{});
    }
    void doFinish() override { step(Step::Finish); }

    FakeBehaviour m_behaviour;
    std::array<int, 8> m_calls{};
    int m_tileLaunches = 0;
    int m_checks = 0;
    /// The number of the current run of bitonic_pass; the first one is 0.
    int m_run = -1;
    /// The present time of the device's clock, if the clock gives readings.
    std::int64_t m_now = 0;
};

class FakeDevice : public Device {
public:
    explicit FakeDevice(FakeBehaviour behaviour) : m_behaviour(std::move(behaviour))
    {
        m_info.id = m_behaviour.id;
        m_info.name = "Fake device";
        if (!m_behaviour.uuid.empty())
            m_info.uuid = m_behaviour.uuid;
        m_info.backend = BackendKind::OpenCl;
        m_info.platform = "Fake platform";
        m_info.vendor = "Sortscope tests";
        m_info.globalMemory = std::uint64_t{1} << 30U;
        m_info.maxAllocation = std::uint64_t{257} << 20U;
        m_info.localMemory = 32768;
        m_info.maxWorkGroupSize = 1024;
        m_info.computeUnits = 4;
        m_info.transferModes = {TransferMode::Copy, TransferMode::Map};
        m_info.launchModes = {LaunchMode::EnqueueAll, LaunchMode::WaitEach};
    }

    const DeviceInfo& info() const override { return m_info; }
    std::unique_ptr<Queue> openQueue(const QueueOptions& options) const override
    {
        if (m_behaviour.failAt == Step::OpenQueue && m_behaviour.failure)
            m_behaviour.failure();
        else if (m_behaviour.failAt == Step::OpenQueue)
            throw Error("fakeOpen failed: FAKE_ERROR (-2) at fakebackend.cpp:2");
        busyWait(m_behaviour.openTime);
        return std::make_unique<FakeQueue>(m_behaviour, options);
    }
    std::optional<DeviceState> state() const override
    {
        return m_behaviour.state ? m_behaviour.state() : std::nullopt;
    }
    std::unique_ptr<EnergyCounter> energyCounter() const override
    {
        return m_behaviour.energy ? m_behaviour.energy() : Device::energyCounter();
    }
    DeviceUse use() const override { return m_behaviour.use ? m_behaviour.use() : DeviceUse{}; }

private:
    FakeBehaviour m_behaviour;
    DeviceInfo m_info;
};

/// A probe that sees nothing of the other work on the machine, unless the behaviour says what it sees.
class FakeHost : public HostProbe {
public:
    explicit FakeHost(const FakeBehaviour& behaviour)
        : m_process(behaviour.process),
          m_machine(behaviour.machine),
          m_pace(behaviour.pace)
    {}
    ProcessCounters process() const override { return m_process ? m_process() : ProcessCounters{}; }
    MachineCounters machine() const override { return m_machine ? m_machine() : MachineCounters{}; }
    std::optional<std::int64_t> paceNs() const override
    {
        return m_pace ? std::optional(m_pace()) : std::nullopt;
    }

private:
    std::function<ProcessCounters()> m_process;
    std::function<MachineCounters()> m_machine;
    std::function<std::int64_t()> m_pace;
};

} // namespace

std::shared_ptr<const Device> makeFakeDevice(FakeBehaviour behaviour)
{
    return std::make_shared<FakeDevice>(std::move(behaviour));
}

Inventory fakeInventory(FakeBehaviour behaviour)
{
    Inventory inventory = cpu::discover();
    inventory.host = std::make_shared<FakeHost>(behaviour);
    inventory.devices.push_back(makeFakeDevice(std::move(behaviour)));
    return inventory;
}

} // namespace sortscope::tests
