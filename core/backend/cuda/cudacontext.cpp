// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/cudacontext.h"

namespace sortscope::backend::cuda {

int attribute(const DriverApi& api, CUdevice device, CUdevice_attribute name)
{
    int value = 0;
    check(api.deviceAttribute(&value, name, device), "cuDeviceGetAttribute");
    return value;
}

CudaContext::CudaContext(CUdevice device)
    : m_api(DriverApi::instance()),
      m_device(device),
      m_capability(10 * attribute(m_api, device, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)
                   + attribute(m_api, device, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR))
{
    check(m_api.primaryCtxRetain(&m_context, device), "cuDevicePrimaryCtxRetain");
    try {
        makeCurrent();
        m_memory = std::make_unique<DeviceMemory>(m_api, device);
    } catch (...) {
        m_api.primaryCtxRelease(device);
        throw;
    }
}

CudaContext::~CudaContext()
{
    tryMakeCurrent();
    m_memory.reset();
    m_api.primaryCtxRelease(m_device);
}

void CudaContext::makeCurrent() const
{
    check(m_api.ctxSetCurrent(m_context), "cuCtxSetCurrent");
}

} // namespace sortscope::backend::cuda
