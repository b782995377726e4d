// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/labels.h"

#include "core/algorithms/catalogue.h"
#include "core/data/generator.h"
#include "core/results/row/sampleorder.h"
#include "gui/text/text.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <utility>

namespace sortscope::gui::models {
namespace {

/// The name that PoCL's OpenCL platform has.
constexpr std::string_view kPoclPlatform = "Portable Computing Language";

/// The words of all modes of a kind, in the order of namesOf().
template <std::size_t count>
struct ModeTexts {
    const char* title;
    std::pair<const char*, const char*> words[count];
};

constexpr auto textsOf(backend::TransferMode /*type*/)
{
    return ModeTexts<5>{
        QT_TR_NOOP("Transfer"),
        {{QT_TR_NOOP("Copy"), QT_TR_NOOP("Writes and reads the device's buffer from ordinary host memory.")},
         {QT_TR_NOOP("Map"),
          QT_TR_NOOP("Maps the device's buffer into host memory, writes or reads it there, and unmaps it.")},
         {QT_TR_NOOP("Zero-copy"),
          QT_TR_NOOP("The buffer is in host memory, which the device reads and writes directly.")},
         {QT_TR_NOOP("Pinned"),
          QT_TR_NOOP("Copies from and to page-locked host memory, which the device accesses directly.")},
         {QT_TR_NOOP("Mapped"),
          QT_TR_NOOP(
              "Page-locked host memory is mapped into the device, which reads and writes it directly.")}}};
}

constexpr auto textsOf(backend::LaunchMode /*type*/)
{
    return ModeTexts<4>{QT_TR_NOOP("Launch mode"),
                        {{QT_TR_NOOP("Wait after each launch"),
                          QT_TR_NOOP("The host waits for every kernel before it launches the next one.")},
                         {QT_TR_NOOP("Enqueue all, wait once"),
                          QT_TR_NOOP("The host launches all kernels of a run and waits once, at the end.")},
                         {QT_TR_NOOP("Graph"),
                          QT_TR_NOOP("The launches of a run are captured once and replayed as a whole.")},
                         {QT_TR_NOOP("Overlap"),
                          QT_TR_NOOP("A kernel begins while the one in front of it ends, and waits for it "
                                     "inside; only algorithms whose kernels do so.")}}};
}

constexpr auto textsOf(backend::Readiness /*type*/)
{
    return ModeTexts<2>{
        QT_TR_NOOP("Before each run"),
        {{QT_TR_NOOP("Device warm"),
          QT_TR_NOOP("The GPU is kept busy until right before each run, so that its clocks stay high.")},
         {QT_TR_NOOP("Device idle"), QT_TR_NOOP("The GPU is idle before each run.")}}};
}

constexpr auto textsOf(backend::Cache /*type*/)
{
    return ModeTexts<2>{
        QT_TR_NOOP("Caches"),
        {{QT_TR_NOOP("Caches warm"), QT_TR_NOOP("The input of a run may still be in the caches.")},
         {QT_TR_NOOP("Caches cold"), QT_TR_NOOP("The caches are filled with other data before each run.")}}};
}

constexpr auto textsOf(backend::DeviceClock /*type*/)
{
    return ModeTexts<4>{
        nullptr,
        {{QT_TR_NOOP("Best available"), QT_TR_NOOP("The first of the following clocks that the device has.")},
         {QT_TR_NOOP("CUPTI"), QT_TR_NOOP("Times that the GPU itself records for each kernel (CUDA).")},
         {QT_TR_NOOP("Events with gated launch"),
          QT_TR_NOOP("Events of launches that were all queued before the first one began (CUDA).")},
         {QT_TR_NOOP("Events"), QT_TR_NOOP("One event before each kernel and one after it.")}}};
}

} // namespace

template <typename Mode>
ModeWords modeWords(Mode mode)
{
    static constexpr auto texts = textsOf(Mode{});
    static_assert(std::size(texts.words) == base::Names<Mode>::all.size());
    const auto& [label, description] = texts.words[static_cast<std::size_t>(mode)];
    return {texts.title, label, description};
}
template ModeWords modeWords(backend::TransferMode);
template ModeWords modeWords(backend::LaunchMode);
template ModeWords modeWords(backend::Readiness);
template ModeWords modeWords(backend::Cache);
template ModeWords modeWords(backend::DeviceClock);

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
    using enum JobState;
    return Words::tr(wordOf(state, {{Waiting, QT_TR_NOOP("Waiting")},
                                    {Running, QT_TR_NOOP("Running")},
                                    {NotRun, QT_TR_NOOP("Not run")},
                                    {Ok, QT_TR_NOOP("OK")},
                                    {Doubtful, QT_TR_NOOP("OK, doubtful")},
                                    {Unsupported, QT_TR_NOOP("Unsupported")},
                                    {Failed, QT_TR_NOOP("Failed")},
                                    {Cancelled, QT_TR_NOOP("Cancelled")}}));
}

QString label(results::Status status)
{
    return label(stateOf(status));
}

QString label(events::Phase phase)
{
    using enum events::Phase;
    return Words::tr(wordOf(phase, {{Generating, QT_TR_NOOP("Generating data")},
                                    {Preparing, QT_TR_NOOP("Preparing")},
                                    {WarmingUp, QT_TR_NOOP("Warming up")},
                                    {Sampling, QT_TR_NOOP("Sampling")}}));
}

QString label(results::SampleOrder order)
{
    using enum results::SampleOrder;
    return Words::tr(
        wordOf(order, {{JobByJob, QT_TR_NOOP("Job by job")}, {Interleaved, QT_TR_NOOP("Interleaved")}}));
}

QString label(data::Direction direction)
{
    using enum data::Direction;
    return Words::tr(
        wordOf(direction, {{Ascending, QT_TR_NOOP("Ascending")}, {Descending, QT_TR_NOOP("Descending")}}));
}

QString label(data::KeyType type)
{
    using enum data::KeyType;
    return Words::tr(wordOf(type, {{U8, QT_TR_NOOP("8-bit unsigned")},
                                   {I8, QT_TR_NOOP("8-bit signed")},
                                   {U16, QT_TR_NOOP("16-bit unsigned")},
                                   {I16, QT_TR_NOOP("16-bit signed")},
                                   {F16, QT_TR_NOOP("16-bit float")},
                                   {U32, QT_TR_NOOP("32-bit unsigned")},
                                   {I32, QT_TR_NOOP("32-bit signed")},
                                   {F32, QT_TR_NOOP("32-bit float")},
                                   {U64, QT_TR_NOOP("64-bit unsigned")},
                                   {I64, QT_TR_NOOP("64-bit signed")},
                                   {F64, QT_TR_NOOP("64-bit float")}}));
}

QString label(data::ValueType type)
{
    using enum data::ValueType;
    return Words::tr(wordOf(type, {{None, QT_TR_NOOP("No values")},
                                   {U32, QT_TR_NOOP("32-bit values")},
                                   {U64, QT_TR_NOOP("64-bit values")}}));
}

QString label(backend::BackendKind backend)
{
    using enum backend::BackendKind;
    return Words::tr(wordOf(backend, {{Cpu, QT_TR_NOOP("CPU")}, {OpenCl, "OpenCL"}, {Cuda, "CUDA"}}));
}

QString label(backend::Clock clock)
{
    using enum backend::Clock;
    return Words::tr(wordOf(clock, {{HostSteady, QT_TR_NOOP("Host steady clock")},
                                    {OpenClEvent, QT_TR_NOOP("OpenCL events")},
                                    {CudaEvent, QT_TR_NOOP("CUDA events")},
                                    {CudaGatedEvent, QT_TR_NOOP("CUDA events with gated launch")},
                                    {Cupti, QT_TR_NOOP("CUPTI")}}));
}

QString label(measure::Preset preset)
{
    using enum measure::Preset;
    return Words::tr(wordOf(preset, {{Quick, QT_TR_NOOP("Quick")},
                                     {Standard, QT_TR_NOOP("Standard")},
                                     {Rigorous, QT_TR_NOOP("Rigorous")}}));
}

QString label(measure::StopReason reason)
{
    using enum measure::StopReason;
    return Words::tr(wordOf(reason, {{SampleCount, QT_TR_NOOP("the number of samples was reached")},
                                     {NoiseReached, QT_TR_NOOP("the noise fell below the target")},
                                     {TimeLimit, QT_TR_NOOP("the time limit was reached")}}));
}

QString label(results::Quality quality)
{
    using enum results::Quality;
    return Words::tr(wordOf(
        quality, {{Good, QT_TR_NOOP("Good")}, {Fair, QT_TR_NOOP("Fair")}, {Poor, QT_TR_NOOP("Poor")}}));
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
    using enum algorithms::Family;
    return Words::tr(wordOf(family, {{Sort, QT_TR_NOOP("Sorting")}, {Search, QT_TR_NOOP("Searching")}}));
}

QString variantTitle(const results::JobSpec& spec)
{
    const auto* info = algorithms::findAlgorithm(spec.variant.algorithm);
    if (!info)
        return text(results::variantName(spec.variant));
    const auto* merge = info->findMerge(spec.variant.merge);
    if (!merge)
        return translated(info->title);
    return QStringLiteral("%1 / %2").arg(translated(info->title), translated(merge->title));
}

QString mergeTitle(const results::JobSpec& spec, const std::string& merge)
{
    const auto* info = algorithms::findAlgorithm(spec.variant.algorithm);
    const auto* strategy = info ? info->findMerge(merge) : nullptr;
    return strategy ? translated(strategy->title) : text(merge);
}

QString deviceTitle(const backend::DeviceInfo& device)
{
    // The name alone would be that of the processor, which is listed as itself, too.
    const auto api = device.platform == kPoclPlatform ? QStringLiteral("PoCL") : label(device.backend);
    return QStringLiteral("%1 (%2)").arg(shortDeviceName(device.name), api);
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
