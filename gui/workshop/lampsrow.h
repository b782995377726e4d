// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>
#include <optional>

class QLabel;

namespace sortscope::results {
struct Lamps;
}
namespace sortscope::gui::widgets {
class IconLabel;
}

namespace sortscope::gui::workshop {

/// The four answers of a trial side by side: builds, correct, not slower, faster; each says yes, no or not
/// known by its shape and in words.
class LampsRow : public QWidget {
    Q_OBJECT

public:
    explicit LampsRow(QWidget* parent = nullptr);

    /// Names the row; an empty title takes no room.
    void setTitle(const QString& title);
    /// No trial has ended yet.
    void clear();
    void show(const results::Lamps& lamps);

    /// The answers in words: "builds: yes, correct: no, …".
    QString text() const;

private:
    struct Lamp {
        QString title;
        widgets::IconLabel* icon;
        QLabel* words;
    };

    static void set(const Lamp& lamp, std::optional<bool> answer, const QString& words);

    QLabel* m_title;
    std::array<Lamp, 4> m_lamps;
    QLabel* m_ratio;
};

} // namespace sortscope::gui::workshop
