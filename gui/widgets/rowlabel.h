// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace sortscope::gui::widgets {

/// The label of a control.
inline QLabel* labelFor(const QString& text, QWidget* buddy)
{
    auto* label = new QLabel(text);
    label->setBuddy(buddy);
    return label;
}

/// The label in front of a row of a narrow form; labels with short words are equally wide.
inline QLabel* rowLabel(const QString& text, QWidget* buddy)
{
    constexpr int kCharacters = 10;
    auto* label = labelFor(text, buddy);
    label->setMinimumWidth(label->fontMetrics().averageCharWidth() * kCharacters);
    return label;
}

/// The heading above a part of a form.
inline QLabel* partHeading(const QString& text)
{
    auto* label = new QLabel(text);
    auto font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

/// A remark in a form.
inline QLabel* mutedLabel(const QString& text = {})
{
    auto* label = new QLabel(text);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace sortscope::gui::widgets
