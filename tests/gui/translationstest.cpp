// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/comparisons.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/window/language.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace sortscope;
using gui::widgets::Language;

namespace {

struct Message {
    QString context;
    QString source;
    QString comment;
    QStringList translations;
    QString type;

    QString key() const { return context + '|' + source + '|' + comment; }
};

void readTranslation(QXmlStreamReader& xml, Message& message)
{
    message.type = xml.attributes().value("type").toString();
    QString text;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement() && xml.name() == u"translation")
            break;
        if (xml.isStartElement() && xml.name() == u"numerusform")
            message.translations << xml.readElementText();
        else if (xml.isCharacters() && !xml.isWhitespace())
            text += xml.text();
    }
    if (message.translations.isEmpty())
        message.translations << text;
}

QList<Message> messagesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            messages << Message{context, {}, {}, {}, {}};
        else if (xml.name() == u"source")
            messages.last().source = xml.readElementText();
        else if (xml.name() == u"comment")
            messages.last().comment = xml.readElementText();
        else if (xml.name() == u"translation")
            readTranslation(xml, messages.last());
    }
    return messages;
}

const QString kFolder = QStringLiteral(SORTSCOPE_SOURCE_DIR "/translations");

QString fileOf(const QString& code)
{
    return QStringLiteral("%1/sortscope_%2.ts").arg(kFolder, code);
}

QStringList placeholders(const QString& text)
{
    static const QRegularExpression expression("%([0-9]|n)");
    QStringList found;
    for (auto matches = expression.globalMatch(text); matches.hasNext();)
        found << matches.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

/// The number of formatting marks, which must survive translation.
int count(const QString& text, QChar mark)
{
    return static_cast<int>(text.count(mark));
}

/// The lines of the glossary without remarks, in columns.
QList<QStringList> glossary()
{
    QFile file(kFolder + "/glossary.tsv");
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<QStringList> lines;
    for (const auto& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith('#'))
            lines << line.split('\t');
    }
    return lines;
}

bool hasAny(const QString& text, const QString& words)
{
    const auto all = words.split('|');
    return std::ranges::any_of(all, [&](const QString& word) { return text.contains(word); });
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT

private slots:
    void chineseJapaneseAndKoreanAreThere()
    {
        const auto available = Language::available();
        for (const auto* code : {"en", "ja", "ko", "zh_CN"})
            QVERIFY2(available.contains(code), code);
    }

    void everyTextIsTranslated_data()
    {
        QTest::addColumn<QString>("code");
        for (const auto& code : Language::available())
            QTest::newRow(qPrintable(code)) << code;
    }

    void everyTextIsTranslated()
    {
        QFETCH(QString, code);
        const auto messages = messagesOf(fileOf(code));
        QVERIFY(!messages.isEmpty());
        QStringList faults;
        for (const auto& message : messages) {
            for (const auto& translation : message.translations) {
                if (!message.type.isEmpty() || translation.trimmed().isEmpty())
                    faults << "not translated: " + message.key();
                else if (placeholders(translation) != placeholders(message.source))
                    faults << "other placeholders: " + message.key();
                else if (count(translation, '<') != count(message.source, '<'))
                    faults << "other tags: " + message.key();
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }

    void theFilesHoldEveryTextOfTheSources()
    {
        // lupdate itself adds texts that it finds in the sources to copies of the files: it must find no new
        // ones.
        const QTemporaryDir folder;
        QStringList arguments{"-silent",
                              "-locations",
                              "none",
                              "-no-ui-lines",
                              "-I",
                              SORTSCOPE_SOURCE_DIR,
                              QStringLiteral(SORTSCOPE_SOURCE_DIR "/gui"),
                              "-ts"};
        for (const auto* code : {"ja", "ko", "zh_CN"}) {
            const auto copy = folder.filePath(QString("sortscope_%1.ts").arg(code));
            QVERIFY(QFile::copy(fileOf(code), copy));
            arguments << copy;
        }
        QCOMPARE(QProcess::execute(SORTSCOPE_LUPDATE, arguments), 0);
        QStringList missing;
        const auto files = QDir(folder.path()).entryInfoList({"*.ts"});
        QCOMPARE(files.size(), 3);
        for (const auto& file : files) {
            const auto messages = messagesOf(file.filePath());
            QVERIFY2(!messages.isEmpty(), qPrintable(file.fileName()));
            for (const auto& message : messages) {
                const bool ofCore = message.context == gui::models::kCoreContext;
                if (!ofCore && !message.type.isEmpty())
                    missing << file.fileName() + " (" + message.type + "): " + message.key();
            }
        }
        QVERIFY2(missing.isEmpty(),
                 qPrintable("build update_translations, and translate:\n" + missing.join('\n')));
    }

    void everyTextOfTheCatalogueIsInTheFiles()
    {
        QVERIFY(!gui::models::coreTexts().empty());
        QStringList missing;
        for (const auto* code : {"ja", "ko", "zh_CN"}) {
            QSet<QString> known;
            for (const auto& message : messagesOf(fileOf(code))) {
                if (message.context == gui::models::kCoreContext)
                    known << message.source;
            }
            for (const auto text : gui::models::coreTexts()) {
                if (!known.contains(gui::models::text(text)))
                    missing << QString("%1: %2").arg(code, gui::models::text(text));
            }
        }
        QVERIFY2(missing.isEmpty(),
                 qPrintable("build update_translations, and translate:\n" + missing.join('\n')));
    }

    void aLanguageAppliesToTheTextsOfTheCoreToo()
    {
        Language language;
        for (const auto* code : {"ja", "ko", "zh_CN"}) {
            QMap<QString, QString> translations;
            for (const auto& message : messagesOf(fileOf(code))) {
                if (message.context == gui::models::kCoreContext)
                    translations[message.source] = message.translations.front();
            }
            language.apply(code);
            QCOMPARE(language.code(), code);
            int translated = 0;
            for (const auto text : gui::models::coreTexts()) {
                const auto shown = gui::models::translated(text);
                QCOMPARE(shown, translations.value(gui::models::text(text)));
                translated += shown != gui::models::text(text) ? 1 : 0;
            }
            // Names of products and functions are the same in every language; sentences are not.
            QVERIFY2(translated > 50, qPrintable(QString("%1: %2").arg(code).arg(translated)));
        }
        language.apply("en");
        for (const auto text : gui::models::coreTexts())
            QCOMPARE(gui::models::translated(text), gui::models::text(text));
    }

    void differencesBetweenTwoSessionsAreShownInTheUsersLanguage()
    {
        using results::Property;
        const auto told = [](Property property, std::optional<std::string> value) {
            const results::EnvironmentDifference difference{property, {}, {std::move(value)}, {}};
            return gui::models::titleOf(difference) + ": " + gui::models::valuesText(property, difference.a);
        };
        Language language;
        language.apply("en");
        QCOMPARE(told(Property::SampleOrder, "interleaved"), "Order of samples: Interleaved");
        QCOMPARE(gui::models::titleOf({Property::Driver, results::PropertyOwner{"GPU"}, {}, {}}),
                 "Driver of GPU (CPU)");
        QMap<Property, QString> english;
        for (const auto& property : base::Names<Property>::all)
            english[property.value] = told(property.value, {});
        for (const auto* code : {"ja", "ko", "zh_CN"}) {
            language.apply(code);
            for (const auto& property : base::Names<Property>::all) {
                const auto line = told(property.value, {});
                QVERIFY2(property.value == Property::Uuid
                             || !line.contains(english[property.value].section(':', 0, 0)),
                         qPrintable(line));
                QVERIFY2(!line.contains("unknown"), qPrintable(line));
            }
            QVERIFY(!told(Property::Clock, "cuda-event").contains("events"));
            QVERIFY(told(Property::CpuGovernor, "performance").endsWith("performance"));
        }
    }

    void everyLanguageHasANameOfItsOwn()
    {
        QSet<QString> names;
        for (const auto& code : Language::available())
            names << Language::nativeName(code);
        QCOMPARE(names.size(), Language::available().size());
        QVERIFY(!names.contains(QString()));
    }

    void translationsUseTheWordsOfTheGlossary_data()
    {
        QTest::addColumn<QString>("code");
        for (const auto* code : {"zh_CN", "ja", "ko"})
            QTest::newRow(code) << QString(code);
    }
    void translationsUseTheWordsOfTheGlossary()
    {
        QFETCH(QString, code);
        const auto words = glossary();
        QVERIFY(words.size() > 20);
        const auto column = words.front().indexOf(code);
        QVERIFY(column > 0);
        QStringList faults;
        int held = 0;
        for (const auto& message : messagesOf(fileOf(code))) {
            const auto translation = message.translations.join(' ');
            for (const auto& line : words.mid(1)) {
                if (line.front() == "!") {
                    if (line.at(1) == code && translation.contains(line.at(2)))
                        faults << QString("%1: write %2, not %3").arg(message.source, line.at(3), line.at(2));
                    continue;
                }
                const QRegularExpression term("\\b" + line.front() + "\\b",
                                              QRegularExpression::CaseInsensitiveOption);
                if (line.at(column) == "-" || !message.source.contains(term))
                    continue;
                ++held;
                if (!hasAny(translation, line.at(column)))
                    faults
                        << QString("%1: %2 has none of %3").arg(message.source, translation, line.at(column));
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
        QVERIFY(held > 20);
    }
};

SORTSCOPE_TEST_WITH(QApplication, TranslationsTest)
#include "translationstest.moc"
