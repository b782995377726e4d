// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/labels.h"

#include "core/algorithms/catalogue.h"
#include "core/data/generator.h"
#include "core/results/sampleorder.h"
#include "gui/models/text.h"

#include <QCoreApplication>

namespace sortscope::gui::models {
namespace {

/// Gives the functions of this file one translation context.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::models)
};

} // namespace

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
