// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/codereader.h"

#include "gui/workshop/cliquestion.h"

#include <chrono>

namespace sortscope::gui::workshop {
namespace {

constexpr std::chrono::seconds kPatience{60};

} // namespace

CodeReader::CodeReader(QObject* parent) : QObject(parent), m_question(new CliQuestion(this))
{
    connect(m_question, &CliQuestion::answered, this, [this](const QByteArray& output, const QString& fault) {
        m_patience.stop();
        emit read(codeTextsOf(QString::fromUtf8(output)), fault);
    });
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_question->stop();
        emit read({},
                  tr("The compiler, or a kernel that tells its launches, has not ended within %n second(s).",
                     nullptr, int(kPatience.count())));
    });
}

void CodeReader::ask(const Question& question)
{
    QStringList arguments{
        QStringLiteral("code"), QStringLiteral("--device"), question.device, QStringLiteral("--algorithm"),
        question.algorithm,     QStringLiteral("--size"),   question.size};
    if (!question.folder.isEmpty())
        arguments << QStringLiteral("--entries") << question.folder;
    // The code stands beside the text that is built in, whatever runs use.
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("SORTSCOPE_KERNELS_DIR"));
    m_question->ask(question.program, arguments, environment);
    m_patience.start();
}

} // namespace sortscope::gui::workshop
