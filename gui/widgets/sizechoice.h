// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstddef>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;

namespace sortscope::gui::widgets {

class SizeEdit;

/// One size, or a sweep from one size to another by a factor.
class SizeChoice : public QWidget {
    Q_OBJECT

public:
    explicit SizeChoice(QWidget* parent = nullptr);

    /// Throws base::UsageError while what is typed makes no sizes.
    std::vector<std::size_t> sizes() const;
    /// Sizes that are neither a single size nor a sweep become the sweep that spans them.
    void setSizes(const std::vector<std::size_t>& sizes);

signals:
    void changed();

private:
    bool sweeping() const;
    void refresh();

    QComboBox* m_mode;
    SizeEdit* m_from;
    SizeEdit* m_to;
    QComboBox* m_factor;
    QWidget* m_sweepPart;
    QLabel* m_summary;
};

} // namespace sortscope::gui::widgets
