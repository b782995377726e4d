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
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;
    FlowLayout(const FlowLayout&) = delete;
    FlowLayout& operator=(const FlowLayout&) = delete;

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSize() const override;
    QSize sizeHint() const override;
    void setGeometry(const QRect& area) override;

private:
    /// Places the items where `apply` is set; the height that they take in `area`'s width.
    int flow(const QRect& area, bool apply) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace sortscope::gui::charts
