// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sortscope::gui::models {

/// "my-session-speedup-65536": the name of a file that is exported from a session, in ASCII. Empty parts are
/// left out; a session without a name is "sortscope".
QString exportName(const QString& session, const QStringList& parts);

} // namespace sortscope::gui::models
