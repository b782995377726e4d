// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/labels.h"

#include "core/algorithms/catalogue.h"
#include "core/data/generator.h"
#include "core/results/sampleorder.h"
#include "gui/models/text.h"

#include <QCoreApplication>
#include <QStringList>

namespace sortscope::gui::models {
namespace {

using results::Property;

/// Gives the functions of this file one translation context.
struct EnvironmentWords {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::models)
};

QString propertyLabel(Property property)
{
    switch (property) {
    case Property::ProgramVersion:
        return EnvironmentWords::tr("Program version");
    case Property::GitRevision:
        return EnvironmentWords::tr("Git revision");
    case Property::Node:
        return EnvironmentWords::tr("Machine");
    case Property::OperatingSystem:
        return EnvironmentWords::tr("Operating system");
    case Property::Kernel:
        return EnvironmentWords::tr("Operating system's kernel");
    case Property::Cpu:
        return EnvironmentWords::tr("Processor");
    case Property::CpuGovernor:
        return EnvironmentWords::tr("CPU governor");
    case Property::CpuThreads:
        return EnvironmentWords::tr("CPU threads");
    case Property::SampleOrder:
        return EnvironmentWords::tr("Order of samples");
    case Property::Driver:
        return EnvironmentWords::tr("Driver");
    case Property::Api:
        return EnvironmentWords::tr("API version");
    case Property::Platform:
        return EnvironmentWords::tr("Platform");
    case Property::Clock:
        return EnvironmentWords::tr("Clock");
    case Property::Uuid:
        return QStringLiteral("UUID");
    case Property::KernelSource:
        return EnvironmentWords::tr("Kernel source");
    }
    return {};
}

/// The label of an enumerator that the core gives by its name; empty for names of others.
template <typename Enum>
QString labelNamed(const std::string& name)
{
    const auto value = base::valueNamed<Enum>(name);
    return value ? label(*value) : QString();
}

QString valueText(Property property, const std::optional<std::string>& value)
{
    if (!value)
        return EnvironmentWords::tr("unknown");
    if (property == Property::SampleOrder)
        return labelNamed<results::SampleOrder>(*value);
    if (property == Property::Clock)
        return labelNamed<backend::Clock>(*value);
    return text(*value);
}

/// Gives the functions of this file one translation context.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::models)
};

} // namespace

QString titleOf(const results::EnvironmentDifference& difference)
{
    auto property = propertyLabel(difference.property);
    if (!difference.file.empty())
        property += QLatin1Char(' ') + text(difference.file);
    if (!difference.device)
        return property;
    const auto& [name, backend] = *difference.device;
    return EnvironmentWords::tr("%1 of %2", "a property of a device")
        .arg(property, deviceTitle({.name = name, .backend = backend}));
}

QString valuesText(Property property, const results::EnvironmentDifference::Values& values)
{
    QStringList texts;
    for (const auto& value : values)
        texts << valueText(property, value);
    return texts.join(QStringLiteral(", "));
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

QString label(JobState state)
{
    switch (state) {
    case JobState::Waiting:
        return Words::tr("Waiting");
    case JobState::Running:
        return Words::tr("Running");
    case JobState::NotRun:
        return Words::tr("Not run");
    case JobState::Ok:
        return Words::tr("OK");
    case JobState::Unsupported:
        return Words::tr("Unsupported");
    case JobState::Failed:
        return Words::tr("Failed");
    case JobState::Cancelled:
        return Words::tr("Cancelled");
    }
    return {};
}

QString label(results::Status status)
{
    return label(stateOf(status));
}

QString label(run::Phase phase)
{
    switch (phase) {
    case run::Phase::Generating:
        return Words::tr("Generating data");
    case run::Phase::Preparing:
        return Words::tr("Preparing");
    case run::Phase::WarmingUp:
        return Words::tr("Warming up");
    case run::Phase::Sampling:
        return Words::tr("Sampling");
    }
    return {};
}

QString label(results::SampleOrder order)
{
    switch (order) {
    case results::SampleOrder::JobByJob:
        return Words::tr("Job by job");
    case results::SampleOrder::Interleaved:
        return Words::tr("Interleaved");
    }
    return {};
}

QString label(data::Direction direction)
{
    switch (direction) {
    case data::Direction::Ascending:
        return Words::tr("Ascending");
    case data::Direction::Descending:
        return Words::tr("Descending");
    }
    return {};
}

QString label(backend::BackendKind backend)
{
    switch (backend) {
    case backend::BackendKind::Cpu:
        return Words::tr("CPU");
    case backend::BackendKind::OpenCl:
        return QStringLiteral("OpenCL");
    case backend::BackendKind::Cuda:
        return QStringLiteral("CUDA");
    }
    return {};
}

QString label(backend::TransferMode mode)
{
    switch (mode) {
    case backend::TransferMode::Copy:
        return Words::tr("Copy");
    case backend::TransferMode::Map:
        return Words::tr("Map");
    case backend::TransferMode::ZeroCopy:
        return Words::tr("Zero-copy");
    case backend::TransferMode::Pinned:
        return Words::tr("Pinned");
    case backend::TransferMode::Mapped:
        return Words::tr("Mapped");
    }
    return {};
}

QString describe(backend::TransferMode mode)
{
    switch (mode) {
    case backend::TransferMode::Copy:
        return Words::tr("Writes and reads the device's buffer from ordinary host memory.");
    case backend::TransferMode::Map:
        return Words::tr(
            "Maps the device's buffer into host memory, writes or reads it there, and unmaps it.");
    case backend::TransferMode::ZeroCopy:
        return Words::tr("The buffer lives in host memory that the device reads and writes itself.");
    case backend::TransferMode::Pinned:
        return Words::tr(
            "Copies from and to host memory that is locked, so that the device fetches it directly.");
    case backend::TransferMode::Mapped:
        return Words::tr("Locked host memory is mapped into the device, which reads and writes it itself.");
    }
    return {};
}

QString label(backend::LaunchMode mode)
{
    switch (mode) {
    case backend::LaunchMode::WaitEach:
        return Words::tr("Wait after each launch");
    case backend::LaunchMode::EnqueueAll:
        return Words::tr("Enqueue all, wait once");
    case backend::LaunchMode::Graph:
        return Words::tr("Graph");
    }
    return {};
}

QString describe(backend::LaunchMode mode)
{
    switch (mode) {
    case backend::LaunchMode::WaitEach:
        return Words::tr("The host waits for every kernel before it launches the next one.");
    case backend::LaunchMode::EnqueueAll:
        return Words::tr("The host launches all kernels of a run and waits once, at the end.");
    case backend::LaunchMode::Graph:
        return Words::tr("The launches of a run are captured once and replayed as a whole.");
    }
    return {};
}

QString label(backend::Clock clock)
{
    switch (clock) {
    case backend::Clock::HostSteady:
        return Words::tr("Host steady clock");
    case backend::Clock::OpenClEvent:
        return Words::tr("OpenCL events");
    case backend::Clock::CudaEvent:
        return Words::tr("CUDA events");
    }
    return {};
}

QString label(measure::Preset preset)
{
    switch (preset) {
    case measure::Preset::Quick:
        return Words::tr("Quick");
    case measure::Preset::Standard:
        return Words::tr("Standard");
    case measure::Preset::Rigorous:
        return Words::tr("Rigorous");
    }
    return {};
}

QString label(measure::StopReason reason)
{
    switch (reason) {
    case measure::StopReason::SampleCount:
        return Words::tr("the number of samples was reached");
    case measure::StopReason::NoiseReached:
        return Words::tr("the noise fell below the target");
    case measure::StopReason::NoiseStable:
        return Words::tr("the noise no longer changed");
    case measure::StopReason::TimeLimit:
        return Words::tr("the time limit was reached");
    }
    return {};
}

QString label(algorithms::Family family)
{
    switch (family) {
    case algorithms::Family::Sort:
        return Words::tr("Sorting");
    case algorithms::Family::Search:
        return Words::tr("Searching");
    }
    return {};
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

QString deviceTitle(const backend::DeviceInfo& device)
{
    return QStringLiteral("%1 (%2)").arg(text(device.name), label(device.backend));
}

QString generatorTitle(const std::string& id)
{
    const auto* info = data::findGenerator(id);
    return info ? translated(info->title) : text(id);
}

QString progressText(run::Phase phase, std::size_t samples, std::size_t maximum)
{
    if (phase != run::Phase::Sampling || maximum == 0)
        return label(phase);
    return Words::tr("Sampling, %1 of at most %2").arg(grouped(samples), grouped(maximum));
}

} // namespace sortscope::gui::models
