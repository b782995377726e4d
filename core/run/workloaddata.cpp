// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/workloaddata.h"

#include "core/data/generator.h"

#include <algorithm>

namespace sortscope::run {

std::shared_ptr<const WorkloadData> WorkloadSource::dataOf(const results::Workload& workload)
{
    auto input = workload.input();
    if (m_last && input == m_input)
        return m_last;
    m_last.reset(); // two large workloads need not be alive at once
    auto made = std::make_shared<WorkloadData>();
    made->keys = data::generate(workload.generator, workload.size, workload.seed);
    if (const auto& search = workload.search) {
        std::sort(made->keys.begin(), made->keys.end());
        made->needles = data::generateNeedles(
            made->keys, {.count = search->keys, .hitRatio = search->hitRatio, .sorted = search->sortedKeys},
            workload.seed);
    } else {
        made->fingerprint = data::fingerprint(made->keys);
    }
    m_input = std::move(input);
    m_last = std::move(made);
    return m_last;
}

} // namespace sortscope::run
