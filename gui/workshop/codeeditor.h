// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qsci/qsciscintilla.h>

#include <map>
#include <vector>

namespace sortscope::gui::workshop {

/// An editor of kernels and of entry.lua: OpenCL C, CUDA C++ and Lua in the colours of the palette, with line
/// numbers, folding and matching brackets, and with messages below the lines that they are about.
class CodeEditor : public QsciScintilla {
    Q_OBJECT

public:
    explicit CodeEditor(QWidget* parent = nullptr);

    /// Shows a text; the name of its file says in which language it is. The text counts as unmodified.
    void showText(const QString& file, const QString& text, bool readOnly);

    /// Puts another text in the place of the one that is shown, as a change that can be undone.
    void replaceText(const QString& text);

    /// The messages by their lines, from 1, in place of those before.
    void setMessages(const std::map<int, QString>& messages);

    /// Gives these lines, from 1, a background of their own, in place of those before.
    void markLines(const std::vector<int>& lines);

protected:
    void changeEvent(QEvent* event) override;

private:
    void setLanguageOf(const QString& file);
    void takeColours();
};

} // namespace sortscope::gui::workshop
