// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace sortscope::gui::pages {

/// Lets session files be dropped on a window.
class SessionDrop : public QObject {
    Q_OBJECT

public:
    explicit SessionDrop(QWidget& window);

signals:
    void dropped(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace sortscope::gui::pages
