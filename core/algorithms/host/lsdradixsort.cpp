// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/host/threads.h"
#include "core/backend/cpu/hostqueue.h"

#ifdef __SSE2__
#    include <emmintrin.h>
#endif

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

namespace sortscope::algorithms {
namespace {

using backend::Buffer;
using backend::Queue;
using backend::cpu::HostQueue;

constexpr unsigned kDigitBits = 8;
constexpr std::size_t kDigits = std::size_t{1} << kDigitBits;
constexpr std::size_t kLineBytes = 64;
/// Sorting fewer keys takes less time than another thread needs to take them over.
constexpr std::size_t kLeastPart = 8192;

/// Buffers of this size and more do not stay in the caches between two passes.
constexpr std::size_t kStreamedBytes = std::size_t{32} << 20U;

#ifdef __SSE2__
/// Writes a line past the caches, which would have to read it first. Other threads see it after endStreams().
inline void stream(void* to, const void* from)
{
    for (std::size_t i = 0; i < kLineBytes / sizeof(__m128i); ++i)
        _mm_stream_si128(static_cast<__m128i*>(to) + i,
                         _mm_load_si128(static_cast<const __m128i*>(from) + i));
}
inline void endStreams()
{
    _mm_sfence();
}
#else
inline void stream(void* to, const void* from)
{
    std::memcpy(to, from, kLineBytes);
}
inline void endStreams() {}
#endif

using Counts = std::array<std::size_t, kDigits>;

/// The parts of a pass that one thread works on. Nothing of it shares a line with another thread's.
template <data::KeyWord Word>
struct alignas(kLineBytes) Part {
    static constexpr std::size_t kOfALine = kLineBytes / sizeof(Word);

    Counts counts{};
    /// The places of each digit's first key and of its next one.
    Counts begins{};
    Counts places{};
    /// The last keys of each digit, which go to memory a line at a time.
    alignas(kLineBytes) std::array<std::array<Word, kOfALine>, kDigits> lines{};
};

/// Least-significant-digit radix sort between two buffers. A pass over a digit counts it in one part of the
/// keys per thread, gives each part its places for each digit, and scatters the keys to them. Passes over a
/// digit that all keys share are left out.
template <data::KeyWord Word>
class LsdRadixSort : public Sort {
public:
    LsdRadixSort(Queue& queue, const SortProblem& problem)
        : m_length(problem.length),
          m_firstBit(problem.firstBit),
          m_flip(problem.direction == data::Direction::Ascending ? Word{0} : static_cast<Word>(~Word{0})),
          m_streams(m_length * sizeof(Word) >= kStreamedBytes),
          m_team(std::make_shared<ThreadTeam>(problem.parameters)),
          m_parts(std::clamp<std::size_t>(m_length / kLeastPart, 1, m_team->threads())),
          m_other((runOn(queue, m_team), queue.allocate(m_length * sizeof(Word))))
    {}

    std::size_t paddedLength() const override { return m_length; }

    std::optional<std::size_t> passesRun(Queue& /*queue*/) const override { return m_passes; }

    Buffer& run(Queue& queue, Buffer& work) override
    {
        Buffer* from = &work;
        Buffer* to = m_other.get();
        m_passes = 0;
        for (auto bit = m_firstBit; bit < 8 * sizeof(Word); bit += kDigitBits) {
            HostQueue::of(queue).run(
                "lsd_radix_pass",
                [&] {
                    if (!pass(HostQueue::view<const Word>(std::as_const(*from)).first(m_length),
                              HostQueue::view<Word>(*to).first(m_length), bit))
                        return;
                    std::swap(from, to);
                    ++m_passes;
                },
                {.pass = static_cast<int>((bit - m_firstBit) / kDigitBits)});
        }
        return *from;
    }

private:
    /// Returns false, with `to` as it was, if all keys have one digit.
    bool pass(std::span<const Word> from, std::span<Word> to, unsigned bit)
    {
        const auto digitOf = [flip = m_flip, bit](Word key) {
            return static_cast<std::size_t>((key ^ flip) >> bit) & (kDigits - 1);
        };
        inParts(from, [&](Part<Word>& part, std::span<const Word> keys) {
            part.counts.fill(0);
            for (const auto key : keys)
                ++part.counts[digitOf(key)];
        });
        if (!givePlaces())
            return false;
        inParts(from, [&](Part<Word>& part, std::span<const Word> keys) {
            for (const auto key : keys)
                put(part, digitOf(key), key, to);
            flush(part, to);
        });
        return true;
    }

    /// Returns false if all keys have one digit.
    bool givePlaces()
    {
        std::size_t place = 0;
        for (std::size_t digit = 0; digit < kDigits; ++digit) {
            const auto first = place;
            for (auto& part : m_parts) {
                part.begins[digit] = place;
                part.places[digit] = place;
                place += part.counts[digit];
            }
            if (place - first == m_length)
                return false;
        }
        return true;
    }

    void put(Part<Word>& part, std::size_t digit, Word key, std::span<Word> to) const
    {
        constexpr auto kOfALine = Part<Word>::kOfALine;
        auto& place = part.places[digit];
        auto& line = part.lines[digit];
        line[place % kOfALine] = key;
        if (++place % kOfALine != 0)
            return;
        if (m_streams && place - part.begins[digit] >= kOfALine)
            stream(&to[place - kOfALine], line.data());
        else
            write(part, digit, place - kOfALine, to);
    }

    static void flush(Part<Word>& part, std::span<Word> to)
    {
        constexpr auto kOfALine = Part<Word>::kOfALine;
        for (std::size_t digit = 0; digit < kDigits; ++digit)
            write(part, digit, part.places[digit] / kOfALine * kOfALine, to);
        endStreams();
    }

    /// Writes the keys of the line that begins at `line`: another part may own the places in front of them.
    static void write(const Part<Word>& part, std::size_t digit, std::size_t line, std::span<Word> to)
    {
        const auto first = std::max(line, part.begins[digit]);
        const auto count = part.places[digit] - first;
        if (count == Part<Word>::kOfALine) // a number that the compiler knows
            std::memcpy(&to[line], part.lines[digit].data(), kLineBytes);
        else if (count > 0)
            std::memcpy(&to[first], &part.lines[digit][first - line], count * sizeof(Word));
    }

    template <typename Work>
    void inParts(std::span<const Word> keys, const Work& work)
    {
        m_team->share(m_parts.size(), [&](std::size_t begin, std::size_t end) {
            for (auto i = begin; i < end; ++i) {
                const auto first = m_length * i / m_parts.size();
                work(m_parts[i], keys.subspan(first, m_length * (i + 1) / m_parts.size() - first));
            }
        });
    }

    std::size_t m_length;
    unsigned m_firstBit;
    Word m_flip;
    bool m_streams;
    std::shared_ptr<ThreadTeam> m_team;
    std::vector<Part<Word>> m_parts;
    std::shared_ptr<Buffer> m_other;
    std::size_t m_passes = 0;
};

} // namespace

AlgorithmInfo lsdRadixSort()
{
    return {
        .id = "lsd-radix-sort",
        .title = "LSD radix sort, parallel",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cpu},
        .summary = "The floor of radix sorting on a CPU: per digit of 8 bits each thread counts its part of "
                   "the keys and scatters them, a cache line at a time, to a second buffer",
        .origin = "Satish et al., \"Fast Sort on CPUs and GPUs: A Case for Bandwidth Oblivious SIMD Sort\", "
                  "2010",
        .limits = "Leaves out passes over digits that all keys share",
        .parameters = {threadsParameter()},
        .passLabel = "pass",
        .keyTypes = unsignedKeyTypes(),
        .mapsKeys = true,
        .packsPairs = true,
        .stable = true,
        .scratch = [](const WorkProblem& problem) -> ScratchNeed {
            return {.host = problem.length * data::keyBytes(problem.key), .buffers = 1};
        },
        .makeSort = [](auto& queue, const auto&, const auto& problem) -> std::unique_ptr<Sort> {
            return data::withWord(problem.key,
                                  [&]<data::KeyWord Word>(std::type_identity<Word>) -> std::unique_ptr<Sort> {
                                      return std::make_unique<LsdRadixSort<Word>>(queue, problem);
                                  });
        },
    };
}

} // namespace sortscope::algorithms
