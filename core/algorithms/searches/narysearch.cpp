// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/searches/narysteps.h"
#include "core/algorithms/workgroup.h"
#include "core/data/verifier.h"

#include <array>
#include <optional>

namespace sortscope::algorithms {
namespace {

using backend::Buffer;
using backend::Queue;

/// Each key by itself costs some round trips, and the sample keeps two commands for each of them.
constexpr std::size_t kMostNeedles = 65536;

/// The words that a pass reports to the host: the segment that holds the key, and the ticket of the pass that
/// reported it.
constexpr std::size_t kReportWords = 2;
constexpr std::uint32_t kNoTicket = 0xFFFFFFFF;

class NarySearch : public Search {
public:
    NarySearch(Queue& queue, const SearchProblem& problem)
        : m_length(static_cast<std::uint32_t>(problem.length)),
          m_needles(static_cast<std::uint32_t>(problem.needles)),
          m_subdivisions(static_cast<std::uint32_t>(integer(problem.parameters, "subdivisions"))),
          m_program(queue.build(kernelSource("narysearch.cl", problem.key))),
          m_pass(m_program->kernel("nary_search_pass")),
          m_range(launchRange(m_subdivisions, workGroupSize(problem.parameters, *m_pass))),
          m_report(queue.allocate(kReportWords * sizeof(std::uint32_t))),
          m_hostReport(queue.allocateHost(kReportWords * sizeof(std::uint32_t))),
          m_hostAnswers(queue.allocateHost(problem.needles * sizeof(std::uint32_t)))
    {}

    void run(Queue& queue, const Buffer& haystack, const Buffer& needles, Buffer& answers) override
    {
        m_ticket = 0;
        queue.fill(*m_report, kNoTicket, 0, kReportWords);
        const auto found = m_hostAnswers->as<std::uint32_t>();
        for (std::uint32_t needle = 0; needle < m_needles; ++needle)
            found[needle] = searchOne(queue, haystack, needles, needle);
        queue.upload(m_hostAnswers->bytes(), answers);
    }

private:
    std::uint32_t searchOne(Queue& queue, const Buffer& haystack, const Buffer& needles, std::uint32_t needle)
    {
        NaryRange range{0, m_length};
        for (std::uint32_t pass = 0; range.length > 0; ++pass) {
            const std::uint32_t width = naryWidth(range.length, m_subdivisions);
            const std::uint32_t ticket = m_ticket++;
            queue.launch(*m_pass, m_range,
                         {&haystack, &needles, needle, range.low, range.length, width, m_subdivisions, ticket,
                          m_report.get()},
                         {needle, pass});
            const auto segment = reportOf(queue, ticket);
            if (!segment)
                break;
            range = segmentOf(range, width, *segment);
            if (range.length == 1)
                return range.low;
        }
        return data::kNotFound;
    }

    /// The segment that the pass with this ticket reported; empty if no work-item did.
    std::optional<std::uint32_t> reportOf(Queue& queue, std::uint32_t ticket)
    {
        queue.download(*m_report, m_hostReport->bytes());
        queue.finish();
        const auto report = m_hostReport->as<std::uint32_t>();
        if (report[1] != ticket)
            return std::nullopt;
        return report[0];
    }

    std::uint32_t m_length;
    std::uint32_t m_needles;
    std::uint32_t m_subdivisions;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_pass;
    backend::NdRange m_range;
    std::shared_ptr<Buffer> m_report;
    std::shared_ptr<backend::HostMemory> m_hostReport;
    std::shared_ptr<backend::HostMemory> m_hostAnswers;
    std::uint32_t m_ticket = 0;
};

/// The words that a pass keeps for a key: its range, and the pass that may continue with it.
constexpr std::size_t kRangeWords = 3;

/// Searches all keys at once: every pass narrows the ranges of all keys, which stay on the device.
class BatchedNarySearch : public Search {
public:
    BatchedNarySearch(Queue& queue, const SearchProblem& problem)
        : m_length(static_cast<std::uint32_t>(problem.length)),
          m_needles(static_cast<std::uint32_t>(problem.needles)),
          m_subdivisions(static_cast<std::uint32_t>(integer(problem.parameters, "subdivisions"))),
          m_program(queue.build(kernelSource("narysearch.cl", problem.key))),
          m_pass(m_program->kernel("nary_search_batched_pass")),
          m_range(launchRange(std::size_t{m_needles} * m_subdivisions,
                              workGroupSize(problem.parameters, *m_pass))),
          m_ranges{queue.allocate(rangeBytes()), queue.allocate(rangeBytes())}
    {}

    void run(Queue& queue, const Buffer& haystack, const Buffer& needles, Buffer& answers) override
    {
        if (m_needles == 0)
            return;
        queue.fill(answers, data::kNotFound, 0, m_needles);
        for (const auto& ranges : m_ranges)
            queue.fill(*ranges, kNoTicket, 0, kRangeWords * m_needles);
        std::uint32_t left = m_length;
        for (std::uint32_t pass = 0; left > 1 || (left == 1 && pass == 0); ++pass) {
            queue.launch(*m_pass, m_range,
                         {&haystack, m_length, &needles, m_needles, m_subdivisions, pass,
                          m_ranges.at(pass % 2).get(), m_ranges.at((pass + 1) % 2).get(), &answers},
                         {.pass = pass});
            left = naryWidth(left, m_subdivisions);
        }
    }

private:
    std::size_t rangeBytes() const { return kRangeWords * m_needles * sizeof(std::uint32_t); }

    std::uint32_t m_length;
    std::uint32_t m_needles;
    std::uint32_t m_subdivisions;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_pass;
    backend::NdRange m_range;
    /// The ranges that a pass reads, and those that it leaves to the next pass; the two change places.
    std::array<std::shared_ptr<Buffer>, 2> m_ranges;
};

/// Earlier sessions have no mode.
bool isBatched(const Parameters& parameters)
{
    const auto mode = parameters.find("mode");
    return mode != parameters.end() && mode->second == ParameterValue{"batched"};
}

} // namespace

AlgorithmInfo narySearch()
{
    return {
        .id = "nary-search",
        .title = "N-ary search",
        .family = Family::Search,
        .backends = {backend::BackendKind::OpenCl, backend::BackendKind::Cuda},
        .summary = "N work-items look at the ends of one segment each; the host narrows the range to the "
                   "segment that holds the key and launches again, log_N n times per key",
        .origin = "AMD APP SDK sample BinarySearch",
        .limits =
            "One key at a time unless it is batched, at most 65,536 in a run: several are searched one after "
            "the other, and the round trips to the host dominate",
        .parameters = {{
                           .id = "mode",
                           .title = "Mode",
                           .description =
                               "One key at a time, as taught, or all keys in each of log_N n launches, "
                               "without the host",
                           .choices = {{"one-key", "One key at a time"}, {"batched", "All keys at once"}},
                           .defaultFor = [](const auto&) -> ParameterValue { return std::string("one-key"); },
                       },
                       {
                           .id = "subdivisions",
                           .title = "Subdivisions",
                           .description =
                               "Segments that a pass splits the range into, one work-item each: more "
                               "of them make fewer passes",
                           .minimum = 2,
                           .maximum = 1 << 20,
                           .candidates = candidatesOf({16, 64, 256, 1024, 4096}),
                           .defaultFor = [](const auto&) -> ParameterValue { return std::int64_t{256}; },
                       },
                       workGroupSizeParameter()},
        .stageLabel = "key",
        .passLabel = "pass",
        .graphable = isBatched,
        .keyTypes = allKeyTypes(),
        .maxNeedles = kMostNeedles,
        .scratch = [](const WorkProblem& problem) -> ScratchNeed {
            if (isBatched(problem.parameters))
                return {.device = 2 * kRangeWords * problem.needles * sizeof(std::uint32_t), .buffers = 2};
            return {.device = kReportWords * sizeof(std::uint32_t),
                    .host = (kReportWords + problem.needles) * sizeof(std::uint32_t),
                    .buffers = 1};
        },
        .makeSearch = [](Queue& queue, const backend::DeviceInfo&,
                         const SearchProblem& problem) -> std::unique_ptr<Search> {
            if (isBatched(problem.parameters))
                return std::make_unique<BatchedNarySearch>(queue, problem);
            return std::make_unique<NarySearch>(queue, problem);
        },
    };
}

} // namespace sortscope::algorithms
