// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QProcessEnvironment>
#include <QStringList>

class QProcess;

namespace sortscope::gui::workshop {

/// Asks sortscope-cli in a process of its own: only other processes than the window compile and run anything.
class CliQuestion : public QObject {
    Q_OBJECT

public:
    explicit CliQuestion(QObject* parent = nullptr) : QObject(parent) {}
    ~CliQuestion() override;

    bool active() const { return m_process != nullptr; }
    /// Starts the program with these arguments; answered() follows, unless it is stopped or asked anew
    /// before.
    void ask(const QString& program, const QStringList& arguments,
             const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment());
    void stop();

signals:
    /// `output` is what it wrote to standard output; `fault` says why it did not start, or did not end with
    /// 0: its own words without its name.
    void answered(const QByteArray& output, const QString& fault);

private:
    void answer();

    QProcess* m_process = nullptr;
};

} // namespace sortscope::gui::workshop
