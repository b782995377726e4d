// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

    Choice(const QString& name, const QString& label);

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

} // namespace sortscope::gui::charts
