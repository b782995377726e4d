// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/codereader.h"

#include <QProcess>

#include <chrono>
#include <utility>

namespace sortscope::gui::workshop {
namespace {

constexpr std::chrono::seconds kPatience{60};

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

CodeReader::CodeReader(QObject* parent) : QObject(parent)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        stop();
        emit read({},
                  tr("The compiler, or a kernel that tells its launches, has not ended within %n second(s).",
                     nullptr, int(kPatience.count())));
    });
}

CodeReader::~CodeReader()
{
    stop();
}

void CodeReader::stop()
{
    m_patience.stop();
    if (auto* process = std::exchange(m_process, nullptr)) {
        process->disconnect(this);
        process->kill();
        process->waitForFinished();
        delete process;
    }
}

void CodeReader::ask(const Question& question)
{
    stop();
    QStringList arguments{
        QStringLiteral("code"), QStringLiteral("--device"), question.device, QStringLiteral("--algorithm"),
        question.algorithm,     QStringLiteral("--size"),   question.size};
    if (!question.folder.isEmpty())
        arguments << QStringLiteral("--entries") << question.folder;
    m_process = new QProcess(this);
    // The code stands beside the text that is built in, whatever runs use.
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("SORTSCOPE_KERNELS_DIR"));
    m_process->setProcessEnvironment(environment);
    connect(m_process, &QProcess::finished, this, &CodeReader::answer);
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            answer();
    });
    m_process->start(question.program, arguments);
    m_patience.start();
}

void CodeReader::answer()
{
    m_patience.stop();
    auto* process = std::exchange(m_process, nullptr);
    const bool ended = process->error() != QProcess::FailedToStart && process->error() != QProcess::Crashed;
    const auto texts = codeTextsOf(QString::fromUtf8(process->readAllStandardOutput()));
    auto missing = notesIn(QString::fromUtf8(process->readAllStandardError()));
    if (!ended)
        missing = process->errorString();
    else if (process->exitCode() == 0)
        missing.clear(); // what tools print beside
    process->deleteLater();
    emit read(texts, missing);
}

} // namespace sortscope::gui::workshop
