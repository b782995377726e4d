// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/workshop/codetexts.h"

#include <QObject>
#include <QTimer>

namespace sortscope::gui::workshop {

class CliQuestion;

/// Asks `sortscope-cli code` what the compilers of devices make of an algorithm's kernels: only other
/// processes compile and run anything.
class CodeReader : public QObject {
    Q_OBJECT

public:
    explicit CodeReader(QObject* parent = nullptr);

    struct Question {
        /// The path of sortscope-cli.
        QString program;
        QString device;
        QString algorithm;
        QString size;
        /// The folder of the algorithm; empty for a built-in one.
        QString folder;
    };
    /// read() follows, unless the question is asked anew before.
    void ask(const Question& question);

signals:
    /// `missing` says what is not there and how to get it, a line each; empty if nothing is missing.
    void read(const std::vector<sortscope::gui::workshop::CodeText>& texts, const QString& missing);

private:
    CliQuestion* m_question;
    /// A kernel of the user's may never end.
    QTimer m_patience;
};

} // namespace sortscope::gui::workshop
