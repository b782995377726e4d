// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/matrixlabels.h"

#include "core/base/texts.h"
#include "core/results/row/jobspec.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <type_traits>

namespace sortscope::gui::models {
namespace {

template <typename Enum>
QString enumLabel(const std::string& value)
{
    const auto known = base::valueNamed<Enum>(value);
    return known ? label(*known) : text(value);
}

QString countText(const std::string& value)
{
    const auto count = base::numberIn<std::uint64_t>(value);
    return count ? grouped(*count) : text(value);
}

QString keysText(const std::string& value)
{
    const auto size = base::numberIn<std::uint64_t>(value);
    return size ? sizeText(*size) : text(value);
}

QString shareText(const std::string& value)
{
    constexpr double kPercent = 100;
    const auto share = base::numberIn<double>(value);
    return share ? percentText(*share * kPercent) + QStringLiteral(" %") : text(value);
}

QString idText(const std::string& value)
{
    return text(value);
}

/// An axis that is no mode and no parameter.
struct AxisWords {
    std::string_view axis;
    const char* title;
    QString (*value)(const std::string& value);
};

const AxisWords* wordsOf(const results::MatrixAxis& axis)
{
    static constexpr std::array axes{
        AxisWords{"data", QT_TR_NOOP("Data"), generatorTitle},
        AxisWords{"size", QT_TR_NOOP("Size (keys)"), keysText},
        AxisWords{"key", QT_TR_NOOP("Type of keys"), enumLabel<data::KeyType>},
        AxisWords{"values", QT_TR_NOOP("Values"), enumLabel<data::ValueType>},
        AxisWords{"direction", QT_TR_NOOP("Direction"), enumLabel<data::Direction>},
        AxisWords{"seed", QT_TR_NOOP("Seed"), countText},
        AxisWords{"search-keys", QT_TR_NOOP("Keys to find"), countText},
        AxisWords{"hit-ratio", QT_TR_NOOP("Hit ratio"), shareText},
        AxisWords{results::kDeviceAxis, QT_TR_NOOP("Device"), idText},
        AxisWords{results::kAlgorithmAxis, QT_TR_NOOP("Algorithm"), idText},
    };
    const auto* found = std::ranges::find(axes, axis, &AxisWords::axis);
    return found == axes.end() ? nullptr : found;
}

QString factTitle(const results::MatrixFact& fact)
{
    // Numbers say nothing without their names.
    if (fact.axis == "seed" || fact.axis == "search-keys" || fact.axis == "hit-ratio")
        return QStringLiteral("%1: %2").arg(axisTitle(fact.axis), axisValue(fact.axis, fact.value));
    if (fact.axis == "size")
        return Words::tr("%1 keys").arg(axisValue(fact.axis, fact.value));
    return axisValue(fact.axis, fact.value);
}

} // namespace

QString axisTitle(const results::MatrixAxis& axis)
{
    if (const auto* words = wordsOf(axis))
        return Words::tr(words->title);
    QString title;
    results::forEachMode([&](const auto& mode) {
        if (mode.name == axis)
            title = Words::tr(modeWords(results::Variant().*mode.member).title);
    });
    return title.isEmpty() ? parameterName(axis) : title;
}

QString axisValue(const results::MatrixAxis& axis, const std::string& value)
{
    if (const auto* words = wordsOf(axis))
        return words->value(value);
    if (axis == results::kNodeFact)
        return text(value);
    QString title;
    results::forEachMode([&](const auto& mode) {
        using Mode = std::remove_cvref_t<decltype(results::Variant().*mode.member)>;
        if (mode.name == axis)
            title = enumLabel<Mode>(value);
    });
    if (!title.isEmpty())
        return title;
    const auto number = base::numberIn<std::int64_t>(value);
    return parameterValue(axis, number ? algorithms::ParameterValue(*number) : value);
}

QString sharedTitle(const results::WinnerMatrix& matrix)
{
    QStringList words;
    for (const auto& fact : matrix.shared)
        words << factTitle(fact);
    return words.join(QStringLiteral(" · "));
}

} // namespace sortscope::gui::models
