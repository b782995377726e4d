// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include <cstddef>
#include <vector>

namespace sortscope::gui::widgets {

/// Sizes and sweeps as text, "2^10..2^20, 10^6", with the usual ones in its list.
class SizesEdit : public QComboBox {
    Q_OBJECT

public:
    explicit SizesEdit(QWidget* parent = nullptr);

    /// Throws base::UsageError, which shows the allowed forms, if the text is not understood.
    std::vector<std::size_t> sizes() const;
    void setSizes(const std::vector<std::size_t>& sizes);

    /// "11 sizes", or "1,048,576 keys"; empty while the text is not understood.
    QString summary() const;
    /// Tints the text as one that is not understood.
    void markFault(bool fault);

signals:
    void changed();
};

} // namespace sortscope::gui::widgets
