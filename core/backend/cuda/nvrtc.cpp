// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/nvrtc.h"

#include "core/backend/cuda/driverapi.h"
#include "core/backend/error.h"
#include "core/base/sharedlibrary.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <system_error>

namespace sortscope::backend::cuda {
namespace {

namespace fs = std::filesystem;

/// The major versions of the interface that this file was written for.
constexpr std::array kMajorVersions{13, 12};

std::vector<fs::path> toolkitFolders()
{
    std::vector<fs::path> folders;
    for (const char* variable : {"CUDA_HOME", "CUDA_PATH"}) {
        const char* value = std::getenv(variable);
        if (value != nullptr && *value != '\0')
            folders.emplace_back(value);
    }
    folders.emplace_back("/usr/local/cuda");
    return folders;
}

/// Loads NVRTC's built-in declarations. NVRTC opens them by bare name, which fails if it was itself found
/// outside the loader's path; the loader does hand out a library of that name that is loaded already.
void loadBuiltins(const fs::path& folder)
{
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
        if (entry.path().filename().string().starts_with("libnvrtc-builtins.so."))
            base::SharedLibrary::load(entry.path().string());
    }
}

std::optional<base::SharedLibrary> loadLibrary(int driver)
{
    for (const auto& candidate : nvrtcCandidates(driver)) {
        if (candidate.has_parent_path())
            loadBuiltins(candidate.parent_path());
        if (auto library = base::SharedLibrary::load(candidate.string()))
            return library;
    }
    return std::nullopt;
}

Nvrtc load()
{
    const auto library = loadLibrary(driverMajor());
    if (!library) {
        throw Unsupported(fmt::format(
            "compiling kernels for CUDA needs NVRTC (libnvrtc.so.{}), which was not found: install the "
            "CUDA Toolkit or its cuda-nvrtc package, or set CUDA_HOME to the toolkit's folder",
            fmt::join(kMajorVersions, " or .")));
    }
    Nvrtc nvrtc;
    const char* missing = nullptr;
#define SORTSCOPE_FIND(member, symbol)                                                    \
    nvrtc.member = library->find<std::remove_pointer_t<decltype(nvrtc.member)>>(#symbol); \
    if (nvrtc.member == nullptr)                                                          \
        missing = #symbol;
    SORTSCOPE_NVRTC_FUNCTIONS(SORTSCOPE_FIND)
#undef SORTSCOPE_FIND
    if (missing != nullptr)
        throw Unsupported(fmt::format("the installed NVRTC cannot be used: it lacks {}", missing));
    return nvrtc;
}

} // namespace

int driverMajor()
{
    try {
        int version = 0;
        check(DriverApi::instance().driverVersion(&version), "cuDriverGetVersion");
        return version / 1000;
    } catch (const std::exception&) {
        return 0; // compiling needs no driver
    }
}

std::vector<fs::path> toolkitCandidates(std::string_view name, const std::vector<std::string>& folders,
                                        int driverMajor, Loader loader)
{
    std::vector<int> versions(kMajorVersions.begin(), kMajorVersions.end());
    std::stable_partition(versions.begin(), versions.end(),
                          [&](int major) { return driverMajor == 0 || major <= driverMajor; });
    std::vector<fs::path> candidates;
    for (const int major : versions) {
        const auto file = fmt::format("{}.{}", name, major);
        if (loader == Loader::First)
            candidates.emplace_back(file);
        for (const auto& toolkit : toolkitFolders()) {
            for (const auto& folder : folders)
                candidates.push_back(toolkit / folder / file);
        }
        if (loader == Loader::Last)
            candidates.emplace_back(file);
    }
    return candidates;
}

std::vector<fs::path> toolkitHeaders()
{
    std::error_code error;
    for (const auto& toolkit : toolkitFolders()) {
        const auto headers = toolkit / "include";
        if (!fs::exists(headers / "cuda.h", error))
            continue;
        std::vector<fs::path> folders{headers};
        if (const auto libraries = headers / "cccl"; fs::exists(libraries, error)) // from CUDA 13 on
            folders.push_back(libraries);
        return folders;
    }
    return {};
}

std::vector<fs::path> nvrtcCandidates(int driverMajor)
{
    return toolkitCandidates("libnvrtc.so", {"lib64"}, driverMajor, Loader::First);
}

const Nvrtc& Nvrtc::instance()
{
    static const Nvrtc nvrtc = load();
    return nvrtc;
}

std::string Nvrtc::version() const
{
    int major = 0;
    int minor = 0;
    check(versionNumbers(&major, &minor), "nvrtcVersion");
    return fmt::format("{}.{}", major, minor);
}

std::vector<int> Nvrtc::architectures() const
{
    int count = 0;
    check(supportedArchitectureCount(&count), "nvrtcGetNumSupportedArchs");
    std::vector<int> list(static_cast<std::size_t>(count));
    check(supportedArchitectures(list.data()), "nvrtcGetSupportedArchs");
    std::sort(list.begin(), list.end());
    return list;
}

void Nvrtc::check(nvrtcResult result, std::string_view call, const std::source_location& where) const
{
    if (result != NVRTC_SUCCESS)
        throw Error(describeFailure(call, errorText(result), result, where));
}

} // namespace sortscope::backend::cuda
