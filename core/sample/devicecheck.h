// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/data/verifier.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace sortscope::sample {

/// Checks the output of a run on the device that made it, so that it need not be downloaded: a few words tell
/// whether the output is right. The kernels are those that were built into the program, wherever the kernels
/// of the job come from.
///
/// A check is not part of a sample: call it while the queue is not traced, after everything that is timed.
class DeviceCheck {
public:
    /// The memory that a check allocates on the device beside expected answers: too little to be counted.
    static std::size_t deviceBytes();

    /// Compiles the kernels for outputs of keys of `type`, with values behind them if they have any. Throws
    /// backend::BuildError, Unsupported and OutOfMemory if the device cannot check.
    DeviceCheck(backend::Queue& queue, const backend::DeviceInfo& device, data::KeyType type,
                data::ValueType values = data::ValueType::None);

    /// Uploads the answers that a search is to give from now on.
    void expect(backend::Queue& queue, std::span<const std::uint32_t> answers);

    /// True if the first keys of `output` are in the order of their type, and are the keys that `input`
    /// summarises. With values, the values also have to follow their keys; and if equal keys are to be in the
    /// order of the input, their values have to rise.
    bool finds(backend::Queue& queue, const backend::Buffer& output, const data::Fingerprint& input,
               data::Direction direction, data::EqualKeys equalKeys = data::EqualKeys::AnyOrder);
    /// True if `answers` are the expected ones.
    bool findsExpected(backend::Queue& queue, const backend::Buffer& answers);

private:
    /// The findings of all work-groups.
    struct Findings {
        std::uint64_t seen = 0;
        std::uint64_t wrong = 0;
        data::HashSums sums{};
    };

    /// Describes how an output is shared between work-groups.
    struct Share {
        backend::NdRange range;
        std::uint32_t part = 0;
        std::uint32_t groups = 0;
    };

    Share shareOf(std::size_t elements) const;
    /// Fills the memory that findings are read from, so that findings of an earlier check cannot be taken for
    /// new ones.
    void forget(backend::Queue& queue);
    Findings total(backend::Queue& queue, const Share& share);

    std::size_t m_groupSize;
    data::KeyKind m_kind;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_sorted;
    std::unique_ptr<backend::Kernel> m_answers;
    std::unique_ptr<backend::Kernel> m_total;
    std::shared_ptr<backend::Buffer> m_words;
    std::shared_ptr<backend::Buffer> m_totals;
    std::shared_ptr<backend::Buffer> m_expected;
    std::size_t m_expectedAnswers = 0;
};

} // namespace sortscope::sample
