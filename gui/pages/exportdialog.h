// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/sessionexport.h"

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace sortscope::gui::bridge {
class Settings;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

/// What is to be written.
struct ExportQuestion {
    QString title;
    QStringList nameFilters;
    /// Proposed; its suffix is added to names without one.
    QString fileName;
};

/// The questions of the window's menu.
ExportQuestion exportQuestion(exports::ExportKind kind);
ExportQuestion chartQuestion();

/// Asks for a file to write to and hands its path to `then`. Returns at once: results go on arriving behind
/// the dialog. Remembers the folder in `settings`, which must outlive `parent`.
void askExportPath(QWidget& parent, bridge::Settings& settings, const ExportQuestion& question,
                   std::function<void(const QString&)> then);

} // namespace sortscope::gui::pages
