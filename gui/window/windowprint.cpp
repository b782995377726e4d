// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/windowprint.h"

#include "gui/pages/paperdocument.h"
#include "gui/text/text.h"
#include "gui/window/commandtable.h"
#include "gui/window/windowactions.h"

#include <QAction>
#include <QPageLayout>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>

namespace sortscope::gui::pages {
namespace {

/// The language in which the window shows the texts of the core.
exports::Language shownLanguage()
{
    constexpr std::string_view kText = "Overview"; // another word in each language
    const auto shown = models::translated(kText);
    for (const auto& language : base::Names<exports::Language>::all) {
        if (models::text(exports::inLanguage(language.value, kText)) == shown)
            return language.value;
    }
    return exports::Language::English;
}

QString nameOf(const QPrinter& printer)
{
    return printer.outputFileName().isEmpty() ? printer.printerName() : printer.outputFileName();
}

} // namespace

WindowPrint::WindowPrint(QWidget& window, bridge::Workbench& workbench, WindowActions& actions,
                         CommandTable& commands)
    : QObject(&window),
      m_window(window),
      m_workbench(workbench),
      m_commands(commands)
{
    connect(actions.print, &QAction::triggered, this, &WindowPrint::ask);
    connect(&m_worker, &bridge::ExportWorker::written, this, [this](const QString& name) {
        m_commands.refresh();
        emit m_workbench.messages().told(tr("Printed to %1").arg(name));
    });
    connect(&m_worker, &bridge::ExportWorker::failed, this, [this](const QString& sentence) {
        m_commands.refresh();
        emit m_workbench.messages().failed(sentence);
    });
    m_commands.add(actions.print, [this] {
        if (m_workbench.results().empty())
            return tr("There are no results to print yet.");
        return m_worker.running() ? tr("A report is being printed.") : QString();
    });
}

void WindowPrint::ask()
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageOrientation(QPageLayout::Landscape); // tables are wide
    auto* dialog = new QPrintDialog(printer.get(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOptions(QAbstractPrintDialog::PrintToFile);
    // The printer lives as long as the dialog, and then as long as the work.
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this,
            [this, printer](QPrinter* /*same*/) { print(printer); });
    dialog->open();
}

void WindowPrint::print(std::shared_ptr<QPrinter> printer)
{
    // A session that is being saved has another file afterwards.
    m_workbench.session().whenWritten([here = QPointer(this), printer = std::move(printer)] {
        if (here)
            here->start(printer);
    });
}

void WindowPrint::start(const std::shared_ptr<QPrinter>& printer)
{
    const auto& state = m_workbench.session().state();
    if (!state.failure.empty()) {
        emit m_workbench.messages().failed(
            tr("Reports are made from the session's file, and not everything is in it: %1. Save the session "
               "to another place first.")
                .arg(models::text(state.failure)));
        return;
    }
    const auto language = shownLanguage();
    m_worker.start(nameOf(*printer), [printer, language, path = state.path]() -> QString {
        try {
            auto session = session::SessionFile::open(path);
            printReport(exports::paperReport(session, language), *printer);
            return printer->printerState() == QPrinter::Error ? tr("The report could not be printed.")
                                                              : QString();
        } catch (const std::exception& error) {
            return tr("The report could not be printed. %1").arg(models::text(error.what()));
        }
    });
    m_commands.refresh();
}

} // namespace sortscope::gui::pages
