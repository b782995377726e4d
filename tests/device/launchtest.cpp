// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the host says in a launch is what a kernel gets, on every device: kernels here echo it.
#include "core/algorithms/kernelsource.h"
#include "core/sample/discovery.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <cstring>
#include <limits>

using namespace sortscope;
using namespace sortscope::backend;

namespace {

constexpr const char* kKernels = R"(
__kernel void scalars(__global ulong* out, __global double* real, char a, uchar b, short c, ushort d, int e,
                      uint f, long g, ulong h, float i, double j, ushort half_bits)
{
    out[0] = (ulong)(long)a;
    out[1] = b;
    out[2] = (ulong)(long)c;
    out[3] = d;
    out[4] = (ulong)(long)e;
    out[5] = f;
    out[6] = (ulong)g;
    out[7] = h;
    out[8] = as_uint(i);
    real[0] = j;
    out[9] = half_bits;
}

typedef struct {
    uint first;
    ulong second;
    uint third[3];
} Three;

__kernel void bytes(__global ulong* out, uint4 four, Three three, uint2 two)
{
    out[0] = four.x;
    out[1] = four.w;
    out[2] = three.first;
    out[3] = three.second;
    out[4] = three.third[2];
    out[5] = two.y;
}

__kernel void part(__global uint* whole, __global uint* part, uint value)
{
    part[0] = value;
    part[1] = whole[1];
}

// Two arrays of the work-group: one has the work-items in order, the other one backwards.
__kernel void local_arrays(__global uint* out, LOCAL_ARGUMENT(uint) up, uint more, LOCAL_ARGUMENT(ushort) down)
{
    const uint items = get_local_size(0);
    const uint t = get_local_id(0);
    up[t] = t + more;
    down[items - 1u - t] = (ushort)(t + more);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = up[items - 1u - t] * 65536u + down[items - 1u - t];
}

__kernel void place(__global uint* out)
{
    const uint at = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0)
                    + get_global_id(0);
    out[at] = (get_group_id(2) * 16u + get_group_id(1)) * 16u + get_group_id(0) + 4096u * get_local_id(1);
}

__kernel __attribute__((reqd_work_group_size(4, 2, 1))) void four_by_two(__global uint* out)
{
    out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = get_local_id(1) * 4u + get_local_id(0);
}
)";

ProgramSource source()
{
    return {"echo.cl", algorithms::builtInKernelSource("launch.h").text + kKernels, {}};
}

struct Three {
    std::uint32_t first = 0;
    std::uint64_t second = 0;
    std::uint32_t third[3] = {};
};

template <typename T>
ValueArgument bytesOf(const T& value)
{
    return ValueArgument(std::as_bytes(std::span(&value, 1)));
}

template <typename Exception>
QString refusalOf(const std::function<void()>& call)
{
    try {
        call();
    } catch (const Exception& refusal) {
        return QString::fromUtf8(refusal.what());
    }
    return "none";
}

} // namespace

class LaunchTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_inventory = sample::discoverDevices(); }
    void init()
    {
        QFETCH_GLOBAL(QString, device);
        const auto found = m_inventory.find(device.toStdString());
        if (!found)
            QSKIP("no GPU and no OpenCL device: no kernel is launched");
        m_isCuda = found->info().backend == BackendKind::Cuda;
        m_localMemory = found->info().localMemory;
        m_queue = found->openQueue({});
        m_program = m_queue->build(source());
    }
    void cleanup()
    {
        m_program.reset();
        m_queue.reset();
    }

    void initTestCase_data()
    {
        QTest::addColumn<QString>("device");
        const auto inventory = sample::discoverDevices();
        for (const auto& device : inventory.devices) {
            if (device->info().backend != BackendKind::Cpu)
                QTest::newRow(device->info().id.c_str()) << QString::fromStdString(device->info().id);
        }
        if (inventory.devices.size() < 2)
            QTest::newRow("none") << QString();
    }

    void aScalarOfEveryTypeArrives()
    {
        const auto real = m_queue->allocate(sizeof(double));
        const auto out = launched<std::uint64_t>(
            10, "scalars", {1, 1},
            {real.get(), std::int8_t{-100}, std::uint8_t{200}, std::int16_t{-30000}, std::uint16_t{60000},
             std::int32_t{-2000000000}, std::uint32_t{4000000000}, std::int64_t{-9000000000000000000},
             std::uint64_t{18000000000000000000U}, 1.5F, 0.1, std::uint16_t{0x7E01}});
        const auto asWord = [](std::int64_t value) { return static_cast<std::uint64_t>(value); };
        QCOMPARE(out, (std::vector<std::uint64_t>{
                          asWord(-100), 200, asWord(-30000), 60000, asWord(-2000000000), 4000000000,
                          asWord(-9000000000000000000), 18000000000000000000U, 0x3FC00000, 0x7E01}));
        double value = 0;
        m_queue->download(*real, std::as_writable_bytes(std::span(&value, 1)));
        m_queue->finish();
        QCOMPARE(value, 0.1);
    }

    void vectorsAndStructsArriveAsTheirBytes()
    {
        const std::uint32_t four[] = {11, 12, 13, 14};
        const std::uint32_t two[] = {21, 22};
        const Three three{31, 32, {33, 34, 35}};
        const auto out =
            launched<std::uint64_t>(6, "bytes", {1, 1}, {bytesOf(four), bytesOf(three), bytesOf(two)});
        QCOMPARE(out, (std::vector<std::uint64_t>{11, 14, 31, 32, 35, 22}));
    }

    void aBufferBeginsAtItsOffset()
    {
        constexpr std::size_t kOffset = 4096;
        constexpr std::size_t kWords = 2048;
        const auto kernel = m_program->kernel("part");
        const auto buffer = m_queue->allocate(kWords * sizeof(std::uint32_t));
        m_queue->fill(*buffer, 7, 0, kWords);
        m_queue->launch(*kernel, {1, 1}, {buffer.get(), BufferArgument(buffer.get(), kOffset), 99U});
        std::vector<std::uint32_t> expected(kWords, 7);
        expected[kOffset / sizeof(std::uint32_t)] = 99;
        QCOMPARE(wordsOf<std::uint32_t>(*buffer, kWords), expected);
    }

    void anOffsetThatTheDeviceDoesNotTakeIsRefusedWithItsAlignment()
    {
        const auto kernel = m_program->kernel("part");
        const auto buffer = m_queue->allocate(4096);
        m_queue->fill(*buffer, 7, 0, 1024);
        const auto launch = [&] {
            m_queue->launch(*kernel, {1, 1}, {buffer.get(), BufferArgument(buffer.get(), 12), 99U});
        };
        if (m_isCuda) {
            launch();
            QCOMPARE(wordsOf<std::uint32_t>(*buffer, 1024)[3], 99U);
            return;
        }
        const auto refusal = refusalOf<Unsupported>(launch);
        QVERIFY2(
            refusal.startsWith("launch of part: argument 2 begins at byte 12 of its buffer, and this device "
                               "takes multiples of "),
            qPrintable(refusal));
    }

    void localMemoryHasTheSizeThatTheLaunchSays()
    {
        constexpr std::uint32_t kItems = 32;
        const auto out = launched<std::uint32_t>(2 * kItems, "local_arrays", {2 * kItems, kItems},
                                                 {LocalArgument{kItems * sizeof(std::uint32_t)}, 5U,
                                                  LocalArgument{kItems * sizeof(std::uint16_t)}});
        for (std::uint32_t i = 0; i < out.size(); ++i) {
            const auto t = i % kItems;
            QCOMPARE(out[i], (kItems - 1 - t + 5) * 65536 + t + 5);
        }
    }

    void allOfTheDevicesLocalMemoryMayBeAskedForAndNoMore()
    {
        constexpr std::uint32_t kItems = 32;
        const LocalArgument few{kItems * sizeof(std::uint16_t)};
        const LocalArgument rest{m_localMemory - placeOfLocal(few.bytes)};
        const auto out = launched<std::uint32_t>(kItems, "local_arrays", {kItems, kItems}, {rest, 5U, few});
        QCOMPARE(out.back(), 5U * 65536 + kItems - 1 + 5);
        const auto refusal = refusalOf<Unsupported>([&] {
            launched<std::uint32_t>(kItems, "local_arrays", {kItems, kItems},
                                    {LocalArgument{m_localMemory}, 5U, few});
        });
        QVERIFY2(refusal.startsWith("launch of local_arrays: ")
                     && refusal.endsWith(QString("are more than the %1 of this device").arg(m_localMemory)),
                 qPrintable(refusal));
    }

    void arraysWithoutASizeGetTheirMemoryOnCudaAlone()
    {
        constexpr std::size_t kWords = 20480; // 80 KiB
        if (!m_isCuda) {
            const auto refusal = refusalOf<Unsupported>([&] {
                launched<std::uint32_t>(4, "place", {.global = 4, .local = 4, .localMemory = 16}, {});
            });
            QVERIFY2(refusal.contains("OpenCL gives local memory to arguments alone"), qPrintable(refusal));
            return;
        }
        if (m_localMemory < kWords * sizeof(std::uint32_t))
            QSKIP("the device has less local memory");
        m_program = m_queue->build({"array.cu",
                                    R"(
extern "C" __global__ void array(unsigned* out)
{
    extern __shared__ unsigned words[];
    for (unsigned i = threadIdx.x; i < 20480; i += blockDim.x)
        words[i] = i;
    __syncthreads();
    out[threadIdx.x] = words[20479 - threadIdx.x];
})",
                                    {}});
        const auto out = launched<std::uint32_t>(
            32, "array", {.global = 32, .local = 32, .localMemory = kWords * sizeof(std::uint32_t)}, {});
        QCOMPARE(out.back(), std::uint32_t{20479 - 31});
    }

    void rangesHaveThreeDimensions()
    {
        const Extent global(8, 6, 2);
        const Extent local(4, 2, 1);
        const auto out = launched<std::uint32_t>(global.items(), "place", {global, local}, {});
        for (std::uint32_t z = 0; z < 2; ++z) {
            for (std::uint32_t y = 0; y < 6; ++y) {
                for (std::uint32_t x = 0; x < 8; ++x)
                    QCOMPARE(out[(z * 6 + y) * 8 + x], (z * 16 + y / 2) * 16 + x / 4 + 4096 * (y % 2));
            }
        }
    }

    void aKernelMayRequireWorkGroupsOfTwoDimensions()
    {
        const auto out = launched<std::uint32_t>(64, "four_by_two", {Extent(8, 8), Extent(4, 2)}, {});
        QCOMPARE(out[8 + 5], 5U);
        const auto commands = m_queue->takeCommands();
        const auto launch = std::ranges::find(commands, CommandKind::Kernel, &Command::kind);
        QVERIFY(launch != commands.end());
        QCOMPARE(launch->globalSize, std::size_t{64});
        QCOMPARE(launch->localSize, std::size_t{8});
    }

    void argumentsThatTheKernelDoesNotHaveAreNamed()
    {
        const auto fewer = refusalOf<std::invalid_argument>([&] {
            launched<std::uint32_t>(4, "part", {1, 1}, {});
        });
        QCOMPARE(fewer, QString("launch of part: 1 arguments for 3 parameters"));
        const auto buffer = m_queue->allocate(64);
        const auto wide = refusalOf<std::invalid_argument>([&] {
            launched<std::uint32_t>(4, "part", {1, 1}, {buffer.get(), std::uint64_t{1}});
        });
        QVERIFY2(wide.startsWith("launch of part: argument 3"), qPrintable(wide));
        QVERIFY2(wide.contains("8 bytes"), qPrintable(wide));
    }

private:
    template <typename T>
    std::vector<T> wordsOf(const Buffer& buffer, std::size_t count)
    {
        std::vector<T> words(count);
        m_queue->download(buffer, std::as_writable_bytes(std::span(words)));
        m_queue->finish();
        return words;
    }

    /// Launches a kernel whose first parameter is for `count` words, and returns them.
    template <typename T>
    std::vector<T> launched(std::size_t count, const char* name, const NdRange& range,
                            std::vector<Argument> arguments)
    {
        const auto kernel = m_program->kernel(name);
        const auto out = m_queue->allocate(count * sizeof(T));
        arguments.insert(arguments.begin(), out.get());
        m_queue->launch(*kernel, range, arguments);
        return wordsOf<T>(*out, count);
    }

    Inventory m_inventory;
    std::unique_ptr<Queue> m_queue;
    std::unique_ptr<Program> m_program;
    bool m_isCuda = false;
    std::size_t m_localMemory = 0;
};

SORTSCOPE_TEST(LaunchTest)
#include "launchtest.moc"
