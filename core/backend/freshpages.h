// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace sortscope::backend {

/// The unit in which the system places memory.
inline constexpr std::size_t kPageBytes = 4096;

/// Writes to each page of memory that nobody has written to.
void touchPages(std::span<std::byte> memory);

/// Memory that the system has just given: no page of it has a place before somebody writes to it. Memory that
/// a program gets back from its own heap often has one.
class FreshPages {
public:
    /// Throws OutOfMemory.
    explicit FreshPages(std::size_t bytes);
    ~FreshPages();
    FreshPages(const FreshPages&) = delete;
    FreshPages& operator=(const FreshPages&) = delete;

    std::span<std::byte> bytes() const { return {m_data, m_size}; }

private:
    std::size_t m_size;
    std::size_t m_mapped;
    std::byte* m_data = nullptr;
};

} // namespace sortscope::backend
