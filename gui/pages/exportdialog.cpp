// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/exportdialog.h"

#include "gui/charts/exportchart.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include <utility>

namespace sortscope::gui::pages {
namespace {

const auto kFolderKey = QStringLiteral("export/folder");

/// Gives the functions of this file one translation context.
struct ExportWords {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::pages)
};

QStringList csvFilters()
{
    return {ExportWords::tr("CSV files (*.csv)"), ExportWords::tr("All files (*)")};
}

} // namespace

ExportQuestion resultsQuestion()
{
    return {.title = ExportWords::tr("Export Results as CSV"),
            .nameFilters = csvFilters(),
            .fileName = QStringLiteral("sortscope-results.csv")};
}

ExportQuestion commandsQuestion()
{
    return {.title = ExportWords::tr("Export Commands as CSV"),
            .nameFilters = csvFilters(),
            .fileName = QStringLiteral("sortscope-commands.csv")};
}

ExportQuestion chartQuestion()
{
    QStringList patterns;
    for (const auto& suffix : charts::exportSuffixes())
        patterns << QStringLiteral("*.%1").arg(suffix);
    return {.title = ExportWords::tr("Export Chart"),
            .nameFilters = {ExportWords::tr("Pictures (%1)").arg(patterns.join(u' '))},
            .fileName = QStringLiteral("sortscope-chart.%1").arg(charts::exportSuffixes().front())};
}

void askExportPath(QWidget& parent, QSettings& settings, const ExportQuestion& question,
                   std::function<void(const QString&)> then)
{
    auto* dialog = new QFileDialog(&parent, question.title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(question.nameFilters);
    dialog->setDefaultSuffix(QFileInfo(question.fileName).suffix());
    dialog->setDirectory(settings.value(kFolderKey, QDir::homePath()).toString());
    dialog->selectFile(question.fileName);
    QObject::connect(dialog, &QFileDialog::fileSelected, &parent,
                     [&settings, then = std::move(then)](const QString& path) {
                         settings.setValue(kFolderKey, QFileInfo(path).absolutePath());
                         then(path);
                     });
    dialog->open();
}

} // namespace sortscope::gui::pages
