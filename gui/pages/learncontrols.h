// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/key.h"

#include <QWidget>

#include <cstdint>
#include <string>
#include <vector>

class QComboBox;
class QSpinBox;

namespace sortscope::gui::pages {

/// The choices of the Learn page: an algorithm, and the few keys that it works on.
class LearnControls : public QWidget {
    Q_OBJECT

public:
    explicit LearnControls(QWidget* parent = nullptr);

    /// The algorithm's id in the catalogue: "bitonic", "bitonic-two-kernel" or "nary-search".
    std::string algorithm() const;
    /// Chooses another one; nothing happens for an id that is not offered.
    void choose(const QString& algorithm);
    bool searches() const;
    /// The keys to be sorted: 0 … n−1, shuffled by the seed.
    std::vector<data::Key> keys() const;
    data::Direction direction() const;
    /// The keys to be searched: some of 0 … 99 in ascending order, chosen by the seed.
    std::vector<data::Key> haystack() const;
    data::Key sought() const;
    std::uint32_t subdivisions() const;

signals:
    /// The user chose something else.
    void changed();

private:
    QWidget* labelled(const QString& text, QWidget* control);
    void fillChoices();
    void takeData();
    void takeAlgorithm();

    QComboBox* m_algorithm;
    QComboBox* m_keys;
    QComboBox* m_direction;
    QSpinBox* m_sought;
    QSpinBox* m_subdivisions;
    QSpinBox* m_seed;
    /// The controls for sorts alone, and for searches alone.
    QList<QWidget*> m_ofSorts;
    QList<QWidget*> m_ofSearches;
};

} // namespace sortscope::gui::pages
