// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/sessionexport.h"

#include <QString>

#include <functional>

class QWidget;

namespace sortscope::gui::bridge {
class Settings;
} // namespace sortscope::gui::bridge

/// What the window asks and says in dialogs. Every function returns at once and calls back with the answer:
/// results go on arriving behind the dialog. `settings` remembers the folder and must outlive `parent`.
namespace sortscope::gui::pages {

using PathAnswer = std::function<void(const QString& path)>;

/// Shows version and licence in a dialog that deletes itself.
void showAbout(QWidget* parent);

/// Ask for a file to write to, and hand its path to `then`. The name of `session` is a part of the proposed
/// one, which for charts is `proposed` with a suffix.
void askExportPath(QWidget& parent, bridge::Settings& settings, exports::ExportKind kind,
                   const QString& session, PathAnswer then);
void askChartPath(QWidget& parent, bridge::Settings& settings, const QString& proposed, PathAnswer then);

/// Not answered where the user cancels.
void askSessionToOpen(QWidget& parent, bridge::Settings& settings, PathAnswer then);
void askWhereToSave(QWidget& parent, bridge::Settings& settings, const QString& proposed, PathAnswer then);

/// Asks what to do with results that are in no file of the user's; `running` says that a run will be
/// cancelled then. Not answered where the user cancels.
void askAboutUnsaved(QWidget& parent, bool running, std::function<void()> save,
                     std::function<void()> discard);
/// Asks whether a run is really to be cancelled, where nothing else would be lost. Not answered where it is
/// not.
void askAboutRun(QWidget& parent, std::function<void()> then);

/// Asks whether the machine is to be calibrated, which takes about so many seconds. Not answered where it is
/// not.
void askAboutCalibration(QWidget& parent, int seconds, std::function<void()> then);
/// Shows what a calibration found, a line a device.
void showCalibration(QWidget& parent, const QString& lines);

/// Asks whether a session is really to be deleted.
void askAboutDeleting(QWidget& parent, const QString& what, std::function<void()> remove);

/// Shows the notes on the session; `then` gets what they were changed to. `whyReadOnly`, where it is not
/// empty, says why they can't be changed.
void editNotes(QWidget& parent, const QString& notes, const QString& whyReadOnly,
               std::function<void(const QString&)> then);

} // namespace sortscope::gui::pages
