// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/workshop/textchoice.h"

#include <QIcon>
#include <QString>

namespace sortscope::gui::workshop {

/// "0a1b2c3 · 412 µs · faster", of the last row that ran the text.
QString snapshotLine(const results::Snapshot& snapshot);
/// What is known of it, a line each: file, hash, rows, reason, notes.
QString snapshotDetails(const results::Snapshot& snapshot);
QIcon snapshotIcon(const results::Snapshot& snapshot);

/// Says which text is shown.
QString snapshotPlace(const results::Snapshot& snapshot, const TextFiles& read);

} // namespace sortscope::gui::workshop
