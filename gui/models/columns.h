// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

namespace sortscope::gui::models {

/// Roles that every table model of the program answers beside Qt's own.
enum Role : int {
    /// The number or word behind the text: what sorting and copying use. Invalid where nothing is known.
    RawRole = Qt::UserRole,
    /// models::JobState of the row, as int.
    StateRole,
    /// results::JobId of the row.
    JobIdRole,
};

/// How a raw value is written on screen: whole numbers grouped, milliseconds and rates with fixed decimals so
/// that a column's digits line up, texts as they are, nothing for what is not known.
QString displayText(const QVariant& raw);

/// Numbers to the right, texts to the left.
QVariant alignmentOf(const QVariant& raw);

} // namespace sortscope::gui::models
