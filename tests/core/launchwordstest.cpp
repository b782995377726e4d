// SPDX-License-Identifier: GPL-3.0-or-later
// Launches that no device can run are refused before they come to one.
#include "core/backend/queue.h"
#include "tests/support/fakebackend.h"
#include "tests/support/standins.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <limits>

using namespace sortscope;
using namespace sortscope::backend;

Q_DECLARE_METATYPE(NdRange)
Q_DECLARE_METATYPE(std::vector<Argument>)

namespace {

const tests::SizedBuffer& someBuffer()
{
    static const tests::SizedBuffer buffer(256);
    return buffer;
}

QString refusalOf(const NdRange& range, const std::vector<Argument>& arguments)
{
    const auto queue = tests::makeFakeDevice({})->openQueue({});
    const auto kernel = queue->build({"any.cl", "", {}})->kernel("any");
    try {
        queue->launch(*kernel, range, arguments);
    } catch (const std::invalid_argument& refusal) {
        return QString::fromUtf8(refusal.what());
    }
    return {};
}

} // namespace

class LaunchWordsTest : public QObject {
    Q_OBJECT

private slots:
    void aLaunchThatMakesNoSenseIsRefusedInWords_data()
    {
        QTest::addColumn<NdRange>("range");
        QTest::addColumn<std::vector<Argument>>("arguments");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const NdRange& range, const std::vector<Argument>& arguments,
                            const QString& words) { QTest::newRow(name) << range << arguments << words; };
        const auto range = [&](const char* name, const NdRange& wrong, const QString& words) {
            row(name, wrong, {}, words);
        };
        const auto argument = [&](const char* name, const Argument& wrong, const QString& words) {
            row(name, {8, 8}, {&someBuffer(), wrong}, "argument 2 " + words);
        };
        row("right", {{16, 4, 2}, {8, 2}}, {&someBuffer(), BufferArgument(&someBuffer(), 255), 1.5}, {});
        range("no work-items", {0, 8}, "0 work-items do not divide into work-groups of 8");
        range("no work-group", {8, 0}, "8 work-items do not divide into work-groups of 0");
        range("a rest", {100, 8}, "100 work-items do not divide into work-groups of 8");
        range("a rest in the second dimension", {{16, 5}, {8, 2}},
              "16 x 5 work-items do not divide into work-groups of 8 x 2");
        range("a work-group of more dimensions", {16, {8, 1, 2}},
              "16 work-items do not divide into work-groups of 8 x 1 x 2");
        range("too many", {{std::size_t{1} << 32U, std::size_t{1} << 31U, 4}, 1},
              "4294967296 x 2147483648 x 4 work-items are more than 64 bits count");
        range("a rest of clusters", {.global = 24, .local = 8, .cluster = 2},
              "3 work-groups in the first dimension do not divide into clusters of 2");
        argument("no buffer", BufferArgument(nullptr), "is not a buffer");
        argument("behind the end", BufferArgument(&someBuffer(), 256),
                 "begins at byte 256 of a buffer of 256 bytes");
        argument("no bytes", ValueArgument(std::span<const std::byte>()), "is a value of no bytes");
        range("local memory of no device", {.global = 8, .local = 8, .localMemory = std::size_t{1} << 63U},
              "no device has 9223372036854775808 bytes of local memory");
        argument("too much local memory", LocalArgument{std::numeric_limits<std::size_t>::max()},
                 "is local memory of 18446744073709551615 bytes, which no device has");
        argument("no local memory", LocalArgument{}, "is local memory of no bytes");
    }

    void aLaunchThatMakesNoSenseIsRefusedInWords()
    {
        QFETCH(NdRange, range);
        QFETCH(std::vector<Argument>, arguments);
        QFETCH(QString, words);
        QCOMPARE(refusalOf(range, arguments), words.isEmpty() ? words : "launch of any: " + words);
    }

    void valuesKeepTheirBytes()
    {
        const auto bytesOf = [](const ValueArgument& value) {
            return QByteArray(
                reinterpret_cast<const char*>(value.bytes().data()), // NOLINT(*-reinterpret-cast)
                static_cast<qsizetype>(value.bytes().size()));
        };
        QCOMPARE(bytesOf(std::int8_t{-2}), QByteArray("\xFE"));
        QCOMPARE(bytesOf(std::uint16_t{0x3C00}), QByteArray("\0\x3C", 2));
        QCOMPARE(bytesOf(1.0), QByteArray("\0\0\0\0\0\0\xF0\x3F", 8));
        for (const auto size : {1, 16, 17, 1000}) {
            const QByteArray bytes(size, 'x');
            const ValueArgument value(std::as_bytes(std::span(bytes.data(), static_cast<std::size_t>(size))));
            QCOMPARE(bytesOf(ValueArgument(value)), bytes);
        }
    }

    void localMemoryOfArgumentsLiesWhereAnyTypeMay()
    {
        const NdRange range{.global = 8, .local = 8, .localMemory = 100};
        QCOMPARE(localMemoryOf(range, {}), std::size_t{100});
        const std::vector<Argument> arguments{LocalArgument{4}, 7U, LocalArgument{8}};
        QCOMPARE(localMemoryOf(range, arguments), std::size_t{128 + 128 + 8});
    }
};

SORTSCOPE_TEST(LaunchWordsTest)
#include "launchwordstest.moc"
