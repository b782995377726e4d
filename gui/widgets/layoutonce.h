// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

namespace sortscope::gui::widgets {

/// While this object lives, widgets are shown, hidden and changed in `layout`, which is then laid out once,
/// in the next turn of the event loop. Otherwise, each widget that is shown has all of them laid out at once,
/// in the room that they had before.
class LayoutOnce {
public:
    explicit LayoutOnce(QLayout& layout) : m_layout(layout) { layout.setEnabled(false); }
    ~LayoutOnce() { m_layout.setEnabled(true); }
    LayoutOnce(const LayoutOnce&) = delete;
    LayoutOnce& operator=(const LayoutOnce&) = delete;

private:
    QLayout& m_layout;
};

} // namespace sortscope::gui::widgets
