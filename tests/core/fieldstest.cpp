// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/resultfields.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace {

struct Part {
    int x = 0;
    std::optional<int> y;
};

struct Whole {
    std::string text;
    std::optional<std::string> perhaps;
    std::vector<Part> parts;
    std::map<std::string, std::string> texts;
    std::chrono::sys_seconds date;
    std::chrono::nanoseconds time{0};
    Part part;
    bool flag = false;
};

struct Pair {
    Part part;
    int number = 0;
};

} // namespace

namespace sortscope::base {

static_assert(countMembers<Part>() == 2);
static_assert(countMembers<Whole>() == 8);

constexpr auto kX = field("x", &Pair::part, &Part::x);
constexpr auto kY = field("y", &Pair::part, &Part::y);
constexpr auto kNumber = field("number", &Pair::number);
static_assert(nameAllMembers<Pair, Part>(kX, kY, kNumber));
static_assert(!nameAllMembers<Pair, Part>(kX, kNumber));
static_assert(!nameAllMembers<Pair, Part>(kX, kY));
static_assert(!nameAllMembers<Pair, Part>(kX, kX, kNumber));
static_assert(nameAllMembers<Pair>(inner(&Pair::part), kNumber, kNumber));
static_assert(!nameAllMembers<Pair>(kNumber, kNumber));

template <Is<Pair> P>
inline constexpr auto kFields<P> = list<Part>(kNumber, kX, orNull("y", &P::part, &Part::y));

static_assert(Listed<Pair> && Listed<const Pair> && !Listed<Part>);
// This part of a job's spec has its members among those of the spec.
static_assert(Listed<results::JobSpec> && !Listed<results::Workload>);

} // namespace sortscope::base

using namespace sortscope;

class FieldsTest : public QObject {
    Q_OBJECT

private slots:
    void fieldsAreVisitedInTheOrderOfTheList()
    {
        const Pair pair{.part = {.x = 1, .y = 2}, .number = 3};
        std::string visited;
        base::forEachField(pair, [&](const auto& field, const auto& member) {
            visited += std::string(field.name) + (member == 3 ? "=3 " : member == 1 ? "=1 " : "=2 ");
        });
        QCOMPARE(visited, std::string("number=3 x=1 y=2 "));
    }

    void membersOfPartsCanBeWritten()
    {
        Pair pair;
        int next = 0;
        base::forEachField(pair, [&](const auto& /*field*/, auto& member) { member = ++next; });
        QCOMPARE(pair.number, 1);
        QCOMPARE(pair.part.x, 2);
        QCOMPARE(pair.part.y, std::optional(3));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, FieldsTest)
#include "fieldstest.moc"
