// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/storedjob.h"
#include "core/runner/runnermessages.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::session {

class SessionFile;

/// Puts results into a session that runners have kept for it when their connection ended (runner::Spool), as
/// if they had come in time: each is a replicate, which follows those of its job that are there.
class KeptResults {
public:
    enum class Outcome {
        Taken,
        /// The session has the replicate, or needs no more of its job.
        Had,
        /// The result does not fit, and is worth keeping.
        Left
    };
    struct Answer {
        Outcome outcome = Outcome::Taken;
        /// Why the result is left, a sentence.
        std::string reason;
    };

    /// `file` must outlive this object, be writable, and be changed by nobody else from the first take() on.
    explicit KeptResults(SessionFile& file) : m_file(file) {}

    /// The uuids of the session's runs.
    std::vector<std::string> runs() const;

    /// Puts a result of the run with this uuid where it belongs. A job that became cancelled when its
    /// connection ended is planned again for it. Throws SessionError.
    Answer take(const std::string& run, const runner::tell::Spooled& kept);

private:
    /// The content of the session, read once: otherwise each result would have to read all of it.
    struct Known {
        std::vector<results::StoredRun> runs;
        std::map<results::JobId, results::StoredJob> jobs;
        /// The last turn of each run.
        std::map<results::RunId, std::size_t> turns;
    };

    void read();
    void note(results::StoredJob stored);
    const results::StoredJob* lastOf(results::JobId id) const;
    void add(const results::StoredJob& stored, const results::JobResult& kept);

    SessionFile& m_file;
    std::optional<Known> m_known;
};

} // namespace sortscope::session
