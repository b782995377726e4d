// SPDX-License-Identifier: GPL-3.0-or-later
// What devices tell of kernels, from stored texts and figures: no GPU is needed.
#include "core/backend/ptxaslog.h"
#include "core/export/csv.h"
#include "tests/support/someresults.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using backend::PtxasUsage;
using backend::ptxasUsageOf;
using backend::saysUsage;

namespace {

/// What ptxas 13.0 wrote for two kernels, of which the first keeps more values than it has registers for.
constexpr auto* kTwoKernels = R"(
ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function 'plain' for 'sm_90'
ptxas info    : Function properties for plain
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 8 registers, used 0 barriers
ptxas info    : Compile time = 18.565 ms
ptxas info    : Compiling entry function 'spills' for 'sm_90'
ptxas info    : Function properties for spills
    48 bytes stack frame, 92 bytes spill stores, 92 bytes spill loads
ptxas info    : Used 64 registers, used 1 barriers, 48 bytes cumulative stack size, 1024 bytes smem
ptxas info    : Compile time = 15.853 ms
)";

/// What ptxas 13.0 wrote for a kernel with a function that it calls.
constexpr auto* kCaller = R"(
ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function 'caller' for 'sm_80'
ptxas info    : Function properties for caller
    160 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 34 registers, used 0 barriers, 160 bytes cumulative stack size, 372 bytes cmem[0]
ptxas info    : Compile time = 15.602 ms
ptxas info    : Function properties for _Z6calleePKfi
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
)";

} // namespace

class KernelFactsTest : public QObject {
    Q_OBJECT

private slots:
    void theLogOfNvidiasAssemblerTellsWhatEachKernelUses()
    {
        QVERIFY(ptxasUsageOf("plain", kTwoKernels) == (PtxasUsage{8, 0, 0}));
        QVERIFY(ptxasUsageOf("spills", kTwoKernels) == (PtxasUsage{64, 48, 92}));
        QVERIFY(ptxasUsageOf("caller", kCaller) == (PtxasUsage{34, 160, 0}));
    }

    void whatTheLogDoesNotTellIsEmpty()
    {
        const PtxasUsage nothing;
        QVERIFY(ptxasUsageOf("plain", "") == nothing);
        QVERIFY(saysUsage(kTwoKernels));
        QVERIFY(!saysUsage("2 warnings generated."));
        QVERIFY(ptxasUsageOf("spill", kTwoKernels) == nothing);
        QVERIFY(ptxasUsageOf("_Z6calleePKfi", kCaller) == nothing);
        // A log that was cut off.
        QVERIFY(ptxasUsageOf("plain", "Compiling entry function 'plain' for 'sm_90'\nUsed  registers")
                == nothing);
    }

    void theTableOfKernelsHasAnEmptyCellForWhatIsNotTold()
    {
        using backend::OccupancyLimit;
        const auto result = tests::okResult();
        result->kernels = {
            {.kernel = "bitonic_pass", .globalSize = 512, .localSize = 256, .workGroupLimit = 1024},
            {"sort, \"wide\"",
             4096,
             128,
             512,
             32,
             40,
             16,
             0,
             1024,
             256,
             12,
             0.75,
             {OccupancyLimit::Registers, OccupancyLimit::LocalMemory},
             1.5}};
        QCOMPARE(QByteArray::fromStdString(exports::kernelsCsv(std::vector<results::ResultPointer>{result})),
                 QByteArray("job,algorithm,kernel,global_size,local_size,work_group_limit,preferred_multiple,"
                            "registers,private_bytes,spilled_bytes,static_local_bytes,dynamic_local_bytes,"
                            "resident_groups,occupancy,limited_by,waves\r\n"
                            "7,bitonic,bitonic_pass,512,256,1024,,,,,,,,,,\r\n"
                            "7,bitonic,\"sort, \"\"wide\"\"\",4096,128,512,32,40,16,0,1024,256,12,0.75,"
                            "registers;local-memory,1.5\r\n"));
    }
};

SORTSCOPE_TEST(KernelFactsTest)
#include "kernelfactstest.moc"
