// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/devicecheck.h"

#include "core/algorithms/kernelsource.h"
#include "core/data/generator.h"
#include "core/plan/expand.h"
#include "core/results/row/jobresult.h"
#include "tests/support/brokenkernels.h"
#include "tests/support/devices.h"
#include "tests/support/recordingsink.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>

using namespace sortscope;
using data::Direction;
using data::Key;

namespace {

/// Lengths of one part, of several, of one more than there are work-groups for, and lengths around these.
constexpr std::size_t kLengths[] = {1, 2, 3, 255, 256, 257, 4095, 4096, 4097, 100'001, (1U << 20U) + 3};

void onEveryDevice(const std::function<void(const backend::Device&)>& verify)
{
    for (const auto& id : tests::kernelDevices()) {
        verify(*tests::machine().find(id));
        if (QTest::currentTestFailed())
            return;
    }
}

/// Checks outputs on a device, and returns the device's answers.
class Checked {
public:
    explicit Checked(const backend::Device& device, const backend::QueueOptions& options = {},
                     data::KeyType type = data::KeyType::U32, data::ValueType values = data::ValueType::None)
        : m_queue(device.openQueue(options)),
          m_check(*m_queue, device.info(), type, values)
    {
        m_queue->trace(backend::Tracing::Off);
    }

    template <data::KeyWord Word>
    bool finds(const std::vector<Word>& output, const data::Fingerprint& input, Direction direction)
    {
        return m_check.finds(*m_queue, *uploaded(output), input, direction);
    }
    /// Checks keys with as many values behind them.
    template <data::KeyWord Word, typename Value>
    bool finds(const std::vector<Word>& keys, const std::vector<Value>& values,
               const data::Fingerprint& input, data::EqualKeys equalKeys)
    {
        constexpr auto kValues =
            sizeof(Value) == sizeof(data::Value) ? data::ValueType::U32 : data::ValueType::U64;
        const auto output =
            m_queue->allocate(data::inputBytes(data::kUnsignedType<Word>, kValues, keys.size()));
        std::vector<std::byte> bytes(output->bytes());
        std::ranges::copy(std::as_bytes(std::span(keys)), bytes.begin());
        std::ranges::copy(std::as_bytes(std::span(values)),
                          bytes.end() - static_cast<std::ptrdiff_t>(values.size() * sizeof(Value)));
        m_queue->upload(bytes, *output);
        m_queue->finish();
        return m_check.finds(*m_queue, *output, input, Direction::Ascending, equalKeys);
    }
    void expect(const std::vector<std::uint32_t>& answers) { m_check.expect(*m_queue, answers); }
    bool findsExpected(const std::vector<std::uint32_t>& answers)
    {
        return m_check.findsExpected(*m_queue, *uploaded(answers));
    }
    backend::Queue& queue() { return *m_queue; }

private:
    template <data::KeyWord Word>
    std::shared_ptr<backend::Buffer> uploaded(const std::vector<Word>& words)
    {
        auto buffer = m_queue->allocate(words.size() * sizeof(Word));
        m_queue->upload(std::as_bytes(std::span(words)), *buffer);
        m_queue->finish();
        return buffer;
    }

    std::unique_ptr<backend::Queue> m_queue;
    sample::DeviceCheck m_check;
};

} // namespace

class DeviceCheckTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { SORTSCOPE_NEEDS_KERNEL_DEVICE(); }

    void aRightOutputIsFoundRightAndAlmostRightOnesAreNot()
    {
        onEveryDevice([](const auto& device) {
            Checked checked(device);
            for (const auto direction : {Direction::Ascending, Direction::Descending}) {
                for (const auto length : kLengths) {
                    auto sorted = data::generate("uniform", length, 1);
                    const auto input = data::fingerprint(sorted);
                    std::ranges::sort(sorted);
                    if (direction == Direction::Descending)
                        std::ranges::reverse(sorted);
                    QVERIFY(checked.finds(sorted, input, direction));

                    const auto refused = [&](std::size_t at, const auto& spoil) {
                        auto spoilt = sorted;
                        spoil(spoilt, at);
                        return spoilt == sorted || !checked.finds(spoilt, input, direction);
                    };
                    for (const auto at : {std::size_t{0}, length / 2, length - 1}) {
                        QVERIFY(refused(at, [](auto& keys, auto i) { keys[i] ^= 1U; }));
                        QVERIFY(refused(at, [](auto& keys, auto i) {
                            keys[i] = keys[i == 0 ? 1 % keys.size() : i - 1];
                        }));
                        QVERIFY(refused(at, [](auto& keys, auto i) {
                            std::swap(keys[i], keys[i == 0 ? keys.size() - 1 : i - 1]);
                        }));
                    }
                }
            }
        });
    }

    void valuesAreBesideTheirKeys()
    {
        valuesAreChecked<Key, data::Value>(data::KeyType::U32, data::ValueType::U32);
        valuesAreChecked<Key, data::WideValue>(data::KeyType::U32, data::ValueType::U64);
        valuesAreChecked<data::WideKey, data::Value>(data::KeyType::I64, data::ValueType::U32);
        valuesAreChecked<data::WideKey, data::WideValue>(data::KeyType::I64, data::ValueType::U64);
        valuesAreChecked<data::ByteKey, data::Value>(data::KeyType::I8, data::ValueType::U32);
        valuesAreChecked<data::ShortKey, data::WideValue>(data::KeyType::F16, data::ValueType::U64);
    }

    void keysAreInTheOrderOfTheirType()
    {
        const auto bitsOf = [](auto value) { return std::bit_cast<Key>(value); };
        ordersApart(std::vector<Key>{bitsOf(-5), bitsOf(-1), 0, 3}, data::KeyType::I32);
        ordersApart(std::vector<Key>{0xFFC00000U, bitsOf(-2.0F), bitsOf(-1.0F), bitsOf(-0.0F), bitsOf(0.0F),
                                     bitsOf(1.0F), 0x7FC00000U},
                    data::KeyType::F32);
        const auto wide = [](auto value) { return std::bit_cast<data::WideKey>(value); };
        constexpr std::int64_t kFar = std::int64_t{1} << 40U;
        ordersApart(std::vector<data::WideKey>{wide(-kFar), wide(std::int64_t{-1}), 0, wide(kFar)},
                    data::KeyType::I64);
        ordersApart(std::vector<data::WideKey>{0xFFF8000000000000U, wide(-2.0), wide(-0.0), wide(0.0),
                                               wide(0.1), wide(1.0), 0x7FF8000000000000U},
                    data::KeyType::F64);
        ordersApart(std::vector<data::ByteKey>{0x80, 0xFF, 0, 3, 0x7F}, data::KeyType::I8);
        ordersApart(std::vector<data::ShortKey>{0x8000, 0xFFFF, 0, 3, 0x7FFF}, data::KeyType::I16);
        // NaN, -2, the subnormal number next to -0.0, both zeros, 1, NaN.
        ordersApart(std::vector<data::ShortKey>{0xFE00, 0xC000, 0x8001, 0x8000, 0, 0x3C00, 0x7E00},
                    data::KeyType::F16);
    }

    void bothHalvesOfWideKeysAreLookedAt()
    {
        onEveryDevice([](const auto& device) {
            Checked checked(device, {}, data::KeyType::U64);
            auto sorted = data::generate<data::WideKey>("uniform", 10'007, 1);
            const auto input = data::fingerprint(sorted);
            std::ranges::sort(sorted);
            QVERIFY(checked.finds(sorted, input, Direction::Ascending));
            QVERIFY(!checked.finds(sorted, input, Direction::Descending));
            for (const std::size_t at : {0U, 5000U, 10'006U}) {
                for (const unsigned bit : {0U, 31U, 32U, 63U}) {
                    auto spoilt = sorted;
                    spoilt[at] ^= data::WideKey{1} << bit;
                    QVERIFY(!checked.finds(spoilt, input, Direction::Ascending));
                }
            }
        });
    }

    void keysInOrderThatAreNotThoseOfTheInputAreRefused()
    {
        onEveryDevice([](const auto& device) {
            Checked checked(device);
            const auto input = data::fingerprint(data::generate("shuffled-unique", 5000, 1));
            QVERIFY(checked.finds(data::generate("sorted", 5000, 1), input, Direction::Ascending));
            QVERIFY(!checked.finds(std::vector<Key>(5000, 0), input, Direction::Ascending));
            QVERIFY(!checked.finds(std::vector<Key>(5000, 0xDEADBEEFU), input, Direction::Ascending));
            QVERIFY(!checked.finds(data::generate("sorted", 5000, 1), input, Direction::Descending));
        });
    }

    void keysWhoseHashesHaveTheSameSumByOneSeedAreRefusedByAnother()
    {
        onEveryDevice([](const auto& device) {
            Checked checked(device);
            const std::vector<Key> input{1'466'239, 5'258'303, 1'466'239, 5'258'303};
            const std::vector<Key> output{3'186'534, 3'186'534, 5'440'607, 5'440'607};
            constexpr std::uint64_t kKnown = 0x9E3779B97F4A7C15U;
            const auto findsBy = [&](const data::HashSeeds& seeds) {
                return checked.finds(output, data::fingerprint(input, {}, seeds), Direction::Ascending);
            };
            QVERIFY(findsBy({kKnown, kKnown}));
            QVERIFY(!findsBy({kKnown, 1}));
            QVERIFY(!findsBy({1, kKnown}));
            for (int times = 0; times < 10; ++times)
                QVERIFY(!findsBy(data::drawnSeeds()));
        });
    }

    void oneWrongAnswerIsRefusedWhereverItIs()
    {
        onEveryDevice([](const auto& device) {
            Checked checked(device);
            for (const auto length : kLengths) {
                const auto expected = data::generate("uniform", length, 2);
                checked.expect(expected);
                QVERIFY(checked.findsExpected(expected));
                for (const auto at : {std::size_t{0}, length / 3, length - 1}) {
                    auto answers = expected;
                    answers[at] ^= 0x80000000U;
                    QVERIFY(!checked.findsExpected(answers));
                }
            }
        });
    }

    void anAlmostRightKernelIsAFailedRow_data()
    {
        QTest::addColumn<QByteArray>("spoil");
        QTest::newRow("one wrong key") << QByteArray("keys[20] += 1u;");
        QTest::newRow("a key twice") << QByteArray("keys[20] = keys[21];");
        QTest::newRow("a swapped pair")
            << QByteArray("const uint k = keys[20]; keys[20] = keys[21]; keys[21] = k;");
        QTest::newRow("right") << QByteArray();
    }
    void anAlmostRightKernelIsAFailedRow()
    {
        QFETCH(QByteArray, spoil);
        // The folder has no check.cl, and does not need one.
        const QTemporaryDir directory;
        const auto folder =
            tests::kernelFolder(directory.path(), "kernels",
                                "{\n"
                                "    const uint length = 2u * (uint)get_global_size(0);\n"
                                "    if (get_global_id(0) != 0 || pass != stage || (2u << stage) != length)\n"
                                "        return;\n"
                                "    for (uint i = 1; i < length; ++i) {\n"
                                "        const uint key = keys[i];\n"
                                "        uint j = i;\n"
                                "        for (; j > 0 && keys[j - 1] > key; --j)\n"
                                "            keys[j] = keys[j - 1];\n"
                                "        keys[j] = key;\n"
                                "    }\n    "
                                    + spoil + "\n}\n");
        algorithms::setKernelDirectory(folder.toStdString());
        plan::RunRequest request;
        request.devices = {tests::kernelDevices().front()};
        request.algorithms = {"bitonic"};
        request.sizes = {64};
        request.sampling = measure::fixedPlan(3);
        const auto result = tests::runAll(tests::machine(), plan::expand(request, tests::machine())).front();
        algorithms::setKernelDirectory({});
        QCOMPARE(result->verified(), spoil.isEmpty());
        QCOMPARE(result->status == results::Status::Failed, !spoil.isEmpty());
        QCOMPARE(result->sources.size(), std::size_t{1});
    }

    void everyTransferAndLaunchModeChecks()
    {
        onEveryDevice([](const auto& device) {
            QVERIFY(!device.info().transferModes.empty());
            for (const auto transfer : device.info().transferModes) {
                for (const auto launch : device.info().launchModes) {
                    Checked checked(device, {.transfer = transfer, .launch = launch});
                    const auto sorted = data::generate("sorted", 20'000, 1);
                    const auto input = data::fingerprint(sorted);
                    QVERIFY(checked.finds(sorted, input, Direction::Ascending));
                    QVERIFY(!checked.finds(sorted, input, Direction::Descending));
                    QCOMPARE(checked.queue().takeCommands().size(), std::size_t{0});
                }
            }
        });
    }

private:
    /// Checks keys of two values in the order of a stable sort, and pairs that do not occur.
    template <data::KeyWord Word, typename Value>
    static void valuesAreChecked(data::KeyType type, data::ValueType valueType)
    {
        using data::EqualKeys;
        onEveryDevice([type, valueType](const auto& device) {
            Checked checked(device, {}, type, valueType);
            for (const auto length : kLengths) {
                std::vector<Word> keys(length);
                std::vector<Value> values(length);
                for (std::size_t i = 0; i < length; ++i)
                    keys[i] = static_cast<Word>(i * i % 3);
                const auto input = data::pairFingerprint(keys);
                std::iota(values.begin(), values.end(), Value{0});
                std::ranges::stable_sort(values, {}, [&](Value i) { return keys[i]; });
                std::ranges::sort(keys);
                QVERIFY(checked.finds(keys, values, input, EqualKeys::OrderOfInput));
                if (length < 4)
                    continue;
                // The last two keys are equal; the first and the last key are not.
                auto exchanged = values;
                std::swap(exchanged[length - 1], exchanged[length - 2]);
                QVERIFY(checked.finds(keys, exchanged, input, EqualKeys::AnyOrder));
                QVERIFY(!checked.finds(keys, exchanged, input, EqualKeys::OrderOfInput));
                auto stray = values;
                std::swap(stray.front(), stray.back());
                QVERIFY(!checked.finds(keys, stray, input, EqualKeys::AnyOrder));
                auto raised = values; // in the highest bits
                raised.back() |= static_cast<Value>(Value{1} << (8 * sizeof(Value) - 1));
                QVERIFY(!checked.finds(keys, raised, input, EqualKeys::AnyOrder));
                auto twice = values;
                twice[length / 2] = twice[length / 2 - 1];
                QVERIFY(!checked.finds(keys, twice, input, EqualKeys::AnyOrder));
            }
        });
    }

    /// Checks keys in the order of their type, which is not the order of unsigned numbers.
    template <data::KeyWord Word>
    static void ordersApart(const std::vector<Word>& keys, data::KeyType type)
    {
        onEveryDevice([&](const auto& device) {
            Checked checked(device, {}, type);
            Checked unsignedOnes(device, {}, data::unsignedLike(type));
            const auto input = data::fingerprint(keys);
            QVERIFY(checked.finds(keys, input, Direction::Ascending));
            QVERIFY(!checked.finds(keys, input, Direction::Descending));
            QVERIFY(!unsignedOnes.finds(keys, input, Direction::Ascending));
            for (std::size_t i = 1; i < keys.size(); ++i) {
                auto swapped = keys;
                std::swap(swapped[i - 1], swapped[i]);
                QVERIFY(!checked.finds(swapped, input, Direction::Ascending));
            }
        });
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, DeviceCheckTest)
#include "devicechecktest.moc"
