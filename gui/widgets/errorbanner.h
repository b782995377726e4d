// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace sortscope::gui::widgets {

/// Shows an error or a notice in the window without stopping the user; stays until it is closed or replaced.
class ErrorBanner : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Error, Notice };

    explicit ErrorBanner(Kind kind = Kind::Error, QWidget* parent = nullptr);

    void showMessage(const QString& message);
    QString message() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Kind m_kind;
    QLabel* m_text;
};

} // namespace sortscope::gui::widgets
