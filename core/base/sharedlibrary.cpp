// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sharedlibrary.h"

#include <dlfcn.h>

namespace sortscope::base {

std::optional<SharedLibrary> SharedLibrary::load(const std::string& file)
{
    void* handle = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (handle == nullptr)
        return std::nullopt;
    return SharedLibrary(handle);
}

void* SharedLibrary::address(const char* symbol) const
{
    return dlsym(m_handle, symbol);
}

} // namespace sortscope::base
