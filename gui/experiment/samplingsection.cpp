// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/samplingsection.h"

#include "gui/experiment/samplingchoice.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/rowlabel.h"

#include <QCheckBox>
#include <QHBoxLayout>

namespace sortscope::gui::pages {

SamplingSection::SamplingSection(QWidget* parent)
    : Section(parent),
      m_sampling(new widgets::SamplingChoice),
      m_interleaved(widgets::named("interleaved", new QCheckBox(tr("Interleave pairs"))))
{
    widgets::fill(new QHBoxLayout(this),
                  {{widgets::rowLabel(tr("Samples:"), m_sampling)}, {m_sampling, 1}, {m_interleaved}});
    connect(m_sampling, &widgets::SamplingChoice::changed, this, &SamplingSection::changed);
    connect(m_interleaved, &QCheckBox::toggled, this, &SamplingSection::changed);
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
    request.sampling = m_sampling->plan();
    request.order =
        m_interleaved->isChecked() ? results::SampleOrder::Interleaved : results::SampleOrder::JobByJob;
}

void SamplingSection::restore(const plan::RunRequest& request)
{
    m_sampling->setPlan(request.sampling);
    m_interleaved->setChecked(request.order == results::SampleOrder::Interleaved);
}

} // namespace sortscope::gui::pages
