// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/entrydescription.h"
#include "core/algorithms/kernelsource.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::backend {
struct DeviceInfo;
class Queue;
} // namespace sortscope::backend

/// The algorithms that folders and shared libraries of the user describe, beside those of the program.
namespace sortscope::algorithms {

class Search;
class Sort;
struct SearchProblem;
struct SortProblem;

/// The file of a folder that makes it an entry.
inline constexpr std::string_view kEntryFile = "entry.lua";

/// True for the name of a shared library, which has entries if it was written for include/sortscope-entry.h.
inline bool isEntryLibrary(const std::filesystem::path& path)
{
    return path.extension() == ".so";
}

/// An entry's folder as it was read, entry.lua included; or a shared library, which `directory` names then
/// and which has no files.
struct EntryFolder : KernelFolder {
    /// SHA-256 of the library; empty for a folder, and for the program's own library.
    std::string libraryHash;
};

struct OwnEntry {
    EntryDescription description;
    /// A library may have other entries, too.
    EntryFolder folder;
};

/// Prepares the sorts and searches of entries: only in a process that runs kernels.
class EntryMaker {
public:
    virtual ~EntryMaker() = default;
    virtual std::unique_ptr<Sort> sort(const OwnEntry& entry, backend::Queue& queue,
                                       const backend::DeviceInfo& device,
                                       const SortProblem& problem) const = 0;
    virtual std::unique_ptr<Search> search(const OwnEntry& entry, backend::Queue& queue,
                                           const backend::DeviceInfo& device,
                                           const SearchProblem& problem) const = 0;
};

/// Has entries prepared by `made`, which must live as long as the program. Call before jobs run.
void setEntryMaker(const EntryMaker& made);
/// Throws std::logic_error if this process does not run kernels.
const EntryMaker& entryMaker();

/// SHA-256 of the file. Throws std::runtime_error if it cannot be read.
std::string libraryHashOf(const std::filesystem::path& file);

/// Reads a folder's entry.lua and its files of kernels and headers, sub-folders not included, or the hash of
/// a shared library. Throws std::runtime_error that says what is missing, or too large.
EntryFolder readEntryFolder(const std::filesystem::path& given);

/// Adds an entry to the catalogue, in place of the one that the same folder was before, or whose files are
/// the same. Throws std::invalid_argument for a description that is not sound, and base::UsageError if the id
/// is taken. Thread-safe.
const OwnEntry& addOwnEntry(EntryDescription description, EntryFolder folder);

/// Returns nullptr if there is no such entry, or if it is built in. Thread-safe; what it points to stays.
const OwnEntry* findOwnEntry(std::string_view id);

/// The entry of this folder, by the path in which its folder was read; nullptr if it is none. Thread-safe.
const OwnEntry* ownEntryIn(const std::filesystem::path& folder);

/// Those that were not replaced, in the order in which they came. Thread-safe.
std::vector<const OwnEntry*> ownEntries();

/// A folder or a library that did not become an entry, and why.
struct RefusedEntry {
    std::filesystem::path folder;
    std::string reason;
};

/// Keeps the folders that listings name beside the entries, in place of those before. Thread-safe.
void setRefusedEntries(std::vector<RefusedEntry> folders);
std::vector<RefusedEntry> refusedEntries();

/// The record of the file "id/name" of a shared library, with what it says of its version in place of
/// options; empty if `file` is not such a file.
std::optional<backend::ProgramRecord> libraryRecordOf(std::string_view file);

/// The record of the entry.lua or the library by which jobs of the algorithm are run; empty for a built-in
/// algorithm.
std::optional<backend::ProgramRecord> entryRecordOf(std::string_view algorithm);

/// The text of a file "id/name" of an entry; empty if there is no such entry or file here.
std::optional<std::string> entryText(std::string_view file);

} // namespace sortscope::algorithms
