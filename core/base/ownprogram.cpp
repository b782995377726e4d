// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ownprogram.h"

#include <cstdlib>
#include <string_view>

namespace sortscope::base {
namespace {

constexpr auto* kThisProcess = "/proc/self/exe";
/// The beginning of the names of dynamic loaders. A bundle starts the program by one.
constexpr std::string_view kLoader = "ld";

} // namespace

std::optional<std::filesystem::path> bundleFolder()
{
    const auto* folder = std::getenv("SORTSCOPE_BUNDLE"); // NOLINT(concurrency-mt-unsafe): nothing sets it
    std::error_code error;
    const auto file = std::filesystem::read_symlink(kThisProcess, error).filename().string();
    if (folder == nullptr || *folder == '\0' || !file.starts_with(kLoader))
        return std::nullopt;
    return folder;
}

std::filesystem::path ownProgram()
{
    const auto folder = bundleFolder();
    return folder ? *folder / "sortscope-cli" : std::filesystem::path(kThisProcess);
}

std::filesystem::path ownFolder()
{
    if (const auto folder = bundleFolder())
        return *folder / "bin";
    std::error_code error;
    return std::filesystem::read_symlink(kThisProcess, error).parent_path();
}

} // namespace sortscope::base
