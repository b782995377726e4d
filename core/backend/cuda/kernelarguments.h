// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/cuda/cudabuffer.h"
#include "core/backend/queue.h"

#include <fmt/format.h>

#include <array>
#include <cstring>
#include <stdexcept>

namespace sortscope::backend::cuda {

/// A launch's arguments in the form that cuLaunchKernel takes: a pointer to each value.
class KernelArguments {
public:
    explicit KernelArguments(std::span<const Argument> arguments)
    {
        if (arguments.size() > kMost)
            throw std::logic_error(fmt::format("a kernel takes at most {} arguments here", kMost));
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            m_pointers[i] = &m_values[i];
            std::visit([&](const auto& value) { store(i, value); }, arguments[i]);
        }
    }

    void** pointers() { return m_pointers.data(); }

private:
    static constexpr std::size_t kMost = 16;

    void store(std::size_t index, const Buffer* buffer)
    {
        m_values[index] = CudaBuffer::of(*buffer).address();
    }
    template <typename Scalar>
    void store(std::size_t index, Scalar value)
    {
        std::memcpy(&m_values[index], &value, sizeof(value));
    }

    std::array<std::uint64_t, kMost> m_values{};
    std::array<void*, kMost> m_pointers{};
};

} // namespace sortscope::backend::cuda
