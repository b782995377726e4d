// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/queue.h"

#include <cstddef>
#include <string>
#include <utility>

namespace sortscope::tests {

/// A kernel for a queue that runs nothing: it has only a name.
class NamedKernel : public backend::Kernel {
public:
    explicit NamedKernel(std::string name) : m_name(std::move(name)) {}
    const std::string& name() const override { return m_name; }
    std::size_t maxWorkGroupSize() const override { return 1024; }

private:
    std::string m_name;
};

/// A buffer for a queue that runs nothing: it has only a size.
class SizedBuffer : public backend::Buffer {
public:
    explicit SizedBuffer(std::size_t bytes) : m_bytes(bytes) {}
    std::size_t bytes() const override { return m_bytes; }

private:
    std::size_t m_bytes;
};

} // namespace sortscope::tests
