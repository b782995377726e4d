// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace sortscope::gui::models {
class ResultsModel;
class SortFilterModel;
} // namespace sortscope::gui::models
namespace sortscope::gui::widgets {
class TableView;
}

namespace sortscope::gui::pages {

/// The figures of every finished job, to be sorted, filtered and copied.
class ResultsPage : public QWidget {
    Q_OBJECT

public:
    /// `model` must outlive the page.
    explicit ResultsPage(models::ResultsModel& model, QWidget* parent = nullptr);

    widgets::TableView& table() const { return *m_table; }

private:
    QWidget* makeToolLine();
    void setUpTable(models::ResultsModel& model);

    models::SortFilterModel* m_filtered;
    QLineEdit* m_search;
    QComboBox* m_state;
    widgets::TableView* m_table;
};

} // namespace sortscope::gui::pages
