// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled code beside its source, from stored listings: no GPU, CUDA or LLVM is needed.
#include "core/sample/codelisting.h"

#include "core/backend/queue.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using backend::CodeKind;

namespace {

constexpr auto* kSource = "add(x, n)\n{\n    i = place;\n    if (i < n)\n        x[i] += 3;\n}\n";

/// Parts of what nvcc 13.0 wrote.
constexpr auto* kPtx = R"(.visible .entry add(
	.param .u64 add_param_0,
	.loc	1 1 0
	ld.param.u64 	%rd1, [add_param_0];
	.loc	1 3 5
	mov.u32 	%r3, %ctaid.x;
	.loc	1 3 9
	mov.u32 	%r4, %ntid.x;
	.loc	2 7 5
	setp.ge.u32 	%p1, %r1, %r2;
	.loc	1 99 1
	ret;
	.file	1 "/tmp/add.cl"
	.file	2 "/tmp/prelude.cuh"
)";

/// Parts of what nvdisasm 13.5 -g wrote.
constexpr auto* kSass = R"(.text.add:
	//## File "/tmp/add.cl", line 1
        /*0000*/                   LDC R1, c[0x0][0x28] ;
	//## File "/tmp/add.cl", line 5
        /*0080*/                   LDC.64 R2, c[0x0][0x210] ;
	//## File "/tmp/prelude.cuh", line 7 inlined at "/tmp/add.cl", line 5
        /*0090*/                   ULDC.64 UR4, c[0x0][0x208] ;
)";

constexpr auto* kIr = "define void @add(ptr %0, i32 %1) {\n  ret void\n}\n";

/// The lines that were added, with the first words of the code behind them.
QStringList added(CodeKind kind, const char* listing)
{
    const backend::ProgramSource source{"add.cl", kSource, {}};
    const auto lines = QString::fromStdString(sample::besideSource(kind, listing, source)).split('\n');
    const auto before = QString(listing).split('\n');
    QStringList found;
    for (int i = 0; i + 1 < lines.size(); ++i) {
        if (!before.contains(lines[i]))
            found << lines[i];
    }
    return found;
}

} // namespace

class CodeListingTest : public QObject {
    Q_OBJECT

private slots:
    void ptxStandsBesideItsLines()
    {
        QCOMPARE(added(CodeKind::Ptx, kPtx),
                 (QStringList{"// add.cl:1: add(x, n)", "// add.cl:3:     i = place;",
                              "// prelude.cuh:7: ", "// add.cl:99: "}));
    }

    void sassStandsBesideItsLines()
    {
        QCOMPARE(
            added(CodeKind::Cubin, kSass),
            (QStringList{"// add.cl:1: add(x, n)", "// add.cl:5:         x[i] += 3;", "// prelude.cuh:7: "}));
    }

    void theWholeSourceStandsInFrontOfCodeThatNamesNoLines()
    {
        const backend::ProgramSource source{"add.cl", "one\n\nthree\n", {}};
        QCOMPARE(QString::fromStdString(sample::besideSource(CodeKind::Bitcode, kIr, source)),
                 "; add.cl:1: one\n; add.cl:2: \n; add.cl:3: three\n" + QString(kIr));
        QCOMPARE(QString::fromStdString(sample::besideSource(CodeKind::Ptx, "ret;\n", source)),
                 QString("// add.cl:1: one\n// add.cl:2: \n// add.cl:3: three\nret;\n"));
    }

    void theCodeItselfStaysAsItIs()
    {
        for (const auto& [kind, listing] : {std::pair(CodeKind::Ptx, kPtx), std::pair(CodeKind::Cubin, kSass),
                                            std::pair(CodeKind::Bitcode, kIr)}) {
            const backend::ProgramSource source{"add.cl", kSource, {}};
            auto lines = QString::fromStdString(sample::besideSource(kind, listing, source)).split('\n');
            const auto extra = added(kind, listing);
            lines.removeIf([&](const auto& line) { return extra.contains(line); });
            QCOMPARE(lines.join('\n'), QString(listing));
        }
    }

    void aToolThatIsMissingIsNamedWithItsPackage()
    {
        qputenv("PATH", "/nowhere");
        qputenv("CUDA_HOME", "/nowhere");
        const auto sass = sample::listingOf({CodeKind::Cubin, "no code", {}, {}});
        if (sass.missing.empty())
            QSKIP("nvdisasm is in /usr/local/cuda/bin");
        QVERIFY(sass.text.empty());
        QVERIFY(QString::fromStdString(sass.missing).contains("install the cuda-nvdisasm package"));
        const auto ir = sample::listingOf(
            {CodeKind::Bitcode, "BC", "OpenCL 3.0 PoCL 3.1  Linux, LLVM 99.0.6, SLEEF", {}});
        QVERIFY(ir.text.empty());
        QVERIFY(QString::fromStdString(ir.missing).contains("install the package llvm-99"));
    }
};

SORTSCOPE_TEST(CodeListingTest)
#include "codelistingtest.moc"
