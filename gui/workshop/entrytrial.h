// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <filesystem>
#include <optional>
#include <string>

namespace sortscope::results {
struct JobResult;
struct Lamps;
} // namespace sortscope::results
namespace sortscope::gui::bridge {
class Workbench;
}

namespace sortscope::gui::workshop {

/// Tries an algorithm of the user's against another one, as `sortscope-cli entry try` does: reads its folder
/// again, has both run in turn, sample by sample, and tells what that has shown. The rows stay in the session
/// with their texts.
class EntryTrial : public QObject {
    Q_OBJECT

public:
    struct Question {
        std::filesystem::path folder;
        /// Ids.
        std::string device;
        std::string against;
        /// The number of keys, as plan::parseSizes() reads it.
        std::string size;
    };

    /// `workbench` must outlive this object.
    explicit EntryTrial(bridge::Workbench& workbench, QObject* parent = nullptr);

    bool active() const { return m_question.has_value(); }
    /// Begins a trial; ended() or refused() follows. Does nothing during one.
    void begin(Question question);

signals:
    /// `other` is the row that `tried` was compared with.
    void ended(const sortscope::results::Lamps& lamps, const sortscope::results::JobResult& tried,
               const sortscope::results::JobResult& other);
    /// Nothing was run; the reason is a sentence.
    void refused(const QString& reason);

private:
    void readAgain();
    void run();
    void collect();
    void refuse(const QString& reason);

    bridge::Workbench& m_workbench;
    std::optional<Question> m_question;
    /// The algorithm that runs; empty while its folder is read.
    std::string m_algorithm;
    /// How often its folder was read for this question.
    int m_readings = 0;
    /// The number of rows of the session before the trial's own.
    int m_rowsBefore = 0;
};

} // namespace sortscope::gui::workshop
