// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/lowerboundjob.h"

#include "core/algorithms/vendor/counttype.h"
#include "core/algorithms/vendor/keykinds.h"
#include "core/algorithms/vendor/vendorerror.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace sortscope::algorithms::vendor {
namespace {

/// The answer where no element is equal, as sortscope-entry.h has it.
constexpr std::uint32_t kNotFound = std::numeric_limits<std::uint32_t>::max();

/// Thrust's distances are signed. Throws Failure if none of the types that the user leaves can count so far.
std::vector<CountType> typesFor(const HostCalls& host, const sortscope_job& job)
{
    constexpr std::uint64_t kMost = std::numeric_limits<std::int32_t>::max();
    auto types = countTypes(host);
    if (std::max(job.length, job.needles) <= kMost)
        return types;
    std::erase(types, CountType::Bits32);
    if (types.empty())
        throw Failure(SORTSCOPE_UNSUPPORTED,
                      fmt::format("count=32: thrust::lower_bound counts to {} in 32 bits, and there are {} "
                                  "keys; count=64 and count=auto take them",
                                  kMost, std::max(job.length, job.needles)));
    return types;
}

class LowerBoundJob : public VendorJob {
public:
    LowerBoundJob(const HostCalls& host, const sortscope_job& job)
        : m_length(static_cast<std::uint32_t>(job.length)),
          m_count(static_cast<std::uint32_t>(job.needles)),
          m_kind(keyKindOf(job.key)),
          m_types(typesFor(host, job)),
          m_type(m_types.front())
    {}

    void tune(const HostCalls& host, const sortscope_memory& memory) override
    {
        if (m_count == 0 || m_length == 0)
            return;
        const auto fill = [&] {
            check(spreadKeys(memory.haystack, m_length, m_kind, host.stream()), "spreadKeys");
            check(scatterKeys(memory.needles, m_count, m_kind, host.stream()), "scatterKeys");
        };
        m_type = settleOnFaster(host, m_types, fill, [&](CountType type) { issue(host, memory, type); });
    }

    void* run(const HostCalls& host, const sortscope_memory& memory) override
    {
        if (m_count == 0)
            return nullptr;
        host.command(nameWith("thrust::lower_bound", m_type), false, [&] { issue(host, memory, m_type); });
        host.command("keep-exact", true, [&] {
            check(keepExact(memory.haystack, m_length, memory.needles, m_count, m_kind, answersOf(memory),
                            kNotFound, host.stream()),
                  "keepExact");
        });
        return nullptr;
    }

private:
    static std::uint32_t* answersOf(const sortscope_memory& memory)
    {
        return static_cast<std::uint32_t*>(memory.answers);
    }

    void issue(const HostCalls& host, const sortscope_memory& memory, CountType type) const
    {
        check(thrustLowerBound(memory.haystack, m_length, memory.needles, m_count, type, m_kind,
                               answersOf(memory), host.stream()),
              "thrust::lower_bound");
    }

    std::uint32_t m_length;
    std::uint32_t m_count;
    KeyKind m_kind;
    std::vector<CountType> m_types;
    CountType m_type;
};

} // namespace

std::unique_ptr<VendorJob> makeLowerBound(const HostCalls& host, const sortscope_job& job)
{
    return std::make_unique<LowerBoundJob>(host, job);
}

} // namespace sortscope::algorithms::vendor
