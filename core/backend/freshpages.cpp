// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/freshpages.h"

#include "core/backend/error.h"

#include <fmt/format.h>
#include <sys/mman.h>

#include <algorithm>

namespace sortscope::backend {

void touchPages(std::span<std::byte> memory)
{
    for (std::size_t i = 0; i < memory.size(); i += kPageBytes)
        *static_cast<volatile std::byte*>(&memory[i]) = std::byte{0};
}

FreshPages::FreshPages(std::size_t bytes) : m_size(bytes), m_mapped(std::max(bytes, kPageBytes))
{
    void* const data = ::mmap(nullptr, m_mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (data == MAP_FAILED) // NOLINT(*-cstyle-cast, performance-no-int-to-ptr): the system's macro
        throw OutOfMemory(fmt::format("the host does not have {} bytes of memory left", bytes));
    m_data = static_cast<std::byte*>(data);
}

FreshPages::~FreshPages()
{
    ::munmap(m_data, m_mapped);
}

} // namespace sortscope::backend
