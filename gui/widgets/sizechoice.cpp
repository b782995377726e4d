// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/sizechoice.h"

#include "core/base/usageerror.h"
#include "core/run/runrequest.h"
#include "core/run/sizes.h"
#include "gui/models/text.h"
#include "gui/widgets/fill.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleOptionSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace sortscope::gui::widgets {
namespace {

/// What parseSizes() reads back as the same number.
QString specOf(std::size_t size)
{
    return std::has_single_bit(size) ? models::sizeText(size) : QString::number(size);
}

constexpr int kOne = 0;
constexpr int kSweep = 1;

constexpr std::array<std::size_t, 6> kFactors{2, 4, 8, 10, 16, 100};
constexpr std::size_t kDefaultFrom = std::size_t{1} << 10U;
constexpr std::size_t kDefaultTo = std::size_t{1} << 20U;

} // namespace

SizeEdit::SizeEdit(std::size_t size, QWidget* parent) : QAbstractSpinBox(parent)
{
    setSize(size);
    setToolTip(
        tr("<p>A number of keys: 1000000, or a power such as 2^20. The arrows double and halve it.</p>"));
    connect(lineEdit(), &QLineEdit::textChanged, this, &SizeEdit::changed);
}

std::optional<std::size_t> SizeEdit::size() const
{
    try {
        const auto sizes = run::parseSizes(spec().toStdString());
        return sizes.size() == 1 ? std::optional(sizes.front()) : std::nullopt;
    } catch (const base::UsageError&) {
        return std::nullopt; // half-typed; the panel says what is wrong with it
    }
}

void SizeEdit::setSize(std::size_t size)
{
    lineEdit()->setText(specOf(size));
}

void SizeEdit::stepBy(int steps)
{
    auto size = this->size().value_or(1);
    // From between two powers, a step leads to the next one.
    for (; steps > 0 && size <= std::numeric_limits<std::size_t>::max() / 4; --steps)
        size = std::bit_floor(size) * 2;
    for (; steps < 0 && size > 1; ++steps)
        size = std::bit_floor(size - 1);
    setSize(std::max<std::size_t>(size, 1));
    selectAll();
}

QValidator::State SizeEdit::validate(QString& input, int& /*position*/) const
{
    static const QRegularExpression possible(QStringLiteral("^\\s*[0-9]{0,20}(\\^[0-9]{0,2})?\\s*$"));
    if (!possible.match(input).hasMatch())
        return QValidator::Invalid;
    const auto trimmed = input.trimmed();
    return trimmed.isEmpty() || trimmed.endsWith(u'^') ? QValidator::Intermediate : QValidator::Acceptable;
}

QSize SizeEdit::sizeHint() const
{
    ensurePolished();
    constexpr int kSlack = 4;
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const QSize text(fontMetrics().horizontalAdvance(QStringLiteral("100000000")) + kSlack,
                     lineEdit()->sizeHint().height());
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, text, this);
}

QAbstractSpinBox::StepEnabled SizeEdit::stepEnabled() const
{
    return size().value_or(1) > 1 ? StepUpEnabled | StepDownEnabled : StepEnabled(StepUpEnabled);
}

SizeChoice::SizeChoice(QWidget* parent)
    : QWidget(parent),
      m_mode(new QComboBox),
      m_from(named("from", new SizeEdit(kDefaultFrom))),
      m_to(named("to", new SizeEdit(kDefaultTo))),
      m_factor(new QComboBox),
      m_sweepPart(new QWidget),
      m_summary(new QLabel)
{
    m_mode->addItem(tr("One size"), kOne);
    m_mode->addItem(tr("Sweep"), kSweep);
    m_mode->setAccessibleName(tr("One size or a sweep"));
    m_from->setAccessibleName(tr("Size, or first size of the sweep"));
    m_to->setAccessibleName(tr("Last size of the sweep"));
    for (const auto factor : kFactors)
        m_factor->addItem(QStringLiteral("×%1").arg(factor),
                          QVariant::fromValue(static_cast<qulonglong>(factor)));
    m_factor->setToolTip(tr("Each size of the sweep is this many times the one before."));
    m_factor->setAccessibleName(tr("Step factor"));

    fill(new QHBoxLayout(m_sweepPart), {{new QLabel(tr("to"))}, {m_to, 1}, {m_factor}});

    auto* edits = fill(new QHBoxLayout, {{m_from, 1}, {m_sweepPart, 2}});
    m_summary->setWordWrap(true);
    m_summary->setForegroundRole(QPalette::PlaceholderText);

    fill(new QVBoxLayout(this), {{m_mode}, {.layout = edits}, {m_summary}});

    connect(m_mode, &QComboBox::currentIndexChanged, this, &SizeChoice::refresh);
    connect(m_factor, &QComboBox::currentIndexChanged, this, &SizeChoice::refresh);
    connect(m_from, &SizeEdit::changed, this, &SizeChoice::refresh);
    connect(m_to, &SizeEdit::changed, this, &SizeChoice::refresh);
    m_mode->setCurrentIndex(m_mode->findData(kSweep));
    refresh();
}

bool SizeChoice::sweeping() const
{
    return m_mode->currentData().toInt() == kSweep;
}

std::vector<std::size_t> SizeChoice::sizes() const
{
    if (!sweeping())
        return run::parseSizes(m_from->spec().toStdString());
    const auto spec =
        QStringLiteral("%1..%2:x%3")
            .arg(m_from->spec(), m_to->spec(), QString::number(m_factor->currentData().toULongLong()));
    return run::parseSizes(spec.toStdString());
}

void SizeChoice::setSizes(const std::vector<std::size_t>& sizes)
{
    if (sizes.empty())
        return;
    const auto [least, most] = std::ranges::minmax(sizes);
    m_mode->setCurrentIndex(m_mode->findData(least == most ? kOne : kSweep));
    m_from->setSize(least);
    if (least != most && least > 0) {
        m_to->setSize(most);
        const auto factor = std::max<std::size_t>(2, sizes.size() > 1 ? sizes.at(1) / sizes.at(0) : 2);
        const int index = m_factor->findData(QVariant::fromValue(static_cast<qulonglong>(factor)));
        m_factor->setCurrentIndex(std::max(index, 0));
    }
    refresh();
}

void SizeChoice::refresh()
{
    m_sweepPart->setVisible(sweeping());
    try {
        const auto all = sizes();
        m_summary->setText(all.size() == 1
                               ? tr("%1 keys").arg(models::grouped(all.front()))
                               : tr("%1 sizes, %2 to %3 keys")
                                     .arg(all.size())
                                     .arg(models::grouped(all.front()), models::grouped(all.back())));
    } catch (const base::UsageError&) {
        m_summary->setText(tr("Type sizes such as 1000000 or 2^20, the first one not above the last."));
    }
    emit changed();
}

} // namespace sortscope::gui::widgets
