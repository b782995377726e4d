// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>

namespace sortscope::gui::widgets {
namespace {

const auto kFolder = QStringLiteral(":/i18n");
const auto kPrefix = QStringLiteral("sortscope_");
/// The language of the sources; its translation holds the plural forms alone.
const auto kSourceLanguage = QStringLiteral("en");

} // namespace

Language::~Language()
{
    removeAll();
}

QStringList Language::available()
{
    QStringList codes;
    for (const auto& file :
         QDir(kFolder).entryList({kPrefix + QStringLiteral("*.qm")}, QDir::Files, QDir::Name))
        codes << file.mid(kPrefix.size()).chopped(3);
    return codes;
}

QString Language::nativeName(const QString& code)
{
    const QLocale locale(code);
    // "American English" would say more than needed; "简体中文" says just enough.
    return code == kSourceLanguage ? QStringLiteral("English") : locale.nativeLanguageName();
}

void Language::apply(const QString& code)
{
    removeAll();
    m_code = code;
    const auto locale = code.isEmpty() ? QLocale::system() : QLocale(code);

    auto own = std::make_unique<QTranslator>();
    if (!own->load(locale, kPrefix, QString(), kFolder))
        static_cast<void>(own->load(kPrefix + kSourceLanguage, kFolder));
    const QLocale loaded(own->language());
    install(std::move(own));

    // The texts of Qt's own buttons and dialogs, in the language that was found for the program's texts.
    auto qt = std::make_unique<QTranslator>();
    if (qt->load(loaded, QStringLiteral("qtbase_"), QString(),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        install(std::move(qt));
}

void Language::install(std::unique_ptr<QTranslator> translator)
{
    QCoreApplication::installTranslator(translator.get());
    m_translators.push_back(std::move(translator));
}

void Language::removeAll()
{
    for (const auto& translator : m_translators)
        QCoreApplication::removeTranslator(translator.get());
    m_translators.clear();
}

} // namespace sortscope::gui::widgets
