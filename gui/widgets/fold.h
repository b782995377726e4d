// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace sortscope::gui::widgets {

/// A line that shows and hides what stands below it, and says in a word what that is while it is hidden.
class Fold : public QWidget {
    Q_OBJECT

public:
    /// `content` is hidden at first.
    Fold(const QString& title, QWidget* content, QWidget* parent = nullptr);

    /// "lists 8, 16": stands behind the title while the content is hidden.
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
