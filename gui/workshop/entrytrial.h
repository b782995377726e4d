// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/checkedcases.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::plan {
struct RunRequest;
} // namespace sortscope::plan
namespace sortscope::results {
struct Lamps;
} // namespace sortscope::results
namespace sortscope::gui::bridge {
class Workbench;
}

namespace sortscope::gui::workshop {

/// Tries an algorithm of the user's against another one, as `sortscope-cli entry try` does: reads its folder
/// again, runs the quickest conformance cases, has both run in turn, sample by sample, on one device after
/// the other, and tells what that has shown. The rows stay in the session with their texts; of the cases only
/// one that failed, which is run once more for its row.
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
    /// What is known by now for the device, by its place among those of the question; more follows.
    void foundSoFar(std::size_t device, const sortscope::results::Lamps& lamps);
    /// `other` is the row that `tried` was compared with; nullptr if a case was wrong, and `tried` is that
    /// case.
    void answered(std::size_t device, const sortscope::results::Lamps& lamps,
                  const sortscope::results::ResultPointer& tried,
                  const sortscope::results::ResultPointer& other);
    void ended();
    /// Nothing more is run; the reason is a sentence.
    void refused(const QString& reason);

private:
    void readAgain();
    void check();
    void takeCases(const results::CheckedCases& cases);
    void run(const plan::RunRequest& request);
    void collect(bool cancelled);
    void answer(bool last, const results::Lamps& lamps, const results::ResultPointer& tried,
                const results::ResultPointer& other);
    /// Runs on the next device, once nothing else is measured.
    void goOn();
    void refuse(const QString& reason);

    bridge::Workbench& m_workbench;
    std::optional<Question> m_question;
    /// The algorithm that runs; empty while its folder is read.
    std::string m_algorithm;
    /// How often its folder was read for this question.
    int m_readings = 0;
    /// The cases of the device whose turn it is.
    results::CheckedCases m_cases;
    /// The device whose turn it is.
    std::size_t m_device = 0;
    /// True between the runs on two devices.
    bool m_between = false;
    /// The number of rows of the session before the trial's own.
    int m_rowsBefore = 0;
};

} // namespace sortscope::gui::workshop
