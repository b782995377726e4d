// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/changedfacts.h"

#include "core/results/row/jobresult.h"
#include "gui/text/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace sortscope::gui::workshop {
namespace {

/// Gives the functions of this file one translation context.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::workshop::ChangedFacts)
};

using backend::KernelFacts;
using Number = std::optional<double>;

Number number(const std::optional<std::size_t>& value)
{
    return value ? Number(double(*value)) : std::nullopt;
}

/// What of a kernel is shown, in this order.
QStringList changes(const KernelFacts& before, const KernelFacts& after)
{
    QStringList all;
    const auto add = [&all](const QString& title, Number from, Number to, int decimals, const QString& unit) {
        if (!from || !to || *from == *to)
            return;
        //: a fact, its value before and after, and a unit or nothing
        all << Words::tr("%1 %2 → %3%4")
                   .arg(title, models::fixed(*from, decimals), models::fixed(*to, decimals), unit);
    };
    const auto local = [](const KernelFacts& facts) -> Number {
        if (!facts.staticLocalBytes || !facts.dynamicLocalBytes)
            return std::nullopt;
        return double(*facts.staticLocalBytes + *facts.dynamicLocalBytes);
    };
    const auto percent = [](const Number& share) { return share ? Number(100 * *share) : std::nullopt; };
    const auto bytes = QStringLiteral(" B");
    add(Words::tr("work-items"), double(before.globalSize), double(after.globalSize), 0, {});
    add(Words::tr("work-group"), double(before.localSize), double(after.localSize), 0, {});
    add(Words::tr("registers"), number(before.registers), number(after.registers), 0, {});
    add(Words::tr("spilled"), number(before.spilledBytes), number(after.spilledBytes), 0, bytes);
    add(Words::tr("private memory"), number(before.privateBytes), number(after.privateBytes), 0, bytes);
    add(Words::tr("local memory"), local(before), local(after), 0, bytes);
    add(Words::tr("occupancy"), percent(before.occupancy), percent(after.occupancy), 0, QStringLiteral(" %"));
    add(Words::tr("waves"), before.waves, after.waves, 2, {});
    return all;
}

} // namespace

QString changedFacts(const results::JobResult& other, const results::JobResult& tried)
{
    QStringList lines;
    const auto from = results::launchesOf(other);
    const auto to = results::launchesOf(tried);
    if (from && to && *from != *to)
        lines << Words::tr("launches %1 → %2").arg(models::grouped(*from), models::grouped(*to));
    auto left = other.kernels;
    for (const auto& after : tried.kernels) {
        const auto before = std::ranges::find(left, after.kernel, &KernelFacts::kernel);
        if (before == left.end())
            continue;
        if (const auto facts = changes(*before, after); !facts.isEmpty())
            lines << QStringLiteral("%1: %2").arg(models::text(after.kernel),
                                                  facts.join(QStringLiteral(", ")));
        left.erase(before);
    }
    return lines.join(QStringLiteral("; "));
}

} // namespace sortscope::gui::workshop
