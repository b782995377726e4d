// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sharedlibrary.h"

#include <dlfcn.h>

#include <stdexcept>

namespace sortscope::base {

std::optional<SharedLibrary> SharedLibrary::load(const std::string& file)
{
    void* handle = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (handle == nullptr)
        return std::nullopt;
    return SharedLibrary(handle);
}

SharedLibrary SharedLibrary::require(const std::string& file)
{
    if (auto library = load(file))
        return *library;
    const char* why = dlerror(); // NOLINT(concurrency-mt-unsafe): glibc keeps one for each thread
    throw std::runtime_error(why != nullptr ? why : file + " cannot be loaded");
}

void* SharedLibrary::address(const char* symbol) const
{
    return dlsym(m_handle, symbol);
}

} // namespace sortscope::base
