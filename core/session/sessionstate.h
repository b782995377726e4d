// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/jobstore.h"
#include "core/session/samplestore.h"
#include "core/session/sessioncommands.h"
#include "core/session/sessiondatabase.h"
#include "core/session/sessionfile.h"
#include "core/session/sqliteerror.h"

#include <SQLiteCpp/Transaction.h>

namespace sortscope::session {

/// The state that the source files of SessionFile share.
struct SessionFile::State {
    explicit State(SessionDatabase opened)
        : database(std::move(opened)),
          jobs(database.sql()),
          samples(database.sql()),
          commands(std::make_shared<SessionCommands>(database.path()))
    {}

    SessionDatabase database;
    JobStore jobs;
    SampleStore samples;
    /// Results that came from this session or went into it keep the pointer.
    std::shared_ptr<SessionCommands> commands;

    SQLite::Database& sql() { return database.sql(); }

    template <typename Work>
    decltype(auto) reading(Work&& work)
    {
        return translated(database.path(), std::forward<Work>(work));
    }

    /// Does `work` as one transaction.
    template <typename Work>
    void writing(Work&& work)
    {
        requireWritable();
        reading([&] {
            try {
                SQLite::Transaction transaction(sql(), SQLite::TransactionBehavior::IMMEDIATE);
                work();
                transaction.commit();
            } catch (...) {
                // The labels may have been made in the transaction that is gone.
                samples.forgetLabels();
                throw;
            }
        });
    }

    void requireWritable() const;

    void insertRun(const results::StoredRun& run);
    std::vector<results::StoredRun> runs();
    /// Writes the outcome of a job that is planned in the file, and its samples and commands that are not
    /// there yet; JobStore::writeOutcome() says what `final` means.
    void writeResult(results::JobId id, const results::JobResult& result, bool final);
    /// Adds a job with all its facts, except what replaced it.
    void insertJob(results::JobId id, results::RunId run, const results::StoredJob& job);
    /// Adds a job to `lacking` if it lacks an outcome, and plans it again if it was cancelled.
    void goOnWith(const JobRow& row, plan::Plan& lacking);
    /// Completes a job that JobStore read.
    results::StoredJob withSamples(JobRow row);
};

/// Throws if the commands of a job cannot be read.
void requireCommands(const results::JobResult& result);

/// Returns a run that begins now, with a new uuid if none is given.
results::StoredRun freshRun(const results::Environment& environment, const std::string& uuid = {});

} // namespace sortscope::session
