// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/history.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace sortscope::session {

/// The sessions of a folder, as a history needs them.
struct SessionFolder {
    struct Unread {
        std::filesystem::path file;
        /// A sentence about the fault.
        std::string reason;
    };

    /// The sessions that were read: files that end in ".sortscope", in this folder and those below it, by
    /// name.
    std::vector<std::filesystem::path> files;
    /// The rows of all files.
    std::vector<results::RecordedRow> rows;
    /// For each row, the index of its file.
    std::vector<std::size_t> fileOf;
    std::vector<Unread> unread;
};

using FolderProgress = std::function<void(std::size_t read, std::size_t all)>;

/// Where the index of a folder is kept: in base::cacheFolder(), so that the folder itself may be read-only.
/// Empty if there is no such folder.
std::filesystem::path indexOf(const std::filesystem::path& folder);

/// Reads all sessions of a folder, those on all threads of the host that are not in `index` as they are now:
/// a file is taken from there if its size and the time of its last change are the same. Then writes the index
/// anew, if that is possible; it may be damaged, or removed, at any time. An empty `index` is none.
///
/// `progress` hears, from any thread, how many of all sessions are at hand.
///
/// Sessions that cannot be read are listed, and do not hide the others. Throws
/// std::filesystem::filesystem_error if the folder cannot be read, and base::Cancelled.
SessionFolder readFolder(const std::filesystem::path& folder, const std::filesystem::path& index,
                         const std::stop_token& stop = {}, const FolderProgress& progress = {});

} // namespace sortscope::session
