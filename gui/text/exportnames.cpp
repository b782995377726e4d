// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/exportnames.h"

namespace sortscope::gui::models {
namespace {

/// The name with letters without accents; other non-ASCII characters, and those with a meaning to a shell,
/// become hyphens.
QString asciiOf(const QString& name)
{
    QString ascii;
    for (const auto letter : name.normalized(QString::NormalizationForm_KD)) {
        if (letter.isMark())
            continue;
        const auto code = letter.unicode();
        const bool plain = code < 0x80 && (letter.isLetterOrNumber() || letter == u'_' || letter == u'.');
        if (plain)
            ascii += letter;
        else if (!ascii.isEmpty() && !ascii.endsWith(u'-'))
            ascii += u'-';
    }
    while (ascii.endsWith(u'-'))
        ascii.chop(1);
    return ascii;
}

} // namespace

QString exportName(const QString& session, const QStringList& parts)
{
    const auto name = asciiOf(session);
    QStringList words{name.isEmpty() ? QStringLiteral("sortscope") : name};
    for (const auto& part : parts) {
        if (!part.isEmpty())
            words << part;
    }
    return words.join(u'-');
}

} // namespace sortscope::gui::models
