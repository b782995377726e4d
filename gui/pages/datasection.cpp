// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/datasection.h"

#include "core/base/texts.h"
#include "core/base/usageerror.h"
#include "core/data/generator.h"
#include "gui/models/labels.h"
#include "gui/models/text.h"
#include "gui/widgets/checkcombo.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/rowlabel.h"
#include "gui/widgets/sizesedit.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QRegularExpressionValidator>

#include <algorithm>

namespace sortscope::gui::pages {
namespace {

/// The form must not become as wide as the longest entry.
template <typename Combo>
Combo* narrow(Combo* combo)
{
    constexpr int kFewestCharacters = 9;
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
    : QWidget(parent),
      m_generators(widgets::named("generator", narrow(new widgets::CheckCombo))),
      m_direction(widgets::named("direction", narrow(new QComboBox))),
      m_key(widgets::named("key", narrow(new QComboBox))),
      m_seed(widgets::named("seed", new QLineEdit(QStringLiteral("1")))),
      m_sizes(widgets::named("sizes", new widgets::SizesEdit)),
      m_summary(widgets::mutedLabel())
{
    addGenerators();
    for (const auto& direction : base::Names<data::Direction>::all)
        m_direction->addItem(models::label(direction.value), static_cast<int>(direction.value));
    m_direction->setAccessibleName(tr("Direction"));
    m_key->addItem(tr("32-bit unsigned"));
    m_key->setToolTip(tr("The type of the keys."));
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), m_seed));
    m_seed->setToolTip(tr("The same seed gives the same keys on every machine."));
    makeRows();
    refreshSummary();

    connect(m_generators, &widgets::CheckCombo::changed, this, &DataSection::changed);
    connect(m_direction, &QComboBox::currentIndexChanged, this, &DataSection::changed);
    connect(m_sizes, &widgets::SizesEdit::changed, this, [this] {
        refreshSummary();
        emit changed();
    });
    connect(m_seed, &QLineEdit::textChanged, this, &DataSection::changed);
}

void DataSection::makeRows()
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    grid->addWidget(widgets::rowLabel(tr("Data:"), m_generators), 0, 0);
    grid->addWidget(m_generators, 0, 1);
    grid->addWidget(m_direction, 0, 2, 1, 2);
    grid->addWidget(widgets::rowLabel(tr("Keys:"), m_key), 1, 0);
    grid->addWidget(m_key, 1, 1);
    auto* seedLabel = new QLabel(tr("Seed:"));
    seedLabel->setBuddy(m_seed);
    grid->addWidget(seedLabel, 1, 2);
    grid->addWidget(m_seed, 1, 3);
    grid->addWidget(widgets::rowLabel(tr("Size:"), m_sizes), 2, 0);
    grid->addWidget(m_sizes, 2, 1);
    grid->addWidget(m_summary, 2, 2, 1, 2);
}

void DataSection::addGenerators()
{
    for (const auto& info : data::generators())
        addGenerator(info.id);
    m_generators->setAccessibleName(tr("Data generators"));
    m_generators->setToolTip(
        tr("In the list, a name chooses one kind of data, and its box several at once."));
}

void DataSection::addGenerator(std::string_view id)
{
    m_generators->addChoice(models::text(id), models::generatorTitle(std::string(id)),
                            models::translated(data::chosenGenerator(id).info->description));
}

void DataSection::setSorting(bool sorts)
{
    m_direction->setEnabled(sorts);
    m_direction->setToolTip(sorts ? tr("The order of the sorted keys.")
                                  : tr("Searches have no direction: their haystack is always ascending."));
}

void DataSection::refreshSummary()
{
    m_summary->setText(m_sizes->summary());
}

std::uint64_t DataSection::seed() const
{
    if (const auto seed = base::numberIn<std::uint64_t>(m_seed->text().toStdString()))
        return *seed;
    throw base::UsageError(tr("The seed must be a whole number below 2^64.").toStdString());
}

void DataSection::fill(run::RunRequest& request) const
{
    request.generators = models::stdStrings(m_generators->chosen());
    if (request.generators.empty())
        throw base::UsageError(tr("Choose at least one kind of data.").toStdString());
    request.direction = static_cast<data::Direction>(m_direction->currentData().toInt());
    request.sizes = m_sizes->sizes();
    request.seed = seed();
}

void DataSection::restore(const run::RunRequest& request)
{
    for (const auto& id : request.generators) {
        // A number that the list does not offer, from the command line or a session.
        if (m_generators->findData(models::text(id)) < 0 && data::findGenerator(id) != nullptr)
            addGenerator(id);
    }
    m_generators->setChosen(models::texts(request.generators));
    select(*m_direction, static_cast<int>(request.direction));
    if (!request.sizes.empty())
        m_sizes->setSizes(request.sizes);
    m_seed->setText(QString::number(request.seed));
}

} // namespace sortscope::gui::pages
