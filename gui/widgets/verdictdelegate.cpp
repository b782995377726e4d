// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/verdictdelegate.h"

#include "core/measure/verdict.h"
#include "gui/models/tablemodel.h"
#include "gui/widgets/symbolicicon.h"

#include <string>

namespace sortscope::gui::widgets {
namespace {

Tint tintOf(measure::Verdict verdict)
{
    switch (verdict) {
    case measure::Verdict::Faster:
        return Tint::Good;
    case measure::Verdict::Slower:
        return Tint::Bad;
    case measure::Verdict::Same:
        return Tint::Text;
    case measure::Verdict::Ambiguous:
        return Tint::Caution;
    }
    return Tint::Text;
}

} // namespace

void VerdictDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto word = index.data(models::RawRole).toString().toStdString();
    if (const auto verdict = base::valueNamed<measure::Verdict>(word))
        option->palette.setColor(QPalette::Text, tintColour(tintOf(*verdict), option->palette));
}

} // namespace sortscope::gui::widgets
