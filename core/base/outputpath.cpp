// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/outputpath.h"

#include "core/base/texts.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string_view>
#include <system_error>

namespace sortscope::base {
namespace {

namespace fs = std::filesystem;

/// True for the folder that names the descriptors of this process. /dev/fd leads to it, unless nothing is
/// mounted on /proc.
bool namesDescriptors(const fs::path& folder)
{
    return folder == "/dev/fd"
           || (folder.filename() == "fd"
               && folder.string().starts_with(fmt::format("/proc/{}/", ::getpid())));
}

std::optional<int> descriptorNamed(const fs::path& path)
{
    if (path == "/dev/stdout")
        return STDOUT_FILENO;
    if (path == "/dev/stderr")
        return STDERR_FILENO;
    if (!namesDescriptors(path.parent_path()))
        return std::nullopt;
    return numberIn<int>(path.filename().string());
}

/// Returns an absolute path, without symbolic links as far as its parts exist.
fs::path canonical(const fs::path& path, const fs::path& reportAs)
{
    std::error_code error;
    auto whole = fs::absolute(path, error);
    if (!error)
        whole = fs::weakly_canonical(whole, error);
    if (error)
        cannotWrite(reportAs, error.value());
    return whole;
}

bool endsInAName(const fs::path& path)
{
    return path.has_filename() && path.filename() != "." && path.filename() != "..";
}

bool statusOf(const OutputTarget& target, struct stat& status)
{
    return (target.descriptor ? ::fstat(*target.descriptor, &status) : ::stat(target.path.c_str(), &status))
           == 0;
}

bool sameTarget(const OutputTarget& a, const OutputTarget& b)
{
    struct stat first {};
    struct stat second {};
    if (!statusOf(a, first) || !statusOf(b, second))
        return a.path == b.path;
    if (a.descriptor && a.descriptor == b.descriptor)
        return true;
    return !S_ISCHR(first.st_mode) && first.st_dev == second.st_dev && first.st_ino == second.st_ino;
}

std::string clashText(const NamedPath& a, const NamedPath& b)
{
    return fmt::format("{} and {} are the same file ({}); choose another name for one of them", a.name,
                       b.name, a.path.string());
}

} // namespace

void cannotWrite(const fs::path& path, int code)
{
    throw std::system_error(code, std::generic_category(), fmt::format("cannot write {}", path.string()));
}

OutputTarget outputTarget(const fs::path& path)
{
    if (path.empty())
        cannotWrite(path, ENOENT);
    // The kernel follows as many links.
    constexpr int mostLinks = 40;
    auto at = path;
    for (int links = 0; links <= mostLinks; ++links) {
        if (!endsInAName(at))
            return {canonical(at, path), {}};
        // One link at a time: following all at once would end at the file behind a descriptor, or at a link
        // that leads to nothing yet.
        const auto folder = canonical(fs::absolute(at).parent_path(), path);
        at = folder / at.filename();
        if (const auto descriptor = descriptorNamed(at))
            return {at, descriptor};
        std::error_code notALink;
        const auto next = fs::read_symlink(at, notALink);
        if (notALink)
            return {at, {}};
        at = folder / next;
    }
    cannotWrite(path, ELOOP);
}

bool sameFile(const fs::path& a, const fs::path& b)
{
    try {
        return sameTarget(outputTarget(a), outputTarget(b));
    } catch (const std::system_error&) {
        // A path that cannot be resolved cannot be written either.
        return false;
    }
}

std::optional<std::string> outputClash(const std::vector<NamedPath>& outputs,
                                       const std::vector<NamedPath>& inputs)
{
    for (auto output = outputs.begin(); output != outputs.end(); ++output) {
        for (auto other = outputs.begin(); other != output; ++other) {
            if (sameFile(output->path, other->path))
                return clashText(*other, *output);
        }
        for (const auto& input : inputs) {
            if (sameFile(output->path, input.path))
                return clashText(*output, input);
        }
    }
    return std::nullopt;
}

} // namespace sortscope::base
