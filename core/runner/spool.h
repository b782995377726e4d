// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/descriptor.h"
#include "core/runner/runnermessages.h"

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::runner {

/// The results that runners of this machine could not hand over, because the connection to their client
/// ended: a file per runner, UUID-NUMBER.spool, with the messages that the runner would have told
/// (docs/runner-protocol.md). Files are there whole or not at all, and processes may share the folder.
class Spool {
public:
    /// How long files are kept.
    static constexpr std::chrono::days kMostAge{30};

    /// spool/ in base::cacheFolder(); the folder need not exist. An empty path keeps nothing.
    static std::filesystem::path defaultFolder();
    explicit Spool(std::filesystem::path folder = defaultFolder()) : m_folder(std::move(folder)) {}

    /// Keeps the results that `node` has measured for the run with this uuid, and removes files that are too
    /// old. Does nothing if `results` is empty. Throws std::exception if the results cannot be written.
    void keep(const std::string& uuid, const std::string& node,
              const std::vector<tell::Spooled>& results) const;

    /// The files that are there, by their names, each with the reason if it cannot be read. A file that is
    /// not this user's own, or that others may write, is not read.
    std::vector<tell::SpoolFile> files() const;
    /// The results in a file. Throws std::runtime_error that says why the file cannot be read.
    std::vector<tell::Spooled> results(const std::string& name) const;
    /// Removes the file with this name; returns false if there is none.
    bool remove(std::string_view name) const;

    /// Removes files that are too old, but no results of the runs `spared`. Returns a sentence per file.
    std::vector<std::string> cleanUp(const std::vector<std::string>& spared = {}) const;

    /// Says that results of a run may still come into the folder from this process, until the process or this
    /// object ends: a lock in the file "claims" that all runs share. If the lock cannot be had, nobody waits.
    class Claim {
    public:
        Claim(const Spool& spool, const std::string& uuid);

    private:
        base::Descriptor m_file;
    };
    /// True if a process has a claim on one of these runs.
    bool isClaimed(const std::vector<std::string>& uuids) const;
    /// Waits until isClaimed() is false, but no longer than `most`.
    void awaitClaims(const std::vector<std::string>& uuids, std::chrono::nanoseconds most) const;

private:
    std::filesystem::path m_folder;
};

} // namespace sortscope::runner
