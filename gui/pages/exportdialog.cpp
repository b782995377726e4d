// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/exportdialog.h"

#include "gui/bridge/settings.h"
#include "gui/charts/exportchart.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace sortscope::gui::pages {
namespace {

const auto kFolderKey = QStringLiteral("export/folder");

/// Gives the functions of this file one translation context.
struct ExportWords {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::pages)
};

ExportQuestion question(const QString& title, const QString& filter, const QString& fileName)
{
    return {.title = title, .nameFilters = {filter, ExportWords::tr("All files (*)")}, .fileName = fileName};
}

} // namespace

ExportQuestion exportQuestion(exports::ExportKind kind)
{
    const auto csv = ExportWords::tr("CSV files (*.csv)");
    const auto json = ExportWords::tr("JSON files (*.json)");
    switch (kind) {
    case exports::ExportKind::Csv:
        return question(ExportWords::tr("Export Results as CSV"), csv,
                        QStringLiteral("sortscope-results.csv"));
    case exports::ExportKind::CommandsCsv:
        return question(ExportWords::tr("Export Commands as CSV"), csv,
                        QStringLiteral("sortscope-commands.csv"));
    case exports::ExportKind::Json:
        return question(ExportWords::tr("Export as JSON"), json, QStringLiteral("sortscope-session.json"));
    case exports::ExportKind::Markdown:
        return question(ExportWords::tr("Export as Markdown Table"), ExportWords::tr("Markdown files (*.md)"),
                        QStringLiteral("sortscope-results.md"));
    case exports::ExportKind::Trace:
        return question(ExportWords::tr("Export as Chrome Trace"), json,
                        QStringLiteral("sortscope-trace.json"));
    case exports::ExportKind::Benchmark:
        return question(ExportWords::tr("Export as Google Benchmark JSON"), json,
                        QStringLiteral("sortscope-benchmark.json"));
    }
    return {};
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

void askExportPath(QWidget& parent, bridge::Settings& settings, const ExportQuestion& question,
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
