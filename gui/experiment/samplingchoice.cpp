// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/samplingchoice.h"

#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSpinBox>

namespace sortscope::gui::widgets {
namespace {

/// Stands for a fixed count; no preset has this number.
constexpr int kFixed = -1;

QString describePlan(const measure::SamplingPlan& plan)
{
    const auto limit = models::durationText(static_cast<double>(plan.timeLimit.count()));
    return SamplingChoice::tr(
               "%1 replicates of %2 to %3 samples, at most %4 per job, until the noise is below %5 %")
        .arg(models::grouped(plan.replicates), models::grouped(plan.minimumSamples),
             models::grouped(plan.maximumSamples), limit,
             models::fixed(plan.targetNoise.value_or(0) * 100, 1));
}

} // namespace

SamplingChoice::SamplingChoice(QWidget* parent)
    : QWidget(parent),
      m_preset(new QComboBox),
      m_count(new QSpinBox)
{
    constexpr int kMostSamples = 100'000;
    constexpr int kUsualSamples = 10;
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
    m_count->setRange(1, kMostSamples);
    m_count->setValue(kUsualSamples);
    m_count->setAccessibleName(tr("Number of samples"));

    fill(new QHBoxLayout(this), {{m_preset, 1}, {m_count}});

    connect(m_preset, &QComboBox::currentIndexChanged, this, &SamplingChoice::refresh);
    connect(m_count, &QSpinBox::valueChanged, this, &SamplingChoice::changed);
    refresh();
}

measure::SamplingPlan SamplingChoice::plan() const
{
    const int preset = m_preset->currentData().toInt();
    if (preset == kFixed)
        return measure::fixedPlan(static_cast<std::size_t>(m_count->value()));
    return measure::planFor(static_cast<measure::Preset>(preset));
}

void SamplingChoice::setPlan(const measure::SamplingPlan& plan)
{
    int wanted = kFixed;
    for (const auto& preset : base::Names<measure::Preset>::all) {
        if (measure::planFor(preset.value) == plan)
            wanted = static_cast<int>(preset.value);
    }
    if (wanted == kFixed)
        m_count->setValue(static_cast<int>(plan.maximumSamples));
    m_preset->setCurrentIndex(m_preset->findData(wanted));
    refresh();
}

void SamplingChoice::refresh()
{
    m_count->setVisible(m_preset->currentData().toInt() == kFixed);
    m_preset->setToolTip(m_preset->currentData(Qt::ToolTipRole).toString());
    emit changed();
}

} // namespace sortscope::gui::widgets
