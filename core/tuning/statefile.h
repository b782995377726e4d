// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace sortscope::tuning {

template <typename Entry>
struct StateKind;

/// A list of entries in a file of the user's state folder, which any number of programs read and change at
/// the same time: a change holds a lock from reading to writing, and the file is there whole or not at all.
///
/// Nothing that this program does not understand is lost. Entries that the program cannot read stay in the
/// list as they are; a file that holds no such list is kept under another name before a new one takes its
/// place; a file that cannot be opened, or that a newer program has written, is not changed.
template <typename Entry>
class StateFile {
public:
    /// An empty path keeps nothing.
    StateFile(const StateKind<Entry>& kind, std::filesystem::path path)
        : m_kind(kind),
          m_path(std::move(path))
    {}

    const std::filesystem::path& path() const { return m_path; }

    struct Content {
        std::vector<Entry> entries;
        /// A sentence about the part of the file that cannot be used, and why; empty if all can be used.
        std::string fault;
    };
    /// Reads the file; returns no entries if it does not exist.
    Content read() const;

    /// Adds `entries`, each in place of entries about the same; makes the folder. Returns a sentence about a
    /// file that is now kept under another name, empty if there is none. If it throws std::runtime_error,
    /// nothing is changed.
    std::string keep(const std::vector<Entry>& entries) const;
    /// Removes the entries that `which` is true for; returns how many. Throws as keep() does.
    std::size_t forget(const std::function<bool(const Entry&)>& which) const;

private:
    const StateKind<Entry>& m_kind;
    std::filesystem::path m_path;
};

} // namespace sortscope::tuning
