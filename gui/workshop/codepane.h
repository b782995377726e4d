// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/workshop/codetexts.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace sortscope::gui::workshop {

class CodeEditor;

/// What the compiler of a device made of kernels: PTX, SASS, LLVM IR. The code of the line of the source that
/// the user is in is marked, and a line of the code leads to its line of the source.
class CodePane : public QWidget {
    Q_OBJECT

public:
    explicit CodePane(QWidget* parent = nullptr);
    ~CodePane() override;
    CodePane(const CodePane&) = delete;
    CodePane& operator=(const CodePane&) = delete;

    CodeEditor& code() const { return *m_code; }
    /// Says that code is being made, or why there is none.
    void say(const QString& sentence);
    /// Shows texts that were made of `file`; `missing` says what is not there.
    void showCode(std::vector<CodeText> texts, const QString& file, const QString& missing);
    /// Marks the code of a line of the source, from 1, and scrolls to it.
    void followSource(int line);

signals:
    /// The user is in code that was made of this line, from 1.
    void sourceWanted(int line);

private:
    void showChosen();
    void tellSource(int codeLine);

    QComboBox* m_choice;
    QLabel* m_words;
    CodeEditor* m_code;
    std::vector<CodeText> m_texts;
    QString m_file;
    QString m_missing;
    std::vector<int> m_sourceLines;
};

} // namespace sortscope::gui::workshop
