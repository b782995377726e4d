// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/sorts/mergepath.h"

#include "core/algorithms/kernelsource.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace sortscope::algorithms {
namespace {

/// The keys that a work-item writes: enough to pay for its binary search.
constexpr std::size_t kShare = 8;
constexpr std::size_t kWorkGroupSize = 128;

} // namespace

MergePath::MergePath(backend::Queue& queue, data::Direction direction)
    : m_program(queue.build(kernelSource(
        "mergepath.cl",
        {{"KEY", "uint"}, {"NUMBER", "uint"}, {"VALUE_BYTES", "0"}, {"SHARE", fmt::format("{}u", kShare)}}))),
      m_pass(m_program->kernel("merge_path_pass")),
      m_workGroupSize(std::min(kWorkGroupSize, m_pass->maxWorkGroupSize())),
      m_order(orderMask(direction))
{}

std::size_t MergePath::rounds(std::size_t length, std::size_t width)
{
    std::size_t rounds = 0;
    for (; width < length; width *= 2)
        ++rounds;
    return rounds;
}

backend::Buffer& MergePath::run(backend::Queue& queue, backend::Buffer& runs, backend::Buffer& other,
                                std::size_t length, std::size_t width) const
{
    backend::Buffer* from = &runs;
    backend::Buffer* to = &other;
    const auto shares = (length + kShare - 1) / kShare;
    const auto global = (shares + m_workGroupSize - 1) / m_workGroupSize * m_workGroupSize;
    for (std::uint32_t round = 0; width < length; width *= 2, ++round) {
        queue.launch(
            *m_pass, {global, m_workGroupSize},
            {from, to, static_cast<std::uint32_t>(length), static_cast<std::uint32_t>(width), m_order},
            {.stage = round});
        std::swap(from, to);
    }
    return *from;
}

} // namespace sortscope::algorithms
