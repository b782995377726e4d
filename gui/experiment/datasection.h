// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/experiment/section.h"

#include <cstdint>
#include <string_view>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace sortscope::data {
struct GeneratorInfo;
}

namespace sortscope::gui::widgets {
class CheckCombo;
class SizesEdit;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

/// The kind and the amount of the data that are sorted or searched.
class DataSection : public Section {
    Q_OBJECT

public:
    explicit DataSection(QWidget* parent = nullptr);

    /// Searches have no direction: their haystack is ascending.
    void setSorting(bool sorts);

    std::vector<data::KeyType> keyTypes() const;
    std::vector<data::ValueType> valueTypes() const;

    void fill(plan::RunRequest& request) const override;
    void restore(const plan::RunRequest& request) override;

private:
    /// The box for the number of a generator; shown while the generator is chosen.
    struct Number {
        const data::GeneratorInfo* info;
        QWidget* row;
        QSpinBox* box;
    };

    void addGenerators();
    void addNumber(const data::GeneratorInfo& info);
    /// The box of the generator; nullptr if it takes no number.
    const Number* numberOf(std::string_view generator) const;
    QString restored(std::string_view id, std::vector<const data::GeneratorInfo*>& numbered);
    void makeRows();
    void showNumbers();
    void refreshSummary();
    std::uint64_t seed() const;

    widgets::CheckCombo* m_generators;
    std::vector<Number> m_numbers;
    /// The widget around all rows of numbers.
    QWidget* m_numberRows;
    QComboBox* m_direction;
    widgets::CheckCombo* m_keyTypes;
    widgets::CheckCombo* m_valueTypes;
    QLineEdit* m_seed;
    widgets::SizesEdit* m_sizes;
    QLabel* m_summary;
};

} // namespace sortscope::gui::pages
