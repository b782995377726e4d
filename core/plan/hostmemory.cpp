// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/hostmemory.h"

#include "core/base/wholefile.h"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <string>
#include <string_view>

namespace sortscope::plan {
namespace {

namespace fs = std::filesystem;
using Bytes = std::optional<std::uint64_t>;

constexpr std::uint64_t kKiB = 1024;

/// Returns the content of the file; empty if it cannot be read.
std::string contentOf(const fs::path& path)
{
    return base::contentOf(path).value_or(std::string());
}

/// The whole number that `text` begins with, blanks left out; empty for words such as "max" and "unlimited".
Bytes leadingNumber(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} ? Bytes(number) : std::nullopt;
}

/// The number behind `key` on the line that begins with it.
Bytes numberBehind(const std::string& text, std::string_view key)
{
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(key))
            return leadingNumber(std::string_view(line).substr(key.size()));
    }
    return std::nullopt;
}

Bytes times(Bytes number, std::uint64_t factor)
{
    return number ? Bytes(*number * factor) : std::nullopt;
}

std::uint64_t without(std::uint64_t from, std::uint64_t what)
{
    return from > what ? from - what : 0;
}

Bytes least(Bytes a, Bytes b)
{
    return a && b ? std::min(a, b) : (a ? a : b);
}

/// The names for the same things in the two versions of control groups.
struct CgroupFiles {
    std::string_view folder;
    std::string_view limit;
    std::string_view used;
    std::string_view inactiveFile;
    std::string_view activeFile;
};

constexpr CgroupFiles kVersion1{"sys/fs/cgroup/memory", "memory.limit_in_bytes", "memory.usage_in_bytes",
                                "total_inactive_file ", "total_active_file "};
constexpr CgroupFiles kVersion2{"sys/fs/cgroup", "memory.max", "memory.current", "inactive_file ",
                                "active_file "};

Bytes leftIn(const fs::path& group, const CgroupFiles& files)
{
    const auto limit = leadingNumber(contentOf(group / files.limit));
    const auto used = leadingNumber(contentOf(group / files.used));
    if (!limit || !used)
        return std::nullopt;
    const auto statistics = contentOf(group / "memory.stat");
    const auto droppable = numberBehind(statistics, files.inactiveFile).value_or(0)
                           + numberBehind(statistics, files.activeFile).value_or(0);
    return without(*limit, without(*used, droppable));
}

/// The least that a group or one above it leaves. A container may see less of the hierarchy than its path
/// says: missing folders set no limit.
Bytes leftAbove(const fs::path& root, fs::path group, const CgroupFiles& files)
{
    Bytes left;
    for (group = group.relative_path();; group = group.parent_path()) {
        left = least(left, leftIn(root / files.folder / group, files));
        if (group.empty())
            return left;
    }
}

/// Returns the bytes that the control groups leave: lines are "0::/user.slice" for version 2,
/// "5:cpu,memory:/docker/1" for version 1.
Bytes leftInCgroups(const fs::path& root)
{
    Bytes left;
    std::istringstream lines(contentOf(root / "proc/self/cgroup"));
    for (std::string line; std::getline(lines, line);) {
        const auto first = line.find(':');
        const auto second = line.find(':', first + 1);
        if (first == std::string::npos || second == std::string::npos)
            continue;
        const auto controllers = ',' + line.substr(first + 1, second - first - 1) + ',';
        const fs::path group = line.substr(second + 1);
        if (controllers == ",,")
            left = least(left, leftAbove(root, group, kVersion2));
        else if (controllers.find(",memory,") != std::string::npos)
            left = least(left, leftAbove(root, group, kVersion1));
    }
    return left;
}

Bytes leftInAddressSpace(const fs::path& root)
{
    const auto limit = numberBehind(contentOf(root / "proc/self/limits"), "Max address space");
    const auto mapped = times(numberBehind(contentOf(root / "proc/self/status"), "VmSize:"), kKiB);
    if (!limit || !mapped)
        return std::nullopt;
    return without(*limit, *mapped);
}

} // namespace

std::optional<std::uint64_t> availableHostMemory(const fs::path& root)
{
    const auto system = times(numberBehind(contentOf(root / "proc/meminfo"), "MemAvailable:"), kKiB);
    return least(least(system, leftInCgroups(root)), leftInAddressSpace(root));
}

std::optional<std::uint64_t> dataOfThisProcess()
{
    return times(numberBehind(contentOf("/proc/self/status"), "VmData:"), kKiB);
}

} // namespace sortscope::plan
