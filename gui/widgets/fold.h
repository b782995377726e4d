// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace sortscope::gui::widgets {

/// A line that shows and hides the content below it, and sums the content up in a word while it is hidden.
class Fold : public QWidget {
    Q_OBJECT

public:
    /// `content` is hidden at first.
    Fold(const QString& title, QWidget* content, QWidget* parent = nullptr);

    /// Sets the text behind the title while the content is hidden, such as "lists 8, 16".
    void setSummary(const QString& summary);
    void setTitle(const QString& title);

    bool isOpen() const;
    void setOpen(bool open);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();

    QToolButton* m_line;
    QWidget* m_content;
    QString m_title;
    QString m_summary;
};

} // namespace sortscope::gui::widgets
