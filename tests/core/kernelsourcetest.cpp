// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/kernelsource.h"

#include "core/backend/queue.h"
#include "core/base/usageerror.h"
#include "tests/support/testprogram.h"

#include <sys/stat.h>

#include <QCryptographicHash>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using backend::BackendKind;

namespace {

std::string hashOf(const std::string& text)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

class KernelSourceTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { algorithms::setKernelDirectory({}); }

    void builtInKernelsHaveTheBuiltInPrelude()
    {
        const auto source = algorithms::kernelSource("bitonic.cl");
        QCOMPARE(source.origin, std::string(backend::kBuiltIn));
        QVERIFY(source.prelude.value_or("").find("get_global_id") != std::string::npos);
        QVERIFY(algorithms::kernelDirectory().empty());
    }

    void theBuiltInTextIsKnownByItsRecord()
    {
        for (const auto backend : {BackendKind::OpenCl, BackendKind::Cuda}) {
            auto record = algorithms::recordNow("bitonic.cl", backend);
            QCOMPARE(algorithms::builtInTextOf(record), algorithms::kernelSource("bitonic.cl").text);
            record.hash.back() = record.hash.back() == '0' ? '1' : '0';
            QVERIFY(!algorithms::builtInTextOf(record));
        }
        QVERIFY(!algorithms::builtInTextOf({"mine/bitonic.cl", "/bitonic.cl", "hash", ""}));
    }

    void whatIsNoFolderIsNoFolderOfKernels()
    {
        try {
            algorithms::useKernelFolder("/nowhere/at/all", "--kernels");
            QFAIL("it was taken");
        } catch (const base::UsageError& error) {
            QCOMPARE(error.what(), "--kernels: \"/nowhere/at/all\" is not a folder");
        }
        QVERIFY(algorithms::kernelDirectory().empty());
    }

    void theFilesOfATextAreThoseThatItWasMadeOf()
    {
        QTemporaryDir folder;
        const std::map<std::string, std::string> files{
            {"a.cl", "// a\n#include \"b.cl\"\nint a;\n#include \"c.cl\"\n"},
            {"b.cl", "int b;\n#include \"c.cl\"\n\n"},
            {"c.cl", "int c; // no end of line"}};
        for (const auto& [name, text] : files)
            write(folder.filePath(QString::fromStdString(name)), QByteArray::fromStdString(text));
        algorithms::setKernelDirectory(folder.path().toStdString());
        QVERIFY(algorithms::filesOf(algorithms::kernelSource("a.cl").text, "a.cl") == files);
        QCOMPARE(algorithms::filesOf("plain\n", "x.cl").at("x.cl"), std::string("plain\n"));
        algorithms::setKernelDirectory({});
        for (const auto& kernel : algorithms::embeddedKernels()) {
            if (!kernel.file.ends_with(".cl") && !kernel.file.ends_with(".cu"))
                continue;
            const std::string file(kernel.file);
            const auto parts = algorithms::filesOf(algorithms::kernelSource(file).text, file);
            QCOMPARE(parts.at(file), std::string(kernel.source));
        }
    }

    void aFoldersKernelsAreNamedByTheirPath()
    {
        QTemporaryDir folder;
        write(folder.filePath("bitonic.cl"), "kernel");
        const auto prelude = algorithms::kernelSource("bitonic.cl").prelude;
        algorithms::setKernelDirectory(folder.path().toStdString() + "/./");
        const auto source = algorithms::kernelSource("bitonic.cl");
        QCOMPARE(source.text, std::string("kernel"));
        QCOMPARE(source.origin, folder.filePath("bitonic.cl").toStdString());
        QVERIFY2(source.prelude == prelude, "a folder without a prelude uses the built-in one");
    }

    void aCudaFileHasWhatItIncludesInItsText()
    {
        const auto source = algorithms::kernelSource("clustersort.cu");
        QVERIFY(source.text.find("#include") == std::string::npos);
        QVERIFY(source.text.find("#line 1 \"cluster.cuh\"\n// SPDX") != std::string::npos);

        QTemporaryDir folder;
        write(folder.filePath("clustersort.cu"),
              "before\n#include \"cluster.cuh\"\nafter\n#include \"digits.cuh\"");
        write(folder.filePath("cluster.cuh"), "the folder's own");
        algorithms::setKernelDirectory(folder.path().toStdString());
        const auto own = algorithms::kernelSource("clustersort.cu").text;
        QVERIFY2(own.starts_with("before\n#line 1 \"cluster.cuh\"\nthe folder's own\n"
                                 "#line 3 \"clustersort.cu\"\nafter\n#line 1 \"digits.cuh\"\n"),
                 own.c_str());
        QVERIFY2(own.find("lanesWith") != std::string::npos, "what the folder lacks is built in");
    }

    void whatTheFolderLacksIsLeftToTheCompilerOfCuda()
    {
        QTemporaryDir folder;
        algorithms::setKernelDirectory(folder.path().toStdString());
        write(folder.filePath("clustersort.cu"), "#include \"cuda_runtime.h\"\n");
        QCOMPARE(algorithms::kernelSource("clustersort.cu").text,
                 std::string("#include \"cuda_runtime.h\"\n"));
        write(folder.filePath("bitonic.cl"), "#include \"nowhere.h\"\n");
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, algorithms::kernelSource("bitonic.cl"));
    }

    void aHeaderIsIncludedOnceIfItSaysSo()
    {
        QTemporaryDir folder;
        algorithms::setKernelDirectory(folder.path().toStdString());
        write(folder.filePath("twice.cuh"), "twice\n");
        write(folder.filePath("once.cuh"), "#pragma once\nonce\n");
        write(folder.filePath("clustersort.cu"), "#include \"../once.cuh\"\n#include \"once.cuh\"\n#include "
                                                 "\"twice.cuh\"\n#include \"twice.cuh\"\n");
        const auto text = QString::fromStdString(algorithms::kernelSource("clustersort.cu").text);
        QCOMPARE(text.count("\nonce\n"), 1);
        QCOMPARE(text.count("\ntwice\n"), 2);
        QVERIFY(!text.contains("#pragma once"));
    }

    void aFolderIsAbsoluteWhereverItWasNamedFrom()
    {
        QTemporaryDir folder;
        write(folder.filePath("bitonic.cl"), "kernel");
        const auto before = QDir::currentPath();
        QDir::setCurrent(folder.path());
        algorithms::setKernelDirectory(".");
        QDir::setCurrent(before);
        QCOMPARE(algorithms::kernelSource("bitonic.cl").origin, folder.filePath("bitonic.cl").toStdString());
    }

    void whatIsNoKernelFileIsNotOpened()
    {
        QTemporaryDir folder;
        write(folder.filePath("bitonic.cl"), QByteArray(qsizetype(algorithms::kMaximumKernelBytes) + 1, ' '));
        QCOMPARE(::mkfifo(folder.filePath("onesweep.cl").toLocal8Bit().constData(), 0600), 0);
        algorithms::setKernelDirectory(folder.path().toStdString());
        const auto refusalOf = [&](const char* file) -> QString {
            try {
                algorithms::kernelSource(file);
            } catch (const std::runtime_error& error) {
                return error.what();
            }
            return "none";
        };
        const auto large = refusalOf("bitonic.cl");
        QVERIFY2(large.endsWith("bitonic.cl: it has 1048577 bytes, and a kernel file may have 1048576"),
                 qPrintable(large));
        const auto pipe = refusalOf("onesweep.cl");
        QVERIFY2(pipe.endsWith("onesweep.cl: it is not a regular file"), qPrintable(pipe));
        // A runner that was not sent the file says so, too.
        algorithms::setKernelFolder({folder.path().toStdString(), {{"narysearch.cl", "sent"}}});
        QCOMPARE(refusalOf("onesweep.cl"), pipe);
    }

    void aFolderThatWasReadIsNotReadAgain()
    {
        QTemporaryDir folder;
        write(folder.filePath("bitonic.cl"), "kernel");
        write(folder.filePath("notes.txt"), "no kernel");
        write(folder.filePath("large.cl"), QByteArray(qsizetype(algorithms::kMaximumKernelBytes) + 1, ' '));
        QVERIFY(algorithms::readKernelFolder().directory.empty());
        algorithms::setKernelDirectory(folder.path().toStdString());
        const auto read = algorithms::readKernelFolder();
        QCOMPARE(read.files, (std::map<std::string, std::string>{{"bitonic.cl", "kernel"}}));

        algorithms::setKernelFolder({"/nowhere", {{"bitonic.cl", "sent"}}});
        const auto source = algorithms::kernelSource("bitonic.cl");
        QCOMPARE(source.text, std::string("sent"));
        QCOMPARE(source.origin, std::string("/nowhere/bitonic.cl"));
        QVERIFY(source.prelude.value_or("").find("get_global_id") != std::string::npos);
        QVERIFY_EXCEPTION_THROWN(algorithms::kernelSource("narysearch.cl"), std::runtime_error);
    }

    void aFoldersPreludeIsUsedAndHashedForCudaAlone()
    {
        QTemporaryDir folder;
        write(folder.filePath("bitonic.cl"), "kernel");
        write(folder.filePath("prelude.cuh"), "prelude\n");
        algorithms::setKernelDirectory(folder.path().toStdString());
        QCOMPARE(algorithms::kernelSource("bitonic.cl").prelude, std::optional<std::string>("prelude\n"));
        QCOMPARE(algorithms::recordNow("bitonic.cl", BackendKind::Cuda).hash, hashOf("prelude\nkernel"));
        QCOMPARE(algorithms::recordNow("bitonic.cl", BackendKind::OpenCl).hash, hashOf("kernel"));
    }
};

SORTSCOPE_TEST(KernelSourceTest)
#include "kernelsourcetest.moc"
