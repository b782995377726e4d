// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/opencl/icdfiles.h"

#include "core/backend/device.h"
#include "core/base/wholefile.h"

#include <dlfcn.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

namespace sortscope::backend::opencl {
namespace {

namespace fs = std::filesystem;

/// The folder that loaders read; ocl-icd and Khronos' loader each have a variable that names another one.
fs::path icdFolder()
{
    for (const char* variable : {"OCL_ICD_VENDORS", "OPENCL_VENDOR_PATH"}) {
        const char* value = std::getenv(variable); // NOLINT(concurrency-mt-unsafe): nothing sets it
        if (value != nullptr && *value != '\0')
            return value;
    }
    return "/etc/OpenCL/vendors";
}

/// Asks the dynamic loader without changing anything.
bool isLoaded(const std::string& library)
{
    void* handle = dlopen(library.c_str(), RTLD_LAZY | RTLD_NOLOAD);
    if (handle != nullptr)
        dlclose(handle);
    return handle != nullptr;
}

/// Returns the fault of the file; empty if there is none.
std::string faultOf(const fs::path& file)
{
    const auto text = base::contentOf(file);
    if (!text)
        return "it cannot be read";
    auto library = text->substr(0, text->find('\n'));
    const bool fromWindows = library.ends_with('\r');
    if (fromWindows)
        library.pop_back();
    if (library.empty())
        return "its first line names no library";
    if (isLoaded(library))
        return {};
    if (fromWindows)
        return fmt::format("it has a Windows line ending, which the OpenCL loader reads as part of the "
                           "library's name; write {} and a plain line feed",
                           library);
    if (dlopen(library.c_str(), RTLD_LAZY) == nullptr)
        return fmt::format("the library that it names cannot be loaded: {}",
                           dlerror()); // NOLINT(concurrency-mt-unsafe)
    return {};                         // the library has no platform to offer, as without its device
}

std::vector<fs::path> icdFiles()
{
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(icdFolder(), error); !error && entry != fs::directory_iterator();
         entry.increment(error)) {
        if (entry->path().extension() == ".icd")
            files.push_back(entry->path());
    }
    std::ranges::sort(files);
    return files;
}

} // namespace

std::vector<Unavailable> brokenIcdFiles()
{
    std::vector<Unavailable> broken;
    for (const auto& file : icdFiles()) {
        if (auto fault = faultOf(file); !fault.empty())
            broken.push_back({BackendKind::OpenCl, file.string(), std::move(fault)});
    }
    return broken;
}

} // namespace sortscope::backend::opencl
