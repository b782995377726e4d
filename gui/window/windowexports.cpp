// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/windowexports.h"

#include "core/base/outputpath.h"
#include "core/base/wholefile.h"
#include "core/results/row/environment.h"
#include "gui/charts/base/chartwidget.h"
#include "gui/charts/base/exportchart.h"
#include "gui/session/settings.h"
#include "gui/text/exportnames.h"
#include "gui/text/text.h"
#include "gui/widgets/chartsize.h"
#include "gui/window/commandtable.h"
#include "gui/window/dialogs.h"
#include "gui/window/windowactions.h"
#include "gui/window/workbenchtabs.h"

#include <QAction>
#include <QActionGroup>
#include <QDir>
#include <QPointer>

#include <filesystem>
#include <system_error>

namespace sortscope::gui::pages {

using exports::ExportKind;

namespace {

const auto kFooterKey = QStringLiteral("export/footer");
const auto kAttachKey = QStringLiteral("export/attachSession");

/// True for /dev/stdout and the like, behind which a file may lie that an export would replace.
bool namesDescriptor(const std::filesystem::path& path)
{
    try {
        return base::outputTarget(path).descriptor.has_value();
    } catch (const std::system_error&) {
        return false; // writing the file reports the fault
    }
}

/// The reason why an export is not written to `path`; empty if it may be written.
QString refusalOf(const QString& path, const std::filesystem::path& session)
{
    if (namesDescriptor(bridge::corePath(path)))
        return WindowExports::tr("%1 is a file descriptor, not a file. Choose another name for the export.")
            .arg(QDir::toNativeSeparators(path));
    if (base::sameFile(bridge::corePath(path), session))
        return WindowExports::tr(
                   "%1 is the file of the session that is open. Choose another name for the export.")
            .arg(QDir::toNativeSeparators(path));
    return {};
}

} // namespace

WindowExports::WindowExports(QWidget& window, bridge::Workbench& workbench, bridge::Settings& settings,
                             WindowActions& actions, WorkbenchTabs& tabs, CommandTable& commands)
    : QObject(&window),
      m_window(window),
      m_workbench(workbench),
      m_settings(settings),
      m_actions(actions),
      m_tabs(tabs),
      m_commands(commands),
      m_chartSize(new widgets::ChartSize(window, *actions.chartSize, settings))
{
    connect(actions.exports, &QActionGroup::triggered, this, [this](const QAction* action) {
        const auto kind = static_cast<ExportKind>(action->data().toInt());
        askExportPath(m_window, m_settings, kind, sessionName(),
                      [this, kind](const QString& path) { write(kind, path); });
    });
    connect(actions.exportChart, &QAction::triggered, this, [this] {
        askChartPath(m_window, m_settings, chartName(), charts::hasData(m_tabs.currentChart()),
                     [this](const QString& path) { writeChart(path); });
    });
    connect(actions.copyChart, &QAction::triggered, this,
            [this] { charts::copyChart(m_tabs.currentChart(), footer(), m_chartSize->format()); });
    keep(*actions.chartFooter, kFooterKey);
    keep(*actions.attachSession, kAttachKey);
    for (const auto* files : {&m_workbench.exports(), &m_charts}) {
        connect(files, &bridge::ExportWorker::written, this, &WindowExports::tellWritten);
        connect(files, &bridge::ExportWorker::failed, this, &WindowExports::fail);
    }
    connectTexts();
    sayWhyNot();
}

void WindowExports::connectTexts()
{
    using widgets::TextExportButton;
    for (const auto* button : m_tabs.findChildren<TextExportButton*>()) {
        connect(button, &TextExportButton::fileWanted, this,
                [this](const QString& file, const widgets::MakeText& text) {
                    askTextPath(m_window, m_settings, models::exportName(sessionName(), {file}),
                                [this, text](const QString& path) { writeText(path, text); });
                });
        connect(button, &TextExportButton::copied, this,
                [this] { emit m_workbench.messages().told(tr("Copied")); });
        connect(button, &TextExportButton::failed, this, &WindowExports::fail);
    }
}

void WindowExports::keep(QAction& choice, const QString& key)
{
    choice.setChecked(m_settings.value(key).toBool());
    connect(&choice, &QAction::toggled, this, [this, key](bool on) { m_settings.setValue(key, on); });
}

void WindowExports::sayWhyNot()
{
    for (auto* command : {m_actions.exportChart, m_actions.copyChart})
        m_commands.add(command, [this] {
            // A figure need not show results of the window: two compared files are an example.
            const auto* chart = m_tabs.currentChart();
            return chart && chart->showsFigure() ? QString() : tr("This tab shows no chart now.");
        });
    for (auto* command : m_actions.exports->actions())
        m_commands.add(command, [this] {
            if (m_workbench.results().empty())
                return tr("There are no results to export yet.");
            const bool exporting = m_workbench.exports().running();
            return exporting ? tr("A file is being written.") : QString();
        });
}

void WindowExports::tellWritten(const QString& path)
{
    m_commands.refresh();
    emit m_workbench.messages().told(tr("Wrote %1").arg(QDir::toNativeSeparators(path)));
}

void WindowExports::fail(const QString& sentence)
{
    m_commands.refresh();
    emit m_workbench.messages().failed(sentence);
}

QString WindowExports::sessionName() const
{
    const auto& state = m_workbench.session().state();
    return state.untitled ? QString() : models::text(state.name);
}

QString WindowExports::chartName() const
{
    const auto size = m_tabs.currentChart()->shownSize();
    return models::exportName(sessionName(),
                              {m_tabs.currentPage(), size ? QString::number(*size) : QString()});
}

QString WindowExports::footer() const
{
    if (!m_actions.chartFooter->isChecked())
        return {};
    const auto& jobs = m_workbench.jobs();
    auto machine = jobs.rowCount() > 0 ? jobs.row(jobs.rowCount() - 1).environment : nullptr;
    if (!machine)
        machine = m_workbench.here();
    if (!machine)
        return {}; // nothing was measured, and the machine was not looked at
    QStringList parts;
    for (const auto& part : {machine->node, machine->cpuModel}) {
        if (part)
            parts << models::text(*part);
    }
    parts << models::minuteText(machine->date)
          << tr("Sortscope %1").arg(models::text(machine->programVersion));
    return parts.join(QStringLiteral(" · "));
}

void WindowExports::write(ExportKind kind, const QString& path)
{
    // A session that is being saved has another file afterwards.
    m_workbench.session().whenWritten([here = QPointer(this), kind, path] {
        if (here)
            here->start(kind, path);
    });
}

void WindowExports::start(ExportKind kind, const QString& path)
{
    const auto& state = m_workbench.session().state();
    if (!state.failure.empty()) {
        fail(tr("Exports are made from the session's file, and not everything is in it: %1. Save the session "
                "to another place first.")
                 .arg(models::text(state.failure)));
        return;
    }
    const exports::ExportOptions options{.attachSession = m_actions.attachSession->isChecked()};
    m_workbench.exports().start(path, [kind, path, options, session = state.path]() -> QString {
        try {
            if (auto refusal = refusalOf(path, session); !refusal.isEmpty())
                return refusal;
            bridge::exportSession(kind, session, path, options);
            return {};
        } catch (const std::exception& error) {
            return tr("The file could not be written. %1").arg(models::text(error.what()));
        }
    });
    m_commands.refresh();
}

void WindowExports::writeText(const QString& path, const widgets::MakeText& text)
{
    m_charts.start(path, [text, path, session = m_workbench.session().state().path]() -> QString {
        try {
            if (auto refusal = refusalOf(path, session); !refusal.isEmpty())
                return refusal;
            base::writeFileWhole(bridge::corePath(path), text());
            return {};
        } catch (const std::exception& error) {
            return tr("The file could not be written. %1").arg(models::text(error.what()));
        }
    });
}

void WindowExports::writeChart(const QString& path)
{
    QString error;
    const auto content =
        charts::chartFile(m_tabs.currentChart(), path, &error, footer(), m_chartSize->format());
    if (!content) {
        fail(error);
        return;
    }
    m_charts.start(path, [content = *content, path, session = m_workbench.session().state().path] {
        const auto refusal = refusalOf(path, session);
        return refusal.isEmpty() ? charts::writeChartFile(content, path) : refusal;
    });
}

} // namespace sortscope::gui::pages
