// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "include/sortscope-entry.h"

#include <cuda_runtime_api.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace sortscope::algorithms::vendor {

/// What the program does for a function of the library, which it has called with this host. Functions throw
/// Failure where the program fails: it knows why.
class HostCalls {
public:
    explicit HostCalls(sortscope_host& host) : m_host(host) {}

    cudaStream_t stream() const { return static_cast<cudaStream_t>(m_host.queue); }
    /// Memory of the device.
    void* scratch(std::size_t bytes) const;
    /// Empty if the entry has no such parameter.
    std::optional<std::string_view> parameter(std::string_view id) const;
    /// Records the work that `launches` puts on the stream as a command: one kernel, or some of them.
    void command(const std::string& name, bool isOne, const std::function<void()>& launches) const;
    /// Returns the fastest of so many ways.
    std::size_t fasterOf(std::size_t ways, const std::function<void()>& prepare,
                         const std::function<void(std::size_t)>& run) const;
    void settle(std::string_view id, std::string_view value) const;

private:
    sortscope_host& m_host;
};

} // namespace sortscope::algorithms::vendor
