// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace sortscope::tests {

/// While it lives, SQLite files opened through it lie on a disk that can be told to fail.
class FullVfs {
public:
    enum class Failure { None, DiskFull, WriteError, ReadError };

    FullVfs();
    ~FullVfs();
    FullVfs(const FullVfs&) = delete;
    FullVfs& operator=(const FullVfs&) = delete;

    std::string name() const { return "sortscope-full"; }
    /// From the `after`th call of that kind on, all of them fail.
    void fail(Failure kind, int after = 0);
};

} // namespace sortscope::tests
