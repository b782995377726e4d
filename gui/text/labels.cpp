// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/labels.h"

#include "core/algorithms/catalogue.h"
#include "core/algorithms/titles.h"
#include "core/data/generator.h"
#include "core/results/row/sampleorder.h"
#include "gui/text/text.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace sortscope::gui::models {
bool DeviceTitles::add(const backend::DeviceInfo& device)
{
    const bool renamed = m_names.add(device);
    auto& title = m_titles[{device.name, device.backend}];
    if (title.isEmpty())
        title = deviceTitle(device);
    auto& sameTitle = m_devices[title];
    // The second device of a title makes the first one get a number.
    return (sameTitle.insert(results::deviceKey(device)).second && sameTitle.size() == 2) || renamed;
}

QString DeviceTitles::of(const backend::DeviceInfo& device) const
{
    auto title = titleOf(device);
    const auto sameTitle = m_devices.find(title);
    if (sameTitle == m_devices.end() || sameTitle->size() < 2)
        return title;
    return QStringLiteral("%1 %2").arg(title, text(m_names.of(device)));
}

QString DeviceTitles::titleOf(const backend::DeviceInfo& device) const
{
    const auto known = m_titles.find({device.name, device.backend});
    return known == m_titles.end() ? deviceTitle(device) : known->second;
}

void DeviceTitles::clear()
{
    *this = {};
}

JobState stateOf(results::Status status)
{
    switch (status) {
    case results::Status::Ok:
        return JobState::Ok;
    case results::Status::Unsupported:
        return JobState::Unsupported;
    case results::Status::Failed:
        return JobState::Failed;
    case results::Status::Cancelled:
        return JobState::Cancelled;
    }
    return JobState::Failed;
}

JobState stateOf(const results::JobResult& result)
{
    return results::isDoubtful(result) ? JobState::Doubtful : stateOf(result.status);
}

QString label(JobState state)
{
    static constexpr Word<JobState> words[]{
        {JobState::Waiting, QT_TR_NOOP("Waiting")},       {JobState::Running, QT_TR_NOOP("Running")},
        {JobState::NotRun, QT_TR_NOOP("Not run")},        {JobState::Ok, QT_TR_NOOP("OK")},
        {JobState::Doubtful, QT_TR_NOOP("OK, doubtful")}, {JobState::Unsupported, QT_TR_NOOP("Unsupported")},
        {JobState::Failed, QT_TR_NOOP("Failed")},         {JobState::Cancelled, QT_TR_NOOP("Cancelled")},
    };
    return Words::tr(wordOf(words, state));
}

QString label(results::Status status)
{
    return label(stateOf(status));
}

QString label(events::Phase phase)
{
    static constexpr Word<events::Phase> words[]{
        {events::Phase::Generating, QT_TR_NOOP("Generating data")},
        {events::Phase::Preparing, QT_TR_NOOP("Preparing")},
        {events::Phase::WarmingUp, QT_TR_NOOP("Warming up")},
        {events::Phase::Sampling, QT_TR_NOOP("Sampling")},
    };
    return Words::tr(wordOf(words, phase));
}

QString label(results::SampleOrder order)
{
    static constexpr Word<results::SampleOrder> words[]{
        {results::SampleOrder::JobByJob, QT_TR_NOOP("Job by job")},
        {results::SampleOrder::Interleaved, QT_TR_NOOP("Interleaved")}};
    return Words::tr(wordOf(words, order));
}

QString label(data::Direction direction)
{
    static constexpr Word<data::Direction> words[]{{data::Direction::Ascending, QT_TR_NOOP("Ascending")},
                                                   {data::Direction::Descending, QT_TR_NOOP("Descending")}};
    return Words::tr(wordOf(words, direction));
}

QString label(data::KeyType type)
{
    static constexpr Word<data::KeyType> words[]{{data::KeyType::U32, QT_TR_NOOP("32-bit unsigned")},
                                                 {data::KeyType::I32, QT_TR_NOOP("32-bit signed")},
                                                 {data::KeyType::F32, QT_TR_NOOP("32-bit float")},
                                                 {data::KeyType::U64, QT_TR_NOOP("64-bit unsigned")},
                                                 {data::KeyType::I64, QT_TR_NOOP("64-bit signed")},
                                                 {data::KeyType::F64, QT_TR_NOOP("64-bit float")}};
    return Words::tr(wordOf(words, type));
}

QString label(data::ValueType type)
{
    static constexpr Word<data::ValueType> words[]{{data::ValueType::None, QT_TR_NOOP("No values")},
                                                   {data::ValueType::U32, QT_TR_NOOP("32-bit values")}};
    return Words::tr(wordOf(words, type));
}

QString label(backend::BackendKind backend)
{
    static constexpr Word<backend::BackendKind> words[]{
        {backend::BackendKind::Cpu, QT_TR_NOOP("CPU")},
        {backend::BackendKind::OpenCl, "OpenCL"},
        {backend::BackendKind::Cuda, "CUDA"},
    };
    return Words::tr(wordOf(words, backend));
}

QString label(backend::TransferMode mode)
{
    static constexpr Word<backend::TransferMode> words[]{
        {backend::TransferMode::Copy, QT_TR_NOOP("Copy")},
        {backend::TransferMode::Map, QT_TR_NOOP("Map")},
        {backend::TransferMode::ZeroCopy, QT_TR_NOOP("Zero-copy")},
        {backend::TransferMode::Pinned, QT_TR_NOOP("Pinned")},
        {backend::TransferMode::Mapped, QT_TR_NOOP("Mapped")},
    };
    return Words::tr(wordOf(words, mode));
}

QString describe(backend::TransferMode mode)
{
    static constexpr Word<backend::TransferMode> words[]{
        {backend::TransferMode::Copy,
         QT_TR_NOOP("Writes and reads the device's buffer from ordinary host memory.")},
        {backend::TransferMode::Map,
         QT_TR_NOOP("Maps the device's buffer into host memory, writes or reads it there, and unmaps it.")},
        {backend::TransferMode::ZeroCopy,
         QT_TR_NOOP("The buffer is in host memory, which the device reads and writes directly.")},
        {backend::TransferMode::Pinned,
         QT_TR_NOOP("Copies from and to page-locked host memory, which the device accesses directly.")},
        {backend::TransferMode::Mapped,
         QT_TR_NOOP(
             "Page-locked host memory is mapped into the device, which reads and writes it directly.")},
    };
    return Words::tr(wordOf(words, mode));
}

QString label(backend::LaunchMode mode)
{
    static constexpr Word<backend::LaunchMode> words[]{
        {backend::LaunchMode::WaitEach, QT_TR_NOOP("Wait after each launch")},
        {backend::LaunchMode::EnqueueAll, QT_TR_NOOP("Enqueue all, wait once")},
        {backend::LaunchMode::Graph, QT_TR_NOOP("Graph")},
    };
    return Words::tr(wordOf(words, mode));
}

QString describe(backend::LaunchMode mode)
{
    static constexpr Word<backend::LaunchMode> words[]{
        {backend::LaunchMode::WaitEach,
         QT_TR_NOOP("The host waits for every kernel before it launches the next one.")},
        {backend::LaunchMode::EnqueueAll,
         QT_TR_NOOP("The host launches all kernels of a run and waits once, at the end.")},
        {backend::LaunchMode::Graph,
         QT_TR_NOOP("The launches of a run are captured once and replayed as a whole.")},
    };
    return Words::tr(wordOf(words, mode));
}

QString label(backend::Readiness state)
{
    static constexpr Word<backend::Readiness> words[]{
        {backend::Readiness::Warm, QT_TR_NOOP("Device warm")},
        {backend::Readiness::Idle, QT_TR_NOOP("Device idle")},
    };
    return Words::tr(wordOf(words, state));
}

QString describe(backend::Readiness state)
{
    static constexpr Word<backend::Readiness> words[]{
        {backend::Readiness::Warm,
         QT_TR_NOOP("The GPU is kept busy until right before each run, so that its clocks stay high.")},
        {backend::Readiness::Idle, QT_TR_NOOP("The GPU is idle before each run.")},
    };
    return Words::tr(wordOf(words, state));
}

QString label(backend::Cache state)
{
    static constexpr Word<backend::Cache> words[]{
        {backend::Cache::Warm, QT_TR_NOOP("Caches warm")},
        {backend::Cache::Cold, QT_TR_NOOP("Caches cold")},
    };
    return Words::tr(wordOf(words, state));
}

QString describe(backend::Cache state)
{
    static constexpr Word<backend::Cache> words[]{
        {backend::Cache::Warm, QT_TR_NOOP("The input of a run may still be in the caches.")},
        {backend::Cache::Cold, QT_TR_NOOP("The caches are filled with other data before each run.")},
    };
    return Words::tr(wordOf(words, state));
}

QString label(backend::DeviceClock clock)
{
    static constexpr Word<backend::DeviceClock> words[]{
        {backend::DeviceClock::Best, QT_TR_NOOP("Best available")},
        {backend::DeviceClock::Cupti, QT_TR_NOOP("CUPTI")},
        {backend::DeviceClock::Gated, QT_TR_NOOP("Events with gated launch")},
        {backend::DeviceClock::Event, QT_TR_NOOP("Events")},
    };
    return Words::tr(wordOf(words, clock));
}

QString describe(backend::DeviceClock clock)
{
    static constexpr Word<backend::DeviceClock> words[]{
        {backend::DeviceClock::Best, QT_TR_NOOP("The first of the following clocks that the device has.")},
        {backend::DeviceClock::Cupti,
         QT_TR_NOOP("Times that the GPU itself records for each kernel (CUDA).")},
        {backend::DeviceClock::Gated,
         QT_TR_NOOP("Events of launches that were all queued before the first one began (CUDA).")},
        {backend::DeviceClock::Event, QT_TR_NOOP("One event before each kernel and one after it.")},
    };
    return Words::tr(wordOf(words, clock));
}

QString label(backend::Clock clock)
{
    static constexpr Word<backend::Clock> words[]{
        {backend::Clock::HostSteady, QT_TR_NOOP("Host steady clock")},
        {backend::Clock::OpenClEvent, QT_TR_NOOP("OpenCL events")},
        {backend::Clock::CudaEvent, QT_TR_NOOP("CUDA events")},
        {backend::Clock::CudaGatedEvent, QT_TR_NOOP("CUDA events with gated launch")},
        {backend::Clock::Cupti, QT_TR_NOOP("CUPTI")},
    };
    return Words::tr(wordOf(words, clock));
}

QString label(measure::Preset preset)
{
    static constexpr Word<measure::Preset> words[]{
        {measure::Preset::Quick, QT_TR_NOOP("Quick")},
        {measure::Preset::Standard, QT_TR_NOOP("Standard")},
        {measure::Preset::Rigorous, QT_TR_NOOP("Rigorous")},
    };
    return Words::tr(wordOf(words, preset));
}

QString label(measure::StopReason reason)
{
    static constexpr Word<measure::StopReason> words[]{
        {measure::StopReason::SampleCount, QT_TR_NOOP("the number of samples was reached")},
        {measure::StopReason::NoiseReached, QT_TR_NOOP("the noise fell below the target")},
        {measure::StopReason::TimeLimit, QT_TR_NOOP("the time limit was reached")},
    };
    return Words::tr(wordOf(words, reason));
}

QString label(results::Quality quality)
{
    static constexpr Word<results::Quality> words[]{
        {results::Quality::Good, QT_TR_NOOP("Good")},
        {results::Quality::Fair, QT_TR_NOOP("Fair")},
        {results::Quality::Poor, QT_TR_NOOP("Poor")},
    };
    return Words::tr(wordOf(words, quality));
}

QString reasonsText(const results::Judgement& judgement)
{
    QStringList texts;
    for (const auto& reason : judgement.reasons)
        texts << translated(results::wordsOf(reason.flaw));
    return texts.join(QStringLiteral(", "));
}

QString qualityTip(const results::JobResult& result)
{
    const auto judgement = results::qualityOf(result);
    if (!judgement)
        return {};
    const auto quality = label(judgement->quality);
    return judgement->reasons.empty() ? quality
                                      : QStringLiteral("%1: %2").arg(quality, reasonsText(*judgement));
}

bool isNearFloor(const results::JobResult& result)
{
    return std::ranges::find(result.warnings, results::Warning::NearFloor) != result.warnings.end();
}

QString doubtsText(const results::JobResult& result)
{
    if (!results::isDoubtful(result))
        return {};
    QStringList lines{qualityTip(result)};
    for (const auto warning : result.warnings)
        lines << translated(results::adviceOn(warning).what);
    return lines.join(u'\n');
}

QString label(algorithms::Family family)
{
    static constexpr Word<algorithms::Family> words[]{{algorithms::Family::Sort, QT_TR_NOOP("Sorting")},
                                                      {algorithms::Family::Search, QT_TR_NOOP("Searching")}};
    return Words::tr(wordOf(words, family));
}

QString variantTitle(const results::JobSpec& spec)
{
    const auto title = algorithms::titleOf(spec.variant.algorithm);
    if (title.empty())
        return text(results::variantName(spec.variant));
    const auto* info = algorithms::findAlgorithm(spec.variant.algorithm);
    const auto* merge = info ? info->findMerge(spec.variant.merge) : nullptr;
    if (!merge)
        return translated(title);
    return QStringLiteral("%1 / %2").arg(translated(title), translated(merge->title));
}

QString mergeTitle(const results::JobSpec& spec, const std::string& merge)
{
    const auto* info = algorithms::findAlgorithm(spec.variant.algorithm);
    const auto* strategy = info ? info->findMerge(merge) : nullptr;
    return strategy ? translated(strategy->title) : text(merge);
}

QString deviceTitle(const backend::DeviceInfo& device)
{
    return QStringLiteral("%1 (%2)").arg(shortDeviceName(device.name), label(device.backend));
}

QString shortDeviceName(const std::string& name)
{
    static const QRegularExpression noise(QStringLiteral(
        "\\((R|TM|tm|C)\\)|^(pthread|cpu|basic)-([a-z0-9_]+-)*| CPU| @.*$| \\d+-Core| Processor.*$| "
        "with .* Graphics.*$"));
    auto shorter = text(name).replace(noise, {}).simplified();
    return shorter.isEmpty() ? text(name) : shorter;
}

QString generatorTitle(const std::string& id)
{
    if (data::findGenerator(id) == nullptr) // from a session of a later version
        return text(id);
    const auto chosen = data::chosenGenerator(id);
    const auto title = translated(chosen.info->title);
    return chosen.info->value ? Words::tr("%1 (%2)").arg(title, grouped(chosen.value)) : title;
}

QString progressText(const events::JobProgress& progress)
{
    auto what = progress.phase != events::Phase::Sampling || progress.maximumSamples == 0
                    ? label(progress.phase)
                    : Words::tr("Sampling, %1 of at most %2")
                          .arg(grouped(progress.samples), grouped(progress.maximumSamples));
    if (progress.replicates < 2)
        return what;
    return Words::tr("Replicate %1 of %2: %3")
        .arg(grouped(progress.replicate), grouped(progress.replicates), what);
}

} // namespace sortscope::gui::models
