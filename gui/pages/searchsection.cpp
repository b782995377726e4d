// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/searchsection.h"

#include "core/algorithms/catalogue.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QSpinBox>

#include <algorithm>
#include <limits>

namespace sortscope::gui::pages {

SearchSection::SearchSection(QWidget* parent)
    : QGroupBox(tr("Searches"), parent),
      m_keys(new QSpinBox),
      m_hitRatio(new QDoubleSpinBox),
      m_sorted(new QCheckBox(tr("Sorted keys")))
{
    constexpr int kMostKeys = 1 << 28;
    m_keys->setRange(1, kMostKeys);
    m_keys->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_keys->setToolTip(tr("How many keys are looked up in one run."));
    m_hitRatio->setRange(0, 1);
    m_hitRatio->setSingleStep(0.1);
    m_hitRatio->setToolTip(tr("The share of keys that occur in the data, from 0 to 1."));
    m_sorted->setToolTip(tr("Looks the keys up in ascending order, which is kinder to caches."));

    auto* form = new QFormLayout(this);
    form->addRow(tr("Keys to look up:"), m_keys);
    form->addRow(tr("Hit ratio:"), m_hitRatio);
    form->addRow(m_sorted);

    setObjectName(QStringLiteral("search"));
    restore({});
    connect(m_keys, &QSpinBox::valueChanged, this, &SearchSection::changed);
    connect(m_hitRatio, &QDoubleSpinBox::valueChanged, this, &SearchSection::changed);
    connect(m_sorted, &QCheckBox::toggled, this, &SearchSection::changed);
    hide();
}

void SearchSection::setAlgorithms(const std::vector<const algorithms::AlgorithmInfo*>& chosen)
{
    setVisible(std::ranges::any_of(
        chosen, [](const auto* info) { return info->family == algorithms::Family::Search; }));
}

void SearchSection::fill(run::RunRequest& request) const
{
    request.search.keys = static_cast<std::size_t>(m_keys->value());
    request.search.hitRatio = m_hitRatio->value();
    request.search.sortedKeys = m_sorted->isChecked();
}

void SearchSection::restore(const run::RunRequest& request)
{
    constexpr auto kMost = static_cast<std::size_t>(std::numeric_limits<int>::max());
    m_keys->setValue(static_cast<int>(std::min(request.search.keys, kMost)));
    m_hitRatio->setValue(request.search.hitRatio);
    m_sorted->setChecked(request.search.sortedKeys);
}

} // namespace sortscope::gui::pages
