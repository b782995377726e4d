// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/firstfit.h"

#include "tests/support/testprogram.h"

#include <QTest>

#include <stdexcept>

using namespace sortscope::backend;

namespace {

constexpr std::uint64_t kAlignment = 256;

} // namespace

class FirstFitTest : public QObject {
    Q_OBJECT

private slots:
    void piecesLieOneBehindTheOtherAtAlignedOffsets();
    void whatIsTakenDoesNotDependOnWhatWasTakenBefore();
    void aGapIsFilledByWhatFitsIn();
    void aPieceOfNothingHasAPlaceOfItsOwn();
    void whatDoesNotFitIsRefusedAndTheRestStaysUsable();
    void givingBackWhatNobodyHasIsAnError();
};

void FirstFitTest::piecesLieOneBehindTheOtherAtAlignedOffsets()
{
    FirstFit block(16 * kAlignment, kAlignment);
    QCOMPARE(block.take(1), std::optional<std::uint64_t>(0));
    QCOMPARE(block.take(kAlignment), std::optional<std::uint64_t>(kAlignment));
    QCOMPARE(block.take(kAlignment + 1), std::optional<std::uint64_t>(2 * kAlignment));
    QCOMPARE(block.take(5), std::optional<std::uint64_t>(4 * kAlignment));
}

void FirstFitTest::whatIsTakenDoesNotDependOnWhatWasTakenBefore()
{
    FirstFit block(64 * kAlignment, kAlignment);
    const auto first = block.take(3 * kAlignment);
    const auto second = block.take(10 * kAlignment);
    block.give(first.value());
    block.give(second.value());

    const auto other = block.take(20 * kAlignment);
    block.give(other.value());

    QCOMPARE(block.take(3 * kAlignment), first);
    QCOMPARE(block.take(10 * kAlignment), second);
}

void FirstFitTest::aGapIsFilledByWhatFitsIn()
{
    FirstFit block(16 * kAlignment, kAlignment);
    const auto gap = block.take(2 * kAlignment);
    const auto behind = block.take(kAlignment);
    block.give(gap.value());
    QCOMPARE(block.take(3 * kAlignment), std::optional<std::uint64_t>(3 * kAlignment));
    QCOMPARE(block.take(2 * kAlignment), gap);
    QVERIFY(behind.has_value());
}

void FirstFitTest::aPieceOfNothingHasAPlaceOfItsOwn()
{
    FirstFit block(4 * kAlignment, kAlignment);
    const auto nothing = block.take(0);
    const auto next = block.take(0);
    QVERIFY(nothing.has_value());
    QVERIFY(next.has_value());
    QVERIFY(nothing != next);
    block.give(nothing.value());
    block.give(next.value());
}

void FirstFitTest::whatDoesNotFitIsRefusedAndTheRestStaysUsable()
{
    FirstFit block(4 * kAlignment + 1, kAlignment);
    QCOMPARE(block.take(4 * kAlignment + 2), std::nullopt);
    QVERIFY(block.take(4 * kAlignment).has_value());
    QCOMPARE(block.take(2), std::nullopt);
    QCOMPARE(block.take(1), std::optional<std::uint64_t>(4 * kAlignment));
    QCOMPARE(block.take(1), std::nullopt);
}

void FirstFitTest::givingBackWhatNobodyHasIsAnError()
{
    FirstFit block(4 * kAlignment, kAlignment);
    QCOMPARE(block.take(1), std::optional<std::uint64_t>(0));
    QVERIFY_THROWS_EXCEPTION(std::logic_error, block.give(kAlignment));
    block.give(0);
    QVERIFY_THROWS_EXCEPTION(std::logic_error, block.give(0));
}

SORTSCOPE_TEST(FirstFitTest)
#include "firstfittest.moc"
