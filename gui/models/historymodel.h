// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/history.h"
#include "core/session/sessionfolder.h"
#include "gui/models/tablemodel.h"

#include <QString>

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace sortscope::gui::models {

/// The sessions of a folder, and what changed in them over time.
struct FolderHistory {
    std::shared_ptr<const session::SessionFolder> folder;
    results::History history;

    const results::RecordedRow& rowAt(const results::HistoryPoint& point) const
    {
        return folder->rows[point.row];
    }
    const results::JobSpec& specOf(const results::HistoryLine& line) const
    {
        return rowAt(line.points.front()).spec;
    }
};
using SharedHistory = std::shared_ptr<const FolderHistory>;

/// The words for a line of a history.
struct LineTexts {
    QString algorithm;
    QString data;
    QString size;
    /// "NVIDIA H200 (CUDA)", with " · node1 … node7" behind it if the folder has rows of several machines.
    QString device;
    /// What tells the line apart from the others: "Radix sort · Uniform · 2^20".
    QString label;
};

/// One for each line.
std::vector<LineTexts> lineTexts(const FolderHistory& history);

/// "1.052× slower", "2.1× faster".
QString changeText(const results::HistoryChange& change);
/// The interval of the change, in its direction: "1.048 … 1.056".
QString changeInterval(const results::HistoryChange& change);
/// What else was different from the change on, one per entry: "the same kernel source", "Driver: 570.2 →
/// 580.1". Never empty.
QStringList reasonsOf(const FolderHistory& history, const results::HistoryLine& line,
                      const results::HistoryChange& change);

/// A row of HistoryModel.
struct ShownChange {
    const results::HistoryChange* change;
    /// The index of the line among those of the history.
    std::size_t line;
    std::chrono::sys_seconds date;
    LineTexts texts;
    QStringList reasons;

    const results::HistoryChange* operator->() const { return change; }
};

/// The changes of a history, one per row, the earliest first.
class HistoryModel : public DescribedModel<ShownChange> {
    Q_OBJECT

public:
    enum Column { Date, Algorithm, Data, Size, Change, Reasons, Low, High, Device, ColumnCount };

    explicit HistoryModel(QObject* parent = nullptr) : DescribedModel(described(), parent) {}

    /// Shows the changes of these lines alone; nullptr shows none.
    void setHistory(SharedHistory history, const std::set<std::size_t>& lines);
    /// The change of a row, and the index of its line.
    const ShownChange& at(int row) const { return m_shown.at(static_cast<std::size_t>(row)); }

private:
    static Columns described();

    SharedHistory m_history;
    std::vector<ShownChange> m_shown;
};

} // namespace sortscope::gui::models
