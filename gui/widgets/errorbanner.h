// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;

namespace sortscope::gui::widgets {

/// Shows an error or a notice in the window without stopping the user; stays until it is closed or replaced.
class ErrorBanner : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Error, Notice };

    explicit ErrorBanner(Kind kind = Kind::Error, QWidget* parent = nullptr);

    /// What can be done about the message, by a button.
    struct Remedy {
        QString text;
        std::function<void()> perform;
    };

    /// The button of the remedy hides the banner. Without a text, there is none.
    void showMessage(const QString& message, const Remedy& remedy = {});
    QString message() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Kind m_kind;
    QLabel* m_text;
    QPushButton* m_button;
    std::function<void()> m_perform;
};

} // namespace sortscope::gui::widgets
