// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace sortscope::gui::widgets {

/// Shows banners, one below the other, over the lower edge of another widget: what is shown there stays where
/// it is, and most of it stays in sight.
class BannerStack : public QWidget {
    Q_OBJECT

public:
    /// `beneath` becomes the parent, and must outlive the stack; `banners` become children.
    BannerStack(QWidget& beneath, const std::vector<QWidget*>& banners);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();

    QWidget& m_beneath;
};

} // namespace sortscope::gui::widgets
