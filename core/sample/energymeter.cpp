// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/energymeter.h"

#include "core/backend/error.h"

#include <algorithm>

namespace sortscope::sample {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// A counter that stands still for so long never moves.
constexpr auto kPatience = 3s;

/// How often the work was repeated by then.
struct Progress {
    Clock::time_point time;
    double repetitions = 0;
};

double repetitionsAt(Clock::time_point time, const std::vector<Progress>& progress)
{
    const auto after = std::ranges::lower_bound(progress, time, {}, &Progress::time);
    if (after == progress.begin() || after == progress.end())
        return after == progress.begin() ? 0 : progress.back().repetitions;
    const auto& before = *(after - 1);
    const std::chrono::duration<double> part = time - before.time;
    const std::chrono::duration<double> whole = after->time - before.time;
    return before.repetitions + (after->repetitions - before.repetitions) * (part / whole);
}

} // namespace

EnergyMeter::EnergyMeter(backend::EnergyCounter& counter)
    : m_counter(counter),
      m_thread([this](const std::stop_token& stop) { watch(stop); })
{}

void EnergyMeter::watch(const std::stop_token& stop)
{
    try {
        auto last = m_counter.microjoules();
        while (!stop.stop_requested()) {
            std::this_thread::sleep_for(1ms);
            const auto now = m_counter.microjoules();
            if (now == last)
                continue;
            last = now;
            const std::scoped_lock lock(m_mutex);
            m_changes.push_back({Clock::now(), now});
        }
    } catch (const backend::Unsupported&) {
        const std::scoped_lock lock(m_mutex);
        m_error = std::current_exception();
    }
}

std::vector<EnergyMeter::Change> EnergyMeter::changesSince(Time begin, std::chrono::nanoseconds least)
{
    const std::scoped_lock lock(m_mutex);
    if (m_error)
        std::rethrow_exception(m_error);
    std::vector<Change> two;
    const auto first = std::ranges::lower_bound(m_changes, begin, {}, &Change::time);
    if (first == m_changes.end())
        return two;
    two.push_back(*first);
    const auto last = std::ranges::lower_bound(m_changes, first->time + least, {}, &Change::time);
    if (last != m_changes.end())
        two.push_back(*last);
    return two;
}

measure::EnergySpan EnergyMeter::over(std::chrono::nanoseconds least,
                                      const std::function<std::size_t()>& work)
{
    work(); // what the device did before ends here
    const auto begin = Clock::now();
    std::vector<Progress> progress{{begin, 0}};
    for (;;) {
        const auto done = static_cast<double>(work());
        progress.push_back({Clock::now(), progress.back().repetitions + done});
        const auto elapsed = progress.back().time - begin;
        const auto changes = changesSince(begin, least);
        if (changes.size() == 2 && changes.back().time <= progress.back().time) {
            const auto& [from, counted] = changes.front();
            const auto& [to, countedThen] = changes.back();
            return {repetitionsAt(to, progress) - repetitionsAt(from, progress),
                    std::chrono::nanoseconds(to - from).count(),
                    static_cast<std::int64_t>(countedThen - counted)};
        }
        if (elapsed > (changes.empty() ? kPatience : least + kPatience) && changes.size() < 2
            && progress.size() > 2)
            throw backend::Unsupported("the counter of the device's energy stands still");
    }
}

} // namespace sortscope::sample
