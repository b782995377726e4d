// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/datasection.h"

#include "core/algorithms/catalogue.h"
#include "core/base/usageerror.h"
#include "core/data/generator.h"
#include "gui/models/labels.h"
#include "gui/models/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/samplingchoice.h"
#include "gui/widgets/sizechoice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QRegularExpressionValidator>

#include <algorithm>
#include <charconv>

namespace sortscope::gui::pages {
namespace {

QComboBox* narrowCombo()
{
    constexpr int kFewestCharacters = 10;
    auto* combo = new QComboBox;
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(kFewestCharacters);
    return combo;
}

void select(QComboBox& combo, const QVariant& value)
{
    combo.setCurrentIndex(std::max(combo.findData(value), 0));
}

} // namespace

DataSection::DataSection(QWidget* parent)
    : QGroupBox(tr("Data and samples"), parent),
      m_generator(widgets::named("generator", narrowCombo())),
      m_direction(widgets::named("direction", narrowCombo())),
      m_sizes(new widgets::SizeChoice),
      m_sampling(new widgets::SamplingChoice),
      m_interleaved(widgets::named("interleaved", new QCheckBox(tr("Run pairs interleaved")))),
      m_seed(widgets::named("seed", new QLineEdit(QStringLiteral("1"))))
{
    addGenerators();
    for (const auto& direction : base::Names<data::Direction>::all)
        m_direction->addItem(models::label(direction.value), static_cast<int>(direction.value));
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), m_seed));
    m_seed->setToolTip(tr("The same seed gives the same keys on every machine."));

    auto* form = new QFormLayout(this);
    form->addRow(tr("Data:"), m_generator);
    form->addRow(tr("Direction:"), m_direction);
    form->addRow(tr("Size:"), m_sizes);
    form->addRow(tr("Samples:"), m_sampling);
    form->addRow(QString(), m_interleaved);
    form->addRow(tr("Seed:"), m_seed);

    connect(m_generator, &QComboBox::currentIndexChanged, this, [this] {
        m_generator->setToolTip(m_generator->currentData(Qt::ToolTipRole).toString());
        emit changed();
    });
    connect(m_direction, &QComboBox::currentIndexChanged, this, &DataSection::changed);
    connect(m_sizes, &widgets::SizeChoice::changed, this, &DataSection::changed);
    connect(m_sampling, &widgets::SamplingChoice::changed, this, &DataSection::changed);
    connect(m_interleaved, &QCheckBox::toggled, this, &DataSection::changed);
    connect(m_seed, &QLineEdit::textChanged, this, &DataSection::changed);
}

void DataSection::addGenerators()
{
    bool separated = false;
    for (const auto& info : data::generators()) {
        if (info.edgeCase && !separated) {
            m_generator->insertSeparator(m_generator->count());
            separated = true;
        }
        m_generator->addItem(models::translated(info.title), models::text(info.id));
        m_generator->setItemData(m_generator->count() - 1, models::translated(info.description),
                                 Qt::ToolTipRole);
    }
    m_generator->setToolTip(m_generator->currentData(Qt::ToolTipRole).toString());
}

void DataSection::setAlgorithms(const std::vector<const algorithms::AlgorithmInfo*>& chosen)
{
    const bool sorts = chosen.empty() || std::ranges::any_of(chosen, [](const auto* info) {
                           return info->family == algorithms::Family::Sort;
                       });
    m_direction->setEnabled(sorts);
    m_direction->setToolTip(sorts ? tr("The order of the sorted keys.")
                                  : tr("Searches have no direction: their haystack is always ascending."));
}

void DataSection::setUnpaired(std::optional<std::size_t> jobs)
{
    m_interleaved->setEnabled(!jobs);
    const auto needs = tr("Needs exactly two jobs for each workload: two devices, two algorithms, two merge "
                          "strategies, two values of one parameter, or two modes.");
    if (!jobs)
        m_interleaved->setToolTip(
            tr("Takes the samples of the two jobs of each workload in turn, so that what "
               "changes meanwhile touches both alike. The Compare tab shows the pairs."));
    else if (*jobs == 0)
        m_interleaved->setToolTip(needs);
    else
        m_interleaved->setToolTip(
            needs + QLatin1Char(' ')
            + tr("These choices make %n job(s) for a workload.", "", static_cast<int>(*jobs)));
}

std::uint64_t DataSection::seed() const
{
    const auto text = m_seed->text().toStdString();
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc{} || end != text.data() + text.size())
        throw base::UsageError(tr("The seed must be a whole number below 2^64.").toStdString());
    return seed;
}

void DataSection::fill(run::RunRequest& request) const
{
    request.generators = {m_generator->currentData().toString().toStdString()};
    request.direction = static_cast<data::Direction>(m_direction->currentData().toInt());
    request.sizes = m_sizes->sizes();
    request.sampling = m_sampling->plan();
    request.seed = seed();
    request.order =
        m_interleaved->isChecked() ? results::SampleOrder::Interleaved : results::SampleOrder::JobByJob;
}

void DataSection::restore(const run::RunRequest& request)
{
    if (!request.generators.empty())
        select(*m_generator, models::text(request.generators.front()));
    select(*m_direction, static_cast<int>(request.direction));
    m_sizes->setSizes(request.sizes);
    m_sampling->setPlan(request.sampling);
    m_seed->setText(QString::number(request.seed));
    m_interleaved->setChecked(request.order == results::SampleOrder::Interleaved);
}

} // namespace sortscope::gui::pages
