// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/toolstrip.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace sortscope::gui::charts {

Choice::Choice(const QString& name, const QString& label)
    : m_label(new QLabel(label, this)),
      m_combo(new QComboBox(this))
{
    setObjectName(name);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_label);
    layout->addWidget(m_combo, 1);
    m_label->setBuddy(m_combo);
    setFocusProxy(m_combo);
    // To measure every item, as AdjustToContents does, takes several milliseconds for a thousand jobs.
    m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    // Device names are long: the strip must not force the window wider.
    m_combo->setMinimumWidth(m_combo->fontMetrics().averageCharWidth() * 10);
    m_combo->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_combo, &QComboBox::activated, this, &Choice::changed);
}

void Choice::setItems(std::vector<Item> items)
{
    // Filling a list again would close it under the user's pointer.
    if (items == m_items)
        return;
    const auto chosen = value();
    const QSignalBlocker blocker(m_combo);
    m_items = std::move(items);
    m_combo->clear();
    for (const auto& item : m_items) {
        m_combo->addItem(item.text, item.value);
        m_combo->setItemData(m_combo->count() - 1, item.toolTip, Qt::ToolTipRole);
    }
    m_combo->setMinimumContentsLength(contentsLength());
    m_combo->setCurrentIndex(std::max(0, m_combo->findData(chosen)));
    m_combo->setEnabled(m_items.size() > 1);
}

int Choice::contentsLength() const
{
    constexpr int kLeast = 6;
    const auto longest =
        std::ranges::max_element(m_items, {}, [](const Item& item) { return item.text.size(); });
    if (longest == m_items.end())
        return kLeast;
    // The combo box reckons with characters as wide as an X.
    const auto metrics = m_combo->fontMetrics();
    const int wide = metrics.horizontalAdvance(u'X');
    return std::max(kLeast, (metrics.horizontalAdvance(longest->text) + wide - 1) / wide);
}

QVariant Choice::value() const
{
    return m_combo->currentData();
}

void Choice::setValue(const QVariant& value)
{
    const QSignalBlocker blocker(m_combo);
    m_combo->setCurrentIndex(m_combo->findData(value));
}

} // namespace sortscope::gui::charts
