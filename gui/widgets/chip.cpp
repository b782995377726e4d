// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/chip.h"

#include <QPainter>

namespace sortscope::gui::widgets {
namespace {

constexpr int kSidePadding = 6;
constexpr int kPadding = 3;

} // namespace

Chip::Chip(const QString& text, QWidget* parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setText(text);
    setAccessibleName(text);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize Chip::sizeHint() const
{
    const auto metrics = fontMetrics();
    return {metrics.horizontalAdvance(text()) + 2 * kSidePadding, metrics.height() + 2 * kPadding};
}

void Chip::paintEvent(QPaintEvent* /*event*/)
{
    constexpr double kHalf = 0.5;
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    const auto colour = [&](QPalette::ColorRole role) { return palette().color(group, role); };
    const bool filled = isChecked() && isEnabled();

    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto frame = QRectF(rect()).adjusted(kHalf, kHalf, -kHalf, -kHalf);
    const auto radius = frame.height() / 2;
    // A chip that is checked but greyed keeps its tick for later, and an outline shows this.
    painter.setPen(QPen(isChecked() ? colour(QPalette::Highlight) : colour(QPalette::Mid), 1));
    painter.setBrush(filled ? colour(QPalette::Highlight) : colour(QPalette::Button));
    painter.drawRoundedRect(frame, radius, radius);
    painter.setPen(colour(filled ? QPalette::HighlightedText : QPalette::ButtonText));
    painter.drawText(rect(), Qt::AlignCenter, text());
    if (!hasFocus())
        return;
    constexpr double kInside = 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(painter.pen().color(), 1, Qt::DotLine));
    painter.drawRoundedRect(frame.adjusted(kInside, kInside, -kInside, -kInside), radius - kInside,
                            radius - kInside);
}

} // namespace sortscope::gui::widgets
