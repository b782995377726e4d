// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report/htmlreport.h"

#include "core/base/sha256.h"
#include "core/export/sessionexport.h"
#include "core/session/sessionfile.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <ctime>
#include <memory>

using namespace sortscope;
using exports::Language;
using session::SessionFile;
using Json = nlohmann::json;

namespace {

/// A row of three replicates whose kernel has commands.
results::JobResult someRow(const backend::DeviceInfo& device, const std::string& algorithm, std::size_t size,
                           double ns)
{
    auto row =
        tests::wallResult(device, algorithm, size, {ns, ns * 1.01, ns * 0.99, ns * 1.005, ns * 0.995, ns});
    row.replicates.resize(3, row.replicates.front());
    row.spec.sampling.replicates = 3;
    return row;
}

/// Puts the rows into a session in one transaction.
void write(SessionFile::Filler& session, const std::string& name, const std::vector<results::JobResult>& rows)
{
    session.setInfo({.name = name, .notes = {}, .created = {}});
    session.addRun(
        {.uuid = "run", .environment = {.programVersion = "1", .node = "one", .cpuModel = "Some CPU"}});
    for (const auto& row : rows) {
        results::StoredJob job{.finished = true};
        auto result = std::make_shared<results::JobResult>(row);
        result->spec.id = static_cast<results::JobId>(&row - rows.data()) + 1;
        job.result = std::move(result);
        session.addJob(job);
    }
}

/// Two algorithms of a GPU and one of the processor, at several sizes of each kind of data.
std::vector<results::JobResult> someRows(const std::vector<std::string>& generators, std::size_t sizes)
{
    std::vector<results::JobResult> rows;
    for (const auto& generator : generators) {
        for (std::size_t power = 10; power < 10 + sizes; ++power) {
            const auto size = std::size_t{1} << power;
            const auto ns = 1000 + 2.0 * static_cast<double>(size);
            rows.push_back(someRow(tests::gpuDevice(), "bitonic", size, ns));
            rows.push_back(someRow(tests::gpuDevice(), "radix-sort", size, ns / 3));
            rows.push_back(someRow(tests::cpuDevice(), "std-sort", size, ns * 7));
            for (auto row = rows.end() - 3; row != rows.end(); ++row)
                row->spec.workload.generator = generator;
        }
    }
    return rows;
}

QByteArray reportOf(SessionFile& file, const exports::ExportOptions& options = {})
{
    QByteArray text;
    exports::exportSession(
        file, exports::ExportKind::Html,
        [&](std::string_view part) { text.append(part.data(), static_cast<qsizetype>(part.size())); },
        options);
    return text;
}

/// What the tests ask of a report, read as strictly as XML is.
struct Parsed {
    QString error;
    QStringList elements;
    /// Values of attributes that could ask for something.
    QStringList references;
    /// The texts of script elements by their id.
    QMap<QString, QString> scripts;
    /// The unrounded values of the cells of each job.
    QMap<QString, QList<double>> values;
    QString text;
};

Parsed parsed(const QByteArray& report)
{
    QXmlStreamReader xml(report);
    Parsed found;
    QString script;
    QString job;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isCharacters()) {
            if (!script.isEmpty())
                found.scripts[script] += xml.text();
            else
                found.text += xml.text();
        }
        if (xml.isEndElement())
            script.clear();
        if (!xml.isStartElement())
            continue;
        const auto attributes = xml.attributes();
        found.elements << xml.name().toString();
        for (const auto* name : {"src", "href", "action", "data"}) {
            if (attributes.hasAttribute(name))
                found.references << attributes.value(name).toString();
        }
        if (xml.name() == u"script")
            script = attributes.hasAttribute("id") ? attributes.value("id").toString() : "code";
        if (xml.name() == u"tr")
            job = attributes.value("id").toString();
        if (xml.name() == u"td" && !job.isEmpty() && attributes.hasAttribute("data-v"))
            found.values[job] << attributes.value("data-v").toDouble();
    }
    found.error = xml.hasError() ? QString("%1: %2").arg(xml.lineNumber()).arg(xml.errorString()) : QString();
    return found;
}

} // namespace

/// A session as one file for readers without the program.
class HtmlReportTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    SessionFile fileOf(const std::vector<results::JobResult>& rows, const std::string& name = "Night")
    {
        const auto path = m_folder.filePath(QString::number(++m_files) + ".sortscope").toStdString();
        SessionFile::fill(path, [&](auto& session) { write(session, name, rows); });
        return SessionFile::openOrCreate(path);
    }

private slots:
    void aReportIsWellFormedAndAsksForNothing()
    {
        auto file = fileOf(someRows({"uniform", "sorted"}, 4));
        const auto report = reportOf(file);
        const auto page = parsed(report);
        QCOMPARE(page.error, QString());
        for (const auto* chapter :
             {"overview", "verdicts", "charts", "results", "machines", "method", "algorithms"})
            QVERIFY2(report.contains(QByteArray("<section id=\"") + chapter + '"'), chapter);
        QVERIFY(page.elements.count("svg") > 6);
        QVERIFY(!page.references.isEmpty());
        for (const auto& reference : page.references)
            QVERIFY2(reference.startsWith('#'), qPrintable(reference));
        for (const auto* asks :
             {"http://", "https://", "url(", "@import", "import(", "fetch(", "XMLHttpRequest"})
            QVERIFY2(!report.contains(asks), asks);
        QVERIFY(report.contains("default-src 'none'"));
    }

    void textsOfTheSessionStayTexts()
    {
        const std::string hostile =
            "</title></script><script>alert(1)</script><img src=\"x\"> ' & ]]> \x1b[2J";
        auto rows = someRows({"uniform"}, 2);
        for (auto& row : rows) {
            row.spec.device.name = hostile;
            row.spec.device.driverVersion = hostile;
        }
        rows[0].status = results::Status::Failed;
        rows[0].reason = hostile;
        rows[1].spec.variant.algorithm = hostile;
        rows[2].spec.workload.generator = hostile;
        auto file = fileOf(rows, hostile);
        file.setNotes(hostile);
        file.setJobNote(2, hostile);
        const auto report = reportOf(file, {.attachSession = true});
        const auto page = parsed(report);
        QCOMPARE(page.error, QString());
        QCOMPARE(page.elements.count("script"), 3);
        QCOMPARE(page.elements.count("img"), 0);
        QVERIFY(!page.scripts["code"].contains("alert"));
        QVERIFY(!report.contains('\x1b'));
        QVERIFY(!report.contains("\\u001b"));
        QVERIFY(page.text.contains("<script>alert(1)</script>"));
    }

    void figuresAreThoseOfTheOtherExports()
    {
        auto file = fileOf(someRows({"uniform"}, 5));
        std::string text;
        exports::exportSession(file, exports::ExportKind::Json, [&](std::string_view part) { text += part; });
        const auto page = parsed(reportOf(file));
        const auto json = Json::parse(text);
        const auto& jobs = json.at("runs").at(0).at("jobs");
        QCOMPARE(jobs.size(), std::size_t{15});
        for (const auto& job : jobs) {
            const auto values = page.values[QString("job-%1").arg(job.at("job").get<int>())];
            const auto& wall = job.at("summary").at("wall");
            // Job, keys, replicates, samples, median, the low end of its interval, …, keys per second.
            QVERIFY(values.size() >= 7);
            QCOMPARE(values[1], job.at("size").get<double>());
            QCOMPARE(values[2], 3.0);
            QCOMPARE(values[4], wall.at("median_ns").get<double>());
            QCOMPARE(values[5], wall.at("median_low_ns").get<double>());
            QCOMPARE(values.back(), job.at("keys_per_s").get<double>());
        }
    }

    void aThousandRowsAreShortAndQuick()
    {
        auto file = fileOf(someRows({"uniform", "sorted", "reversed", "zipf", "few-distinct", "organ-pipe",
                                     "staggered", "monotone", "nearly-sorted", "shuffled-unique"},
                                    34));
        QCOMPARE(file.finishedJobs(), std::size_t{1020});
        const auto begin = std::clock();
        const auto report = reportOf(file);
        const auto seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        QCOMPARE(parsed(report).error, QString());
        QVERIFY2(report.size() < 3'000'000, qPrintable(QString::number(report.size())));
        QVERIFY2(seconds < 2, qPrintable(QString::number(seconds)));
    }

    void everyTextIsThereInEachLanguage()
    {
        for (const auto text : exports::kReportTexts) {
            const auto known = exports::translatedTexts();
            const auto found = std::ranges::find(known, text, &exports::TranslatedText::english);
            const auto shown = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
            QVERIFY2(found != known.end(), qPrintable("update translations/*.ts: " + shown));
            for (const auto other : found->others)
                QVERIFY2(!other.empty(), qPrintable(shown));
        }
        auto file = fileOf(someRows({"uniform"}, 3));
        const auto texts = Json::parse(parsed(reportOf(file)).scripts["texts"].toStdString());
        QCOMPARE(texts.size(), std::size_t{4});
        for (const auto& [language, name] : base::Names<Language>::all) {
            const auto& list = texts.at(std::string(name));
            QCOMPARE(list.size(), texts.at("en").size());
            QCOMPARE(list.at(0).get<std::string>(), std::string(exports::inLanguage(language, "Overview")));
        }
    }

    void theSessionIsSavedFromTheReportAsItWas()
    {
        auto file = fileOf(someRows({"uniform"}, 3));
        const auto page = parsed(reportOf(file, {.attachSession = true}));
        QCOMPARE(page.error, QString());
        const auto bytes = QByteArray::fromBase64Encoding(page.scripts["session"].toLatin1(),
                                                          QByteArray::AbortOnBase64DecodingErrors);
        QVERIFY(bytes);
        const auto path = m_folder.filePath("saved.sortscope");
        QFile saved(path);
        QVERIFY(saved.open(QIODevice::WriteOnly) && saved.write(*bytes) == (*bytes).size());
        saved.close();
        auto again = SessionFile::open(path.toStdString());
        QCOMPARE(again.finishedJobs(), file.finishedJobs());
        QVERIFY(again.check().empty());
    }

    void theKernelsOfOwnEntriesAreThereAsTexts()
    {
        const std::string text = "__kernel void mine() { if (a < b && c) d(); }";
        const auto hash = base::sha256(text);
        auto rows = someRows({"uniform"}, 2);
        rows[0].sources = {{"mine.cl", "/home/me/mine/mine.cl", hash, ""}};
        const auto path = m_folder.filePath("own.sortscope").toStdString();
        SessionFile::fill(path, [&](auto& session) {
            write(session, "Own", rows);
            session.addSourceText(hash, text);
        });
        auto file = SessionFile::open(path);
        const auto page = parsed(reportOf(file));
        QCOMPARE(page.error, QString());
        QVERIFY(page.text.contains(QString::fromStdString(text)));
        QVERIFY(page.text.contains("mine.cl"));
    }

    void aSessionWithoutResultsHasAReport()
    {
        auto file = SessionFile::create(m_folder.filePath("empty.sortscope").toStdString());
        QCOMPARE(parsed(reportOf(file)).error, QString());
        std::vector<results::JobSpec> planned{someRows({"uniform"}, 1).front().spec};
        file.beginRun({.programVersion = "1"}, planned);
        QCOMPARE(parsed(reportOf(file)).error, QString());
    }

    void aPageForPaperHasFiguresInPlaceOfScripts()
    {
        auto file = fileOf(someRows({"uniform"}, 3));
        for (const auto& [language, name] : base::Names<Language>::all) {
            const auto paper = exports::paperReport(file, language);
            const auto page = parsed(QByteArray::fromStdString("<body>" + paper.html + "</body>"));
            QCOMPARE(page.error, QString());
            QCOMPARE(page.elements.count("script"), 0);
            QCOMPARE(page.elements.count("img"), static_cast<qsizetype>(paper.figures.size()));
            QVERIFY(paper.figures.size() >= 3);
            QVERIFY(page.text.contains(
                QString::fromStdString(std::string(exports::inLanguage(language, "Results")))));
            for (const auto& figure : paper.figures)
                QCOMPARE(parsed(QByteArray::fromStdString(figure.svg)).error, QString());
        }
    }
};

SORTSCOPE_TEST(HtmlReportTest)
#include "htmlreporttest.moc"
