// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/freshpages.h"

#include "core/backend/error.h"

#include <fmt/format.h>
#include <sys/mman.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string>

namespace sortscope::backend {

void touchPages(std::span<std::byte> memory)
{
    for (std::size_t i = 0; i < memory.size(); i += kPageBytes)
        *static_cast<volatile std::byte*>(&memory[i]) = std::byte{0};
}

namespace {

/// The size of a huge page on x86 and, with small pages of 4 KiB, on ARM.
constexpr std::size_t kHugePageBytes = std::size_t{2} << 20U;

} // namespace

std::size_t hugeBytesAround(std::span<const std::byte> memory)
{
    if (memory.size() < kHugePageBytes)
        return 0; // without reading what takes milliseconds in a process of many mappings
    const auto at = reinterpret_cast<std::uintptr_t>(memory.data()); // NOLINT(*-reinterpret-cast)
    std::ifstream maps("/proc/self/smaps");
    bool inside = false;
    for (std::string line; std::getline(maps, line);) {
        std::uintptr_t begin = 0;
        std::uintptr_t end = 0;
        std::size_t kibibytes = 0;
        if (std::sscanf(line.c_str(), "%lx-%lx ", &begin, &end) == 2) // NOLINT
            inside = begin <= at && at < end;
        else if (inside && std::sscanf(line.c_str(), "AnonHugePages: %zu kB", &kibibytes) == 1) // NOLINT
            return kibibytes * 1024;
    }
    return 0;
}

FreshPages::FreshPages(std::size_t bytes, Pages pages)
    : m_size(bytes),
      m_mappedBytes(std::max(bytes, kPageBytes))
{
    const bool huge = pages == Pages::Huge && bytes >= kHugePageBytes;
    if (huge)
        m_mappedBytes += kHugePageBytes; // for the memory to begin with a huge page
    void* const data =
        ::mmap(nullptr, m_mappedBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (data == MAP_FAILED) // NOLINT(*-cstyle-cast, performance-no-int-to-ptr): the system's macro
        throw OutOfMemory(fmt::format("the host does not have {} bytes of memory left", bytes));
    m_mapped = static_cast<std::byte*>(data);
    m_data = m_mapped;
    // A system that knows no huge pages refuses the advice, and nothing else changes.
    if (pages == Pages::Small)
        ::madvise(m_mapped, m_mappedBytes, MADV_NOHUGEPAGE);
    if (!huge)
        return;
    void* begin = data;
    auto space = m_mappedBytes;
    m_data = static_cast<std::byte*>(std::align(kHugePageBytes, bytes, begin, space));
    ::madvise(m_data, space, MADV_HUGEPAGE);
}

FreshPages::~FreshPages()
{
    ::munmap(m_mapped, m_mappedBytes);
}

} // namespace sortscope::backend
