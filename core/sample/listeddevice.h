// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/backend/devicedetails.h"
#include "core/backend/error.h"

#include <utility>

namespace sortscope::sample {

/// A device that a runner has described: requests can name it, but it opens no queue in this process.
class ListedDevice : public backend::Device {
public:
    explicit ListedDevice(backend::DeviceInfo info, backend::DeviceDetails details = {})
        : m_info(std::move(info)),
          m_details(std::move(details))
    {}
    const backend::DeviceInfo& info() const override { return m_info; }
    backend::DeviceDetails details() const override { return m_details; }
    std::unique_ptr<backend::Queue> openQueue(const backend::QueueOptions& /*options*/) const override
    {
        throw backend::Error(m_info.id + " is used by runners alone");
    }

private:
    backend::DeviceInfo m_info;
    backend::DeviceDetails m_details;
};

} // namespace sortscope::sample
