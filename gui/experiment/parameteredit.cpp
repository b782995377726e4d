// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/parameteredit.h"

#include "gui/text/text.h"
#include "gui/widgets/fill.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>

#include <algorithm>
#include <bit>

namespace sortscope::gui::widgets {
namespace {

std::string idOf(const algorithms::ParameterChoice& choice)
{
    return std::string(choice.id);
}

} // namespace

ParameterEdit::ParameterEdit(const algorithms::ParameterInfo& info, QWidget* parent)
    : QWidget(parent),
      m_info(info),
      m_combo(new QComboBox)
{
    fill(new QHBoxLayout(this), {{m_combo}});
    if (info.choices.empty())
        fillNumbers();
    else
        fillChoices();
    m_combo->setAccessibleName(models::translated(info.title));
    setToolTip(
        QStringLiteral("<p>%1</p><p>%2</p>")
            .arg(models::translated(info.description).toHtmlEscaped(), rangeText(info).toHtmlEscaped()));
}

void ParameterEdit::fillChoices()
{
    m_combo->addItem(tr("Default"), QStringList());
    QStringList all;
    for (const auto& choice : m_info.choices) {
        m_combo->addItem(models::translated(choice.title), QStringList(models::text(choice.id)));
        all << models::text(choice.id);
    }
    m_combo->addItem(tr("All of them"), all);
    connect(m_combo, &QComboBox::currentIndexChanged, this, &ParameterEdit::changed);
}

void ParameterEdit::fillNumbers()
{
    m_combo->setEditable(true);
    m_combo->setInsertPolicy(QComboBox::NoInsert);
    m_combo->lineEdit()->setPlaceholderText(tr("Default"));
    // An empty entry would be invisible in the list: its tooltip says what it means, the edit shows nothing.
    m_combo->addItem(QString());
    if (m_info.powerOfTwo) {
        const auto first =
            std::bit_ceil(static_cast<std::uint64_t>(std::max<std::int64_t>(m_info.minimum, 1)));
        for (auto value = first; value <= static_cast<std::uint64_t>(m_info.maximum); value *= 2)
            m_combo->addItem(QString::number(value));
    } else {
        // Doubled values are a good start; any number in the range can be typed.
        for (auto value = std::max<std::int64_t>(m_info.minimum, 1); value < m_info.maximum; value *= 2)
            m_combo->addItem(QString::number(value));
        m_combo->addItem(QString::number(m_info.maximum));
    }
    m_combo->setItemData(0, tr("Default"), Qt::ToolTipRole);
    m_combo->setCurrentIndex(0);
    connect(m_combo, &QComboBox::editTextChanged, this, &ParameterEdit::changed);
}

std::vector<std::string> ParameterEdit::values() const
{
    std::vector<std::string> values;
    const auto texts = m_combo->isEditable() ? m_combo->currentText().split(u',', Qt::SkipEmptyParts)
                                             : m_combo->currentData().toStringList();
    for (const auto& text : texts) {
        auto value = text.trimmed().toStdString();
        if (value.empty())
            continue;
        static_cast<void>(algorithms::parseParameter(m_info, value)); // throws the text for the user
        values.push_back(std::move(value));
    }
    return values;
}

void ParameterEdit::setValues(const std::vector<std::string>& values)
{
    QStringList texts;
    for (const auto& value : values)
        texts << models::text(value);
    if (m_combo->isEditable()) {
        m_combo->setEditText(texts.join(QLatin1String(", ")));
        return;
    }
    const auto known = std::ranges::all_of(values, [this](const auto& value) {
        return std::ranges::find(m_info.choices, value, idOf) != m_info.choices.end();
    });
    int index = 0;
    for (int i = 0; known && i < m_combo->count(); ++i) {
        if (m_combo->itemData(i).toStringList() == texts)
            index = i;
    }
    m_combo->setCurrentIndex(index);
}

void ParameterEdit::setDefaultText(const QString& text)
{
    const auto shown = text.isEmpty() ? tr("Default") : tr("Default: %1").arg(text);
    if (m_combo->isEditable())
        m_combo->lineEdit()->setPlaceholderText(shown);
    else
        m_combo->setItemText(0, shown);
}

QString ParameterEdit::rangeText(const algorithms::ParameterInfo& info)
{
    if (!info.choices.empty())
        return tr("One of the listed choices, or all of them in separate jobs.");
    const auto range =
        info.powerOfTwo ? tr("Powers of two from %1 to %2.") : tr("Whole numbers from %1 to %2.");
    return range.arg(models::grouped(static_cast<std::uint64_t>(info.minimum)),
                     models::grouped(static_cast<std::uint64_t>(info.maximum)))
           + u' ' + tr("Several values, separated by commas, make separate jobs.");
}

} // namespace sortscope::gui::widgets
