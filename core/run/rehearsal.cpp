// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/rehearsal.h"

#include "core/run/trial.h"

#include <exception>

namespace sortscope::run {

void rehearse(const results::JobSpec& spec, const backend::Inventory& inventory, const std::stop_token& stop,
              const LaunchHook& onLaunch) noexcept
try {
    const auto device = inventory.find(spec.device.id);
    if (!device || !spec.unsupported.empty())
        return;
    const auto queue = device->openQueue({.transfer = spec.variant.transfer,
                                          .launch = backend::LaunchMode::WaitEach,
                                          .stop = stop,
                                          .onLaunch = onLaunch});
    const auto trial = makeTrial(spec, *queue, WorkloadSource().dataOf(spec.workload, stop)).trial;
    trial->upload(*queue);
    trial->reset(*queue);
    queue->finish();
    trial->run(*queue);
    queue->finish();
} catch (const std::exception&) {
    return;
}

} // namespace sortscope::run
