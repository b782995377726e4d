// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/ownentries.h"

#include "core/algorithms/catalogue.h"
#include "core/backend/queue.h"
#include "core/base/sha256.h"
#include "core/base/wholefile.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <deque>
#include <mutex>
#include <optional>
#include <stdexcept>

namespace sortscope::algorithms {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 64;

std::mutex entriesMutex;
/// Entries stay where they are, also those that were replaced: jobs, and older lists of the catalogue, have
/// their texts.
std::deque<OwnEntry> entries;
std::atomic<const EntryMaker*> theMaker = nullptr;
std::vector<RefusedEntry> refused;

/// Returns nullptr if there is none. Call with the mutex locked.
const OwnEntry* newest(std::string_view id)
{
    const auto found = std::find_if(entries.rbegin(), entries.rend(),
                                    [&](const OwnEntry& entry) { return entry.description.id == id; });
    return found == entries.rend() ? nullptr : &*found;
}

/// Has kernels of the program's algorithm, which prepares the problem, taken from the folder.
template <typename Make>
auto withKernelsOf(const OwnEntry& entry, const Make& make)
{
    const EntryKernels theirs(entry);
    return make();
}

void addFactories(AlgorithmInfo& info, const OwnEntry& entry)
{
    const auto* base = entry.description.base.empty() ? nullptr : findAlgorithm(entry.description.base);
    if (info.family == Family::Sort)
        info.makeSort = [&entry, base](backend::Queue& queue, const backend::DeviceInfo& device,
                                       const SortProblem& problem) {
            if (base == nullptr)
                return entryMaker().sort(entry, queue, device, problem);
            return withKernelsOf(entry, [&] { return base->makeSort(queue, device, problem); });
        };
    else
        info.makeSearch = [&entry, base](backend::Queue& queue, const backend::DeviceInfo& device,
                                         const SearchProblem& problem) {
            if (base == nullptr)
                return entryMaker().search(entry, queue, device, problem);
            return withKernelsOf(entry, [&] { return base->makeSearch(queue, device, problem); });
        };
}

bool isEntryText(const fs::path& path)
{
    constexpr std::array<std::string_view, 6> kEndings{".cl", ".cu", ".cuh", ".h", ".hpp", ".lua"};
    return std::ranges::find(kEndings, path.extension().string()) != kEndings.end();
}

} // namespace

void setEntryMaker(const EntryMaker& made)
{
    theMaker = &made;
}

const EntryMaker& entryMaker()
{
    if (const auto* made = theMaker.load())
        return *made;
    throw std::logic_error("this process does not run the entries of folders and libraries");
}

std::string libraryHashOf(const fs::path& file)
{
    const auto content = base::contentOf(file);
    if (!content)
        throw std::runtime_error("it cannot be read");
    return base::sha256(*content);
}

EntryFolder readEntryFolder(const fs::path& given)
{
    std::error_code error;
    EntryFolder folder{{fs::absolute(given, error).lexically_normal(), {}}, {}};
    if (isEntryLibrary(given) && !fs::is_directory(given, error)) {
        folder.libraryHash = libraryHashOf(given);
        return folder;
    }
    for (const auto& file : fs::directory_iterator(folder.directory, error)) {
        if (!isEntryText(file.path()) || !file.is_regular_file(error))
            continue;
        const auto name = file.path().filename().string();
        if (folder.files.size() == kMostFiles)
            throw std::runtime_error(fmt::format("it has more than {} files of kernels", kMostFiles));
        if (file.file_size(error) > kMaximumKernelBytes)
            throw std::runtime_error(
                fmt::format("{} has more than the {} bytes that a file may have", name, kMaximumKernelBytes));
        auto content = base::contentOf(file.path());
        if (!content)
            throw std::runtime_error(fmt::format("{} cannot be read", name));
        folder.files.emplace(name, std::move(*content));
    }
    if (error)
        throw std::runtime_error(fmt::format("it cannot be read: {}", error.message()));
    if (!folder.files.contains(std::string(kEntryFile)))
        throw std::runtime_error(fmt::format("it has no {} and no shared library (.so)", kEntryFile));
    return folder;
}

const OwnEntry& addOwnEntry(EntryDescription description, EntryFolder folder)
{
    requireSound(description);
    const std::scoped_lock lock(entriesMutex);
    const auto* known = newest(description.id);
    if (known != nullptr && known->folder.files == folder.files
        && known->folder.libraryHash == folder.libraryHash)
        return *known;
    const bool replaces = known != nullptr && known->folder.directory == folder.directory;
    auto& entry = entries.emplace_back(std::move(description), std::move(folder));
    try {
        auto info = infoOf(entry.description);
        addFactories(info, entry);
        if (replaces)
            replaceInCatalogue(std::move(info));
        else
            addToCatalogue(std::move(info));
    } catch (...) {
        entries.pop_back();
        throw;
    }
    return entry;
}

const OwnEntry* findOwnEntry(std::string_view id)
{
    const std::scoped_lock lock(entriesMutex);
    return newest(id);
}

const OwnEntry* ownEntryIn(const std::filesystem::path& folder)
{
    const auto entries = ownEntries();
    const auto found =
        std::ranges::find(entries, folder, [](const auto* one) { return one->folder.directory; });
    return found == entries.end() ? nullptr : *found;
}

std::vector<const OwnEntry*> ownEntries()
{
    const std::scoped_lock lock(entriesMutex);
    std::vector<const OwnEntry*> all;
    for (const auto& entry : entries) {
        if (newest(entry.description.id) == &entry)
            all.push_back(&entry);
    }
    return all;
}

void setRefusedEntries(std::vector<RefusedEntry> folders)
{
    const std::scoped_lock lock(entriesMutex);
    refused = std::move(folders);
}

std::vector<RefusedEntry> refusedEntries()
{
    const std::scoped_lock lock(entriesMutex);
    return refused;
}

std::optional<backend::ProgramRecord> entryRecordOf(std::string_view algorithm)
{
    const auto* entry = findOwnEntry(algorithm);
    if (entry == nullptr)
        return std::nullopt;
    const auto name =
        entry->folder.libraryHash.empty() ? fs::path(kEntryFile) : entry->folder.directory.filename();
    return recordNow(fmt::format("{}/{}", algorithm, name.string()), backend::BackendKind::OpenCl);
}

std::optional<backend::ProgramRecord> libraryRecordOf(std::string_view file)
{
    const auto* entry = findOwnEntry(file.substr(0, file.find('/')));
    if (entry == nullptr || entry->folder.libraryHash.empty())
        return std::nullopt;
    return backend::ProgramRecord{std::string(file), entry->folder.directory.string(),
                                  entry->folder.libraryHash, entry->description.release};
}

std::optional<std::string> entryText(std::string_view file)
{
    const auto slash = file.find('/');
    const auto* entry = slash == std::string_view::npos ? nullptr : findOwnEntry(file.substr(0, slash));
    if (entry == nullptr)
        return std::nullopt;
    const auto found = entry->folder.files.find(std::string(file.substr(slash + 1)));
    return found == entry->folder.files.end() ? std::nullopt : std::optional(found->second);
}

} // namespace sortscope::algorithms
