// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractSpinBox>
#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;

namespace sortscope::gui::widgets {

/// A number of keys, typed as "2^20" or "1000000"; the arrows double and halve it.
class SizeEdit : public QAbstractSpinBox {
    Q_OBJECT

public:
    explicit SizeEdit(std::size_t size, QWidget* parent = nullptr);

    /// Empty while the text is not a size.
    std::optional<std::size_t> size() const;
    void setSize(std::size_t size);

    /// What was typed, for the core to read.
    QString spec() const { return text().trimmed(); }

    void stepBy(int steps) override;
    QValidator::State validate(QString& input, int& position) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void changed();

protected:
    StepEnabled stepEnabled() const override;
};

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
