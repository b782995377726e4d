// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/codelisting.h"

#include "core/backend/queue.h"
#include "core/base/descriptor.h"
#include "core/base/wholefile.h"
#include "core/process/byterelay.h"
#include "core/process/childprocess.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <sstream>
#include <system_error>
#include <vector>

namespace sortscope::sample {
namespace {

namespace fs = std::filesystem;
using backend::CodeKind;

class ToolFailed : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Runs a tool on a file with these bytes; returns what it prints. Throws ToolFailed, or
/// std::system_error.
std::string printedBy(const fs::path& tool, const std::vector<std::string>& options, std::string_view bytes)
{
    constexpr std::string_view kEnd = ".cubin"; // as nvdisasm expects; llvm-dis takes any
    auto name = (fs::temp_directory_path() / "sortscope-code-XXXXXX").string().append(kEnd);
    const base::Descriptor file(::mkstemps(name.data(), static_cast<int>(kEnd.size())));
    if (file.get() < 0)
        throw std::system_error(errno, std::generic_category(), name);
    struct Removed {
        const std::string& path;
        ~Removed() { ::unlink(path.c_str()); }
    } const removed{name};
    if (const int error = base::writeAll(file.get(), bytes))
        throw std::system_error(error, std::generic_category(), name);
    auto [ours, theirs] = process::socketPair();
    auto arguments = options;
    arguments.push_back(name);
    process::ChildProcess child(tool.string(), arguments, theirs.get(), process::Blocked::None);
    theirs.close();
    std::string printed;
    process::readAll(ours.get(), [&](const std::string& part) { printed += part; });
    constexpr std::chrono::seconds kPatience{10};
    const auto end = child.waitUntilGone(kPatience);
    if (!end || end->signal != 0 || end->status != 0)
        throw ToolFailed(
            fmt::format("{} {}", tool.string(), end ? process::describeEnd(*end) : "does not end"));
    return printed;
}

/// Returns the first of the candidates that is there; names without a folder are looked for in PATH.
std::optional<fs::path> firstOf(const std::vector<fs::path>& candidates)
{
    const auto variable = [](const char* name) {
        const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nothing sets it
        return std::string(value == nullptr ? "" : value);
    };
    std::error_code error;
    for (const auto& candidate : candidates) {
        if (candidate.has_parent_path()) {
            if (fs::exists(candidate, error))
                return candidate;
            continue;
        }
        std::istringstream folders(variable("PATH"));
        for (std::string folder; std::getline(folders, folder, ':');) {
            if (!folder.empty() && fs::exists(folder / candidate, error))
                return folder / candidate;
        }
    }
    return std::nullopt;
}

/// Returns what a tool prints. One that fails may be older than the code: then `advice` helps.
CodeListing listingBy(std::string_view language, const fs::path& tool,
                      const std::vector<std::string>& options, std::string_view bytes,
                      std::string_view advice)
{
    try {
        return {language, printedBy(tool, options, bytes), {}};
    } catch (const ToolFailed& failed) {
        return {language, {}, fmt::format("{}; it may be older than the code: {}", failed.what(), advice)};
    }
}

CodeListing sassOf(std::string_view cubin)
{
    constexpr std::string_view kAdvice =
        "install the cuda-nvdisasm package of the CUDA Toolkit, or set CUDA_HOME to the toolkit's folder";
    const char* home = std::getenv("CUDA_HOME"); // NOLINT(concurrency-mt-unsafe): nothing sets it
    const auto tool = firstOf({"nvdisasm", fs::path(home == nullptr ? "/" : home) / "bin/nvdisasm",
                               "/usr/local/cuda/bin/nvdisasm"});
    if (!tool)
        return {"SASS", {}, fmt::format("nvdisasm was not found: {}", kAdvice)};
    return listingBy("SASS", *tool, {"-g", "-c"}, cubin, kAdvice);
}

/// Returns the text behind `before`, up to `after` or to the end; empty if `before` does not occur.
std::string_view between(std::string_view text, std::string_view before, std::string_view after)
{
    const auto begin = text.find(before);
    if (begin == std::string_view::npos)
        return {};
    text.remove_prefix(begin + before.size());
    return text.substr(0, text.find_first_of(after));
}

std::size_t numberIn(std::string_view digits)
{
    std::size_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

CodeListing irOf(const backend::ProgramCode& code)
{
    const auto version = numberIn(between(code.compiler, "LLVM ", "."));
    const auto package = version > 0 ? fmt::format("llvm-{}", version) : std::string("llvm");
    std::vector<fs::path> candidates{"llvm-dis"};
    if (version > 0)
        candidates = {fmt::format("llvm-dis-{}", version), fmt::format("/usr/lib/{}/bin/llvm-dis", package),
                      "llvm-dis"};
    const auto advice = fmt::format("install the package {}", package);
    const auto tool = firstOf(candidates);
    if (!tool)
        return {"LLVM IR", {}, fmt::format("llvm-dis was not found: {}", advice)};
    return listingBy("LLVM IR", *tool, {"-o", "-"}, code.bytes, advice);
}

/// A line of a file; of none if the number is 0.
struct Place {
    std::string file;
    std::size_t line = 0;

    bool operator==(const Place&) const = default;
};

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    std::istringstream stream{std::string(text)};
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

/// Returns the place from which the code behind a line of a listing comes; empty if the line does not tell.
using Places = std::function<std::optional<Place>(const std::string& line)>;

Places placesOfPtx(const std::vector<std::string>& lines)
{
    std::map<std::size_t, std::string> files;
    for (const auto& line : lines) {
        if (const auto file = numberIn(between(line, ".file\t", " ")); file > 0)
            files[file] = between(line, "\"", "\"");
    }
    return [files](const std::string& line) mutable -> std::optional<Place> {
        std::istringstream words(line);
        std::string word;
        std::size_t file = 0;
        Place place;
        if (!(words >> word) || word != ".loc" || !(words >> file >> place.line))
            return std::nullopt;
        place.file = fs::path(files[file]).filename().string();
        return place;
    };
}

std::optional<Place> placeInSass(const std::string& line)
{
    const auto place = between(line, "//## File \"", "\n");
    if (place.empty())
        return std::nullopt;
    return Place{fs::path(place.substr(0, place.find('"'))).filename().string(),
                 numberIn(between(place, "\", line ", " "))};
}

} // namespace

CodeListing listingOf(const backend::ProgramCode& code)
{
    switch (code.kind) {
    case CodeKind::Ptx:
        return {"PTX", code.bytes, {}};
    case CodeKind::Cubin:
        return sassOf(code.bytes);
    case CodeKind::Bitcode:
        break;
    }
    return irOf(code);
}

std::string besideSource(CodeKind kind, std::string_view listing, const backend::ProgramSource& source)
{
    const auto lines = linesOf(listing);
    const auto texts = linesOf(source.text);
    const auto places = kind == CodeKind::Ptx ? placesOfPtx(lines) : Places(placeInSass);
    const std::string_view comment = kind == CodeKind::Bitcode ? ";" : "//";
    const auto lineAt = [&](const Place& place) {
        const bool known = place.file == source.file && place.line <= texts.size();
        return fmt::format("{} {}:{}: {}\n", comment, place.file, place.line,
                           known ? texts[place.line - 1] : "");
    };
    std::string all;
    std::optional<Place> last;
    for (const auto& line : lines) {
        if (const auto place = places(line); place && place != last && place->line > 0) {
            all += lineAt(*place);
            last = place;
        }
        all += line + '\n';
    }
    if (last)
        return all;
    std::string whole;
    for (std::size_t i = 1; i <= texts.size(); ++i)
        whole += lineAt({source.file, i});
    return whole + all;
}

} // namespace sortscope::sample
