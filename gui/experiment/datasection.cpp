// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/datasection.h"

#include "core/base/texts.h"
#include "core/base/usageerror.h"
#include "core/data/generator.h"
#include "gui/experiment/sizesedit.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/checkcombo.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/rowlabel.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QSpinBox>

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
    : Section(parent),
      m_generators(widgets::named("generator", narrow(new widgets::CheckCombo))),
      m_numberRows(new QWidget),
      m_direction(widgets::named("direction", narrow(new QComboBox))),
      m_keyTypes(widgets::named("key", narrow(new widgets::CheckCombo))),
      m_valueTypes(widgets::named("values", narrow(new widgets::CheckCombo))),
      m_seed(widgets::named("seed", new QLineEdit(QStringLiteral("1")))),
      m_sizes(widgets::named("sizes", new widgets::SizesEdit)),
      m_summary(widgets::mutedLabel())
{
    addGenerators();
    for (const auto& direction : base::Names<data::Direction>::all)
        m_direction->addItem(models::label(direction.value), static_cast<int>(direction.value));
    m_direction->setAccessibleName(tr("Direction"));
    for (const auto& [type, name] : base::Names<data::KeyType>::all)
        m_keyTypes->addChoice(models::text(name), models::label(type), {});
    m_keyTypes->setChosen(namesOf(plan::RunRequest().keyTypes)); // not the first of the list
    m_keyTypes->setAccessibleName(tr("Types of keys"));
    m_keyTypes->setToolTip(tr(
        "The type of the keys. In the list, click a name to choose one, or tick boxes to choose several."));
    for (const auto& [type, name] : base::Names<data::ValueType>::all)
        m_valueTypes->addChoice(models::text(name), models::label(type), {});
    m_valueTypes->setAccessibleName(tr("Values"));
    constexpr int kSeedWidth = 56; // most seeds are short, and a long one scrolls
    m_seed->setMaximumWidth(kSeedWidth);
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), m_seed));
    m_seed->setToolTip(tr("The same seed gives the same keys on every machine."));
    makeRows();
    refreshSummary();

    connect(m_generators, &widgets::CheckCombo::changed, this, [this] {
        showNumbers();
        emit changed();
    });
    connect(m_keyTypes, &widgets::CheckCombo::changed, this, &DataSection::changed);
    connect(m_valueTypes, &widgets::CheckCombo::changed, this, &DataSection::changed);
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
    grid->setSpacing(4);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    auto* seedLabel = new QLabel(tr("Seed:"));
    seedLabel->setBuddy(m_seed);
    grid->addWidget(widgets::rowLabel(tr("Data:"), m_generators), 0, 0);
    grid->addWidget(m_generators, 0, 1);
    grid->addWidget(m_direction, 0, 2, 1, 3);
    grid->addWidget(m_numberRows, 1, 1, 1, 4);
    grid->addWidget(widgets::rowLabel(tr("Keys:"), m_keyTypes), 2, 0);
    grid->addWidget(m_keyTypes, 2, 1);
    grid->addWidget(m_valueTypes, 2, 2, 1, 3);
    grid->addWidget(widgets::rowLabel(tr("Size:"), m_sizes), 3, 0);
    grid->addWidget(m_sizes, 3, 1);
    grid->addWidget(m_summary, 3, 2);
    grid->addWidget(seedLabel, 3, 3);
    grid->addWidget(m_seed, 3, 4);
}

void DataSection::addGenerators()
{
    widgets::fill(new QVBoxLayout(m_numberRows), {})->setSpacing(2);
    for (const auto& info : data::generators()) {
        m_generators->addChoice(models::text(info.id), models::translated(info.title),
                                models::translated(info.description));
        if (info.value)
            addNumber(info);
    }
    showNumbers();
    m_generators->setAccessibleName(tr("Data generators"));
    m_generators->setToolTip(
        tr("In the list, click a name to choose one kind of data, or tick boxes to choose several."));
}

void DataSection::addNumber(const data::GeneratorInfo& info)
{
    const auto& value = *info.value;
    const auto title = models::translated(info.title);
    const auto counts = models::translated(value.counts);
    auto* box = new QSpinBox;
    box->setObjectName(QStringLiteral("number-") + models::text(info.id));
    box->setRange(static_cast<int>(value.minimum), static_cast<int>(value.maximum));
    box->setValue(static_cast<int>(value.standard));
    box->setSuffix(u' ' + counts);
    box->setAccessibleName(QStringLiteral("%1, %2").arg(title, counts));
    auto* row = new QWidget;
    widgets::fill(new QHBoxLayout(row), {{new QLabel(title)}, {box, 1}});
    m_numberRows->layout()->addWidget(row);
    m_numbers.push_back({&info, row, box});
    connect(box, &QSpinBox::valueChanged, this, &DataSection::changed);
}

const DataSection::Number* DataSection::numberOf(std::string_view generator) const
{
    const auto found =
        std::ranges::find(m_numbers, generator, [](const Number& number) { return number.info->id; });
    return found == m_numbers.end() ? nullptr : &*found;
}

void DataSection::showNumbers()
{
    const auto chosen = m_generators->chosen();
    bool any = false;
    for (const auto& number : m_numbers) {
        const bool shown = chosen.contains(models::text(number.info->id));
        number.row->setVisible(shown);
        any = any || shown;
    }
    m_numberRows->setVisible(any);
}

void DataSection::setSorting(bool sorts)
{
    m_direction->setEnabled(sorts);
    m_direction->setToolTip(sorts ? tr("The order of the sorted keys.")
                                  : tr("Searches have no direction: their haystack is always ascending."));
    m_valueTypes->setEnabled(sorts);
    m_valueTypes->setToolTip(sorts ? tr("The value that is moved with each key. In the list, click a name to "
                                        "choose one kind, or tick boxes to choose several.")
                                   : tr("Searches have no values: they return the position of a key."));
}

std::vector<data::KeyType> DataSection::keyTypes() const
{
    return valuesNamed<data::KeyType>(m_keyTypes->chosen());
}

std::vector<data::ValueType> DataSection::valueTypes() const
{
    return valuesNamed<data::ValueType>(m_valueTypes->chosen());
}

void DataSection::refreshSummary()
{
    const auto summary = m_sizes->summary();
    m_summary->setText(summary.isEmpty() ? tr("✗ no sizes") : summary);
    m_sizes->markFault(summary.isEmpty());
}

std::uint64_t DataSection::seed() const
{
    if (const auto seed = base::numberIn<std::uint64_t>(m_seed->text().toStdString()))
        return *seed;
    throw base::UsageError(tr("The seed must be a whole number below 2^64.").toStdString());
}

void DataSection::fill(plan::RunRequest& request) const
{
    request.generators = models::stdStrings(m_generators->chosen());
    for (auto& id : request.generators) {
        if (const auto* number = numberOf(id))
            id = data::ChosenGenerator{number->info, static_cast<std::uint32_t>(number->box->value())}.id();
    }
    if (request.generators.empty())
        throw base::UsageError(tr("Choose at least one kind of data.").toStdString());
    request.keyTypes = keyTypes();
    if (request.keyTypes.empty())
        throw base::UsageError(tr("Choose at least one type of keys.").toStdString());
    request.valueTypes = valueTypes();
    if (request.valueTypes.empty())
        throw base::UsageError(tr("Choose at least one kind of values, or “No values”.").toStdString());
    request.direction = static_cast<data::Direction>(m_direction->currentData().toInt());
    request.sizes = m_sizes->sizes();
    request.seed = seed();
}

/// The entry of the list for `id`: a second number of one generator gets an entry of its own.
QString DataSection::restored(std::string_view id, std::vector<const data::GeneratorInfo*>& numbered)
{
    const auto chosen = data::chosenGenerator(id);
    const auto* number = numberOf(chosen.info->id);
    if (number == nullptr)
        return models::text(chosen.info->id);
    if (std::ranges::find(numbered, chosen.info) == numbered.end()) {
        numbered.push_back(chosen.info);
        number->box->setValue(static_cast<int>(chosen.value));
        return models::text(chosen.info->id);
    }
    const auto entry = QStringLiteral("%1:%2").arg(models::text(chosen.info->id)).arg(chosen.value);
    if (m_generators->findData(entry) < 0)
        m_generators->addChoice(entry, models::generatorTitle(entry.toStdString()),
                                models::translated(chosen.info->description));
    return entry;
}

void DataSection::restore(const plan::RunRequest& request)
{
    QStringList generators;
    std::vector<const data::GeneratorInfo*> numbered;
    for (const auto& id : request.generators) {
        if (data::findGenerator(id) != nullptr)
            generators << restored(id, numbered);
    }
    m_generators->setChosen(generators);
    m_keyTypes->setChosen(namesOf(request.keyTypes));
    m_valueTypes->setChosen(namesOf(request.valueTypes));
    select(*m_direction, static_cast<int>(request.direction));
    if (!request.sizes.empty())
        m_sizes->setSizes(request.sizes);
    m_seed->setText(QString::number(request.seed));
}

} // namespace sortscope::gui::pages
