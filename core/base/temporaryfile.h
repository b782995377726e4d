// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/descriptor.h"

#include <filesystem>

namespace sortscope::base {

/// A new file beside `target` under a hidden name that no other file has; it is removed again unless it takes
/// the target's place. All functions throw std::system_error that names `reportAs`, the path that the user
/// wrote.
class TemporaryFile {
public:
    TemporaryFile(const std::filesystem::path& target, const std::filesystem::path& reportAs);
    ~TemporaryFile();
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    /// Is open for writing until close() or replaceTarget().
    int descriptor() const { return m_descriptor.get(); }

    /// Closes the file for a caller that writes it by its name, and then has to synchronise it.
    void close();
    /// Gives the file the target's name, once it lies on the disk; a file that had that name is gone.
    void replaceTarget();

private:
    std::filesystem::path m_target;
    std::filesystem::path m_reportAs;
    std::filesystem::path m_path;
    Descriptor m_descriptor;
};

} // namespace sortscope::base
