// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/discovery.h"

#include "core/algorithms/cublibrary.h"
#include "core/backend/cpu/cpudevice.h"
#include "core/backend/opencl/opencldevice.h"
#include "core/results/row/environment.h"
#ifdef SORTSCOPE_HAVE_CUDA
#    include "core/backend/cuda/cudadevice.h"
#endif

#include <iterator>

namespace sortscope::sample {
namespace {

void append(backend::Inventory& all, backend::Inventory&& found)
{
    std::move(found.devices.begin(), found.devices.end(), std::back_inserter(all.devices));
    std::move(found.unavailable.begin(), found.unavailable.end(), std::back_inserter(all.unavailable));
}

backend::Inventory discoverCuda()
{
#ifdef SORTSCOPE_HAVE_CUDA
    auto found = backend::cuda::discover();
    if (!algorithms::cubLibrary())
        found.unavailable.push_back(
            {backend::BackendKind::Cuda, "CUB and Thrust", algorithms::whyNoCubLibrary()});
    return found;
#else
    return {{}, {{backend::BackendKind::Cuda, "CUDA", "this program was built without the CUDA Toolkit"}}};
#endif
}

} // namespace

backend::Inventory discoverDevices()
{
    return discoverWith({});
}

backend::Inventory discoverWith(const DiscoveryOptions& options)
{
    using backend::BackendKind;
    const auto wanted = [&](BackendKind backend) {
        return (options.backends.empty() || options.backends.contains(backend))
               && (!options.check || options.check({backend, {}}));
    };
    backend::Inventory all;
    if (wanted(BackendKind::Cpu))
        append(all, backend::cpu::discover());
    if (wanted(BackendKind::OpenCl))
        append(all, backend::opencl::discover(options.check));
    if (wanted(BackendKind::Cuda))
        append(all, discoverCuda());
    for (const auto& device : all.devices) {
        if (options.used.contains(device->info().id))
            device->takeMemory();
    }
    all.node = results::captureEnvironment().node;
    return all;
}

} // namespace sortscope::sample
