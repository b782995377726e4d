// SPDX-License-Identifier: GPL-3.0-or-later
//
// Compiles every kernel that the catalogue builds for CUDA, with the same constants that the host hands over,
// on machines that need no GPU: a kernel that only OpenCL accepts is found here.
#include "core/algorithms/catalogue.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/vendor/cubwords.h"
#include "core/backend/cuda/kernelcompiler.h"
#include "core/backend/cuda/nvrtc.h"
#include "core/backend/deviceinfo.h"
#include "core/backend/hostvector.h"
#include "core/sample/devicecheck.h"
#include "tests/support/standins.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>
#include <stdexcept>

using namespace sortscope;

namespace {

class CompiledProgram : public backend::Program {
public:
    explicit CompiledProgram(std::string image) : m_image(std::move(image)) {}
    std::unique_ptr<backend::Kernel> kernel(const std::string& name) override
    {
        if (m_image.find(name) == std::string::npos)
            throw backend::Error("no kernel " + name);
        return std::make_unique<tests::NamedKernel>(name);
    }

private:
    std::string m_image;
};

/// Compiles the programs that it is told to build, and runs nothing.
class CompilingQueue : public backend::Queue {
public:
    CompilingQueue(std::string architecture, std::set<std::string>& files)
        : Queue({}),
          m_architecture(std::move(architecture)),
          m_files(files)
    {}

    std::size_t allocatedBytes() const { return m_allocatedBytes; }
    /// The images of the programs that were built.
    const std::vector<std::string>& images() const { return m_images; }
    /// The kernels that were launched, and whether they may overlap.
    const std::map<std::string, bool>& launched() const { return m_launched; }

    void requireClusters() const override
    {
        if (!m_architecture.ends_with("_90"))
            throw backend::Unsupported("clusters of work-groups need another chip");
    }
    bool allowClusters(const backend::Kernel&, const backend::NdRange&) override { return true; }

private:
    backend::ProgramRecord describe(const backend::ProgramSource& source) const override
    {
        return backend::recordOf(source, {});
    }
    std::unique_ptr<backend::Program> doBuild(const backend::ProgramSource& source) override
    {
        m_files.insert(source.file);
        auto compiled = backend::cuda::compileCached(source, m_architecture);
        if (!compiled.log.empty())
            throw backend::BuildError(compiled.log);
        m_images.push_back(compiled.image);
        return std::make_unique<CompiledProgram>(std::move(compiled.image));
    }
    std::unique_ptr<backend::Buffer> doAllocate(std::size_t bytes, std::size_t /*guardBytes*/) override
    {
        m_allocatedBytes += bytes;
        return std::make_unique<tests::SizedBuffer>(bytes);
    }
    std::unique_ptr<backend::HostMemory> doAllocateHost(std::size_t bytes) override
    {
        return std::make_unique<backend::HostVector>(bytes);
    }
    void doWriteBehind(backend::Buffer&, std::span<const std::byte>) override {}
    void doReadBehind(const backend::Buffer&, std::span<std::byte>) override {}
    void doUpload(std::span<const std::byte>, backend::Buffer&) override {}
    void doDownload(const backend::Buffer&, std::span<std::byte>) override {}
    void doRestore(const backend::Buffer&, backend::Buffer&, std::size_t) override {}
    void doFill(backend::Buffer&, std::uint32_t, std::size_t, std::size_t) override {}
    void doLaunch(const backend::Kernel& kernel, const backend::NdRange& range,
                  std::span<const backend::Argument>, backend::Coordinates) override
    {
        m_launched[kernel.name()] = range.overlaps;
    }
    void doFinish() override {}

    std::string m_architecture;
    std::set<std::string>& m_files;
    std::size_t m_allocatedBytes = 0;
    std::vector<std::string> m_images;
    std::map<std::string, bool> m_launched;
};

/// A GPU like those of today.
backend::DeviceInfo someGpu()
{
    backend::DeviceInfo info;
    info.id = "cuda:0";
    info.backend = backend::BackendKind::Cuda;
    info.globalMemory = info.maxAllocation = std::uint64_t{16} << 30U;
    info.localMemory = std::uint64_t{227} << 10U;
    info.maxWorkGroupSize = 1024;
    info.computeUnits = 132;
    return info;
}

/// The defaults, then every choice of every parameter that has choices. Those of adaptive-sort are entries of
/// their own, which do not take all types.
std::vector<algorithms::Parameters> variantsOf(const algorithms::AlgorithmInfo& info)
{
    const auto defaults = algorithms::resolveParameters(info, someGpu(), {});
    std::vector<algorithms::Parameters> variants{defaults};
    if (info.id == "adaptive-sort")
        return variants;
    for (const auto& parameter : info.parameters) {
        for (const auto& choice : parameter.choices) {
            variants.push_back(defaults);
            variants.back()[std::string(parameter.id)] = std::string(choice.id);
        }
    }
    return variants;
}

/// False for the entries of CUB and Thrust, whose kernels nvcc compiles into a library.
bool isCompiledForCudaAtRunTime(const algorithms::AlgorithmInfo& info)
{
    using namespace algorithms::vendor;
    return info.runsOn(backend::BackendKind::Cuda) && info.id != kCubRadixSort && info.id != kCubMergeSort
           && info.id != kThrustLowerBound;
}

/// The instructions of PTX that wait for the kernel in front, read or write memory or end the kernel, in
/// order.
QStringList effectsOf(const QString& kernel)
{
    static const QRegularExpression effect(
        R"(^\s*(?:@!?%\w+\s+)?((?:griddepcontrol|ld|ldu|st|atom|red|cp|ret|exit)\b[\w.:]*))",
        QRegularExpression::MultilineOption);
    QStringList effects;
    for (auto found = effect.globalMatch(kernel); found.hasNext();) {
        const auto word = found.next().captured(1);
        if (!word.startsWith("ld.param"))
            effects << word;
    }
    return effects;
}

void prepare(const algorithms::AlgorithmInfo& info, const algorithms::Parameters& parameters,
             backend::Queue& queue)
{
    constexpr std::size_t kLength = 4096;
    if (info.family == algorithms::Family::Search) {
        for (const auto type : info.keyTypes)
            info.makeSearch(queue, someGpu(), {kLength, 64, parameters, type});
        return;
    }
    auto merges = info.merges;
    if (merges.empty())
        merges.push_back({});
    for (const auto& merge : merges) {
        for (const auto direction : {data::Direction::Ascending, data::Direction::Descending})
            info.makeSort(queue, someGpu(), {kLength, direction, parameters, std::string(merge.id)});
        for (const auto& values : base::Names<data::ValueType>::all) {
            for (const auto type : info.takenTypes(values.value))
                prepareSort(info, queue, someGpu(),
                            {kLength, {}, parameters, std::string(merge.id), type, values.value});
        }
    }
}

} // namespace

class PortableKernelsTest : public QObject {
    Q_OBJECT

private slots:
    void everyKernelOfTheCatalogueCompilesForCuda_data()
    {
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<QString>("architecture");
        for (const auto& info : algorithms::catalogue()) {
            if (!isCompiledForCudaAtRunTime(info))
                continue;
            const auto id = QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size()));
            for (const auto* architecture : {"sm_75", "sm_80", "sm_90"})
                QTest::newRow(qPrintable(id + ' ' + architecture)) << id << architecture;
        }
    }
    void everyKernelOfTheCatalogueCompilesForCuda()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: no kernel is compiled for CUDA");
        QFETCH(QString, algorithm);
        QFETCH(QString, architecture);
        const auto* info = algorithms::findAlgorithm(algorithm.toStdString());
        std::set<std::string> files;
        CompilingQueue queue(architecture.toStdString(), files);
        for (const auto& parameters : variantsOf(*info)) {
            try {
                prepare(*info, parameters, queue);
            } catch (const backend::Unsupported& error) {
                QVERIFY2(std::string_view(error.what()).starts_with("clusters"), error.what());
                QVERIFY(architecture != "sm_90");
            } catch (const std::exception& error) {
                QFAIL(error.what());
            }
        }
    }

    void aKernelThatOverlapsWaitsBeforeItReadsOrWritesOrEnds_data()
    {
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<qulonglong>("length");
        for (const auto& info : algorithms::catalogue()) {
            const auto id = QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size()));
            for (const qulonglong length : {1000ULL, 100000ULL}) {
                if (info.overlaps && info.runsOn(backend::BackendKind::Cuda))
                    QTest::newRow(qPrintable(QString("%1 %2").arg(id).arg(length))) << id << length;
            }
        }
    }
    void aKernelThatOverlapsWaitsBeforeItReadsOrWritesOrEnds()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: no kernel is compiled for CUDA");
        QFETCH(QString, algorithm);
        QFETCH(qulonglong, length);
        const auto& info = *algorithms::findAlgorithm(algorithm.toStdString());
        std::set<std::string> files;
        // Not for a chip: then the image is PTX.
        CompilingQueue queue("compute_90", files);
        const auto sort = info.makeSort(queue, someGpu(),
                                        {length, {}, algorithms::resolveParameters(info, someGpu(), {}), ""});
        const auto work = queue.allocate(sort->paddedLength() * sizeof(data::Key));
        sort->run(queue, *work);
        QVERIFY(!queue.launched().empty());
        const auto ptx = QString::fromStdString(queue.images().back());
        for (const auto& [kernel, overlaps] : queue.launched()) {
            QVERIFY2(overlaps, kernel.c_str());
            const auto name = QString::fromStdString(kernel);
            const auto entry = ptx.indexOf(".entry " + name + '(');
            QVERIFY2(entry >= 0, kernel.c_str());
            const auto effects = effectsOf(ptx.mid(entry, ptx.indexOf("\n}\n", entry) - entry));
            QVERIFY2(effects.size() > 3, kernel.c_str());
            QCOMPARE(effects.mid(0, 2),
                     (QStringList{"griddepcontrol.launch_dependents", "griddepcontrol.wait"}));
        }
    }

    void adaptiveSortTakesWhatTheChipCanRun_data()
    {
        QTest::addColumn<QString>("architecture");
        QTest::addColumn<qulonglong>("length");
        QTest::addColumn<data::ValueType>("values");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("sort");
        using data::ValueType;
        QTest::newRow("a cluster") << "sm_90" << (1ULL << 17U) << ValueType::None << "clustersort.cu"
                                   << "cluster-sort";
        QTest::newRow("more than it is the best for")
            << "sm_90" << (1ULL << 17U) + 1 << ValueType::None << "onesweep.cu"
            << "onesweep";
        QTest::newRow("no cluster, short") << "sm_80" << 4096ULL << ValueType::None << "mergepath.cl"
                                           << "merge-sort";
        QTest::newRow("no cluster, long") << "sm_80" << 100'000ULL << ValueType::None << "onesweep.cu"
                                          << "onesweep";
        QTest::newRow("with values") << "sm_90" << (1ULL << 14U) << ValueType::U32 << "mergepath.cl"
                                     << "merge-sort";
    }
    void adaptiveSortTakesWhatTheChipCanRun()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: no kernel is compiled for CUDA");
        QFETCH(QString, architecture);
        QFETCH(qulonglong, length);
        QFETCH(data::ValueType, values);
        QFETCH(QString, file);
        const auto& info = *algorithms::findAlgorithm("adaptive-sort");
        std::set<std::string> files;
        CompilingQueue queue(architecture.toStdString(), files);
        (void)info.makeSort(queue, someGpu(),
                            {length, data::Direction::Ascending, resolveParameters(info, someGpu(), {}), "",
                             data::KeyType::U32, values});
        QCOMPARE(files, (std::set<std::string>{file.toStdString()}));
        QFETCH(QString, sort);
        // The work of that entry on the same device.
        const auto& taken = *algorithms::findAlgorithm(sort.toStdString());
        const auto workOf = [&](const auto& entry, const algorithms::Parameters& parameters) {
            return entry.work(
                {.length = length, .parameters = parameters, .key = data::KeyType::U32, .values = values});
        };
        const auto told = workOf(info, {{"sort", sort.toStdString()}});
        const auto expected = workOf(taken, resolveParameters(taken, someGpu(), {}));
        QCOMPARE(told.launches, expected.launches);
        QCOMPARE(told.bytes, expected.bytes);
    }

    void onesweepTakesTheMemoryThatItSays_data()
    {
        QTest::addColumn<qulonglong>("length");
        QTest::addColumn<data::KeyType>("key");
        QTest::addColumn<data::ValueType>("values");
        using data::KeyType;
        using data::ValueType;
        QTest::newRow("2^20 keys") << (1ULL << 20U) << KeyType::U32 << ValueType::None;
        QTest::newRow("2^20 keys of 64 bits") << (1ULL << 20U) << KeyType::U64 << ValueType::None;
        QTest::newRow("2^20 keys of 8 bits") << (1ULL << 20U) << KeyType::U8 << ValueType::None;
        QTest::newRow("2^20 keys of 64 bits with values of 32")
            << (1ULL << 20U) << KeyType::U64 << ValueType::U32;
        QTest::newRow("2^20 + 1 keys of 32 bits with values of 64")
            << (1ULL << 20U) + 1 << KeyType::U32 << ValueType::U64;
        QTest::newRow("2^30 keys of 8 bits, whose sums are compiled for 64 bits")
            << (1ULL << 30U) << KeyType::U8 << ValueType::None;
        QTest::newRow("2^30 keys, whose sums are compiled for 64 bits")
            << (1ULL << 30U) << KeyType::U32 << ValueType::None;
    }
    void onesweepTakesTheMemoryThatItSays()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: no kernel is compiled for CUDA");
        QFETCH(qulonglong, length);
        QFETCH(data::KeyType, key);
        QFETCH(data::ValueType, values);
        const auto& info = *algorithms::findAlgorithm("onesweep");
        std::set<std::string> files;
        CompilingQueue queue("sm_90", files);
        const auto parameters = resolveParameters(info, someGpu(), {});
        info.makeSort(queue, someGpu(), {length, data::Direction::Ascending, parameters, "", key, values});
        const auto need =
            info.scratch({.length = length, .parameters = parameters, .key = key, .values = values});
        QCOMPARE(queue.allocatedBytes(), std::size_t{need.device});
    }

    void theKernelsThatCheckOutputsCompileForCuda()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: no kernel is compiled for CUDA");
        for (const auto* architecture : {"sm_75", "sm_80", "sm_90"}) {
            std::set<std::string> files;
            CompilingQueue queue(architecture, files);
            for (const auto type :
                 {data::KeyType::U8, data::KeyType::U16, data::KeyType::U32, data::KeyType::U64}) {
                for (const auto values : {data::ValueType::None, data::ValueType::U32, data::ValueType::U64})
                    const sample::DeviceCheck check(queue, someGpu(), type, values);
            }
            QVERIFY(files.contains("check.cl"));
        }
    }

    void noKernelFileIsLeftOut()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: no kernel is compiled for CUDA");
        std::set<std::string> compiled;
        CompilingQueue queue("sm_90", compiled);
        for (const auto& info : algorithms::catalogue()) {
            if (!isCompiledForCudaAtRunTime(info))
                continue;
            for (const auto& parameters : variantsOf(info))
                prepare(info, parameters, queue);
        }
        const sample::DeviceCheck check(queue, someGpu(), data::KeyType::U32);
        for (const auto& kernel : algorithms::embeddedKernels()) {
            const std::string file(kernel.file);
            QVERIFY2((!file.ends_with(".cl") && !file.ends_with(".cu")) || compiled.contains(file),
                     file.c_str());
        }
    }

    void noVariableIsDeclaredWithABareAddressSpace()
    {
        // The prelude drops bare `local`: such a variable would be private on CUDA, silently.
        const QRegularExpression variable(R"(^\s*local\s+[\w ]*\w\s+\w+\s*(\[|;|=))");
        QVERIFY(variable.match("    local uint tile[64];").hasMatch());
        QVERIFY(!algorithms::embeddedKernels().empty());
        for (const auto& kernel : algorithms::embeddedKernels()) {
            const auto text =
                QString::fromUtf8(kernel.source.data(), static_cast<qsizetype>(kernel.source.size()));
            for (const auto& line : text.split('\n'))
                QVERIFY2(!variable.match(line).hasMatch(),
                         qPrintable(QString::fromStdString(std::string(kernel.file)) + ": " + line));
        }
    }

private:
    static bool hasNvrtc()
    {
        try {
            backend::cuda::Nvrtc::instance();
            return true;
        } catch (const backend::Unsupported&) {
            return false;
        }
    }
};

SORTSCOPE_TEST(PortableKernelsTest)
#include "portablekernelstest.moc"
