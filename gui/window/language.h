// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace sortscope::gui::widgets {

/// The language of the program's texts: installs the translations that are built into it.
class Language {
public:
    Language() = default;
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    /// Codes of the languages built in: "en", "ja", "ko", "zh_CN".
    static QStringList available();
    /// A language's name in itself.
    static QString nativeName(const QString& code);

    /// An empty code means the system's language. What is shown already keeps its language until it is made
    /// again.
    void apply(const QString& code);
    const QString& code() const { return m_code; }

private:
    void install(std::unique_ptr<QTranslator> translator);
    void removeAll();

    QString m_code;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace sortscope::gui::widgets
