// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/kernelline.h"

#include <QRegularExpression>

namespace sortscope::gui::workshop {

std::optional<int> comparingLine(const QString& text, const QString& kernel)
{
    const QRegularExpression mark(QStringLiteral("// compare$"), QRegularExpression::MultilineOption);
    const QRegularExpression name(QStringLiteral("\\b%1\\s*\\(").arg(QRegularExpression::escape(kernel)));
    for (const auto& wanted : {mark, name}) {
        if (const auto found = wanted.match(text); found.hasMatch())
            return int(text.left(found.capturedStart()).count(u'\n'));
    }
    return std::nullopt;
}

} // namespace sortscope::gui::workshop
