// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/progress.h"

#include "cli/terminal/displaywidth.h"
#include "cli/terminal/outputs.h"
#include "cli/terminal/units.h"
#include "core/base/startedthread.h"
#include "core/results/compare/distinctions.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace sortscope::cli {
namespace {

constexpr std::chrono::milliseconds kRedrawInterval{100};
constexpr std::size_t kBarWidth = 24;
constexpr std::size_t kNarrowTerminal = 60;

/// Returns the share of finished replicates, with the samples of the current one.
double share(const ProgressState& state)
{
    if (state.planned == 0)
        return 0;
    double done = static_cast<double>(state.finished);
    if (state.maximumSamples > 0)
        done += static_cast<double>(state.samples) / static_cast<double>(state.maximumSamples);
    return std::min(done / static_cast<double>(state.planned), 1.0);
}

std::string bar(const ProgressState& state)
{
    const auto filled = static_cast<std::size_t>(share(state) * static_cast<double>(kBarWidth));
    std::string inside(filled, '=');
    if (filled < kBarWidth)
        inside += '>';
    inside.resize(kBarWidth, ' ');
    return '[' + inside + ']';
}

std::string phaseText(const ProgressState& state)
{
    switch (state.phase) {
    case events::Phase::Generating:
        return "generating data";
    case events::Phase::Preparing:
        return "preparing";
    case events::Phase::WarmingUp:
        return "warming up";
    case events::Phase::Sampling:
        break;
    }
    return fmt::format("sample {} of {}", std::min(state.samples + 1, state.maximumSamples),
                       state.maximumSamples);
}

std::string replicateText(const ProgressState& state)
{
    return state.replicates > 1 ? fmt::format("replicate {} of {}, ", state.replicate, state.replicates)
                                : std::string();
}

/// Returns ", about 3 min left", if the time is known.
std::string sweepText(const events::TimeLeft::Estimate& left)
{
    return left.sweep ? fmt::format(", about {} left", durationText(*left.sweep)) : std::string();
}

/// Returns " (round 40 s, job 5 s)", or as much of it as is known.
std::string roundText(const events::TimeLeft::Estimate& left)
{
    if (!left.round)
        return {};
    return left.job ? fmt::format(" (round {}, job {})", durationText(*left.round), durationText(*left.job))
                    : fmt::format(" (round {})", durationText(*left.round));
}

std::string labelOf(const results::JobSpec& spec, const results::RowNames& names)
{
    // Without the job's data, which would leave no room for the replicate on a usual terminal.
    return printable(fmt::format("{} {} {}", names.devices.of(spec.device),
                                 results::variantText(names.distinctions, spec),
                                 sizeText(spec.workload.size)));
}

} // namespace

std::string progressLine(const ProgressState& state, std::size_t width)
{
    std::string line = width >= kNarrowTerminal ? bar(state) + ' ' : std::string{};
    line += fmt::format("{}/{}", state.finished, state.planned);
    if (state.notOk > 0)
        line += fmt::format(" ({} not ok)", state.notOk);
    line += sweepText(state.left);
    if (!state.current.empty())
        line += fmt::format("  {}, {}{}", state.current, replicateText(state), phaseText(state))
                + roundText(state.left);
    return elided(line, width);
}

Progress::Progress() : m_enabled(terminalWidth(Output::Error).has_value())
{
    if (m_enabled)
        m_latecomer = base::startedThread([this](const std::stop_token& stop) { drawWhatIsOwed(stop); });
}

Progress::~Progress()
{
    m_latecomer = {}; // joins
    erase();
}

void Progress::onEvent(const events::RunEvent& event)
{
    if (!m_enabled)
        return;
    const std::scoped_lock lock(m_mutex);
    m_timeLeft.onEvent(event, std::chrono::steady_clock::now());
    std::visit([this](const auto& each) { apply(each); }, event);
}

void Progress::apply(const events::RunStarted& event)
{
    m_state = {};
    m_labels.clear();
    m_count.begin(event.plan);
    countReplicates();
    results::RowNames names;
    for (const auto& spec : event.plan.jobs)
        names.add(spec);
    for (const auto& spec : event.plan.jobs)
        m_labels.emplace(spec.id, labelOf(spec, names));
    drawSoon();
}

void Progress::apply(const events::JobStarted& event)
{
    m_state.current = m_labels.at(event.job);
    m_state.phase = events::Phase::Generating;
    m_state.samples = 0;
    m_state.maximumSamples = 0;
    drawSoon();
}

void Progress::apply(const events::JobProgress& event)
{
    // Events of interleaved jobs come in turn.
    m_state.current = m_labels.at(event.job);
    const bool sampling = event.phase == events::Phase::Sampling;
    m_state.phase = event.phase;
    m_state.replicate = event.replicate;
    m_state.replicates = event.replicates;
    m_state.samples = event.samples;
    m_state.maximumSamples = sampling ? event.maximumSamples : 0;
    if (!sampling) {
        drawSoon();
        return;
    }
    m_owed = false;
    drawIfTime();
}

void Progress::apply(const events::ReplicateFinished& event)
{
    m_count.add(event);
    endReplicate();
}

void Progress::apply(const events::JobFinished& event)
{
    m_count.add(event);
    if (event.result->status != results::Status::Ok)
        ++m_state.notOk;
    endReplicate();
}

void Progress::countReplicates()
{
    m_state.planned = m_count.planned();
    m_state.finished = m_count.taken() + m_count.givenUp();
}

void Progress::endReplicate()
{
    countReplicates();
    m_state.samples = 0;
    m_state.maximumSamples = 0;
    m_state.current.clear();
    drawSoon();
}

void Progress::apply(const events::RunFinished& /*event*/)
{
    m_owed = false;
    erase();
}

bool Progress::drawIfTime()
{
    if (m_shown && std::chrono::steady_clock::now() - m_lastDrawn < kRedrawInterval)
        return false;
    drawNow();
    return true;
}

void Progress::drawSoon()
{
    if (drawIfTime() || std::exchange(m_owed, true))
        return;
    m_owing.notify_one();
}

void Progress::drawNow()
{
    m_owed = false;
    m_shown = true;
    m_lastDrawn = std::chrono::steady_clock::now();
    m_state.left = m_timeLeft.at(m_lastDrawn);
    // One column stays free: a full line would wrap on some terminals.
    const auto width = terminalWidth(Output::Error).value_or(80);
    drawLine(progressLine(m_state, width - 1));
}

void Progress::erase()
{
    if (m_shown)
        eraseLine();
    m_shown = false;
}

void Progress::drawWhatIsOwed(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (m_owing.wait(lock, stop, [this] { return m_owed; })) {
        m_owing.wait_until(lock, stop, m_lastDrawn + kRedrawInterval, [this] { return !m_owed; });
        if (stop.stop_requested())
            return;
        if (m_owed)
            drawNow();
    }
}

} // namespace sortscope::cli
