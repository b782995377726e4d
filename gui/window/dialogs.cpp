// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/dialogs.h"

#include "gui/charts/base/exportchart.h"
#include "gui/session/settings.h"
#include "gui/text/exportnames.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"

#include <sortscope_version.h>

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QIcon>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace sortscope::gui::pages {
namespace {

/// Gives the functions of this file one translation context.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::pages)
};

/// A dialog that opens in the folder that `key` of the settings names, and keeps there the folder that it
/// leaves.
QFileDialog* fileDialog(QWidget& parent, bridge::Settings& settings, const QString& key, const QString& title,
                        const QStringList& filters, PathAnswer then)
{
    auto* dialog = new QFileDialog(&parent, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters(filters);
    dialog->setDirectory(settings.value(key, QDir::homePath()).toString());
    QObject::connect(dialog, &QFileDialog::fileSelected, &parent,
                     [&settings, key, then = std::move(then)](const QString& path) {
                         settings.setValue(key, QFileInfo(path).absolutePath());
                         then(path);
                     });
    return dialog;
}

QFileDialog* sessionDialog(QWidget& parent, bridge::Settings& settings, const QString& title, PathAnswer then)
{
    return fileDialog(parent, settings, QStringLiteral("session/folder"), title,
                      {Words::tr("Sortscope sessions (*.sortscope)"), Words::tr("All files (*)")},
                      std::move(then));
}

/// Asks for a file to save. `suffix` is added to names without one.
void askWhereTo(QFileDialog& dialog, const QString& proposed, const QString& suffix)
{
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(proposed);
    dialog.open();
}

void askFolder(QFileDialog& dialog)
{
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    dialog.open();
}

QMessageBox* question(QWidget& parent, const QString& name, const QString& text, const QString& advice)
{
    auto* box = new QMessageBox(QMessageBox::Question, QString(), text, QMessageBox::Cancel, &parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setObjectName(name);
    box->setInformativeText(advice);
    return box;
}

/// Calls `then` after a click on the button, once the box is gone.
void answer(QWidget& parent, const QAbstractButton* button, std::function<void()> then)
{
    QObject::connect(button, &QAbstractButton::clicked, &parent, std::move(then), Qt::QueuedConnection);
}

/// The title, the filter and the end of the proposed name.
std::array<QString, 3> exportTexts(exports::ExportKind kind)
{
    const auto csv = Words::tr("CSV files (*.csv)");
    const auto json = Words::tr("JSON files (*.json)");
    switch (kind) {
    case exports::ExportKind::Csv:
        return {Words::tr("Export Results as CSV (a Row per Job)"), csv, QStringLiteral("results.csv")};
    case exports::ExportKind::CommandsCsv:
        return {Words::tr("Export Commands as CSV (a Row per Launch and Transfer)"), csv,
                QStringLiteral("commands.csv")};
    case exports::ExportKind::KernelsCsv:
        return {Words::tr("Export Kernels as CSV (a Row per Kernel)"), csv, QStringLiteral("kernels.csv")};
    case exports::ExportKind::Json:
        return {Words::tr("Export as JSON"), json, QStringLiteral("session.json")};
    case exports::ExportKind::Markdown:
        return {Words::tr("Export as Markdown Table"), Words::tr("Markdown files (*.md)"),
                QStringLiteral("results.md")};
    case exports::ExportKind::Trace:
        return {Words::tr("Export as Chrome Trace"), json, QStringLiteral("trace.json")};
    case exports::ExportKind::Benchmark:
        return {Words::tr("Export as Google Benchmark JSON"), json, QStringLiteral("benchmark.json")};
    case exports::ExportKind::Html:
        return {Words::tr("Export Report"), Words::tr("HTML files (*.html)"), QStringLiteral("report.html")};
    }
    return {};
}

const auto kExportFolder = QStringLiteral("export/folder");

} // namespace

void showAbout(QWidget* parent)
{
    constexpr int kIconSize = 64;
    auto* box = new QMessageBox(parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(Words::tr("About Sortscope"));
    box->setIconPixmap(QIcon(QStringLiteral(":/icons/sortscope.svg")).pixmap(kIconSize));
    box->setTextFormat(Qt::PlainText);
    box->setText(Words::tr("Sortscope %1").arg(models::text(kVersion)));
    box->setInformativeText(
        Words::tr("Profiles GPU sorting and searching, kernel by kernel, and compares it with the CPU.\n\n"
                  "Revision %1\nQt %2\n\nFree software under the GNU General Public License, version 3 "
                  "or later. It comes with no warranty.")
            .arg(models::text(kGitRevision), QLatin1String(qVersion())));
    box->open();
}

void askExportPath(QWidget& parent, bridge::Settings& settings, exports::ExportKind kind,
                   const QString& session, PathAnswer then)
{
    const auto [title, filter, fileName] = exportTexts(kind);
    askWhereTo(*fileDialog(parent, settings, kExportFolder, title, {filter, Words::tr("All files (*)")},
                           std::move(then)),
               models::exportName(session, {fileName}), QFileInfo(fileName).suffix());
}

void askChartPath(QWidget& parent, bridge::Settings& settings, const QString& proposed, bool hasData,
                  PathAnswer then)
{
    const auto suffixes = charts::exportSuffixes();
    QStringList kinds{
        Words::tr("Pictures (%1)").arg(QStringLiteral("*.") + suffixes.join(QStringLiteral(" *.")))};
    const auto csv = Words::tr("CSV files (*.csv)");
    if (hasData)
        kinds << csv;
    auto* dialog =
        fileDialog(parent, settings, kExportFolder, Words::tr("Export Chart"), kinds, std::move(then));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [=](const QString& filter) {
        const auto suffix = filter == csv ? QStringLiteral("csv") : suffixes.front();
        dialog->setDefaultSuffix(suffix);
        dialog->selectFile(proposed + QLatin1Char('.') + suffix);
    });
    askWhereTo(*dialog, proposed + QLatin1Char('.') + suffixes.front(), suffixes.front());
}

void askTextPath(QWidget& parent, bridge::Settings& settings, const QString& proposed, PathAnswer then)
{
    struct Kind {
        QString files;
        QString title;
    };
    const auto suffix = QFileInfo(proposed).suffix();
    Kind kind{Words::tr("CSV files (*.csv)"), Words::tr("Export as CSV")};
    if (suffix == QLatin1String("md"))
        kind = {Words::tr("Markdown files (*.md)"), Words::tr("Export as Markdown Table")};
    else if (suffix == QLatin1String("patch"))
        kind = {Words::tr("Patches (*.patch)"), Words::tr("Export as a Patch")};
    askWhereTo(*fileDialog(parent, settings, kExportFolder, kind.title,
                           {kind.files, Words::tr("All files (*)")}, std::move(then)),
               proposed, suffix);
}

void askSessionToOpen(QWidget& parent, bridge::Settings& settings, PathAnswer then)
{
    auto* dialog = sessionDialog(parent, settings, Words::tr("Open Session"), std::move(then));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->open();
}

void askWhereToSave(QWidget& parent, bridge::Settings& settings, const QString& proposed, PathAnswer then)
{
    auto* dialog = sessionDialog(parent, settings, Words::tr("Save Session As"), std::move(then));
    askWhereTo(*dialog, proposed, QStringLiteral("sortscope"));
}

void askAlgorithmFolder(QWidget& parent, bridge::Settings& settings, PathAnswer then)
{
    askFolder(*fileDialog(parent, settings, QStringLiteral("algorithms/folder"), Words::tr("Add Algorithms"),
                          {}, std::move(then)));
}

void askKernelFolder(QWidget& parent, bridge::Settings& settings, PathAnswer then)
{
    askFolder(*fileDialog(parent, settings, QStringLiteral("kernels/folders"),
                          Words::tr("Kernels from a Folder"), {}, std::move(then)));
}

void askAlgorithmLibrary(QWidget& parent, bridge::Settings& settings, PathAnswer then)
{
    auto* dialog = fileDialog(parent, settings, QStringLiteral("algorithms/folder"),
                              Words::tr("Add an Algorithm Library"), {Words::tr("Shared libraries (*.so)")},
                              std::move(then));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->open();
}

void askFolderToOpen(QWidget& parent, bridge::Settings& settings, PathAnswer then)
{
    askFolder(*fileDialog(parent, settings, QStringLiteral("session/folders"),
                          Words::tr("Open a Folder of Sessions"), {}, std::move(then)));
}

void askAboutUnsaved(QWidget& parent, bool running, std::function<void()> save, std::function<void()> discard)
{
    auto advice = Words::tr("They are not saved in a file yet. Discarded results cannot be restored.");
    if (running)
        advice += QStringLiteral("\n\n")
                  + Words::tr("A run is active. Closing the window cancels it, also after saving.");
    auto* box = question(parent, QStringLiteral("unsaved-session"),
                         Words::tr("Save the results of this session?"), advice);
    box->setDefaultButton(box->addButton(QMessageBox::Save));
    answer(parent, box->button(QMessageBox::Save), std::move(save));
    answer(parent, box->addButton(QMessageBox::Discard), std::move(discard));
    box->open();
}

void askAboutRun(QWidget& parent, std::function<void()> then)
{
    auto* box = question(parent, QStringLiteral("active-run"), Words::tr("Cancel the active run?"),
                         Words::tr("Closing the window cancels it. The jobs that have finished are in "
                                   "the session's file."));
    answer(parent, box->addButton(Words::tr("Cancel the &Run and Close"), QMessageBox::AcceptRole),
           std::move(then));
    box->button(QMessageBox::Cancel)->setText(Words::tr("&Keep Running"));
    box->open();
}

void askAboutCalibration(QWidget& parent, int seconds, std::function<void()> then)
{
    auto* box =
        question(parent, QStringLiteral("calibrate"), Words::tr("Calibrate this machine?"),
                 Words::tr("It takes about %n second(s). Nothing else should run on the machine meanwhile.",
                           "", seconds));
    box->setDefaultButton(box->addButton(Words::tr("&Calibrate"), QMessageBox::AcceptRole));
    answer(parent, box->defaultButton(), std::move(then));
    box->open();
}

void showCalibration(QWidget& parent, const QString& lines)
{
    auto* box = new QMessageBox(QMessageBox::Information, QString(), Words::tr("This machine is calibrated."),
                                QMessageBox::Ok, &parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setObjectName(QStringLiteral("calibration-result"));
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(lines + QStringLiteral("\n\n")
                            + Words::tr("Smaller differences between the wall clocks or the kernel times of "
                                        "two runs are within noise. Later runs store these figures."));
    box->open();
}

void askAboutDeleting(QWidget& parent, const QString& what, std::function<void()> remove)
{
    auto* box = question(parent, QStringLiteral("delete-session"), Words::tr("Delete this session?"),
                         Words::tr("%1. It cannot be restored.").arg(what));
    answer(parent, box->addButton(Words::tr("&Delete"), QMessageBox::DestructiveRole), std::move(remove));
    box->open();
}

void editNotes(QWidget& parent, const QString& notes, const QString& whyReadOnly,
               std::function<void(const QString&)> then)
{
    auto* dialog = widgets::named("session-notes", new QDialog(&parent));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(Words::tr("Notes on the Session"));
    auto* edit = new QPlainTextEdit(notes);
    edit->setPlaceholderText(Words::tr("Purpose of this session, changes, findings…"));
    edit->setAccessibleName(dialog->windowTitle());
    edit->setTabChangesFocus(true);
    edit->setReadOnly(!whyReadOnly.isEmpty());
    auto* buttons = new QDialogButtonBox(whyReadOnly.isEmpty()
                                             ? QDialogButtonBox::Save | QDialogButtonBox::Cancel
                                             : QDialogButtonBox::StandardButtons(QDialogButtonBox::Close));
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(edit, 1);
    if (!whyReadOnly.isEmpty()) {
        auto* reason = new QLabel(whyReadOnly);
        reason->setWordWrap(true);
        layout->addWidget(reason);
    }
    layout->addWidget(buttons);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(dialog, &QDialog::accepted, &parent, [edit, notes, then = std::move(then)] {
        if (edit->toPlainText() != notes)
            then(edit->toPlainText());
    });
    constexpr QSize kUsualSize(520, 340);
    dialog->resize(kUsualSize);
    dialog->open();
}

} // namespace sortscope::gui::pages
