// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/cliquestion.h"

#include <QProcess>

#include <utility>

namespace sortscope::gui::workshop {
namespace {

/// The lines of the program itself: tools that it starts print others.
QString notesIn(const QString& errors)
{
    const auto prefix = QStringLiteral("sortscope-cli: ");
    QStringList notes;
    for (const auto& line : errors.split(u'\n')) {
        if (line.startsWith(prefix))
            notes << line.mid(prefix.size());
    }
    return notes.isEmpty() ? errors.trimmed() : notes.join(u'\n');
}

} // namespace

CliQuestion::~CliQuestion()
{
    stop();
}

void CliQuestion::stop()
{
    if (auto* process = std::exchange(m_process, nullptr)) {
        process->disconnect(this);
        process->kill();
        process->waitForFinished();
        delete process;
    }
}

void CliQuestion::ask(const QString& program, const QStringList& arguments,
                      const QProcessEnvironment& environment)
{
    stop();
    m_process = new QProcess(this);
    m_process->setProcessEnvironment(environment);
    connect(m_process, &QProcess::finished, this, &CliQuestion::answer);
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            answer();
    });
    m_process->start(program, arguments);
}

void CliQuestion::answer()
{
    auto* process = std::exchange(m_process, nullptr);
    const bool ended = process->error() != QProcess::FailedToStart && process->error() != QProcess::Crashed;
    const auto output = process->readAllStandardOutput();
    auto fault = notesIn(QString::fromUtf8(process->readAllStandardError()));
    if (!ended)
        fault = process->errorString();
    else if (process->exitCode() == 0)
        fault.clear(); // what tools print beside
    process->deleteLater();
    emit answered(output, fault);
}

} // namespace sortscope::gui::workshop
