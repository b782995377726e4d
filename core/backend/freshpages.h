// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace sortscope::backend {

/// The unit in which the system places memory.
inline constexpr std::size_t kPageBytes = 4096;

/// The pages that memory is asked to consist of. Huge ones, of 2 MiB on x86, cost fewer misses of the table
/// of pages (TLB) where accesses are random.
enum class Pages {
    /// As the system does it for all programs.
    Usual,
    Small,
    /// As far as the system gives them (Linux: transparent huge pages).
    Huge
};

/// Returns how many bytes of the mapping that `memory` lies in are in huge pages now; 0 if the system does
/// not tell.
std::size_t hugeBytesAround(std::span<const std::byte> memory);

/// Writes to each page of memory that nobody has written to.
void touchPages(std::span<std::byte> memory);

/// Memory that the system has just given: no page of it has a place before somebody writes to it. Memory that
/// a program gets back from its own heap often has one.
class FreshPages {
public:
    /// Throws OutOfMemory.
    explicit FreshPages(std::size_t bytes, Pages pages = Pages::Usual);
    ~FreshPages();
    FreshPages(const FreshPages&) = delete;
    FreshPages& operator=(const FreshPages&) = delete;

    std::span<std::byte> bytes() const { return {m_data, m_size}; }

private:
    std::size_t m_size;
    /// The mapping, which may begin before the memory.
    std::size_t m_mappedBytes;
    std::byte* m_mapped = nullptr;
    std::byte* m_data = nullptr;
};

} // namespace sortscope::backend
