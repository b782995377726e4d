// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/storedjob.h"
#include "core/session/openoptions.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sortscope::results {
struct JobSpec;
} // namespace sortscope::results

namespace sortscope::plan {
struct Plan;
} // namespace sortscope::plan

namespace sortscope::session {

struct SessionInfo {
    std::string name;
    std::string notes;
    std::chrono::sys_seconds created;
};

struct MergeReport {
    std::size_t runs = 0;
    std::size_t jobs = 0;
    /// Why jobs were left out, one sentence per job.
    std::vector<std::string> leftOut;
};

/// A session: a SQLite file that keeps runs with all facts about their jobs. Each call that writes is one
/// transaction, which is on the disk when it returns: killing the program loses no data, and a failure leaves
/// the file as it was. One thread at a time; another thread opens a session of its own for reading. Every
/// function throws SessionError. Format: docs/session-format.md.
class SessionFile {
    struct State;

public:
    /// Makes a new session. An existing file is refused, unless it is empty.
    static SessionFile create(const std::filesystem::path& path, const std::string& name = {});
    /// Opens an existing session. If writing was asked for but is not possible (read-only file, open in
    /// another window), the session is open for reading and whyReadOnly() says why.
    static SessionFile open(const std::filesystem::path& path, const OpenOptions& options = {});
    /// Opens a session for adding to: an existing one, or a new one if there is none. Throws if it is not
    /// writable.
    static SessionFile openOrCreate(const std::filesystem::path& path);

    /// Puts the content of another session into a new one, unchanged.
    class Filler {
    public:
        explicit Filler(State& state) : m_state(state) {}

        void setInfo(const SessionInfo& info);
        void addRun(const results::StoredRun& run);
        /// Adds a job of the last run, under the id of its spec.
        void addJob(const results::StoredJob& job);
        void markReplaced(results::JobId job, results::JobId by);
        void addSourceText(const std::string& hash, const std::string& text);

    private:
        State& m_state;
        results::RunId m_run = 0;
    };

    /// Makes a session from the content that `work` puts into it, in one transaction: the file is there once
    /// it is whole, and is not there if `work` throws. Nothing may have this name yet, not even a link.
    static void fill(const std::filesystem::path& path, const std::function<void(Filler&)>& work);

    SessionFile(SessionFile&& other) noexcept;
    SessionFile& operator=(SessionFile&& other) noexcept;
    ~SessionFile();

    const std::filesystem::path& path() const;
    bool writable() const;
    /// For example "it is open for writing in process 12 on n"; empty if the session is writable or meant to
    /// be read only.
    const std::string& whyReadOnly() const;

    SessionInfo info();
    void setName(const std::string& name);
    void setNotes(const std::string& notes);
    void setJobNote(results::JobId job, const std::string& note);

    std::vector<results::StoredRun> runs();
    /// Returns every job in id order, planned ones included. The commands of samples are read once somebody
    /// looks at them, even on another thread and after this session is closed.
    std::vector<results::StoredJob> jobs();
    results::StoredJob job(results::JobId id);
    /// The texts by which jobs were run and that were not built in, by their hash in ProgramRecord.
    std::map<std::string, std::string> sourceTexts();
    /// One of these; empty if no text of this hash is kept.
    std::optional<std::string> sourceText(const std::string& hash);
    /// The number of finished jobs.
    std::size_t finishedJobs();
    /// The id that the next new job gets.
    results::JobId nextJobId();

    /// Adds a run with jobs that have no outcome yet. Returns its id, and through `jobs` the ids of the jobs:
    /// their own, as far as these begin at nextJobId() or later, or new ones in the same order. The run gets
    /// a new uuid if none is given.
    results::RunId beginRun(const results::Environment& environment, std::vector<results::JobSpec>& jobs,
                            const std::optional<std::string>& request = {}, const std::string& uuid = {});
    /// Begins a run of jobs that the session has already, as continuation() returned them.
    results::RunId beginContinuation(const results::Environment& environment,
                                     const std::vector<results::JobSpec>& jobs,
                                     const std::optional<std::string>& request = {},
                                     const std::string& uuid = {});
    /// Adds the replicates of the planned job `id` that are not in the file yet; others may follow. Their
    /// commands may leave memory then: they are in the file.
    void addReplicates(results::JobId id, const results::JobResult& soFar);
    /// Adds the replicates as addReplicates() does, and gives the job its outcome.
    void finishJob(results::JobId id, const results::JobResult& result);
    void endRun(results::RunId run, results::RunOutcome outcome);

    /// Plans every cancelled job again, then returns all jobs that lack an outcome, with the replicates that
    /// they have; if `wanted` is given, only the wanted ones.
    plan::Plan continuation(const std::function<bool(const results::StoredJob&)>& wanted = {});
    /// Does the same as continuation() for one job, without a look at the others.
    plan::Plan continuationOf(results::JobId job);

    /// Copies every run of `from` that is not here yet, with new job ids. Jobs of a damaged file that cannot
    /// be read are left out and reported.
    MergeReport merge(SessionFile& from);

    /// Makes a copy under another name, by SQLite's backup: it is whole, even while somebody writes. Replaces
    /// a file that is there.
    void saveCopy(const std::filesystem::path& to);
    /// Makes a copy and opens it for adding to; results of this session read their commands from the copy
    /// from now on.
    SessionFile saveAs(const std::filesystem::path& to);

    /// Returns the faults of the file, one sentence each: SQLite's own check, then everything read and
    /// decoded. Jobs with the same fault share a sentence. Empty if there are none.
    std::vector<std::string> check();

private:
    void write(results::JobId id, const results::JobResult& result, bool final);
    explicit SessionFile(std::unique_ptr<State> state);
    /// Makes the file by `work` under a name of its own, so that a failure changes nothing that is there.
    static void makeWhole(const std::filesystem::path& path, const std::function<void(SessionFile&)>& work);

    std::unique_ptr<State> m_state;
};

} // namespace sortscope::session
