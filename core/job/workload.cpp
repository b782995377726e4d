// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/workload.h"

#include "core/data/generator.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::job {

std::shared_ptr<const Workload> WorkloadSource::workloadFor(const JobSpec& spec)
{
    const SearchOptions search = spec.search.value_or(SearchOptions{.keys = 0});
    auto key = fmt::format("{} {} {} {} {} {} {}", spec.generator, spec.size, spec.seed,
                           spec.search.has_value(), search.keys, search.hitRatio, search.sortedKeys);
    if (m_last && key == m_key)
        return m_last;
    m_last.reset(); // two large workloads need not be alive at once
    auto made = std::make_shared<Workload>();
    made->keys = data::generate(spec.generator, spec.size, spec.seed);
    if (spec.search) {
        std::sort(made->keys.begin(), made->keys.end());
        made->needles = data::generateNeedles(
            made->keys, {.count = search.keys, .hitRatio = search.hitRatio, .sorted = search.sortedKeys},
            spec.seed);
    } else {
        made->fingerprint = data::fingerprint(made->keys);
    }
    m_key = std::move(key);
    m_last = std::move(made);
    return m_last;
}

} // namespace sortscope::job
