// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/pinnedbaseline.h"

#include "core/results/row/jobresult.h"

namespace sortscope::results {
namespace {

template <typename Rows, typename Key>
ResultPointer find(const Rows& rows, const Key& key)
{
    const auto found = rows.find(key);
    return found == rows.end() ? nullptr : found->second;
}

} // namespace

PinnedBaseline::PinnedBaseline(const ComparedSet& set, bool own) : m_name(set.name), m_own(own)
{
    for (const auto& result : jobsThatCount(set.jobs)) {
        const auto device = deviceKey(result->spec.device);
        const auto model = deviceModel(result->spec.device);
        m_ranOnDevice.insert_or_assign({device, workAsRun(result->spec)}, result);
        m_askedOnDevice.insert_or_assign({device, workAsAsked(result->spec)}, result);
        m_ranOnModel.insert_or_assign({model, workAsRun(result->spec)}, result);
        m_askedOnModel.insert_or_assign({model, workAsAsked(result->spec)}, result);
    }
}

PinnedBaseline::PinnedBaseline(std::string name, const ResultPointer& row, ResultSpan all)
    : m_name(std::move(name)),
      m_own(true)
{
    for (const auto& other : all) {
        if (other->verified() && other->spec.variant == row->spec.variant
            && deviceKey(other->spec.device) == deviceKey(row->spec.device))
            m_siblings.insert_or_assign(other->spec.workload, other);
    }
    // The row that was pinned counts even where a newer one did its work.
    m_siblings.insert_or_assign(row->spec.workload, row);
}

ResultPointer PinnedBaseline::counterpartOf(const JobResult& row) const
{
    if (!m_siblings.empty())
        return find(m_siblings, row.spec.workload);
    const auto device = deviceKey(row.spec.device);
    const auto model = deviceModel(row.spec.device);
    const auto ran = workAsRun(row.spec);
    const auto asked = workAsAsked(row.spec);
    if (auto found = find(m_ranOnDevice, std::pair(device, ran)))
        return found;
    if (auto found = find(m_askedOnDevice, std::pair(device, asked)))
        return found;
    if (auto found = find(m_ranOnModel, std::pair(model, ran)))
        return found;
    return find(m_askedOnModel, std::pair(model, asked));
}

bool PinnedBaseline::holds(const JobResult& row) const
{
    const auto counterpart = m_own ? counterpartOf(row) : nullptr;
    return counterpart != nullptr && counterpart->spec.id == row.spec.id;
}

std::optional<ComparedPair> PinnedBaseline::against(const ResultPointer& row,
                                                    const CompareOptions& options) const
{
    const auto counterpart = counterpartOf(*row);
    if (counterpart == nullptr || holds(*row))
        return std::nullopt;
    return comparedPair(counterpart, row, options);
}

} // namespace sortscope::results
