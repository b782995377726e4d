// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/titles.h"
#include "core/algorithms/vendor/counttype.h"
#include "core/algorithms/vendor/vendorerror.h"
#include "core/backend/cuda/cudaqueue.h"
#include "core/data/verifier.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace sortscope::algorithms::vendor {
namespace {

using backend::cuda::CudaQueue;

void* memory(const backend::Buffer& buffer)
{
    return reinterpret_cast<void*>(CudaQueue::pointer(buffer)); // NOLINT(*-reinterpret-cast,*-int-to-ptr)
}

std::uint32_t* words(const backend::Buffer& buffer)
{
    return reinterpret_cast<std::uint32_t*>(CudaQueue::pointer(buffer)); // NOLINT(*-reinterpret-cast)
}

KeyKind libraryKindOf(data::KeyType type)
{
    switch (type) {
    case data::KeyType::U32:
        break;
    case data::KeyType::U8:
        return KeyKind::ByteUnsigned;
    case data::KeyType::I8:
        return KeyKind::ByteSigned;
    case data::KeyType::U16:
        return KeyKind::ShortUnsigned;
    case data::KeyType::I16:
        return KeyKind::ShortSigned;
    case data::KeyType::F16:
        return KeyKind::ShortFloat;
    case data::KeyType::I32:
        return KeyKind::Signed;
    case data::KeyType::F32:
        return KeyKind::Float;
    case data::KeyType::U64:
        return KeyKind::WideUnsigned;
    case data::KeyType::I64:
        return KeyKind::WideSigned;
    case data::KeyType::F64:
        return KeyKind::WideFloat;
    }
    return KeyKind::Unsigned;
}

/// A merge sort with the parameters of cubRadixSort(); the sorted keys stay in `keys`.
template <decltype(&cubMergeSort) sort>
cudaError_t inPlace(void* scratch, std::size_t& scratchBytes, void*& keys, void*& /*other*/,
                    std::uint32_t count, CountType type, KeyKind kind, bool descending, int /*endBit*/,
                    cudaStream_t stream)
{
    return sort(scratch, scratchBytes, keys, count, type, kind, descending, stream);
}

/// The types that nvcc has compiled the libraries for.
std::vector<data::KeyType> compiledTypes()
{
    auto types = allKeyTypes();
#ifndef SORTSCOPE_CUB_ALL_TYPES
    std::erase_if(types, data::isNarrow);
#endif
    return types;
}

constexpr std::string_view kAll = "all";
constexpr std::string_view kNeeded = "needed";

/// The most keys that CUB's radix sort sorts in one block, and the bits of the digits by which it sorts more.
constexpr std::size_t kMostOfOneBlock = std::size_t{1} << 14U;
constexpr int kDigitBits = 8;

/// "bits": whether a radix sort is told how many bits of the keys count.
ParameterInfo bitsParameter()
{
    return {
        .id = "bits",
        .title = "Bits",
        .description = "Bits by which the library sorts: all of a key, or only those that the largest key "
                       "needs, which the host finds and tells the library before the first run. Finding them "
                       "is not timed. For unsigned keys only",
        .choices = {{kAll, "All of a key"}, {kNeeded, "Told by the host"}},
        .defaultFor = [](const auto&) -> ParameterValue { return std::string(kAll); },
    };
}

/// Returns whether the sort is told its bits. Throws Unsupported if the largest key does not tell them.
bool isTold(const SortProblem& problem)
{
    if (!problem.parameters.contains("bits") || choice(problem.parameters, "bits") == kAll)
        return false;
    if (data::kindOf(problem.key) != data::KeyKind::Unsigned)
        throw backend::Unsupported(fmt::format(
            "bits=needed: the largest key tells how many bits count if keys are unsigned, and these are {}; "
            "bits=all takes them",
            base::nameOf(problem.key)));
    return true;
}

class CubSort : public Sort {
public:
    /// `sort` uses a second buffer of `otherLength` keys, with their values if they have any.
    CubSort(std::string name, backend::Queue& queue, const SortProblem& problem, decltype(&cubRadixSort) sort,
            std::size_t otherLength)
        : m_name(std::move(name)),
          m_sort(sort),
          m_count(static_cast<std::uint32_t>(problem.length)),
          m_kind(libraryKindOf(problem.key)),
          m_descending(problem.direction == data::Direction::Descending),
          m_told(isTold(problem)),
          m_endBit(static_cast<int>(8 * data::keyBytes(problem.key))),
          m_other(queue.allocate(data::inputBytes(problem.key, problem.values, otherLength))),
          m_types(countTypes(problem.parameters)),
          m_type(m_types.front())
    {
        const auto& cuda = CudaQueue::of(queue);
        cuda.makeCurrent();
        for (const auto type : m_types) {
            void* keys = nullptr;
            void* other = nullptr;
            std::size_t bytes = 0;
            issue(cuda, nullptr, bytes, keys, other, type);
            m_scratchBytes = std::max(m_scratchBytes, bytes);
        }
        m_scratch = queue.allocate(m_scratchBytes);
    }

    std::size_t paddedLength() const override { return m_count; }

    Parameters tune(backend::Queue& queue, backend::Buffer& work) override
    {
        if (m_count < 2)
            return {};
        const auto& cuda = CudaQueue::of(queue);
        cuda.makeCurrent();
        m_type = fasterOf(
            queue, m_types,
            [&] { check(scatterKeys(memory(work), m_count, m_kind, cuda.stream()), "scatterKeys"); },
            [&](CountType type) {
                auto* keys = memory(work);
                auto* other = memory(*m_other);
                issue(cuda, memory(*m_scratch), m_scratchBytes, keys, other, type);
            });
        return settledOn(m_type);
    }

    void tellKeyBits(unsigned keyBits) override
    {
        if (m_told)
            m_endBit = static_cast<int>(std::max(keyBits, 1U));
    }

    std::optional<std::size_t> passesRun(backend::Queue& /*queue*/) const override
    {
        if (!m_told || m_count <= kMostOfOneBlock)
            return std::nullopt;
        return static_cast<std::size_t>((m_endBit + kDigitBits - 1) / kDigitBits);
    }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        if (m_count < 2)
            return work;
        auto& cuda = CudaQueue::of(queue);
        auto* keys = memory(work);
        auto* other = memory(*m_other);
        auto name = nameWith(m_name, m_type);
        if (m_told)
            name += fmt::format(", told {} bits", m_endBit);
        cuda.recordKernel(name,
                          [&] { issue(cuda, memory(*m_scratch), m_scratchBytes, keys, other, m_type); });
        return keys == memory(work) ? work : *m_other;
    }

private:
    /// With scratch == nullptr the function sets only `scratchBytes`.
    void issue(const CudaQueue& cuda, void* scratch, std::size_t& scratchBytes, void*& keys, void*& other,
               CountType type)
    {
        check(m_sort(scratch, scratchBytes, keys, other, m_count, type, m_kind, m_descending, m_endBit,
                     cuda.stream()),
              m_name);
    }

    std::string m_name;
    decltype(&cubRadixSort) m_sort;
    std::uint32_t m_count;
    KeyKind m_kind;
    bool m_descending;
    bool m_told;
    /// The low bits by which keys are sorted. Scratch memory is for all of them, which need most.
    int m_endBit;
    std::shared_ptr<backend::Buffer> m_other;
    std::vector<CountType> m_types;
    CountType m_type;
    std::shared_ptr<backend::Buffer> m_scratch;
    /// The scratch memory of the count type that needs more.
    std::size_t m_scratchBytes = 0;
};

class ThrustLowerBound : public Search {
public:
    explicit ThrustLowerBound(const SearchProblem& problem)
        : m_length(static_cast<std::uint32_t>(problem.length)),
          m_count(static_cast<std::uint32_t>(problem.needles)),
          m_kind(libraryKindOf(problem.key)),
          m_types(typesFor(problem)),
          m_type(m_types.front())
    {}

    Parameters tune(backend::Queue& queue, backend::Buffer& haystack, backend::Buffer& needles,
                    backend::Buffer& answers) override
    {
        if (m_count == 0 || m_length == 0)
            return {};
        const auto& cuda = CudaQueue::of(queue);
        cuda.makeCurrent();
        const auto fill = [&] {
            check(spreadKeys(memory(haystack), m_length, m_kind, cuda.stream()), "spreadKeys");
            check(scatterKeys(memory(needles), m_count, m_kind, cuda.stream()), "scatterKeys");
        };
        m_type = fasterOf(queue, m_types, fill,
                          [&](CountType type) { issue(cuda, haystack, needles, answers, type); });
        return settledOn(m_type);
    }

    void run(backend::Queue& queue, const backend::Buffer& haystack, const backend::Buffer& needles,
             backend::Buffer& answers) override
    {
        if (m_count == 0)
            return;
        auto& cuda = CudaQueue::of(queue);
        cuda.recordKernel(nameWith("thrust::lower_bound", m_type),
                          [&] { issue(cuda, haystack, needles, answers, m_type); });
        cuda.recordKernel(
            "keep-exact",
            [&] {
                check(keepExact(memory(haystack), m_length, memory(needles), m_count, m_kind, words(answers),
                                data::kNotFound, cuda.stream()),
                      "keepExact");
            },
            backend::cuda::Work::One);
    }

private:
    /// Thrust's distances are signed.
    static std::vector<CountType> typesFor(const SearchProblem& problem)
    {
        constexpr std::size_t kMost = std::numeric_limits<std::int32_t>::max();
        auto types = countTypes(problem.parameters);
        if (std::max(problem.length, problem.needles) <= kMost)
            return types;
        std::erase(types, CountType::Bits32);
        if (types.empty())
            throw backend::Unsupported(
                fmt::format("count=32: thrust::lower_bound counts to {} in 32 bits, and there are {} keys; "
                            "count=64 and count=auto take them",
                            kMost, std::max(problem.length, problem.needles)));
        return types;
    }

    void issue(const CudaQueue& cuda, const backend::Buffer& haystack, const backend::Buffer& needles,
               backend::Buffer& answers, CountType type) const
    {
        check(thrustLowerBound(memory(haystack), m_length, memory(needles), m_count, type, m_kind,
                               words(answers), cuda.stream()),
              "thrust::lower_bound");
    }

    std::uint32_t m_length;
    std::uint32_t m_count;
    KeyKind m_kind;
    std::vector<CountType> m_types;
    CountType m_type;
};

/// A second buffer as long as the input, and CUB's tables of tiles, which are well below an eighth of that.
/// CUB itself tells its need, but only on the device.
ScratchNeed cubScratch(const WorkProblem& problem)
{
    constexpr std::uint64_t kTables = std::uint64_t{1} << 20U;
    const std::uint64_t input = data::inputBytes(problem.key, problem.values, problem.length);
    return {.device = input + input / 8 + kTables, .buffers = 2};
}

/// CUB is called for at least two keys; all its launches are timed as one command. For more keys than one
/// block sorts, it reads the keys for their histogram, and passes of eight bits read and write them, with
/// their values: one pass per byte of a key, or of the bits that it is told.
Work radixSortWork(const WorkProblem& problem)
{
    if (problem.length < 2)
        return {};
    const std::uint64_t key = data::keyBytes(problem.key);
    const std::uint64_t pair = data::pairBytes(problem.key, problem.values);
    if (problem.length <= kMostOfOneBlock)
        return {.bytes = 2 * pair * problem.length, .launches = 1, .atLeast = true};
    const bool told = choice(problem.parameters, "bits") == kNeeded;
    const auto passes = told ? problem.passes.value_or(1) : key;
    return {.bytes = (key + 2 * passes * pair) * problem.length,
            .launches = 1,
            .atLeast = true,
            .passes = told ? std::optional<std::size_t>(key) : std::nullopt};
}

/// The keys are read and the indices written; then the indices are read again.
Work lowerBoundWork(const WorkProblem& problem)
{
    if (problem.needles == 0)
        return {};
    const auto each = data::keyBytes(problem.key) + 2 * sizeof(std::uint32_t);
    return {.bytes = each * std::uint64_t{problem.needles}, .launches = 2, .atLeast = true};
}

/// Returns one of CUB's functions, for the values of a problem.
template <typename Function>
Function forValues(data::ValueType values, Function none, Function narrow, Function wide)
{
    return values == data::ValueType::None ? none : values == data::ValueType::U32 ? narrow : wide;
}

/// The types of values that nvcc has compiled CUB for, and its functions for wide ones.
#ifdef SORTSCOPE_CUB_ALL_TYPES
std::vector<data::ValueType> valueTypes()
{
    return {data::ValueType::U32, data::ValueType::U64};
}
constexpr auto* kRadixSortWidePairs = &cubRadixSortWidePairs;
constexpr auto* kMergeSortWidePairs = &inPlace<cubMergeSortWidePairs>;
#else
std::vector<data::ValueType> valueTypes()
{
    return {data::ValueType::U32};
}
constexpr decltype(&cubRadixSortPairs) kRadixSortWidePairs = nullptr;
constexpr decltype(&cubRadixSortPairs) kMergeSortWidePairs = nullptr;
#endif

AlgorithmInfo radixSort()
{
    return {
        .id = kCubRadixSortId,
        .title = kCubRadixSortTitle,
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cuda},
        .summary = "cub::DeviceRadixSort: NVIDIA's least-significant-digit radix sort, timed as one command",
        .origin = "NVIDIA CUB (CUDA Core Compute Libraries)",
        .limits = "Needs a second buffer as long as the input",
        .parameters = {countParameter(), bitsParameter()},
        .keyTypes = compiledTypes(),
        .pairTypes = compiledTypes(),
        .valueTypes = valueTypes(),
        .stable = true,
        .scratch = cubScratch,
        .work = radixSortWork,
        .makeSort = [](backend::Queue& queue, const auto&,
                       const SortProblem& problem) -> std::unique_ptr<Sort> {
            const auto sort =
                forValues(problem.values, &cubRadixSort, &cubRadixSortPairs, kRadixSortWidePairs);
            return std::make_unique<CubSort>("cub::DeviceRadixSort", queue, problem, sort, problem.length);
        },
    };
}

AlgorithmInfo mergeSort()
{
    return {
        .id = kCubMergeSortId,
        .title = kCubMergeSortTitle,
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cuda},
        .summary = "cub::DeviceMergeSort: NVIDIA's comparison sort, tiles merged along merge paths, timed as "
                   "one command",
        .origin = "NVIDIA CUB (CUDA Core Compute Libraries)",
        .limits = "Needs scratch memory as long as the input",
        .parameters = {countParameter()},
        .keyTypes = compiledTypes(),
        .pairTypes = compiledTypes(),
        .valueTypes = valueTypes(),
        .scratch = cubScratch,
        .makeSort = [](backend::Queue& queue, const auto&,
                       const SortProblem& problem) -> std::unique_ptr<Sort> {
            const auto sort = forValues(problem.values, &inPlace<cubMergeSort>, &inPlace<cubMergeSortPairs>,
                                        kMergeSortWidePairs);
            return std::make_unique<CubSort>("cub::DeviceMergeSort", queue, problem, sort, 0);
        },
    };
}

AlgorithmInfo lowerBound()
{
    return {
        .id = kThrustLowerBoundId,
        .title = kThrustLowerBoundTitle,
        .family = Family::Search,
        .backends = {backend::BackendKind::Cuda},
        .summary = "thrust::lower_bound, a binary search per key, then a pass that drops indices whose "
                   "element differs",
        .origin = "NVIDIA Thrust (CUDA Core Compute Libraries)",
        .parameters = {countParameter()},
        .keyTypes = compiledTypes(),
        .work = lowerBoundWork,
        .makeSearch = [](backend::Queue&, const auto&, const SearchProblem& problem)
            -> std::unique_ptr<Search> { return std::make_unique<ThrustLowerBound>(problem); },
    };
}

} // namespace

std::vector<AlgorithmInfo> vendorCudaAlgorithms()
{
    return {radixSort(), mergeSort(), lowerBound()};
}

} // namespace sortscope::algorithms::vendor
