// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/learncontrols.h"

#include "core/algorithms/catalogue.h"
#include "core/data/generator.h"
#include "gui/charts/base/flowlayout.h"
#include "gui/charts/base/helpbutton.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/rowlabel.h"
#include "gui/widgets/wheelguard.h"

#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace sortscope::gui::pages {
namespace {

using widgets::named;

constexpr std::array kAlgorithms{"bitonic", "bitonic-two-kernel", "nary-search"};
/// The choices of key counts: more wires can't be told apart on a screen.
constexpr std::array kKeys{4, 8, 16, 32, 64};
constexpr int kUsualKeys = 8;
/// The number of values that can be looked for: 0 … 99, so that two digits are enough.
constexpr std::size_t kValues = 100;
constexpr int kMostSubdivisions = 64;
constexpr int kMostSeed = 9999;

QSpinBox* spinBox(const char* name, int least, int most)
{
    auto* box = named(name, new QSpinBox);
    box->setRange(least, most);
    // A number that is still being typed is not a choice yet.
    box->setKeyboardTracking(false);
    return box;
}

} // namespace

LearnControls::LearnControls(QWidget* parent)
    : QWidget(parent),
      m_algorithm(named("algorithm", new QComboBox)),
      m_keys(named("keys", new QComboBox)),
      m_direction(named("direction", new QComboBox)),
      m_sought(spinBox("sought", 0, static_cast<int>(kValues) - 1)),
      m_subdivisions(spinBox("subdivisions", 2, kMostSubdivisions)),
      m_seed(spinBox("seed", 1, kMostSeed))
{
    constexpr int kMargin = 6;
    fillChoices();
    auto* shuffle = named("shuffle", new QPushButton(tr("Shuffle")));
    shuffle->setToolTip(tr("Uses the keys of the next seed"));
    auto* layout = new charts::FlowLayout(this);
    layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    layout->addWidget(labelled(tr("Al&gorithm:"), m_algorithm));
    layout->addWidget(labelled(tr("Ke&ys:"), m_keys));
    m_ofSorts << labelled(tr("&Direction:"), m_direction);
    m_ofSearches << labelled(tr("&Look for:"), m_sought) << labelled(tr("Su&bdivisions:"), m_subdivisions);
    for (auto* part : m_ofSorts + m_ofSearches)
        layout->addWidget(part);
    layout->addWidget(labelled(tr("S&eed:"), m_seed));
    layout->addWidget(shuffle);
    layout->addWidget(new charts::HelpButton(QStringLiteral("user-guide.md#learn")));
    connect(shuffle, &QPushButton::clicked, this,
            [this] { m_seed->setValue(m_seed->value() == kMostSeed ? 1 : m_seed->value() + 1); });
    connect(m_algorithm, &QComboBox::currentIndexChanged, this, &LearnControls::takeAlgorithm);
    connect(m_keys, &QComboBox::currentIndexChanged, this, &LearnControls::takeData);
    connect(m_seed, &QSpinBox::valueChanged, this, &LearnControls::takeData);
    connect(m_direction, &QComboBox::currentIndexChanged, this, &LearnControls::changed);
    for (auto* box : {m_sought, m_subdivisions})
        connect(box, &QSpinBox::valueChanged, this, &LearnControls::changed);
    widgets::guardWheel(*this);
    takeData();
    takeAlgorithm();
}

QWidget* LearnControls::labelled(const QString& text, QWidget* control)
{
    auto* pair = new QWidget(this);
    widgets::fill(new QHBoxLayout(pair), {{widgets::labelFor(text, control)}, {control, 1}});
    return pair;
}

void LearnControls::fillChoices()
{
    for (const auto* id : kAlgorithms)
        m_algorithm->addItem(models::translated(algorithms::findAlgorithm(id)->title), QLatin1String(id));
    for (const auto keys : kKeys)
        m_keys->addItem(QString::number(keys), keys);
    m_keys->setCurrentIndex(m_keys->findData(kUsualKeys));
    m_direction->addItem(tr("Ascending"), static_cast<int>(data::Direction::Ascending));
    m_direction->addItem(tr("Descending"), static_cast<int>(data::Direction::Descending));
    m_subdivisions->setValue(4);
}

void LearnControls::takeAlgorithm()
{
    for (auto* part : m_ofSorts)
        part->setVisible(!searches());
    for (auto* part : m_ofSearches)
        part->setVisible(searches());
    emit changed();
}

void LearnControls::takeData()
{
    // The haystack contains the key that is looked for, until the user looks for another one.
    const QSignalBlocker blocker(m_sought);
    const auto elements = haystack();
    m_sought->setValue(static_cast<int>(elements[elements.size() * 2 / 3]));
    emit changed();
}

std::string LearnControls::algorithm() const
{
    return m_algorithm->currentData().toString().toStdString();
}

void LearnControls::choose(const QString& algorithm)
{
    if (const int index = m_algorithm->findData(algorithm); index >= 0)
        m_algorithm->setCurrentIndex(index);
}

bool LearnControls::searches() const
{
    return algorithms::findAlgorithm(algorithm())->family == algorithms::Family::Search;
}

std::vector<data::Key> LearnControls::keys() const
{
    return data::generate("shuffled-unique", m_keys->currentData().toUInt(),
                          static_cast<std::uint64_t>(m_seed->value()));
}

std::vector<data::Key> LearnControls::haystack() const
{
    auto values = data::generate("shuffled-unique", kValues, static_cast<std::uint64_t>(m_seed->value()));
    values.resize(m_keys->currentData().toUInt());
    std::ranges::sort(values);
    return values;
}

data::Direction LearnControls::direction() const
{
    return static_cast<data::Direction>(m_direction->currentData().toInt());
}

data::Key LearnControls::sought() const
{
    return static_cast<data::Key>(m_sought->value());
}

std::uint32_t LearnControls::subdivisions() const
{
    return static_cast<std::uint32_t>(m_subdivisions->value());
}

} // namespace sortscope::gui::pages
