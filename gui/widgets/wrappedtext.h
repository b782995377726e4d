// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QHash>
#include <QLabel>
#include <QString>

namespace sortscope::gui::widgets {

/// Plain text that wraps and can be selected, cheap to lay out and to paint. A label lays its text out
/// whenever it is asked how high it is, which a layout does a dozen times: this one remembers. And one whose
/// text can be selected takes several times as long for all that: this one becomes so where the pointer
/// enters.
class WrappedText : public QLabel {
public:
    explicit WrappedText(QWidget* parent = nullptr);

    /// Nothing is laid out again if it says that already.
    void say(const QString& text);

    int heightForWidth(int width) const override;

protected:
    void enterEvent(QEnterEvent* event) override;

private:
    /// Of m_text in m_font, in pixels by width.
    mutable QHash<int, int> m_heights;
    mutable QString m_text;
    mutable QFont m_font;
};

} // namespace sortscope::gui::widgets
