// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/cublibrary.h"

#include "core/algorithms/algorithm.h"
#include "core/algorithms/catalogue.h"
#include "core/algorithms/entries/entriesinprocess.h"
#include "core/algorithms/entries/entrylibrary.h"
#include "core/backend/cpu/cpudevice.h"
#include "core/backend/error.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using algorithms::AlgorithmInfo;

#define NEEDS_THE_LIBRARY()  \
    if (m_library.isEmpty()) \
    QSKIP("nvcc did not make the library")

/// The library with the entries of CUB and Thrust, as far as it can be tried without a GPU.
class CubLibraryTest : public QObject {
    Q_OBJECT

private:
    QByteArray m_library = qgetenv("SORTSCOPE_CUB");
    QTemporaryDir m_folder;
    std::shared_ptr<const backend::Device> m_device = backend::cpu::discover().devices.front();

    /// Why the library refuses to prepare a sort.
    QString refusal(data::KeyType key, algorithms::Parameters parameters) const
    {
        try {
            const auto queue = m_device->openQueue({});
            algorithms::makeCubSort("cub-radix-sort", *queue, m_device->info(),
                                    {.length = 1000, .parameters = std::move(parameters), .key = key});
        } catch (const backend::Unsupported& error) {
            return error.what();
        }
        return {};
    }
    QString refusal() const { return refusal(data::KeyType::U32, {}); }

    /// The path of a copy of the library with another text in place of one.
    QString changed(const QByteArray& text, const QByteArray& other)
    {
        QFile from(QString::fromLocal8Bit(m_library));
        QFile to(m_folder.filePath("changed.so"));
        if (!from.open(QIODevice::ReadOnly) || !to.open(QIODevice::WriteOnly))
            return {};
        to.write(from.readAll().replace(text, other));
        return to.fileName();
    }

private slots:
    void initTestCase() { algorithms::entries::runEntriesHere(); }
    void init() { qputenv("SORTSCOPE_CUB", m_library); }

    void theLibraryHasTheEntriesOfTheCatalogue()
    {
        NEEDS_THE_LIBRARY();
        const auto file = algorithms::cubLibrary();
        QVERIFY(file.has_value());
        std::vector<const AlgorithmInfo*> known;
        for (const auto& said : algorithms::entries::EntryLibrary::ofProgram(*file).descriptions()) {
            const auto* info = algorithms::findAlgorithm(said.id);
            QVERIFY2(info != nullptr, said.id.c_str());
            known.push_back(info);
            QCOMPARE(said.family, info->family);
            QCOMPARE(said.backends, info->backends);
            QCOMPARE(said.keyTypes, info->keyTypes);
            QCOMPARE(said.pairTypes, info->pairTypes);
            if (info->family == algorithms::Family::Sort)
                QCOMPARE(said.valueTypes, info->valueTypes);
            QCOMPARE(said.directions, info->directions);
            QCOMPARE(said.stable, info->stable);
        }
        QCOMPARE(known.size(), std::size_t{3});
    }

    void itExportsNothingElse()
    {
        NEEDS_THE_LIBRARY();
        QProcess nm;
        nm.start("nm", {"-D", "--defined-only", QString::fromLocal8Bit(m_library)});
        if (!nm.waitForFinished())
            QSKIP("nm is not installed");
        const auto exported = nm.readAllStandardOutput();
        QVERIFY2(exported.contains(" T sortscope_entries\n"), exported);
        QVERIFY2(!exported.contains(" T cuda"), exported);
    }

    void whatItCannotDoIsSaid()
    {
        NEEDS_THE_LIBRARY();
        const algorithms::Parameters needed{{"bits", std::string("needed")}};
        QCOMPARE(refusal(data::KeyType::I64, needed),
                 QString("cub-radix-sort: bits=needed: the largest key tells how many bits count if keys are "
                         "unsigned, and these are i64; bits=all takes them"));
    }

    void withoutTheLibraryItIsSaidWhereItComesFrom()
    {
        qunsetenv("SORTSCOPE_CUB");
        QVERIFY(!algorithms::cubLibrary());
        QVERIFY2(refusal().startsWith("libsortscope-cub.so has these entries, and is neither in /"),
                 qPrintable(refusal()));
        qputenv("SORTSCOPE_CUB", "/nowhere/cub.so");
        QCOMPARE(refusal(), QString("SORTSCOPE_CUB names /nowhere/cub.so, which is not there"));
    }

    void aLibraryOfAnotherBuildIsRefused()
    {
        NEEDS_THE_LIBRARY();
        const auto& library = algorithms::entries::EntryLibrary::ofProgram(*algorithms::cubLibrary());
        const auto build = QByteArray::fromStdString(library.descriptions().front().release);
        const auto path = changed(build, QByteArray("9") + build.mid(1));
        qputenv("SORTSCOPE_CUB", path.toLocal8Bit());
        QCOMPARE(refusal(),
                 QString("%1: it is of build 9%2, and this program of build %3; take both from one build")
                     .arg(path, build.mid(1), build));
    }
};

SORTSCOPE_TEST(CubLibraryTest)
#include "cublibrarytest.moc"
