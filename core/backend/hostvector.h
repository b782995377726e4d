// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/queue.h"

#include <fmt/format.h>

#include <cstdlib>
#include <memory>
#include <span>

namespace sortscope::backend {

/// Page-aligned host memory: drivers copy from it, or use it in place, without a bounce buffer.
class HostVector : public HostMemory {
public:
    /// Throws OutOfMemory.
    explicit HostVector(std::size_t bytes) : m_size(bytes)
    {
        const std::size_t rounded = (bytes + kAlignment - 1) / kAlignment * kAlignment;
        m_data.reset(
            static_cast<std::byte*>(std::aligned_alloc(kAlignment, rounded == 0 ? kAlignment : rounded)));
        if (!m_data)
            throw OutOfMemory(fmt::format("the host does not have {} bytes of memory left", bytes));
    }

    std::span<std::byte> bytes() override { return {m_data.get(), m_size}; }

private:
    static constexpr std::size_t kAlignment = 4096;
    struct Free {
        void operator()(std::byte* memory) const { std::free(memory); } // NOLINT(*-no-malloc)
    };
    std::size_t m_size;
    std::unique_ptr<std::byte, Free> m_data;
};

} // namespace sortscope::backend
