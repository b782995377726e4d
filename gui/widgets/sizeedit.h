// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractSpinBox>

#include <cstddef>
#include <optional>

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

} // namespace sortscope::gui::widgets
