// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/process/byterelay.h"
#include "core/runner/runnermessages.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::runner {

/// What runners of this machine could not hand over, because the connection to their client ended: a file
/// each, UUID-NUMBER.spool, with the messages that it would have told (docs/runner-protocol.md). Files are
/// there whole or not at all, and processes may share the folder.
class Spool {
public:
    /// What all files together may have, and how long they are kept; older ones make room for newer ones.
    static constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 30U;
    static constexpr std::size_t kMostFiles = 1000;
    static constexpr std::chrono::days kMostAge{30};

    /// spool/ in base::cacheFolder(), which need not exist. An empty folder keeps nothing.
    static std::filesystem::path defaultFolder();
    explicit Spool(std::filesystem::path folder = defaultFolder()) : m_folder(std::move(folder)) {}

    /// Keeps results of the run of this uuid, which `node` has measured; does nothing if there are none.
    /// Throws std::exception if they cannot be written.
    void keep(const std::string& uuid, const std::string& node,
              const std::vector<tell::Spooled>& results) const;

    /// Those that are there, by their names, with why they cannot be read, if that is so. One that is not
    /// this user's own, or that others may write, is not read.
    std::vector<tell::SpoolFile> files() const;
    /// What a file holds. Throws std::runtime_error that says why it cannot be read.
    std::vector<tell::Spooled> results(const std::string& name) const;
    /// False if none of them has this name.
    bool remove(std::string_view name) const;

    /// Removes what is too old, and the oldest until `room` more bytes fit. Returns a sentence for each.
    std::vector<std::string> cleanUp(std::uint64_t room = 0) const;

    /// Says that results of a run may still come into the folder from this process, until it ends or this
    /// does: a lock in the file "claims" that all runs share. Where that cannot be had, nobody waits.
    class Claim {
    public:
        Claim(const Spool& spool, const std::string& uuid);

    private:
        process::Descriptor m_file;
    };
    /// True if a process has a claim on one of these runs.
    bool isClaimed(const std::vector<std::string>& uuids) const;
    /// Waits until that is not so, but no longer than `most`.
    void awaitClaims(const std::vector<std::string>& uuids, std::chrono::nanoseconds most) const;

private:
    std::filesystem::path m_folder;
};

} // namespace sortscope::runner
