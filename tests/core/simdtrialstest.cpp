// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/simdtrials.h"

#include "core/backend/error.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using algorithms::SortedWords;

namespace {

results::JobSpec jobOf(data::KeyType key, data::ValueType values = data::ValueType::None,
                       const std::string& algorithm = "vqsort", const std::string& simd = "auto")
{
    results::JobSpec spec;
    spec.device = {.id = "cpu", .node = "node", .name = "Processor", .driverVersion = "Highway 1"};
    spec.workload.key = key;
    spec.workload.values = values;
    spec.variant.algorithm = algorithm;
    spec.variant.parameters = {{"simd", simd}};
    return spec;
}

} // namespace

/// The trials of SIMD targets, and the file that keeps them.
class SimdTrialsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    std::filesystem::path path() const { return m_folder->filePath("state/simd.json").toStdString(); }
    tuning::StateFile<tuning::SimdTrial> file() const { return tuning::simdTrialsIn(path()); }
    void prepare(const results::JobSpec& spec) const { tuning::prepareSimd(std::vector{spec}, file()); }

private slots:
    void initTestCase()
    {
        if (algorithms::simdTargets().empty())
            QSKIP("Highway has no SIMD for this processor");
    }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatIsTriedIsKeptOncePerWidthOfWords()
    {
        prepare(jobOf(data::KeyType::U32));
        prepare(jobOf(data::KeyType::F32, data::ValueType::None, "vqsort-par"));
        prepare(jobOf(data::KeyType::U32, data::ValueType::U32)); // packed into words of 64 bits
        prepare(jobOf(data::KeyType::F64, data::ValueType::U32));
        const auto kept = file().read();
        QVERIFY2(kept.fault.empty(), kept.fault.c_str());
        std::vector<SortedWords> words;
        for (const auto& trial : kept.entries) {
            words.push_back(trial.words);
            QCOMPARE(trial.processor, std::string("Processor"));
            QCOMPARE(trial.target, algorithms::fastestSimd(trial.words, {}));
            QVERIFY(std::ranges::count(algorithms::simdTargets(), trial.target) == 1);
        }
        QVERIFY(words == (std::vector{SortedWords::Bits32, SortedWords::Bits64, SortedWords::Pairs}));
    }

    void whatIsKeptIsUsedWhileProcessorAndLibrariesAreTheSame()
    {
        const auto job = jobOf(data::KeyType::U64);
        prepare(job);
        auto kept = file().read().entries;
        QCOMPARE(kept.size(), std::size_t{1});
        const auto slowest = algorithms::simdTargets().back();
        kept.front().target = slowest;
        file().keep(kept);
        prepare(job);
        QCOMPARE(algorithms::fastestSimd(SortedWords::Bits64, {}), slowest);
        for (const auto text :
             {&tuning::SimdTrial::processor, &tuning::SimdTrial::driverVersion, &tuning::SimdTrial::target}) {
            auto stale = kept;
            stale.front().*text = "other";
            file().keep(stale);
            prepare(job);
            QVERIFY(file().read().entries.front().*text != "other");
        }
    }

    void jobsThatLeaveNothingToTryTryNothing()
    {
        prepare(jobOf(data::KeyType::U32, data::ValueType::None, "vqsort", "AVX2"));
        auto unsupported = jobOf(data::KeyType::U32);
        unsupported.unsupported = "for a reason";
        prepare(unsupported);
        QVERIFY(!std::filesystem::exists(path()));
    }

    void aFolderThatCannotBeWrittenIsNoFault()
    {
        tuning::prepareSimd(std::vector{jobOf(data::KeyType::U32)}, tuning::simdTrialsIn("/proc/simd.json"));
        QVERIFY(!algorithms::fastestSimd(SortedWords::Bits32, {}).empty());
    }

    void aTargetThatTheProcessorLacksIsRefusedBesideThoseThatItHas()
    {
        try {
            algorithms::useSimd("AVX9");
            QFAIL("nothing was thrown");
        } catch (const backend::Unsupported& error) {
            const std::string message = error.what();
            QVERIFY2(message.find("simd=AVX9") != std::string::npos, message.c_str());
            QVERIFY2(message.find(algorithms::simdTargets().front()) != std::string::npos, message.c_str());
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, SimdTrialsTest)
#include "simdtrialstest.moc"
