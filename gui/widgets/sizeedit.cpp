// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/sizeedit.h"

#include "core/base/usageerror.h"
#include "core/run/runrequest.h"
#include "core/run/sizes.h"

#include <QLineEdit>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleOptionSpinBox>

#include <algorithm>
#include <bit>
#include <limits>

namespace sortscope::gui::widgets {
namespace {

/// What parseSizes() reads back as the same number.
QString specOf(std::size_t size)
{
    constexpr std::size_t kSmallestPower = 16;
    if (size >= kSmallestPower && std::has_single_bit(size))
        return QStringLiteral("2^%1").arg(std::countr_zero(size));
    return QString::number(size);
}

} // namespace

SizeEdit::SizeEdit(std::size_t size, QWidget* parent) : QAbstractSpinBox(parent)
{
    setSize(size);
    setToolTip(
        tr("<p>A number of keys: 1000000, or a power such as 2^20. The arrows double and halve it.</p>"));
    connect(lineEdit(), &QLineEdit::textChanged, this, &SizeEdit::changed);
}

std::optional<std::size_t> SizeEdit::size() const
{
    try {
        const auto sizes = run::parseSizes(spec().toStdString());
        return sizes.size() == 1 ? std::optional(sizes.front()) : std::nullopt;
    } catch (const base::UsageError&) {
        return std::nullopt; // half-typed; the panel says what is wrong with it
    }
}

void SizeEdit::setSize(std::size_t size)
{
    lineEdit()->setText(specOf(size));
}

void SizeEdit::stepBy(int steps)
{
    auto size = this->size().value_or(1);
    // From between two powers, a step leads to the next one.
    for (; steps > 0 && size <= std::numeric_limits<std::size_t>::max() / 4; --steps)
        size = std::bit_floor(size) * 2;
    for (; steps < 0 && size > 1; ++steps)
        size = std::bit_floor(size - 1);
    setSize(std::max<std::size_t>(size, 1));
    selectAll();
}

QValidator::State SizeEdit::validate(QString& input, int& /*position*/) const
{
    static const QRegularExpression possible(QStringLiteral("^\\s*[0-9]{0,20}(\\^[0-9]{0,2})?\\s*$"));
    if (!possible.match(input).hasMatch())
        return QValidator::Invalid;
    const auto trimmed = input.trimmed();
    return trimmed.isEmpty() || trimmed.endsWith(u'^') ? QValidator::Intermediate : QValidator::Acceptable;
}

QSize SizeEdit::sizeHint() const
{
    ensurePolished();
    constexpr int kSlack = 4;
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const QSize text(fontMetrics().horizontalAdvance(QStringLiteral("100000000")) + kSlack,
                     lineEdit()->sizeHint().height());
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, text, this);
}

QAbstractSpinBox::StepEnabled SizeEdit::stepEnabled() const
{
    return size().value_or(1) > 1 ? StepUpEnabled | StepDownEnabled : StepEnabled(StepUpEnabled);
}

} // namespace sortscope::gui::widgets
