// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/samplingsection.h"

#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/rowlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSpinBox>

namespace sortscope::gui::pages {
namespace {

/// Stands for a fixed count; no preset has this number.
constexpr int kFixed = -1;

QString describePlan(const measure::SamplingPlan& plan)
{
    const auto limit = models::durationText(static_cast<double>(plan.timeLimit.count()));
    return SamplingSection::tr(
               "%1 replicates of %2 to %3 samples, at most %4 per job, until the noise is below %5 %")
        .arg(models::grouped(plan.replicates), models::grouped(plan.minimumSamples),
             models::grouped(plan.maximumSamples), limit,
             models::fixed(plan.targetNoise.value_or(0) * 100, 1));
}

} // namespace

SamplingSection::SamplingSection(QWidget* parent)
    : Section(parent),
      m_preset(new QComboBox),
      m_count(new QSpinBox),
      m_interleaved(widgets::named("interleaved", new QCheckBox(tr("Interleave pairs"))))
{
    constexpr int kMostSamples = 100'000;
    constexpr int kUsualSamples = 10;
    fillPresets();
    m_count->setRange(1, kMostSamples);
    m_count->setValue(kUsualSamples);
    m_count->setAccessibleName(tr("Number of samples"));
    auto* samples = new QWidget;
    widgets::fill(new QHBoxLayout(samples), {{m_preset, 1}, {m_count}});
    widgets::fill(new QHBoxLayout(this),
                  {{widgets::rowLabel(tr("Samples:"), samples)}, {samples, 1}, {m_interleaved}});
    connect(m_preset, &QComboBox::currentIndexChanged, this, &SamplingSection::takePreset);
    connect(m_count, &QSpinBox::valueChanged, this, &SamplingSection::changed);
    connect(m_interleaved, &QCheckBox::toggled, this, &SamplingSection::changed);
    takePreset();
}

void SamplingSection::fillPresets()
{
    for (const auto& preset : base::Names<measure::Preset>::all) {
        m_preset->addItem(models::label(preset.value), static_cast<int>(preset.value));
        m_preset->setItemData(m_preset->count() - 1, describePlan(measure::planFor(preset.value)),
                              Qt::ToolTipRole);
    }
    m_preset->addItem(tr("Fixed number"), kFixed);
    m_preset->setItemData(m_preset->count() - 1,
                          tr("Exactly this many samples in one replicate, with a short warm-up"),
                          Qt::ToolTipRole);
    m_preset->setAccessibleName(tr("Sampling preset"));
}

measure::SamplingPlan SamplingSection::plan() const
{
    const int preset = m_preset->currentData().toInt();
    if (preset == kFixed)
        return measure::fixedPlan(static_cast<std::size_t>(m_count->value()));
    return measure::planFor(static_cast<measure::Preset>(preset));
}

void SamplingSection::setPlan(const measure::SamplingPlan& plan)
{
    int wanted = kFixed;
    for (const auto& preset : base::Names<measure::Preset>::all) {
        if (measure::planFor(preset.value) == plan)
            wanted = static_cast<int>(preset.value);
    }
    if (wanted == kFixed)
        m_count->setValue(static_cast<int>(plan.maximumSamples));
    m_preset->setCurrentIndex(m_preset->findData(wanted));
    takePreset();
}

void SamplingSection::takePreset()
{
    m_count->setVisible(m_preset->currentData().toInt() == kFixed);
    m_preset->setToolTip(m_preset->currentData(Qt::ToolTipRole).toString());
    emit changed();
}

void SamplingSection::setUnpaired(std::optional<std::size_t> jobs)
{
    m_interleaved->setEnabled(!jobs);
    const auto needs = tr("Needs exactly two jobs for each workload: two devices, two algorithms, two merge "
                          "strategies, two values of one parameter, or two modes.");
    if (!jobs)
        m_interleaved->setToolTip(
            tr("Alternates between the samples of the two jobs of each workload, so that changes of the "
               "machine affect both alike. The Compare tab shows the pairs."));
    else if (*jobs == 0)
        m_interleaved->setToolTip(needs);
    else
        m_interleaved->setToolTip(
            needs + QLatin1Char(' ')
            + tr("These choices make %n job(s) for a workload.", "", static_cast<int>(*jobs)));
}

void SamplingSection::fill(plan::RunRequest& request) const
{
    request.sampling = plan();
    request.order =
        m_interleaved->isChecked() ? results::SampleOrder::Interleaved : results::SampleOrder::JobByJob;
}

void SamplingSection::restore(const plan::RunRequest& request)
{
    setPlan(request.sampling);
    m_interleaved->setChecked(request.order == results::SampleOrder::Interleaved);
}

} // namespace sortscope::gui::pages
