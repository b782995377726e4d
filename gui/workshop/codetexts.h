// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace sortscope::gui::workshop {

/// What a compiler made of a program, as `sortscope-cli code` prints it.
struct CodeText {
    /// "bitonic.cl on opencl:0: LLVM IR".
    QString title;
    QString text;

    bool operator==(const CodeText&) const = default;
};

/// The texts of what `sortscope-cli code` has printed.
std::vector<CodeText> codeTextsOf(const QString& printed);

/// The line of `file`, from 1, that each line of a text was made of; 0 for a line that comes from elsewhere,
/// or of which nothing is said. Comments as "// sort.cl:12: …" say it for the lines below them; the comment
/// itself has the line, too.
std::vector<int> sourceLinesOf(const QString& code, const QString& file);

/// The code without the source that stands in front of code that names no lines.
QString withoutSource(const QString& code);

} // namespace sortscope::gui::workshop
