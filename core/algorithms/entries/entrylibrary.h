// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/ownentries.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

// Names of the C header.
struct sortscope_entry;   // NOLINT(readability-identifier-naming)
struct sortscope_library; // NOLINT(readability-identifier-naming)

namespace sortscope::algorithms::entries {

/// A shared library that was written for include/sortscope-entry.h, in this process until it ends. Its code
/// runs when it is loaded: only in a process that runs kernels.
class EntryLibrary {
public:
    /// Loads the library once. Throws std::runtime_error that says why it cannot be loaded, which symbol it
    /// lacks, or of which version it is; also if the file is not the one with this SHA-256 any longer.
    static const EntryLibrary& at(const std::filesystem::path& file, const std::string& hash);

    /// The program's own library, which has no hash to be known by: it has to be of the same build. Throws
    /// backend::Unsupported that names the file and says why it cannot be used.
    static const EntryLibrary& ofProgram(const std::filesystem::path& file);

    /// What the library says of its entries. Throws std::runtime_error that names the entry and the member.
    std::vector<EntryDescription> descriptions() const;

    /// Throws std::runtime_error if there is none.
    const sortscope_entry& entry(std::string_view id) const;

    /// Why its last function on this thread has failed; empty if it does not say.
    std::string lastError() const;

private:
    explicit EntryLibrary(const sortscope_library& library) : m_library(library) {}

    const sortscope_library& m_library;
};

} // namespace sortscope::algorithms::entries
