// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/series.h"

#include <QVariant>
#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;

namespace sortscope::gui::charts {

/// A labelled choice of a chart's tool strip.
class Choice : public QWidget {
    Q_OBJECT

public:
    struct Item {
        QString text;
        QVariant value;
        QString toolTip;

        bool operator==(const Item&) const = default;
    };

    explicit Choice(const QString& name);

    void setLabel(const QString& text);
    /// Keeps the chosen value where it is still among `items`, else takes the first; says so with changed()
    /// only when the user chooses.
    void setItems(std::vector<Item> items);
    QVariant value() const;
    void setValue(const QVariant& value);

signals:
    void changed();

private:
    /// For QComboBox::setMinimumContentsLength: the longest item fits.
    int contentsLength() const;

    QLabel* m_label;
    QComboBox* m_combo;
    std::vector<Item> m_items;
};

std::vector<Choice::Item> metricItems();
std::vector<Choice::Item> spreadItems();
results::Metric metricIn(const Choice& choice);
Spread spreadIn(const Choice& choice);

} // namespace sortscope::gui::charts
