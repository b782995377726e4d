// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/cuda/devicememory.h"
#include "core/backend/cuda/recentimages.h"

#include <memory>

namespace sortscope::backend::cuda {

int attribute(const DriverApi& api, CUdevice device, CUdevice_attribute name);

/// A device's primary context, retained: CUDA's runtime, and with it CUB, works in this context, too. Queues
/// of one device share it, because making it takes a few tenths of a second.
class CudaContext {
public:
    explicit CudaContext(CUdevice device);
    ~CudaContext();
    CudaContext(const CudaContext&) = delete;
    CudaContext& operator=(const CudaContext&) = delete;

    const DriverApi& api() const { return m_api; }
    CUdevice device() const { return m_device; }
    CUcontext handle() const { return m_context; }
    /// The compute capability as 10 × major + minor.
    int computeCapability() const { return m_capability; }

    DeviceMemory& memory() const { return *m_memory; }
    /// The images of all queues, which build the same kernels for one job after the other.
    RecentImages& images() const { return m_images; }

    /// Makes the context current. CUDA keeps the current context per thread; every entry point of the backend
    /// states its own.
    void makeCurrent() const;
    /// Makes the context current in destructors: if this fails, the following calls fail, too.
    void tryMakeCurrent() const noexcept { m_api.ctxSetCurrent(m_context); }

private:
    /// Some hundreds of images, each of some 100 kB.
    static constexpr std::size_t kMostImageBytes = std::size_t{64} << 20U;

    const DriverApi& m_api;
    CUdevice m_device;
    CUcontext m_context = nullptr;
    int m_capability = 0;
    std::unique_ptr<DeviceMemory> m_memory;
    mutable RecentImages m_images{kMostImageBytes};
};

} // namespace sortscope::backend::cuda
