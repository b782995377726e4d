// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace sortscope::results {
struct Lamps;
}

namespace sortscope::gui::workshop {

class LampsRow;

/// The answers of a trial, a row for each device.
class LampsBoard : public QWidget {
    Q_OBJECT

public:
    explicit LampsBoard(QWidget* parent = nullptr);

    /// Has rows for these devices, without an answer; one without a name if there are none.
    void begin(const QStringList& devices);
    void clear() { begin({}); }
    /// Shows the answers for a device, by its place.
    void show(std::size_t device, const results::Lamps& lamps);

    /// The answers in words: "Builds: yes, Correct: no, …", a line for each device.
    QString text() const;

private:
    std::vector<LampsRow*> m_rows;
};

} // namespace sortscope::gui::workshop
