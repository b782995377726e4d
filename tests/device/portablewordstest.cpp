// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words that portable kernels use mean the same on every device: their meaning is that of OpenCL C, and
// kernels/prelude.cuh gives them this meaning on CUDA.
#include "core/sample/discovery.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using namespace sortscope::backend;

namespace {

struct Word {
    const char* expression;
    std::uint32_t expected;
};

/// One work-item evaluates these; n == 0xF0F0F0F1, i == -7, w == 0x0123456789ABCDEF at run time.
constexpr Word kWords[] = {
    {"min(n, 5u)", 5},
    {"max(n, 5u)", 0xF0F0F0F1U},
    {"(uint)min(i, 3)", 0xFFFFFFF9U},
    {"(uint)max(i, 3)", 3},
    {"clamp(n, 1u, 9u)", 9},
    {"(uint)clamp(i, -3, 9)", 0xFFFFFFFDU},
    {"(uint)(clamp(w, (ulong)1, (ulong)9))", 9},
    {"popcount(n)", 17},
    {"(uint)popcount(i)", 30},
    {"(uint)popcount(w)", 32},
    {"clz(n >> 3)", 3},
    {"clz(n - n)", 32},
    {"(uint)clz(i)", 0},
    {"(uint)clz(w)", 7},
    {"mul_hi(n, n)", 0xE2C4A688U},
    {"(uint)mul_hi(i, 3)", 0xFFFFFFFFU},
    {"(uint)(mul_hi(w, w) >> 32)", 0x00014B66U},
    {"mul24(n & 0xFFFu, 3u)", 723},
    {"(uint)mul24(i, 3)", 0xFFFFFFEBU},
    {"mad24(n & 0xFFFu, 3u, 1u)", 724},
    {"rotate(n, 4u)", 0x0F0F0F1FU},
    {"rotate(n, 36u)", 0x0F0F0F1FU},
    {"(uint)rotate(i, 1)", 0xFFFFFFF3U},
    {"select(1u, 2u, n)", 2},
    {"select(1u, 2u, n - n)", 1},
    {"as_uint(1.0f)", 0x3F800000U},
    {"as_uint(i)", 0xFFFFFFF9U},
    {"(uint)as_int(n) >> 31", 1},
    {"as_uint(as_float(n >> 4))", 0x0F0F0F0FU},
    {"UINT_MAX", 0xFFFFFFFFU},
    {"(uint)INT_MAX", 0x7FFFFFFFU},
    {"(uint)INT_MIN", 0x80000000U},
    {"(uint)(ULONG_MAX >> 60)", 15},
    {"(uint)(sizeof(uint) + sizeof(ulong) + sizeof(ushort) + sizeof(uchar) + sizeof(uint4))", 31},
    {"(uint)get_local_size(0) * 1000u + (uint)get_global_size(0)", 8032},
    {"(uint)get_num_groups(0) * 1000u + (uint)get_group_id(0)", 4000},
    {"(uint)get_global_id(0) * 1000u + (uint)get_local_id(0)", 0},
    {"atomicResult(out, n)", 0x11223344U},
    {"table[n & 1u]", 42},
};

std::string kernelText()
{
    std::string text = R"(
__constant uint table[2] = {41, 42};
uint step(local uint* word, uint bit) { return *word ^ bit; }
// Goes through every atomic and leaves a number that depends on each.
uint atomicResult(global uint* out, uint n)
{
    volatile global uint* a = out + 1000;
    *a = 5;
    uint sum = atomic_add(a, 10u);      // 5, holds 15
    sum = sum * 3 + atomic_sub(a, 3u);  // 15, holds 12
    sum = sum * 3 + atomic_xchg(a, 6u); // 12, holds 6
    sum = sum * 3 + atomic_inc(a);      // 6, holds 7
    sum = sum * 3 + atomic_dec(a);      // 7, holds 6
    sum = sum * 3 + atomic_min(a, 4u);  // 6, holds 4
    sum = sum * 3 + atomic_max(a, 9u);  // 4, holds 9
    sum = sum * 3 + atomic_and(a, 12u); // 9, holds 8
    sum = sum * 3 + atomic_or(a, 3u);   // 8, holds 11
    sum = sum * 3 + atomic_xor(a, 1u);  // 11, holds 10
    sum = sum * 3 + atomic_cmpxchg(a, 10u, 20u); // 10, holds 20
    sum = sum * 3 + atomic_cmpxchg(a, 10u, 30u); // 20, holds 20
    volatile global int* b = (volatile global int*)(out + 1001);
    *b = -5;
    sum = sum * 3 + (uint)(atomic_min(b, -9) + atomic_max(b, -2) + 14); // -5, -9: 0
    return sum == 6206343u && *a == 20u && *b == -2 && n != 0 ? 0x11223344u : sum;
}
__kernel void words(__global uint* out, uint n, int i, ulong w)
{
    if (get_global_id(0) != 0)
        return;
)";
    std::size_t index = 0;
    for (const auto& word : kWords)
        text += "    out[" + QByteArray::number(qulonglong(index++)).toStdString() + "] = " + word.expression
                + ";\n";
    return text + R"(}
// Each group reverses its part in local memory and counts with local atomics.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void reverse(__global uint* restrict out)
{
    __local uint tile[8];
    __local uint count;
    __local int lowest;
    const uint l = get_local_id(0);
    if (l == 0) {
        count = 0;
        lowest = 100;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    tile[l] = get_global_id(0);
    atomic_inc(&count);
    atomic_min(&lowest, (int)l - 3);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = step(&tile[7 - l], 1u) + 1000u * count + (uint)(lowest + 3);
}
)";
}

} // namespace

class PortableWordsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_inventory = sample::discoverDevices(); }

    void everyWordMeansWhatOpenClSays_data() { addDevices(); }
    void everyWordMeansWhatOpenClSays()
    {
        const auto queue = openQueue();
        if (!queue)
            QSKIP("no GPU and no OpenCL device: the words of kernels are not tried");
        const auto program = queue->build({"words.cl", kernelText(), {}});
        const auto kernel = program->kernel("words");
        std::vector<std::uint32_t> out(1002);
        const auto buffer = queue->allocate(out.size() * sizeof(std::uint32_t));
        queue->launch(
            *kernel, {32, 8},
            {buffer.get(), std::uint32_t{0xF0F0F0F1U}, std::int32_t{-7}, std::uint64_t{0x0123456789ABCDEFU}});
        queue->download(*buffer, std::as_writable_bytes(std::span(out)));
        queue->finish();
        std::size_t index = 0;
        for (const auto& word : kWords) {
            const auto got = out[index++];
            QVERIFY2(got == word.expected,
                     qPrintable(QString("%1 is 0x%2").arg(word.expression).arg(got, 0, 16)));
        }
    }

    void localMemoryBelongsToTheWorkGroup_data() { addDevices(); }
    void localMemoryBelongsToTheWorkGroup()
    {
        const auto queue = openQueue();
        if (!queue)
            QSKIP("no GPU and no OpenCL device: local memory is not tried");
        const auto program = queue->build({"words.cl", kernelText(), {}});
        const auto kernel = program->kernel("reverse");
        std::vector<std::uint32_t> out(32);
        const auto buffer = queue->allocate(out.size() * sizeof(std::uint32_t));
        queue->launch(*kernel, {32, 8}, {buffer.get()});
        queue->download(*buffer, std::as_writable_bytes(std::span(out)));
        queue->finish();
        for (std::uint32_t i = 0; i < out.size(); ++i)
            QCOMPARE(out[i], ((i / 8 * 8 + 7 - i % 8) ^ 1U) + 8000U);
    }

private:
    void addDevices()
    {
        QTest::addColumn<QString>("device");
        for (const auto& device : m_inventory.devices) {
            if (device->info().backend != BackendKind::Cpu)
                QTest::newRow(device->info().id.c_str()) << QString::fromStdString(device->info().id);
        }
        if (m_inventory.devices.size() < 2)
            QTest::newRow("none") << QString();
    }

    std::unique_ptr<Queue> openQueue() const
    {
        QFETCH(QString, device);
        const auto found = m_inventory.find(device.toStdString());
        return found ? found->openQueue({}) : nullptr;
    }

    Inventory m_inventory;
};

SORTSCOPE_TEST(PortableWordsTest)
#include "portablewordstest.moc"
