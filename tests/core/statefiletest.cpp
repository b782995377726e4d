// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/statefile.h"

#include "core/tuning/tunings.h"
#include "tests/support/testprogram.h"
#include "tests/support/withoutrights.h"

#include <sys/resource.h>
#include <sys/stat.h>

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <thread>

using namespace sortscope;
using tuning::Tunings;

namespace {

Tunings::Entry entryAt(std::size_t size, std::int64_t workGroupSize = 64)
{
    return {.deviceName = "Fake device",
            .algorithm = "bitonic",
            .date = std::chrono::sys_days(std::chrono::year(2026) / 11 / 21),
            .values = {{"work-group-size", workGroupSize}},
            .ratio = 0.75,
            .generator = "uniform",
            .size = size};
}

QString failureOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const std::exception& error) {
        return error.what();
    }
    return {};
}

} // namespace

/// The fate of a file in the state folder, whatever its content and whoever changes it beside this program.
/// The results of tuning are an example of all content that is kept in this way.
class StateFileTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name = "state/tuning.json") const { return m_folder->filePath(name); }
    tuning::StateFile<Tunings::Entry> file() const { return Tunings::in(path().toStdString()); }
    void write(const QByteArray& text) const
    {
        QVERIFY(QDir().mkpath(m_folder->filePath("state")));
        QFile out(path());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
    }
    static QByteArray content(const QString& path)
    {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    QStringList names() const
    {
        return QDir(m_folder->filePath("state"))
            .entryList(QDir::Files | QDir::System | QDir::Hidden, QDir::Name);
    }
    /// The sizes of the entries that are read.
    QList<quint64> sizes() const
    {
        QList<quint64> all;
        for (const auto& entry : file().read().entries)
            all << entry.size.value_or(0);
        std::ranges::sort(all);
        return all;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatIsKeptIsReadBesideWhatWasThereAndReplacesTheSame()
    {
        QVERIFY(file().read().entries.empty());
        QVERIFY(file().read().fault.empty());
        QCOMPARE(file().keep({entryAt(16), entryAt(32)}), std::string());
        QCOMPARE(file().keep({entryAt(64), entryAt(16, 128)}), std::string());
        QCOMPARE(sizes(), (QList<quint64>{16, 32, 64}));
        QVERIFY(file().read().entries.back() == entryAt(16, 128));
        QCOMPARE(file().forget([](const auto& entry) { return entry.size < 64; }), std::size_t{2});
        QCOMPARE(sizes(), QList<quint64>{64});
        QVERIFY(file().read().fault.empty());
    }

    void programsThatKeepAtTheSameTimeLoseNothing()
    {
        constexpr std::size_t writers = 8;
        constexpr std::size_t each = 5;
        {
            std::vector<std::jthread> all;
            for (std::size_t writer = 0; writer < writers; ++writer)
                all.emplace_back([this, writer] {
                    for (std::size_t i = 0; i < each; ++i)
                        file().keep({entryAt(writer * each + i)});
                });
        }
        QCOMPARE(file().read().entries.size(), writers * each);
    }

    void aFileOfANewerProgramIsRefusedByNameAndLeftAlone()
    {
        const QByteArray newer =
            "{\"format\": \"sortscope-tuning\", \"version\": 2, \"tunings\": {\"all\": []}}";
        write(newer);
        const auto [entries, fault] = file().read();
        QVERIFY(entries.empty());
        for (const auto& sentence :
             {QString::fromStdString(fault), failureOf([&] { file().keep({entryAt(16)}); }),
              failureOf([&] { file().forget([](const auto&) { return true; }); })})
            QVERIFY2(sentence.contains(path()) && sentence.contains("newer sortscope"), qPrintable(sentence));
        QCOMPARE(content(path()), newer);
    }

    void whatIsNoListIsKeptUnderAnotherNameAndSaidOnce_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("fault");
        QTest::newRow("empty") << QByteArray() << "not JSON";
        QTest::newRow("half") << QByteArray("{\"format\": \"sortscope-tun") << "not JSON";
        QTest::newRow("a list") << QByteArray("[]") << "an object";
        QTest::newRow("another document")
            << QByteArray("{\"format\": \"sortscope-run\", \"version\": 1, \"tunings\": []}")
            << "sortscope-tuning";
        QTest::newRow("another newer document")
            << QByteArray("{\"format\": \"sortscope-run\", \"version\": 7, \"tunings\": []}")
            << "sortscope-tuning";
        QTest::newRow("no version") << QByteArray("{\"format\": \"sortscope-tuning\"}")
                                    << "version is missing";
        QTest::newRow("a version that none is")
            << QByteArray("{\"format\": \"sortscope-tuning\", \"version\": \"1\"}") << "version is \"1\"";
        QTest::newRow("a number for a list")
            << QByteArray("{\"format\": \"sortscope-tuning\", \"version\": 1, \"tunings\": 3}") << "a list";
    }
    void whatIsNoListIsKeptUnderAnotherNameAndSaidOnce()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, fault);
        write(text);
        const auto damage = QString::fromStdString(file().read().fault);
        QVERIFY2(damage.startsWith(path()) && damage.contains(fault) && damage.contains("tune again"),
                 qPrintable(damage));
        QCOMPARE(file().forget([](const auto&) { return true; }), std::size_t{0});
        QCOMPARE(content(path()), text);

        const auto said = QString::fromStdString(file().keep({entryAt(16)}));
        const auto aside = path("state/tuning.json.damaged");
        QVERIFY2(said.contains(fault) && said.contains(aside), qPrintable(said));
        QCOMPARE(content(aside), text);
        QCOMPARE(sizes(), QList<quint64>{16});
        QCOMPARE(file().keep({entryAt(32)}), std::string());

        write("{");
        file().keep({entryAt(64)});
        QCOMPARE(content(aside), text);
        QCOMPARE(content(path("state/tuning.json.damaged-2")), QByteArray("{"));
    }

    void entriesThatAreNotUnderstoodStayAsTheyAre()
    {
        file().keep({entryAt(16), entryAt(32)});
        auto document = QJsonDocument::fromJson(content(path())).object();
        document["note"] = "a later program's";
        auto list = document["tunings"].toArray();
        auto odd = list[0].toObject();
        odd["key"] = "f8";
        auto more = list[1].toObject();
        more["watts"] = 3;
        list.append(odd);
        document["tunings"] = QJsonArray{list[0], odd, "text", more};
        write(QJsonDocument(document).toJson());

        QCOMPARE(sizes(), (QList<quint64>{16, 32}));
        const auto fault = QString::fromStdString(file().read().fault);
        QVERIFY2(fault.startsWith(path()) && fault.contains("tunings[1].key") && fault.contains("1 more"),
                 qPrintable(fault));
        QCOMPARE(file().keep({entryAt(16, 128)}), std::string());
        QCOMPARE(file().forget([](const auto& entry) { return entry.size == 64; }), std::size_t{0});
        const auto now = QJsonDocument::fromJson(content(path())).object();
        QCOMPARE(now["note"], document["note"]);
        const auto kept = now["tunings"].toArray();
        QCOMPARE(kept.size(), 4);
        QCOMPARE(kept[0].toObject(), odd);
        QCOMPARE(kept[1], QJsonValue("text"));
        QCOMPARE(kept[2].toObject(), more);
        QCOMPARE(names().filter("damaged").size(), 0);
    }

    void whatCannotBeReadIsLeftAlone()
    {
        file().keep({entryAt(16)});
        const auto before = content(path());
        // The folders may not be written by others, who could put another file in its place.
        QVERIFY(::chmod(qPrintable(m_folder->path()), 0755) == 0);
        QVERIFY(::chmod(qPrintable(path("state")), 0777) == 0);
        QVERIFY(::chmod(qPrintable(path()), 0) == 0);
        {
            const tests::WithoutRights without;
            for (const auto& sentence : {QString::fromStdString(file().read().fault),
                                         failureOf([&] { file().keep({entryAt(32)}); })})
                QVERIFY2(sentence.contains(path()) && sentence.contains("cannot be read (Permission denied)"),
                         qPrintable(sentence));
        }
        QVERIFY(::chmod(qPrintable(path()), 0600) == 0);
        QCOMPARE(content(path()), before);
    }

    void whatIsNoFileIsLeftAlone()
    {
        QVERIFY(QDir().mkpath(path()));
        QVERIFY(failureOf([&] { file().keep({entryAt(32)}); }).contains("is not a regular file"));
        QVERIFY(QDir(path()).exists());
        QVERIFY(QDir().rmdir(path()));
        QVERIFY(::mkfifo(qPrintable(path()), 0600) == 0);
        QVERIFY(QString::fromStdString(file().read().fault).contains("is not a regular file"));
        QVERIFY(failureOf([&] { file().keep({entryAt(32)}); }).contains("is not a regular file"));
        struct stat status {};
        QVERIFY(::stat(qPrintable(path()), &status) == 0 && S_ISFIFO(status.st_mode));
    }

    void aKeepThatFailsLeavesEverythingAsItWas_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("damaged") << QByteArray("{");
        QTest::newRow("right") << QByteArray(
            "{\"format\": \"sortscope-tuning\", \"version\": 1, \"tunings\": []}");
    }
    void aKeepThatFailsLeavesEverythingAsItWas()
    {
        QFETCH(QByteArray, text);
        write(text);
        rlimit before{};
        QVERIFY(::getrlimit(RLIMIT_FSIZE, &before) == 0);
        const rlimit none{0, before.rlim_max};
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        QVERIFY(::setrlimit(RLIMIT_FSIZE, &none) == 0);
        const auto sentence = failureOf([&] { file().keep({entryAt(16)}); });
        QVERIFY(::setrlimit(RLIMIT_FSIZE, &before) == 0);
        std::signal(SIGXFSZ, handler);
        QVERIFY2(sentence.contains(path()) && sentence.contains("File too large"), qPrintable(sentence));
        QCOMPARE(names(), (QStringList{".tuning.json.lock", "tuning.json"}));
        QCOMPARE(content(path()), text);
    }

    void aLinkStaysOneAndLeadsToWhatIsKept()
    {
        QVERIFY(QDir().mkpath(path("state")));
        QVERIFY(QFile::link(path("mine.json"), path()));
        file().keep({entryAt(16)});
        QVERIFY(QFileInfo(path()).isSymLink());
        QVERIFY(content(path("mine.json")).contains("bitonic"));
        QFile damaged(path("mine.json"));
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.close();
        file().keep({entryAt(32)});
        QVERIFY(QFileInfo(path()).isSymLink());
        QVERIFY(QFile::exists(path("mine.json.damaged")));
        QCOMPARE(sizes(), QList<quint64>{32});
    }

    void withoutAFolderNothingIsReadAndKeepingIsRefused()
    {
        const auto none = Tunings::in({});
        QVERIFY(none.read().entries.empty());
        QCOMPARE(none.read().fault, std::string());
        const auto sentence = failureOf([&] { none.keep({entryAt(16)}); });
        QVERIFY2(sentence.contains("HOME"), qPrintable(sentence));
    }
};

SORTSCOPE_TEST(StateFileTest)
#include "statefiletest.moc"
