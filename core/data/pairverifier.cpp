// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/parallel.h"
#include "core/data/keyhash.h"
#include "core/data/ranks.h"
#include "core/data/verifier.h"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>

namespace sortscope::data {
namespace {

/// The findings of several threads in their parts of an output.
class Findings {
public:
    void add(const HashSums& part, const std::optional<std::size_t>& bad)
    {
        const std::scoped_lock lock(m_mutex);
        for (std::size_t i = 0; i < part.size(); ++i)
            m_sums.at(i) += part.at(i);
        if (bad && (!m_firstBad || *bad < *m_firstBad))
            m_firstBad = bad;
    }

    const HashSums& sums() const { return m_sums; }
    const std::optional<std::size_t>& firstBad() const { return m_firstBad; }

private:
    std::mutex m_mutex;
    HashSums m_sums{};
    std::optional<std::size_t> m_firstBad;
};

/// HashSums the hashes of the pairs from `begin` to `end`; valueOf(i) is the value of key i.
template <KeyWord Word, typename ValueOf>
HashSums summed(std::span<const Word> keys, std::size_t begin, std::size_t end, const HashSeeds& seeds,
                const ValueOf& valueOf)
{
    HashSums sums{};
    for (auto i = begin; i < end; ++i) {
        sums[0] += keyhash::hash_of_pair(keys[i], valueOf(i), seeds[0]);
        sums[1] += keyhash::hash_of_pair(keys[i], valueOf(i), seeds[1]);
    }
    return sums;
}

template <KeyWord Word>
Fingerprint fingerprintOf(std::span<const Word> keys, const HashSeeds& seeds, const std::stop_token& stop)
{
    Findings findings;
    base::inParallel(keys.size(), stop, [&](std::size_t begin, std::size_t end) {
        findings.add(summed(keys, begin, end, seeds, [](std::size_t i) { return i; }), {});
    });
    return {seeds, keys.size(), findings.sums()};
}

/// The order that an output has to have.
struct Order {
    KeyType type;
    bool up;
    bool stable;
};

/// True if pair i, which is not the first one, does not belong behind the one before it.
template <KeyWord Word, typename Val>
bool isWrong(std::span<const Word> keys, std::span<const Val> values, std::size_t i, const Order& order)
{
    const auto before = rankOf(keys[i - 1], order.type);
    const auto here = rankOf(keys[i], order.type);
    if (before == here)
        return order.stable && values[i - 1] > values[i];
    return order.up ? before > here : before < here;
}

template <KeyWord Word, typename Val>
Fault orderFault(std::span<const Word> keys, std::span<const Val> values, std::size_t i, Direction direction,
                 KeyType type)
{
    if (keys[i - 1] == keys[i])
        return {i, fmt::format("equal keys have changed places: the keys at {} and {} are both {}, and stood "
                               "at {} and {} in the input",
                               i - 1, i, keyText(keys[i], type), values[i - 1], values[i])};
    return {i, fmt::format("the output is not {}: element {} is {}, but the one before it is {}",
                           base::nameOf(direction), i, keyText(keys[i], type), keyText(keys[i - 1], type))};
}

/// Returns the first pair that is not in the input, or occurs for the second time. There has to be one.
template <KeyWord Word, typename Val>
Fault strayFault(std::span<const Word> keys, std::span<const Val> values, std::span<const Word> input,
                 KeyType type, const std::stop_token& stop)
{
    std::vector<bool> seen(input.size());
    Fault fault{std::nullopt,
                fmt::format("the output has {} pairs, and the input {}", keys.size(), input.size())};
    base::inBlocks(keys.size(), stop, [&](std::size_t begin, std::size_t end) {
        for (auto i = begin; i < end && !fault.index; ++i) {
            const auto value = values[i];
            if (value >= input.size())
                fault = {i, fmt::format("the value of key {} at {} is {}, which no key of the input has",
                                        keyText(keys[i], type), i, value)};
            else if (input[value] != keys[i])
                fault = {i, fmt::format("a value does not follow its key: key {} at {} has the value {}, "
                                        "which is that of key {}",
                                        keyText(keys[i], type), i, value, keyText(input[value], type))};
            else if (seen[value])
                fault = {i, fmt::format("the pair of key {} and value {} occurs twice, the second time at {}",
                                        keyText(keys[i], type), value, i)};
            else
                seen[value] = true;
        }
    });
    return fault;
}

template <KeyWord Word, typename Val>
std::optional<Fault> checked(std::span<const Word> output, std::span<const Val> values,
                             std::span<const Word> input, const Fingerprint& summary, Direction direction,
                             KeyType type, EqualKeys equalKeys, const std::stop_token& stop)
{
    if (values.size() != output.size())
        return Fault{std::nullopt, fmt::format("{} values of {} keys", values.size(), output.size())};
    const Order order{type, direction == Direction::Ascending, equalKeys == EqualKeys::OrderOfInput};
    Findings findings;
    base::inParallel(output.size(), stop, [&](std::size_t begin, std::size_t end) {
        std::optional<std::size_t> bad;
        for (auto i = std::max<std::size_t>(begin, 1); i < end && !bad; ++i) {
            if (isWrong(output, values, i, order))
                bad = i;
        }
        findings.add(summed(output, begin, end, summary.seeds, [values](std::size_t i) { return values[i]; }),
                     bad);
    });
    if (const auto& bad = findings.firstBad())
        return orderFault(output, values, *bad, direction, type);
    if (Fingerprint{summary.seeds, output.size(), findings.sums()} != summary)
        return strayFault(output, values, input, type, stop);
    return std::nullopt;
}

} // namespace

template <KeyWord Word>
Fingerprint pairFingerprint(std::span<const Word> keys, const std::stop_token& stop, const HashSeeds& seeds)
{
    return fingerprintOf(keys, seeds, stop);
}

template <KeyWord Word>
std::optional<Fault> verifyPairs(std::span<const Word> output, const ValuesView& values,
                                 std::type_identity_t<std::span<const Word>> input,
                                 const Fingerprint& summary, Direction direction, KeyType type,
                                 EqualKeys equalKeys, const std::stop_token& stop)
{
    return std::visit(
        [&](auto ofOneWidth) {
            return checked(output, ofOneWidth, input, summary, direction, type, equalKeys, stop);
        },
        values);
}

template Fingerprint pairFingerprint(std::span<const ByteKey>, const std::stop_token&, const HashSeeds&);
template std::optional<Fault> verifyPairs(std::span<const ByteKey>, const ValuesView&,
                                          std::type_identity_t<std::span<const ByteKey>>, const Fingerprint&,
                                          Direction, KeyType, EqualKeys, const std::stop_token&);
template Fingerprint pairFingerprint(std::span<const ShortKey>, const std::stop_token&, const HashSeeds&);
template std::optional<Fault> verifyPairs(std::span<const ShortKey>, const ValuesView&,
                                          std::type_identity_t<std::span<const ShortKey>>, const Fingerprint&,
                                          Direction, KeyType, EqualKeys, const std::stop_token&);
template Fingerprint pairFingerprint(std::span<const Key>, const std::stop_token&, const HashSeeds&);
template std::optional<Fault> verifyPairs(std::span<const Key>, const ValuesView&,
                                          std::type_identity_t<std::span<const Key>>, const Fingerprint&,
                                          Direction, KeyType, EqualKeys, const std::stop_token&);
template Fingerprint pairFingerprint(std::span<const WideKey>, const std::stop_token&, const HashSeeds&);
template std::optional<Fault> verifyPairs(std::span<const WideKey>, const ValuesView&,
                                          std::type_identity_t<std::span<const WideKey>>, const Fingerprint&,
                                          Direction, KeyType, EqualKeys, const std::stop_token&);

} // namespace sortscope::data
