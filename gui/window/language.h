// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace sortscope::gui::widgets {

/// The language of the program's texts: installs the built-in translations.
class Language {
public:
    Language() = default;
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    /// The codes of the built-in languages: "en", "ja", "ko", "zh_CN".
    static QStringList available();
    /// The name of a language in that language.
    static QString nativeName(const QString& code);

    /// Sets the language; an empty code means the system's. Shown texts keep their language until they are
    /// made again.
    void apply(const QString& code);
    const QString& code() const { return m_code; }

private:
    void install(std::unique_ptr<QTranslator> translator);
    void removeAll();

    QString m_code;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace sortscope::gui::widgets
