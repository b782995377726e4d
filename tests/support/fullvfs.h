// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace sortscope::tests {

/// While this object lives, SQLite files lie on a disk that can be told to fail.
class FullVfs {
public:
    enum class Failure { None, DiskFull, WriteError, ReadError };

    FullVfs();
    ~FullVfs();
    FullVfs(const FullVfs&) = delete;
    FullVfs& operator=(const FullVfs&) = delete;

    /// Files that are opened from now on are on this disk only if they lie below `folder`.
    void hold(const std::string& folder);
    /// Files below `folder` that are opened from now on are on another disk, which is full. A file that is
    /// already open cannot be written either: its journal is opened for each transaction.
    void fill(const std::string& folder);
    /// All calls of this kind fail, from the `after`th on.
    void fail(Failure kind, int after = 0);
};

} // namespace sortscope::tests
