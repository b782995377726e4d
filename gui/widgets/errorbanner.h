// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace sortscope::gui::widgets {

/// Says in the window what went wrong, without stopping the user; stays until it is closed or replaced.
class ErrorBanner : public QFrame {
    Q_OBJECT

public:
    explicit ErrorBanner(QWidget* parent = nullptr);

    void showError(const QString& message);
    QString message() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLabel* m_text;
};

} // namespace sortscope::gui::widgets
