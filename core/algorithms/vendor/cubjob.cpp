// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/cubjob.h"

#include "core/algorithms/vendor/counttype.h"
#include "core/algorithms/vendor/cubwords.h"
#include "core/algorithms/vendor/keykinds.h"
#include "core/algorithms/vendor/vendorerror.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::algorithms::vendor {
namespace {

/// A function of CUB for one type of values.
using SortFunction = decltype(&cubRadixSort);

/// A merge sort with the parameters of cubRadixSort(); the sorted keys stay in `keys`.
template <decltype(&cubMergeSort) sort>
cudaError_t inPlace(void* scratch, std::size_t& scratchBytes, void*& keys, void*& /*other*/,
                    std::uint32_t count, CountType type, KeyKind kind, bool descending, int /*endBit*/,
                    cudaStream_t stream)
{
    return sort(scratch, scratchBytes, keys, count, type, kind, descending, stream);
}

/// The functions for wide values, if nvcc has compiled them.
#ifdef SORTSCOPE_CUB_ALL_TYPES
constexpr SortFunction kRadixSortWidePairs = &cubRadixSortWidePairs;
constexpr SortFunction kMergeSortWidePairs = &inPlace<cubMergeSortWidePairs>;
#else
constexpr SortFunction kRadixSortWidePairs = nullptr;
constexpr SortFunction kMergeSortWidePairs = nullptr;
#endif

/// Returns the function for the values of the job.
SortFunction forValues(const sortscope_job& job, SortFunction none, SortFunction narrow, SortFunction wide)
{
    auto* const function = job.value_bytes == 0                       ? none
                           : job.value_bytes == sizeof(std::uint32_t) ? narrow
                                                                      : wide;
    if (function == nullptr)
        throw Failure(SORTSCOPE_UNSUPPORTED, "libsortscope-cub.so was built without values of 64 bits; "
                                             "-DSORTSCOPE_CUB_ALL_TYPES=ON builds it with them");
    return function;
}

/// Returns whether the sort is told its bits. Throws Failure if the largest key does not tell them.
bool isTold(const HostCalls& host, const sortscope_job& job)
{
    if (host.parameter(kBits).value_or(kAllBits) == kAllBits)
        return false;
    if (*job.key != 'u')
        throw Failure(SORTSCOPE_UNSUPPORTED,
                      fmt::format("bits=needed: the largest key tells how many bits count if keys are "
                                  "unsigned, and these are {}; bits=all takes them",
                                  job.key));
    return true;
}

class CubJob : public VendorJob {
public:
    /// `otherBytes` are those of a second buffer that `sort` uses; none if 0.
    CubJob(std::string_view name, const HostCalls& host, const sortscope_job& job, SortFunction sort,
           std::size_t otherBytes)
        : m_name(name),
          m_sort(sort),
          m_count(static_cast<std::uint32_t>(job.length)),
          m_kind(keyKindOf(job.key)),
          m_descending(job.descending != 0),
          m_told(isTold(host, job)),
          m_endBit(static_cast<int>(8 * job.key_bytes)),
          m_other(otherBytes == 0 ? nullptr : host.scratch(otherBytes)),
          m_types(countTypes(host)),
          m_type(m_types.front())
    {
        for (const auto type : m_types) {
            void* keys = nullptr;
            void* other = nullptr;
            std::size_t bytes = 0;
            issue(host, nullptr, bytes, keys, other, type);
            m_scratchBytes = std::max(m_scratchBytes, bytes);
        }
        m_scratch = host.scratch(m_scratchBytes);
    }

    void tune(const HostCalls& host, const sortscope_memory& memory) override
    {
        if (m_count < 2)
            return;
        m_type = settleOnFaster(
            host, m_types,
            [&] { check(scatterKeys(memory.keys, m_count, m_kind, host.stream()), "scatterKeys"); },
            [&](CountType type) { sorted(host, memory, type); });
    }

    void tellKeyBits(unsigned bits) override
    {
        if (m_told)
            m_endBit = static_cast<int>(std::max(bits, 1U));
    }

    std::optional<std::size_t> passesRun() const override
    {
        if (!m_told || m_count <= kMostOfOneBlock)
            return std::nullopt;
        return (static_cast<unsigned>(m_endBit) + kDigitBits - 1) / kDigitBits;
    }

    void* run(const HostCalls& host, const sortscope_memory& memory) override
    {
        if (m_count < 2)
            return memory.keys;
        auto name = nameWith(m_name, m_type);
        if (m_told)
            name += fmt::format(", told {} bits", m_endBit);
        void* answer = nullptr;
        host.command(name, false, [&] { answer = sorted(host, memory, m_type); });
        return answer;
    }

private:
    /// Puts the sort on the stream; returns the buffer that the sorted keys will be in.
    void* sorted(const HostCalls& host, const sortscope_memory& memory, CountType type)
    {
        auto* keys = memory.keys;
        auto* other = m_other;
        issue(host, m_scratch, m_scratchBytes, keys, other, type);
        return keys;
    }

    /// With scratch == nullptr the function sets only `scratchBytes`.
    void issue(const HostCalls& host, void* scratch, std::size_t& scratchBytes, void*& keys, void*& other,
               CountType type) const
    {
        check(m_sort(scratch, scratchBytes, keys, other, m_count, type, m_kind, m_descending, m_endBit,
                     host.stream()),
              m_name);
    }

    std::string_view m_name;
    SortFunction m_sort;
    std::uint32_t m_count;
    KeyKind m_kind;
    bool m_descending;
    bool m_told;
    /// The low bits by which keys are sorted. Scratch memory is for all of them, which need most.
    int m_endBit;
    void* m_other;
    std::vector<CountType> m_types;
    CountType m_type;
    void* m_scratch = nullptr;
    /// The scratch memory of the count type that needs more.
    std::size_t m_scratchBytes = 0;
};

} // namespace

std::unique_ptr<VendorJob> makeRadixSort(const HostCalls& host, const sortscope_job& job)
{
    auto* const sort = forValues(job, &cubRadixSort, &cubRadixSortPairs, kRadixSortWidePairs);
    // As long as the keys with their values.
    const auto bytes = job.values_at + job.length * job.value_bytes;
    return std::make_unique<CubJob>("cub::DeviceRadixSort", host, job, sort, bytes);
}

std::unique_ptr<VendorJob> makeMergeSort(const HostCalls& host, const sortscope_job& job)
{
    auto* const sort =
        forValues(job, &inPlace<cubMergeSort>, &inPlace<cubMergeSortPairs>, kMergeSortWidePairs);
    return std::make_unique<CubJob>("cub::DeviceMergeSort", host, job, sort, 0);
}

} // namespace sortscope::algorithms::vendor
