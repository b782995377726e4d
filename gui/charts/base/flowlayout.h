// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace sortscope::gui::charts {

/// Items beside each other, on as many rows as the width asks for: a tool strip must neither force a window
/// wide nor cut its words.
class FlowLayout : public QLayout {
public:
    using QLayout::QLayout;

    /// Sets the gap between two items of a row, in pixels; rows have half of it between them.
    void setGap(int gap) { m_gap = gap; }

    void addItem(QLayoutItem* item) override { m_items.emplace_back(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return flow(QRect(0, 0, width, 0), false); }
    QSize minimumSize() const override;
    QSize sizeHint() const override;
    void setGeometry(const QRect& area) override;

private:
    /// Returns the height that the items take in the width of `area`; places them if `apply` is set.
    int flow(const QRect& area, bool apply) const;

    int m_gap = 10;
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace sortscope::gui::charts
