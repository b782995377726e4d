// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/mapping.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QDialog;
class QGridLayout;
class QLabel;
class QPushButton;

namespace sortscope::gui::pages {

/// Says which device, variant and data of B stand for those of A, in a line; a dialog changes that.
class CompareMapping : public QWidget {
    Q_OBJECT

public:
    using Report = std::shared_ptr<const results::MappedReport>;

    explicit CompareMapping(QWidget* parent = nullptr);

    /// Shows the mapping of a report; hidden if it has none.
    void showReport(const Report& report);

signals:
    /// The user wants this mapping; an empty one stands for the usual one.
    void wanted(const sortscope::results::Mapping& mapping);

private:
    void open();
    QDialog* makeDialog();
    void addParts(QGridLayout& grid, std::size_t kind, const QString& title);
    void choose(const results::JobPart& part, const QComboBox& list);
    void showChosen();

    QLabel* m_sentence;
    QPushButton* m_change;
    Report m_report;
    QPointer<QDialog> m_dialog;
    /// The lists of the dialog, one for each part of A, in their order.
    std::vector<QPointer<QComboBox>> m_lists;
};

} // namespace sortscope::gui::pages
