// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/kernelsource.h"

#include "core/algorithms/ownentries.h"
#include "core/backend/queue.h"
#include "core/base/usageerror.h"
#include "core/base/wholefile.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <optional>
#include <set>
#include <stdexcept>
#include <system_error>

namespace sortscope::algorithms {
namespace {

/// The source of kernels; built in if `directory` is empty.
struct Source {
    std::filesystem::path directory;
    /// Replaces the current files of the directory.
    std::optional<std::map<std::string, std::string>> files;
};

std::mutex sourceMutex;
Source sourceOfKernels;

const std::string kPrelude = "prelude.cuh";
/// The file belongs to no algorithm, but many use it.
constexpr std::string_view kKeyMap = "keymap.cl";

Source currentSource()
{
    const std::scoped_lock lock(sourceMutex);
    return sourceOfKernels;
}

void setSource(const std::filesystem::path& directory,
               std::optional<std::map<std::string, std::string>> files)
{
    const std::scoped_lock lock(sourceMutex);
    sourceOfKernels.directory = directory.empty() ? directory : absolute(directory).lexically_normal();
    sourceOfKernels.files = std::move(files);
}

/// Says why a file is not read, before it is opened: opening a pipe would wait for it. Empty if the file does
/// not exist, or has no such fault.
std::string whyNoKernel(const std::filesystem::path& path)
{
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (exists(status) && !is_regular_file(status))
        return "it is not a regular file";
    const auto bytes = exists(status) ? file_size(path, error) : 0;
    return bytes > kMaximumKernelBytes && !error
               ? fmt::format("it has {} bytes, and a kernel file may have {}", bytes, kMaximumKernelBytes)
               : std::string();
}

[[noreturn]] void refuse(const std::filesystem::path& path)
{
    const auto why = whyNoKernel(path);
    throw std::runtime_error(
        fmt::format("cannot read the kernel file {}{}{}", path.string(), why.empty() ? "" : ": ", why));
}

std::optional<std::string> kernelText(const std::filesystem::path& path)
{
    return whyNoKernel(path).empty() ? base::contentOf(path) : std::nullopt;
}

/// Returns the text; empty if the file does not exist.
std::optional<std::string> fileIn(const Source& source, const std::string& file)
{
    if (source.files) {
        const auto found = source.files->find(file);
        return found == source.files->end() ? std::nullopt : std::optional(found->second);
    }
    const auto path = source.directory / file;
    if (!exists(path))
        return std::nullopt;
    auto content = kernelText(path);
    if (!content)
        refuse(path);
    return content;
}

/// Returns the text that was built into the program; empty if the program has no file of this name.
std::optional<std::string> findBuiltIn(const std::string& file)
{
    const auto kernels = embeddedKernels();
    const auto found = std::ranges::find(kernels, file, &EmbeddedKernel::file);
    return found == kernels.end() ? std::nullopt : std::optional(std::string(found->source));
}

std::string builtIn(const std::string& file)
{
    auto text = findBuiltIn(file);
    if (!text)
        throw std::runtime_error("no kernel file " + file + " was built into this program");
    return std::move(*text);
}

/// Makes of a kernel file and of those that it includes one text: its compiler sees no folder.
class WholeText {
public:
    explicit WholeText(Source source) : m_source(std::move(source)) {}

    std::string of(const std::string& file, const std::string& text, std::size_t depth = 0)
    {
        constexpr std::size_t kDeepest = 16;
        if (depth > kDeepest)
            throw std::runtime_error(fmt::format("{} includes itself", file));
        std::string whole;
        std::size_t number = 0;
        std::size_t begin = 0;
        while (begin < text.size()) {
            const auto end = std::min(text.find('\n', begin), text.size() - 1) + 1;
            const auto line = std::string_view(text).substr(begin, end - begin);
            begin = end;
            ++number;
            if (const auto included = includedBy(line, file))
                whole += fmt::format("#line 1 \"{}\"\n{}\n#line {} \"{}\"\n", included->first,
                                     of(included->first, included->second, depth + 1), number + 1, file);
            else if (!line.starts_with(kOnce))
                whole += line;
            else
                whole += '\n'; // the compiler reads the whole text as a source, not as a header
        }
        return whole;
    }

private:
    static constexpr std::string_view kOnce = "#pragma once";

    /// Returns the file that a line includes, and its text, if that takes the place of the line; of a path
    /// its last part counts, because the folder has no others. What CUDA C++ includes and neither the folder
    /// nor the program has, its compiler may find.
    std::optional<std::pair<std::string, std::string>> includedBy(std::string_view line,
                                                                  const std::string& by)
    {
        constexpr std::string_view kInclude = "#include \"";
        const auto quote =
            line.starts_with(kInclude) ? line.find('"', kInclude.size()) : std::string_view::npos;
        if (quote == std::string_view::npos)
            return std::nullopt;
        const std::filesystem::path path(line.substr(kInclude.size(), quote - kInclude.size()));
        auto name = path.filename().string();
        auto text = m_source.directory.empty() ? std::nullopt : fileIn(m_source, name);
        if (!text)
            text = backend::isOpenClC(by) ? builtIn(name) : findBuiltIn(name);
        if (text && text->find(kOnce) != std::string::npos && !m_once.insert(name).second)
            text.emplace();
        return text ? std::optional(std::pair(std::move(name), std::move(*text))) : std::nullopt;
    }

    Source m_source;
    /// The files that were included and want to be so once.
    std::set<std::string> m_once;
};

/// Undoes what WholeText has done.
class Parts {
public:
    explicit Parts(const std::string& whole) : m_left(whole) {}

    /// Takes a file, and those that it includes, off the front of the text, up to the line `end` if there is
    /// one.
    void take(const std::string& file, const std::string& end = {})
    {
        constexpr std::string_view kBegin = "#line 1 \"";
        std::string text;
        for (std::size_t number = 1; !m_left.empty(); ++number) {
            const auto line = next();
            if (!end.empty() && isEnd(line, end)) {
                text.pop_back(); // the end of a line that stands in front of this one
                break;
            }
            if (!line.starts_with(kBegin) || !line.ends_with("\"\n")) {
                text += line;
                continue;
            }
            const std::string included(line.substr(kBegin.size(), line.size() - kBegin.size() - 2));
            text += fmt::format("#include \"{}\"\n", included);
            take(included, file);
        }
        files.emplace(file, std::move(text)); // a second time, there may be nothing of it
    }

    std::map<std::string, std::string> files;

private:
    std::string_view next()
    {
        const auto line = m_left.substr(0, std::min(m_left.find('\n'), m_left.size() - 1) + 1);
        m_left.remove_prefix(line.size());
        return line;
    }

    /// True for the line that goes on with the file `name` behind what it includes.
    static bool isEnd(std::string_view line, const std::string& name)
    {
        return line.starts_with("#line ") && !line.starts_with("#line 1 ")
               && line.ends_with(fmt::format(" \"{}\"\n", name));
    }

    std::string_view m_left;
};

bool hasKernelName(const std::filesystem::path& path)
{
    const auto extension = path.extension();
    return extension == ".cl" || extension == ".cu" || extension == ".cuh";
}

/// The entry of EntryKernels.
thread_local const OwnEntry* entryAtWork = nullptr;

backend::ProgramSource sourceOf(const OwnEntry& entry, const std::string& file,
                                std::vector<std::pair<std::string, std::string>> defines)
{
    const auto& folder = entry.folder;
    const auto found = folder.files.find(file);
    if (found == folder.files.end())
        refuse(folder.directory / file);
    const Source source{folder.directory, folder.files};
    return {fmt::format("{}/{}", entry.description.id, file), WholeText(source).of(file, found->second),
            std::move(defines), (folder.directory / file).string(), builtIn(kPrelude)};
}

} // namespace

EntryKernels::EntryKernels(const OwnEntry& entry)
{
    entryAtWork = &entry;
}

EntryKernels::~EntryKernels()
{
    entryAtWork = nullptr;
}

void setKernelDirectory(const std::filesystem::path& directory)
{
    setSource(directory, std::nullopt);
}

void useKernelFolder(const std::filesystem::path& folder, std::string_view by)
{
    std::error_code error;
    if (!std::filesystem::is_directory(folder, error))
        throw base::UsageError(fmt::format("{}: \"{}\" is not a folder", by, folder.string()));
    setKernelDirectory(folder);
}

void setKernelFolder(KernelFolder folder)
{
    setSource(folder.directory, std::move(folder.files));
}

std::filesystem::path kernelDirectory()
{
    return currentSource().directory;
}

KernelFolder readKernelFolder()
{
    auto [directory, files] = currentSource();
    if (directory.empty() || files)
        return {directory, std::move(files).value_or(std::map<std::string, std::string>())};
    KernelFolder folder{directory, {}};
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(directory, error)) {
        auto content = hasKernelName(entry.path()) ? kernelText(entry.path()) : std::nullopt;
        if (content)
            folder.files.emplace(entry.path().filename().string(), std::move(*content));
    }
    return folder;
}

backend::ProgramSource kernelSource(const std::string& file,
                                    std::vector<std::pair<std::string, std::string>> defines)
{
    if (entryAtWork != nullptr && entryAtWork->folder.files.contains(file))
        return sourceOf(*entryAtWork, file, std::move(defines));
    if (const auto slash = file.find('/'); slash != std::string::npos) {
        const auto* entry = findOwnEntry(std::string_view(file).substr(0, slash));
        if (entry == nullptr)
            throw base::UsageError(
                fmt::format("there is no entry {} here, which has the file {}: name its folder "
                            "with --entries",
                            file.substr(0, slash), file));
        return sourceOf(*entry, file.substr(slash + 1), std::move(defines));
    }
    const auto source = currentSource();
    if (source.directory.empty())
        return builtInKernelSource(file, std::move(defines));
    const auto path = source.directory / file;
    auto text = fileIn(source, file);
    if (!text && file == kKeyMap)
        return builtInKernelSource(file, std::move(defines));
    if (!text)
        refuse(path);
    text = WholeText(source).of(file, *text);
    // The folder's own prelude, or the program's if the folder has none.
    auto prelude = fileIn(source, kPrelude);
    return {file, std::move(*text), std::move(defines), path.string(),
            prelude ? std::move(*prelude) : builtIn(kPrelude)};
}

std::string keyWord(data::KeyType type)
{
    switch (data::keyBytes(type)) {
    case sizeof(data::ByteKey):
        return "uchar";
    case sizeof(data::ShortKey):
        return "ushort";
    case sizeof(data::WideKey):
        return "ulong";
    default:
        return "uint";
    }
}

std::string numberWord(data::KeyType type)
{
    return data::isWide(type) ? "ulong" : "uint";
}

backend::ProgramSource kernelSource(const std::string& file, data::KeyType type,
                                    std::vector<std::pair<std::string, std::string>> defines)
{
    const auto kind = data::kindOf(type);
    const auto bits = 8 * data::keyBytes(type);
    const auto sign = fmt::format("{:#x}{}", std::uint64_t{1} << (bits - 1), bits == 64 ? "ul" : "u");
    const auto others = fmt::format("{:#x}{}", (std::uint64_t{1} << (bits - 1)) - 1, bits == 64 ? "ul" : "u");
    defines.emplace_back("KEY", keyWord(type));
    defines.emplace_back("KEY_BITS", fmt::format("{}u", bits));
    defines.emplace_back("NUMBER", numberWord(type));
    defines.emplace_back("FLIP", kind == data::KeyKind::Unsigned ? "0u" : sign);
    defines.emplace_back("FLIP_NEGATIVE", kind == data::KeyKind::Float ? others : "0u");
    return kernelSource(file, std::move(defines));
}

backend::ProgramSource builtInKernelSource(const std::string& file,
                                           std::vector<std::pair<std::string, std::string>> defines)
{
    return {file, WholeText({}).of(file, builtIn(file)), std::move(defines), std::string(backend::kBuiltIn),
            builtIn(kPrelude)};
}

std::optional<std::string> builtInTextOf(const backend::ProgramRecord& record)
{
    if (record.origin != backend::kBuiltIn || !findBuiltIn(record.file))
        return std::nullopt;
    auto source = builtInKernelSource(record.file);
    const bool same = backend::recordOf(source, {}).hash == record.hash
                      || backend::recordOf(source, {}, *source.prelude).hash == record.hash;
    return same ? std::optional(std::move(source.text)) : std::nullopt;
}

std::map<std::string, std::string> filesOf(const std::string& whole, const std::string& file)
{
    Parts parts(whole);
    parts.take(file);
    return std::move(parts.files);
}

backend::ProgramRecord recordNow(const std::string& file, backend::BackendKind backend)
{
    if (auto library = libraryRecordOf(file))
        return std::move(*library);
    const auto source = kernelSource(file);
    const bool prelude = backend == backend::BackendKind::Cuda && backend::isOpenClC(file);
    return backend::recordOf(source, {}, prelude ? source.prelude.value_or(std::string()) : std::string());
}

} // namespace sortscope::algorithms
