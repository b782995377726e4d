// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QHash>
#include <QLabel>
#include <QString>

namespace sortscope::gui::widgets {

/// Plain text that wraps and can be selected, cheap to lay out and to paint. A QLabel lays its text out
/// whenever its height is asked for, which a layout does a dozen times; this class remembers the height. A
/// QLabel with selectable text takes several times as long for all that; this class makes its text selectable
/// when the pointer enters.
class WrappedText : public QLabel {
public:
    explicit WrappedText(QWidget* parent = nullptr);

    /// Sets the text; nothing is laid out again if it is the same.
    void say(const QString& text);

    int heightForWidth(int width) const override;

protected:
    void enterEvent(QEnterEvent* event) override;

private:
    /// The heights of m_text in m_font, in pixels, by width.
    mutable QHash<int, int> m_heights;
    mutable QString m_text;
    mutable QFont m_font;
};

} // namespace sortscope::gui::widgets
