// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QModelIndexList>
#include <QString>

namespace sortscope::gui::models {

enum class TableFormat { Tsv, Csv };

/// The cells' raw values as text with a line of column titles on top, for the clipboard. The smallest
/// rectangle of rows and columns that holds `cells` is written; numbers are the same under every locale and
/// keep all digits.
QString tableText(const QModelIndexList& cells, TableFormat format);

} // namespace sortscope::gui::models
