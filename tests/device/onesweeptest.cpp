// SPDX-License-Identifier: GPL-3.0-or-later
// Cases that the conformance suite does not try: many runs of the look-back, and keys with equal digits.
#include "core/algorithms/catalogue.h"
#include "tests/support/devices.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <memory>
#include <numeric>
#include <random>

using namespace sortscope;
using data::Key;

namespace {

/// The first CUDA device; nullptr if there is none.
std::shared_ptr<const backend::Device> cudaDevice()
{
    return tests::machine().find("cuda:0");
}

/// One onesweep, prepared once, that sorts as often as it is asked to.
class Bench {
public:
    Bench(const backend::Device& device, std::size_t length, const algorithms::Parameters& parameters,
          backend::LaunchMode launch = backend::LaunchMode::EnqueueAll)
        : m_queue(device.openQueue({.launch = launch})),
          m_sort(make(device, *m_queue, length, parameters)),
          m_work(m_queue->allocate(std::max<std::size_t>(1, length) * sizeof(Key)))
    {}

    std::vector<Key> sorted(const std::vector<Key>& keys)
    {
        std::vector<Key> output(keys.size(), 0xDEADBEEFU);
        m_queue->poison(0xDEADBEEFU);
        m_queue->upload(std::as_bytes(std::span(keys)), *m_work);
        m_queue->download(m_sort->run(*m_queue, *m_work), std::as_writable_bytes(std::span(output)));
        m_queue->takeCommands();
        return output;
    }

    std::optional<std::size_t> passes() const { return m_sort->passesRun(*m_queue); }

private:
    static std::unique_ptr<algorithms::Sort> make(const backend::Device& device, backend::Queue& queue,
                                                  std::size_t length,
                                                  const algorithms::Parameters& parameters)
    {
        const auto& info = *algorithms::findAlgorithm("onesweep");
        return info.makeSort(
            queue, device.info(),
            {length, data::Direction::Ascending, resolveParameters(info, device.info(), parameters), ""});
    }

    std::unique_ptr<backend::Queue> m_queue;
    std::unique_ptr<algorithms::Sort> m_sort;
    std::shared_ptr<backend::Buffer> m_work;
};

std::vector<Key> randomKeys(std::size_t length, Key mask = 0xFFFFFFFFU)
{
    std::mt19937 random(7);
    std::vector<Key> keys(length);
    std::ranges::generate(keys, [&] { return static_cast<Key>(random()) & mask; });
    return keys;
}

} // namespace

class OnesweepTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        if (!cudaDevice())
            QSKIP("no CUDA device: onesweep is not tried");
    }

    void theLookBackIsRightOverAndOver_data()
    {
        QTest::addColumn<int>("group");
        QTest::addColumn<int>("keys");
        QTest::addColumn<int>("length");
        QTest::addColumn<int>("runs");
        QTest::addColumn<backend::LaunchMode>("launch");
        for (const auto& [launch, name] : base::Names<backend::LaunchMode>::all) {
            if (launch == backend::LaunchMode::Graph)
                continue;
            const auto row = [&, launch = launch, name = name](const char* what) -> QTestData& {
                return QTest::addRow("%s, %s", what, std::string(name).c_str());
            };
            // More tiles than run at once, with few keys each, so that a tile spends most of its time looking
            // back.
            row("2401 tiles of 256") << 256 << 1 << 2400 * 256 + 1 << 400 << launch;
            row("801 tiles of 768, the last not full") << 256 << 3 << 800 * 768 + 767 << 300 << launch;
            row("197 tiles of the default") << 512 << 20 << 197 * 10240 - 3333 << 200 << launch;
            row("two tiles") << 512 << 1 << 513 << 100 << launch;
            row("140 tiles of more than 48 KiB") << 512 << 24 << 140 * 12288 - 1 << 100 << launch;
        }
    }
    void theLookBackIsRightOverAndOver()
    {
        QFETCH(int, group);
        QFETCH(int, keys);
        QFETCH(int, length);
        QFETCH(int, runs);
        QFETCH(backend::LaunchMode, launch);
        const auto& modes = cudaDevice()->info().launchModes;
        if (std::ranges::find(modes, launch) == modes.end())
            QSKIP("the device does not have the launch mode");
        const auto input = randomKeys(static_cast<std::size_t>(length));
        auto expected = input;
        std::ranges::sort(expected);
        Bench bench(*cudaDevice(), input.size(),
                    {{"work-group-size", std::int64_t{group}}, {"keys-per-item", std::int64_t{keys}}},
                    launch);
        for (int run = 0; run < runs; ++run)
            QVERIFY2(bench.sorted(input) == expected, qPrintable(QString("run %1").arg(run)));
    }

    void digitsThatAllKeysShareAreSkipped_data()
    {
        QTest::addColumn<uint>("mask");
        QTest::addColumn<uint>("passes");
        QTest::newRow("all keys are the same") << 0x00000000U << 1U;
        QTest::newRow("they differ in digit 0") << 0x000000FFU << 1U;
        QTest::newRow("they differ in digit 3") << 0xFF000000U << 1U;
        QTest::newRow("they differ in digits 0 and 2") << 0x00FF00FFU << 2U;
        QTest::newRow("they differ in digits 1, 2 and 3") << 0xFFFFFF00U << 3U;
        QTest::newRow("they differ in all digits") << 0xFFFFFFFFU << 4U;
        QTest::newRow("they differ in one bit") << 0x00010000U << 1U;
    }
    void digitsThatAllKeysShareAreSkipped()
    {
        QFETCH(uint, mask);
        QFETCH(uint, passes);
        for (const std::size_t length : {4097U, 100001U}) {
            const auto input = randomKeys(length, mask);
            auto expected = input;
            std::ranges::sort(expected);
            Bench bench(*cudaDevice(), length, {});
            QVERIFY(bench.sorted(input) == expected);
            QCOMPARE(bench.passes(), std::optional<std::size_t>(passes));
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, OnesweepTest)
#include "onesweeptest.moc"
