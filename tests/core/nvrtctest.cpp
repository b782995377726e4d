// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/nvrtc.h"

#include "core/backend/cuda/cudadevice.h"
#include "core/backend/cuda/kernelcompiler.h"
#include "core/backend/kernelcache.h"
#include "core/backend/ptxaslog.h"
#include "tests/support/testprogram.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QTest>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <set>

using namespace sortscope::backend;
namespace fs = std::filesystem;

namespace {

constexpr const char* kArchitecture = "sm_90";

ProgramSource openClSource(std::string text, std::vector<std::pair<std::string, std::string>> defines = {})
{
    return {"test.cl", std::move(text), std::move(defines)};
}

/// The log of a kernel that must not compile.
std::string logOf(const ProgramSource& source)
{
    try {
        cuda::compile(source, kArchitecture);
    } catch (const BuildError& error) {
        return error.what();
    }
    return "compiled";
}

std::size_t filesBelow(const fs::path& folder)
{
    const auto count = std::distance(fs::directory_iterator(folder), fs::directory_iterator());
    return static_cast<std::size_t>(count);
}

/// The reason why nothing is compiled in a process that may open no file, and so finds no library.
std::string reasonWithoutLibraries()
{
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0)
        return "no pipe";
    const auto child = ::fork();
    if (child == 0) {
        std::string reason = "compiled without a compiler";
        const rlimit none{.rlim_cur = 0, .rlim_max = 0};
        ::setrlimit(RLIMIT_NOFILE, &none);
        try {
            cuda::compile(openClSource("__kernel void f() {}"), kArchitecture);
        } catch (const Unsupported& unsupported) {
            reason = unsupported.what();
        }
        ::_exit(::write(pipe[1], reason.data(), reason.size()) < 0 ? 1 : 0);
    }
    ::close(pipe[1]);
    std::string reason(4096, '\0');
    reason.resize(
        static_cast<std::size_t>(std::max<ssize_t>(0, ::read(pipe[0], reason.data(), reason.size()))));
    ::close(pipe[0]);
    ::waitpid(child, nullptr, 0);
    return reason;
}

} // namespace

class NvrtcTest : public QObject {
    Q_OBJECT

private slots:
    // This test comes first, because a process keeps the libraries that it has loaded.
    void aMachineWithoutNvrtcIsToldWhatToInstall()
    {
#if defined(__SANITIZE_ADDRESS__)
        QSKIP("the sanitizer itself needs files where this test allows none");
#endif
        const auto reason = QString::fromStdString(reasonWithoutLibraries());
        QVERIFY2(reason.contains("install the CUDA Toolkit"), qPrintable(reason));
    }

    void aMachineWithoutADriverSaysSoAndGoesOn()
    {
        const auto inventory = cuda::discover();
        if (!inventory.devices.empty())
            QSKIP("this machine has a CUDA device: what discovery says without one is not seen here");
        QCOMPARE(inventory.unavailable.size(), std::size_t{1});
        QVERIFY(inventory.unavailable.front().backend == BackendKind::Cuda);
        QVERIFY(inventory.unavailable.front().reason.find("driver") != std::string::npos);
    }

    void theAssemblerTellsWhatKernelsUse()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not on this machine");
        // More values than work-items of such a group have registers for.
        const ProgramSource source{
            "test.cu",
            "extern \"C\" __global__ void few(int* x) { x[threadIdx.x] += 1; }\n"
            "extern \"C\" __global__ void __launch_bounds__(1024) many(float* x, int n)\n"
            "{\n"
            "    float a[80];\n"
            "    for (int i = 0; i < 80; ++i)\n"
            "        a[i] = x[i * n];\n"
            "    for (int j = 0; j < n; ++j)\n"
            "        for (int i = 0; i < 80; ++i)\n"
            "            a[i] = a[i] * a[(i * 7 + 3) % 80] + x[j];\n"
            "    for (int i = 0; i < 80; ++i)\n"
            "        x[i * n] = a[i];\n"
            "}\n",
            {}};
        const auto log = cuda::usageLog(source, kArchitecture);
        QCOMPARE(ptxasUsageOf("few", log).spillStoreBytes.value(), std::size_t{0});
        QVERIFY(ptxasUsageOf("many", log).spillStoreBytes.value() > 0);
        QVERIFY(ptxasUsageOf("many", log).registers.value() > ptxasUsageOf("few", log).registers.value());
        QCOMPARE(cuda::usageLog(source, kArchitecture), log);
    }

    void aKernelIsMadeForTheChipOrForItsNearestPredecessor()
    {
        const std::vector<int> known{75, 80, 90};
        QCOMPARE(cuda::architectureFor(80, known), std::string("sm_80"));
        QCOMPARE(cuda::architectureFor(89, known), std::string("compute_80"));
        QCOMPARE(cuda::architectureFor(120, known), std::string("compute_90"));
        QVERIFY_EXCEPTION_THROWN(cuda::architectureFor(70, known), Unsupported);
    }

    void theCompilerOfTheDriversMajorVersionComesFirst()
    {
        QCOMPARE(cuda::nvrtcCandidates(0).front(), fs::path("libnvrtc.so.13"));
        QCOMPARE(cuda::nvrtcCandidates(13).front(), fs::path("libnvrtc.so.13"));
        QCOMPARE(cuda::nvrtcCandidates(12).front(), fs::path("libnvrtc.so.12"));
        qputenv("CUDA_HOME", "/opt/toolkit");
        const auto candidates = cuda::nvrtcCandidates(13);
        qunsetenv("CUDA_HOME");
        QVERIFY(std::find(candidates.begin(), candidates.end(), "/opt/toolkit/lib64/libnvrtc.so.13")
                != candidates.end());
    }

    void wordsOfOpenClCompile_data()
    {
        QTest::addColumn<QByteArray>("declarations");
        QTest::addColumn<QByteArray>("body");
        const auto row = [](const char* name, const char* declarations, const char* body) {
            QTest::newRow(name) << QByteArray(declarations) << QByteArray(body);
        };
        row("work-item functions", "",
            "x[get_global_id(0)] = get_local_id(0) + get_group_id(0) * get_local_size(0) + get_num_groups(0) "
            "+ "
            "get_global_size(0) + get_global_offset(0);");
        row("local memory and barriers", "",
            "__local uint tile[64]; tile[get_local_id(0)] = x[0]; barrier(CLK_LOCAL_MEM_FENCE); x[1] = "
            "tile[0]; "
            "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); mem_fence(CLK_GLOBAL_MEM_FENCE);");
        row("atomics on local memory", "",
            "__local uint a; __local int b; a = 0; b = 0; barrier(CLK_LOCAL_MEM_FENCE); atomic_min(&a, 1u); "
            "atomic_max(&b, 2); "
            "x[0] = atomic_add(&a, 3) + atomic_sub(&a, 1) + atomic_cmpxchg(&a, 1, 2);");
        row("atomics on global memory", "",
            "atomic_inc(x); atomic_dec(x); atomic_and(x, 3u); atomic_or(x, 4u); atomic_xor(x, 5u); "
            "atomic_xchg(x, 6u); "
            "volatile __global uint* v = x; atomic_min(v, 7u);");
        row("helper functions with bare address spaces",
            "uint first(local uint* a, global const uint* b, constant uint* c) { return a[0] + b[0] + c[0]; "
            "}\n"
            "__constant uint table[2] = {1, 2};",
            "__local uint a[1]; a[0] = 1; x[0] = first(a, x, table);");
        row("restrict",
            "uint sum(global const uint* restrict a, global uint* restrict b) { return a[0] + b[0]; }",
            "x[0] = sum(x, x + 1);");
        row("integer functions", "",
            "uint a = x[0]; int b = (int)a; ulong c = a; "
            "x[1] = min(a, 1u) + max(a, 2u) + clamp(a, 1u, 9u) + (uint)clamp(b, -1, 1) + (uint)clamp(c, 1ul, "
            "9ul) + popcount(a) + clz(a) + "
            "(uint)popcount(c) + (uint)clz(c) + mul_hi(a, a) + (uint)mul_hi(b, b) + mul24(a, a) + mad24(a, "
            "a, a) + rotate(a, 3u);");
        row("select and as_", "",
            "x[0] = select(x[1], x[2], x[3]) + as_uint(1.0f) + (uint)as_int(x[1]) + as_uint(-1);");
        row("limits", "",
            "x[0] = UINT_MAX; x[1] = (uint)INT_MAX; x[2] = (uint)INT_MIN; x[3] = (uint)(ULONG_MAX >> 32) + "
            "CHAR_BIT + UCHAR_MAX + USHRT_MAX;");
        row("types", "",
            "uchar a = 1; ushort b = 2; uint2 c; c.x = 1; uint4 d; d.w = 2; size_t e = 3; x[0] = a + b + c.x "
            "+ d.w + (uint)e;");
        row("private and unroll", "",
            "__private uint sum = 0;\n#pragma unroll\nfor (uint i = 0; i < 4; ++i) sum += x[i];\n x[0] = "
            "sum;");
    }
    void wordsOfOpenClCompile()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: the prelude is not tried");
        QFETCH(QByteArray, declarations);
        QFETCH(QByteArray, body);
        const auto text = declarations + "\n__kernel void words(__global uint* x)\n{\n" + body + "\n}\n";
        const auto compiled = cuda::compile(openClSource(text.toStdString()), kArchitecture);
        QVERIFY(compiled.image.find("words") != std::string::npos);
        QVERIFY2(compiled.log.empty(), compiled.log.c_str());
    }

    void aRequiredWorkGroupSizeBoundsTheLaunch()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: the prelude is not tried");
        const auto compiled = cuda::compile(openClSource("__kernel __attribute__((reqd_work_group_size(64, "
                                                         "1, 1))) void f(__global uint* x) { x[0] = 1; }"),
                                            "compute_90");
        QVERIFY2(compiled.image.find(".maxntid 64") != std::string::npos, compiled.image.c_str());
    }

    void aKernelIsFoundByThePlainNameOfItsSource()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: names are not tried");
        const ProgramSource source{"names.cu",
                                   "enum kind { one, two };\n"
                                   "__global__ void sort(unsigned int* keys, kind type) { keys[0] = type; }\n"
                                   "extern \"C\" __global__ void plain(unsigned int* keys) { keys[0] = 1; }\n"
                                   "__global__ void twice(unsigned int* keys) { keys[0] = 1; }\n"
                                   "__global__ void twice(int* keys) { keys[0] = 1; }\n"};
        for (const auto* architecture : {"sm_90", "compute_90"}) {
            const auto symbols = cuda::kernelSymbols(cuda::compile(source, architecture).image);
            QCOMPARE(symbols.size(), std::size_t{4});
            QCOMPARE(cuda::symbolFor(symbols, "sort", "names.cu"), std::string("_Z4sortPj4kind"));
            QCOMPARE(cuda::symbolFor(symbols, "plain", "names.cu"), std::string("plain"));
            QCOMPARE(cuda::symbolFor(symbols, "_Z5twicePi", "names.cu"), std::string("_Z5twicePi"));
            QCOMPARE(cuda::symbolFor(symbols, "none", "names.cu"), std::string("none"));
            try {
                cuda::symbolFor(symbols, "twice", "names.cu");
                QFAIL("one of two was taken");
            } catch (const BuildError& error) {
                QVERIFY2(QString(error.what()).contains("2 kernels \"twice\": _Z5twicePi, _Z5twicePj"),
                         error.what());
            }
        }
    }

    void anInstanceOfATemplateIsCompiledByItsName()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: names are not tried");
        ProgramSource source{"template.cu",
                             "template <int kSize, typename Key> __global__ void sort(Key* keys)\n"
                             "{ keys[0] = kSize; }\n"
                             "__global__ void sorted(unsigned int* keys) { keys[0] = 1; }\n"};
        for (const auto* architecture : {"sm_90", "compute_90"}) {
            source.instances = {};
            const auto without = cuda::imageKey(source, architecture);
            QCOMPARE(cuda::kernelSymbols(cuda::compile(source, architecture).image),
                     std::vector<std::string>{"_Z6sortedPj"});
            source.instances = {"sort<256, unsigned int>"};
            QVERIFY(cuda::imageKey(source, architecture) != without);
            const auto symbols = cuda::kernelSymbols(cuda::compile(source, architecture).image);
            QCOMPARE(symbols.size(), std::size_t{2});
            QCOMPARE(cuda::symbolFor(symbols, source.instances.front(), "template.cu"),
                     std::string("_Z4sortILi256EjEvPT0_"));
            source.instances = {"sort<256>"};
            QVERIFY_THROWS_EXCEPTION(BuildError, cuda::compile(source, architecture));
        }
    }

    void kernelsOfANamespaceAreFoundByTheirNames()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: names are not tried");
        ProgramSource source{"nested.cu",
                             "namespace fast { namespace small {\n"
                             "template <int kSize> __global__ void sort(int* keys) { keys[0] = kSize; }\n"
                             "__global__ void scan(int* keys) { keys[0] = 1; }\n"
                             "} }\n"};
        source.instances = {"fast::small::sort<256>"};
        const auto symbols = cuda::kernelSymbols(cuda::compile(source, kArchitecture).image);
        QCOMPARE(cuda::symbolFor(symbols, source.instances.front(), "nested.cu"),
                 std::string("_ZN4fast5small4sortILi256EEEvPi"));
        QCOMPARE(cuda::symbolFor(symbols, "fast::small::scan", "nested.cu"),
                 std::string("_ZN4fast5small4scanEPi"));
    }

    void headersOfTheToolkitAreFound()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: headers are not tried");
        if (cuda::toolkitHeaders().empty())
            QSKIP("The CUDA Toolkit has no headers here: they are not tried");
        const ProgramSource source{
            "warp.cu", "# include <cooperative_groups.h>\n"
                       "#include <cub/warp/warp_reduce.cuh>\n"
                       "__global__ void rank(uint32_t* keys)\n"
                       "{\n"
                       "    __shared__ cub::WarpReduce<unsigned int>::TempStorage storage;\n"
                       "    const auto warp = cooperative_groups::tiled_partition<32>(\n"
                       "        cooperative_groups::this_thread_block());\n"
                       "    keys[0] = cub::WarpReduce<unsigned int>(storage).Sum(warp.thread_rank());\n"
                       "}\n"};
        QVERIFY(!cuda::compile(source, kArchitecture).image.empty());
        const auto log = logOf({"host.cu", "#include <no_such_header.h>\n"});
        QVERIFY2(QString::fromStdString(log).contains("no_such_header.h")
                     && QString::fromStdString(log).contains("leave out the host's part"),
                 log.c_str());
    }

    void aSourceMayBringItsOwnPrelude()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: preludes are not tried");
        auto source = openClSource("__kernel void f(__global uint* x) { x[0] = WORD_OF_MINE; }");
        QVERIFY(logOf(source).find("WORD_OF_MINE") != std::string::npos);
        // The cache must not confuse the images of different preludes.
        std::set<std::string> images;
        for (const char* number : {"7", "8"}) {
            source.prelude = std::string(cuda::prelude()) + "\n#define WORD_OF_MINE " + number + "\n";
            images.insert(cuda::compileCached(source, "compute_90").image);
        }
        QCOMPARE(images.size(), std::size_t{2});
    }

    void constantsOfTheHostReachTheKernel()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: constants are not tried");
        const std::string text =
            "#if TILE != 128\n#error TILE\n#endif\n__kernel void f(__global uint* x) { x[0] = TILE; }";
        cuda::compile(openClSource(text, {{"TILE", "128"}}), kArchitecture);
        QVERIFY(logOf(openClSource(text, {{"TILE", "64"}})).find("TILE") != std::string::npos);
    }

    void aFileThatIsCudaIsReadAsItIs()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: CUDA sources are not tried");
        const auto compiled = cuda::compile({"test.cu",
                                             "extern \"C\" __global__ void f(unsigned* global) { global[0] = "
                                             "__shfl_sync(~0u, threadIdx.x, 0); }",
                                             {}},
                                            kArchitecture);
        QVERIFY(!compiled.image.empty());
    }

    void aBuildErrorNamesFileLineAndReason()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: its log is not seen");
        const auto log =
            logOf(openClSource("__kernel void f(__global uint* x)\n{\n    x[0] = nonsense;\n}\n"));
        QVERIFY2(log.find("test.cl(3)") != std::string::npos, log.c_str());
        QVERIFY2(log.find("nonsense") != std::string::npos, log.c_str());
        QVERIFY2(log.find(kArchitecture) != std::string::npos, log.c_str());
    }

    void anUnknownArchitectureIsABuildError()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: its refusal is not seen");
        QVERIFY_EXCEPTION_THROWN(cuda::compile(openClSource("__kernel void f() {}"), "sm_1"), BuildError);
    }

    void aSecondBuildComesFromTheCacheAndADamagedEntryIsBuiltAgain()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: the cache is not filled");
        const QTemporaryDir folder;
        qputenv("SORTSCOPE_CACHE_DIR", folder.path().toUtf8());
        const auto source = openClSource("__kernel void f(__global uint* x) { x[0] = N; }", {{"N", "1"}});
        const auto fresh = cuda::compileCached(source, kArchitecture);
        const auto cacheFolder = KernelCache::defaultFolder();
        QCOMPARE(filesBelow(cacheFolder), std::size_t{1});

        const fs::path file = fs::directory_iterator(cacheFolder)->path();
        const auto written = fs::last_write_time(file);
        QCOMPARE(cuda::compileCached(source, kArchitecture).image, fresh.image);
        QVERIFY(fs::last_write_time(file) == written);

        fs::resize_file(file, fs::file_size(file) / 2);
        QCOMPARE(cuda::compileCached(source, kArchitecture).image, fresh.image);
        QVERIFY(fs::last_write_time(file) != written);

        auto other = source;
        other.defines.front().second = "2";
        cuda::compileCached(other, kArchitecture);
        cuda::compileCached(source, "sm_80");
        QCOMPARE(filesBelow(cacheFolder), std::size_t{3});
    }

    void withoutACacheFolderBuildingStillWorks()
    {
        if (!hasNvrtc())
            QSKIP("NVRTC is not installed: building is not tried");
        qputenv("SORTSCOPE_CACHE_DIR", "/dev/null/nowhere");
        QVERIFY(!cuda::compileCached(openClSource("__kernel void f(__global uint* x) { x[0] = 1; }"),
                                     kArchitecture)
                     .image.empty());
    }

    void cleanup()
    {
        qputenv("SORTSCOPE_CACHE_DIR", m_cacheFolder);
    }

private:
    static bool hasNvrtc()
    {
        try {
            cuda::Nvrtc::instance();
            return true;
        } catch (const Unsupported&) {
            return false;
        }
    }

    QByteArray m_cacheFolder = qgetenv("SORTSCOPE_CACHE_DIR");
};

SORTSCOPE_TEST(NvrtcTest)
#include "nvrtctest.moc"
