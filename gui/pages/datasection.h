// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/runrequest.h"

#include <QWidget>

#include <cstdint>
#include <string_view>

class QComboBox;
class QLabel;
class QLineEdit;

namespace sortscope::gui::widgets {
class CheckCombo;
class SizesEdit;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

/// What is sorted or searched, and how much of it.
class DataSection : public QWidget {
    Q_OBJECT

public:
    explicit DataSection(QWidget* parent = nullptr);

    /// Searches have no direction: their haystack is ascending.
    void setSorting(bool sorts);

    /// Throws base::UsageError while something typed is not understood.
    void fill(run::RunRequest& request) const;
    void restore(const run::RunRequest& request);

signals:
    void changed();

private:
    void addGenerators();
    void addGenerator(std::string_view id);
    void makeRows();
    void refreshSummary();
    std::uint64_t seed() const;

    widgets::CheckCombo* m_generators;
    QComboBox* m_direction;
    QComboBox* m_key;
    QLineEdit* m_seed;
    widgets::SizesEdit* m_sizes;
    QLabel* m_summary;
};

} // namespace sortscope::gui::pages
