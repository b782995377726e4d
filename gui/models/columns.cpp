// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/columns.h"

#include "gui/models/text.h"

namespace sortscope::gui::models {
namespace {

/// A tenth of a microsecond in a column of milliseconds; event clocks are coarser.
constexpr int kDecimals = 4;

bool isNumber(const QVariant& raw)
{
    switch (raw.typeId()) {
    case QMetaType::Int:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
    case QMetaType::Double:
        return true;
    default:
        return false;
    }
}

} // namespace

QString displayText(const QVariant& raw)
{
    if (!raw.isValid())
        return {};
    if (raw.typeId() == QMetaType::Double)
        return fixed(raw.toDouble(), kDecimals);
    return isNumber(raw) ? grouped(raw.toULongLong()) : raw.toString();
}

QVariant alignmentOf(const QVariant& raw)
{
    const auto horizontal = isNumber(raw) ? Qt::AlignRight : Qt::AlignLeft;
    return QVariant::fromValue(static_cast<int>(horizontal | Qt::AlignVCenter));
}

} // namespace sortscope::gui::models
