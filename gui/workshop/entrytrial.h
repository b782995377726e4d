// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::results {
struct JobResult;
struct Lamps;
} // namespace sortscope::results
namespace sortscope::gui::bridge {
class Workbench;
}

namespace sortscope::gui::workshop {

/// Tries an algorithm of the user's against another one, as `sortscope-cli entry try` does: reads its folder
/// again, has both run in turn, sample by sample, on one device after the other, and tells what that has
/// shown. The rows stay in the session with their texts.
class EntryTrial : public QObject {
    Q_OBJECT

public:
    struct Question {
        std::filesystem::path folder;
        /// Ids.
        std::vector<std::string> devices;
        std::string against;
        /// The number of keys, as plan::parseSizes() reads it.
        std::string size;
    };

    /// `workbench` must outlive this object.
    explicit EntryTrial(bridge::Workbench& workbench, QObject* parent = nullptr);

    bool active() const { return m_question.has_value(); }
    /// Begins a trial; answered() follows for each device and then ended(), or refused(). Does nothing during
    /// one.
    void begin(Question question);

signals:
    /// `device` is the place of the device among those of the question, and `other` the row that `tried` was
    /// compared with.
    void answered(std::size_t device, const sortscope::results::Lamps& lamps,
                  const sortscope::results::JobResult& tried, const sortscope::results::JobResult& other);
    void ended();
    /// Nothing more is run; the reason is a sentence.
    void refused(const QString& reason);

private:
    void readAgain();
    void run();
    void collect(bool cancelled);
    /// Runs on the next device, once nothing else is measured.
    void goOn();
    void refuse(const QString& reason);

    bridge::Workbench& m_workbench;
    std::optional<Question> m_question;
    /// The algorithm that runs; empty while its folder is read.
    std::string m_algorithm;
    /// How often its folder was read for this question.
    int m_readings = 0;
    /// The device whose turn it is.
    std::size_t m_device = 0;
    /// True between the runs on two devices.
    bool m_between = false;
    /// The number of rows of the session before the trial's own.
    int m_rowsBefore = 0;
};

} // namespace sortscope::gui::workshop
