// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/sessionexport.h"

#include <QString>

#include <functional>

class QWidget;

namespace sortscope::gui::bridge {
class Settings;
} // namespace sortscope::gui::bridge

/// The dialogs with which the window asks and tells. Every function returns at once and calls back with the
/// answer: results go on arriving behind the dialog. `settings` remembers the folder and must outlive
/// `parent`.
namespace sortscope::gui::pages {

using PathAnswer = std::function<void(const QString& path)>;

/// Shows version and licence in a dialog that deletes itself.
void showAbout(QWidget* parent);

/// Ask for a file to write to, and hand its path to `then`. The proposed name contains the name of `session`;
/// for charts it is `proposed` with a suffix.
void askExportPath(QWidget& parent, bridge::Settings& settings, exports::ExportKind kind,
                   const QString& session, PathAnswer then);
/// `hasData`: the chart also writes its figures as CSV.
void askChartPath(QWidget& parent, bridge::Settings& settings, const QString& proposed, bool hasData,
                  PathAnswer then);

/// Asks for a file for a text that a page exports; the suffix of `proposed` says which kind of text it is.
void askTextPath(QWidget& parent, bridge::Settings& settings, const QString& proposed, PathAnswer then);

/// Ask for a session file; no callback if the user cancels.
void askSessionToOpen(QWidget& parent, bridge::Settings& settings, PathAnswer then);
void askWhereToSave(QWidget& parent, bridge::Settings& settings, const QString& proposed, PathAnswer then);

/// Ask for a folder with sessions, with algorithms or with kernels, or for a library of algorithms; no
/// callback if the user cancels.
void askFolderToOpen(QWidget& parent, bridge::Settings& settings, PathAnswer then);
void askAlgorithmFolder(QWidget& parent, bridge::Settings& settings, PathAnswer then);
void askKernelFolder(QWidget& parent, bridge::Settings& settings, PathAnswer then);
void askAlgorithmLibrary(QWidget& parent, bridge::Settings& settings, PathAnswer then);

/// Asks what to do with results that are in no file of the user's; `running` says that a run will be
/// cancelled, too. No callback if the user cancels.
void askAboutUnsaved(QWidget& parent, bool running, std::function<void()> save,
                     std::function<void()> discard);
/// Asks whether to cancel a run, if nothing else would be lost. No callback if the user does not want that.
void askAboutRun(QWidget& parent, std::function<void()> then);

/// Asks whether to calibrate the machine, which takes about `seconds`. No callback if the user does not want
/// that.
void askAboutCalibration(QWidget& parent, int seconds, std::function<void()> then);
/// Shows the results of a calibration, one line per device.
void showCalibration(QWidget& parent, const QString& lines);

/// Asks whether to delete a session.
void askAboutDeleting(QWidget& parent, const QString& what, std::function<void()> remove);

/// Shows the notes on the session; `then` gets the changed notes. `whyReadOnly`, if it is not empty, says why
/// the notes can't be changed.
void editNotes(QWidget& parent, const QString& notes, const QString& whyReadOnly,
               std::function<void(const QString&)> then);

} // namespace sortscope::gui::pages
