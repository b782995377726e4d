// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/resultpointer.h"

#include <QStringList>
#include <QWidget>

#include <map>

class QLabel;

namespace sortscope::results {
struct Lamps;
}
namespace sortscope::gui::charts {
class PassRatios;
}

namespace sortscope::gui::workshop {

class LampsBoard;

/// What a trial has shown: the four answers for each device, the reasons, the facts that differ, and the map
/// of the passes of the last device.
class TrialAnswers : public QWidget {
    Q_OBJECT

public:
    explicit TrialAnswers(QWidget* parent = nullptr);

    LampsBoard& lamps() const { return *m_lamps; }
    charts::PassRatios& ratios() const { return *m_ratios; }

    /// Has rows for these devices, without an answer.
    void begin(const QStringList& devices);
    /// Forgets the last trial.
    void clear();
    void show(std::size_t device, const results::Lamps& lamps, const results::ResultPointer& tried,
              const results::ResultPointer& other);
    /// Shows the reason behind those of other devices.
    void addReason(const QString& reason);
    /// Shows only this sentence in place of the reasons; an empty one takes no room.
    void say(const QString& sentence);
    /// Shows what the program is busy with, until it is empty again.
    void sayBusy(const QString& why);

    /// The messages of a compiler or of Lua in the reasons about lines of the file.
    std::map<int, QString> messagesOf(const QString& file) const;

private:
    bool m_several = false;
    LampsBoard* m_lamps;
    QLabel* m_reason;
    QLabel* m_facts;
    charts::PassRatios* m_ratios;
    /// The reasons of the trial, in the order in which its devices gave them.
    QStringList m_reasons;
    /// Why nothing could begin when that was last told.
    QString m_busy;
};

} // namespace sortscope::gui::workshop
