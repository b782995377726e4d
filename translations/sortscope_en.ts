<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>sortscope::gui::bridge::Workbench</name>
    <message numerus="yes">
        <source>%n job(s) are left: their machines are not connected.</source>
        <translation>
            <numerusform>%n job is left: its machine is not connected.</numerusform>
            <numerusform>%n jobs are left: their machines are not connected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts</name>
    <message numerus="yes">
        <source>%n older result(s) of the same jobs are not drawn.</source>
        <translation>
            <numerusform>%n older result of the same jobs is not drawn.</numerusform>
            <numerusform>%n older results of the same jobs are not drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more series are not drawn: choose fewer with the filters above.</source>
        <translation>
            <numerusform>%n more series is not drawn: choose fewer with the filters above.</numerusform>
            <numerusform>%n more series are not drawn: choose fewer with the filters above.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::CurveChart</name>
    <message numerus="yes">
        <source>%n curve(s) are too many for one chart. Choose above what else has a panel of its own, or all in one.</source>
        <translation>
            <numerusform>%n curve is too many for one chart. Choose above what else has a panel of its own, or all in one.</numerusform>
            <numerusform>%n curves are too many for one chart. Choose above what else has a panel of its own, or all in one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::FleetChart</name>
    <message numerus="yes">
        <source>%n device(s), in the order of the session</source>
        <translation>
            <numerusform>%n device, in the order of the session</numerusform>
            <numerusform>%n devices, in the order of the session</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n job</numerusform>
            <numerusform>%n jobs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::HistoryChart</name>
    <message numerus="yes">
        <source>%1 of %n row(s) are drawn, those that changed most. Choose among the others above.</source>
        <translation>
            <numerusform>%1 of %n row is drawn, the one that changed most. Choose among the others above.</numerusform>
            <numerusform>%1 of %n rows are drawn, those that changed most. Choose among the others above.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::KernelChart</name>
    <message numerus="yes">
        <source>%n launches per run</source>
        <translation>
            <numerusform>%n launch per run</numerusform>
            <numerusform>%n launches per run</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::NaryChart</name>
    <message numerus="yes">
        <source>%n subdivisions</source>
        <translation>
            <numerusform>%n subdivision</numerusform>
            <numerusform>%n subdivisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passes, one launch each</source>
        <translation>
            <numerusform>%n pass, one launch</numerusform>
            <numerusform>%n passes, one launch each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work-items</source>
        <translation>
            <numerusform>%n work-item</numerusform>
            <numerusform>%n work-items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them idle</source>
        <translation>
            <numerusform>%n of them idle</numerusform>
            <numerusform>%n of them idle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::NetworkChart</name>
    <message numerus="yes">
        <source>%n work-items</source>
        <translation>
            <numerusform>%n work-item</numerusform>
            <numerusform>%n work-items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them idle</source>
        <translation>
            <numerusform>%n of them idle</numerusform>
            <numerusform>%n of them idle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs are swapped</source>
        <translation>
            <numerusform>%n pair is swapped</numerusform>
            <numerusform>%n pairs are swapped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::RatioChart</name>
    <message numerus="yes">
        <source>%n pair(s), the slowest first</source>
        <translation>
            <numerusform>%n pair, the slowest first</numerusform>
            <numerusform>%n pairs, the slowest first</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::TimelineChart</name>
    <message numerus="yes">
        <source>%n commands</source>
        <translation>
            <numerusform>%n command</numerusform>
            <numerusform>%n commands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commands timed by another clock, or by none, are left out.</source>
        <translation>
            <numerusform>%n command timed by another clock, or by none, is left out.</numerusform>
            <numerusform>%n commands timed by another clock, or by none, are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::WinnerChart</name>
    <message numerus="yes">
        <source>%1: %n cell(s)</source>
        <translation>
            <numerusform>%1: %n cell</numerusform>
            <numerusform>%1: %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not proven: as fast are %1 and %n more</source>
        <translation>
            <numerusform>not proven: as fast are %1 and %n more</numerusform>
            <numerusform>not proven: as fast are %1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s)</source>
        <translation>
            <numerusform>%n more row</numerusform>
            <numerusform>%n more rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models</name>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n job</numerusform>
            <numerusform>%n jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation>
            <numerusform>%n variant</numerusform>
            <numerusform>%n variants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n size(s)</source>
        <translation>
            <numerusform>%n size</numerusform>
            <numerusform>%n sizes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of data</source>
        <translation>
            <numerusform>%n kind of data</numerusform>
            <numerusform>%n kinds of data</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replicate(s)</source>
        <translation>
            <numerusform>%n replicate</numerusform>
            <numerusform>%n replicates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsupported: %1</source>
        <comment>jobs, and the first reason</comment>
        <translation>
            <numerusform>%n unsupported: %1</numerusform>
            <numerusform>%n unsupported: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) of keys</source>
        <translation>
            <numerusform>%n type of keys</numerusform>
            <numerusform>%n types of keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of values</source>
        <translation>
            <numerusform>%n kind of values</numerusform>
            <numerusform>%n kinds of values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n replicate(s)</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1 has %n replicate</numerusform>
            <numerusform>%1 has %n replicates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::DevicePairsModel</name>
    <message numerus="yes">
        <source>%1; slower in %2 of %n job(s)</source>
        <translation>
            <numerusform>%1; slower in %2 of %n job</numerusform>
            <numerusform>%1; slower in %2 of %n jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; faster in %2 of %n job(s)</source>
        <translation>
            <numerusform>%1; faster in %2 of %n job</numerusform>
            <numerusform>%1; faster in %2 of %n jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; the same in %2 of %n job(s)</source>
        <translation>
            <numerusform>%1; the same in %2 of %n job</numerusform>
            <numerusform>%1; the same in %2 of %n jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; faster in %2, slower in %3 of %n job(s)</source>
        <translation>
            <numerusform>%1; faster in %2, slower in %3 of %n job</numerusform>
            <numerusform>%1; faster in %2, slower in %3 of %n jobs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::StudyModel</name>
    <message numerus="yes">
        <source>Job %1: %2, median of %n samples</source>
        <translation>
            <numerusform>Job %1: %2, median of %n sample</numerusform>
            <numerusform>Job %1: %2, median of %n samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages</name>
    <message numerus="yes">
        <source>It takes about %n second(s). Nothing else should run on the machine meanwhile.</source>
        <translation>
            <numerusform>It takes about %n second. Nothing else should run on the machine meanwhile.</numerusform>
            <numerusform>It takes about %n seconds. Nothing else should run on the machine meanwhile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::AlgorithmSection</name>
    <message numerus="yes">
        <source>%n not available on this machine</source>
        <comment>algorithms</comment>
        <translation>
            <numerusform>%n not available on this machine</numerusform>
            <numerusform>%n not available on this machine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::CompareChoice</name>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n job</numerusform>
            <numerusform>%n jobs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::CompareMapping</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without counterpart</source>
        <translation>
            <numerusform>%n without counterpart</numerusform>
            <numerusform>%n without counterpart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::CompareNotes</name>
    <message numerus="yes">
        <source>Only in A: %n job(s)</source>
        <translation>
            <numerusform>Only in A: %n job</numerusform>
            <numerusform>Only in A: %n jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only in B: %n job(s)</source>
        <translation>
            <numerusform>Only in B: %n job</numerusform>
            <numerusform>Only in B: %n jobs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ComparePage</name>
    <message numerus="yes">
        <source>%n pair(s): %1</source>
        <translation>
            <numerusform>%n pair: %1</numerusform>
            <numerusform>%n pairs: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::DeviceSection</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <comment>compute units</comment>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not available</source>
        <comment>devices</comment>
        <translation>
            <numerusform>%n not available</numerusform>
            <numerusform>%n not available</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::FleetPage</name>
    <message numerus="yes">
        <source>%1 is %2× slower than the others in %3 of %n job(s).</source>
        <translation>
            <numerusform>%1 is %2× slower than the others in %3 of %n job.</numerusform>
            <numerusform>%1 is %2× slower than the others in %3 of %n jobs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2× faster than the others in %3 of %n job(s).</source>
        <translation>
            <numerusform>%1 is %2× faster than the others in %3 of %n job.</numerusform>
            <numerusform>%1 is %2× faster than the others in %3 of %n jobs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more device(s) differ.</source>
        <translation>
            <numerusform>%n more device differs.</numerusform>
            <numerusform>%n more devices differ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::HistoryPage</name>
    <message numerus="yes">
        <source>%1 rows of %n session(s), %2 … %3</source>
        <translation>
            <numerusform>%1 rows of %n session, %2 … %3</numerusform>
            <numerusform>%1 rows of %n sessions, %2 … %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in %1.</source>
        <translation>
            <numerusform>%n change in %1.</numerusform>
            <numerusform>%n changes in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) not judged.</source>
        <translation>
            <numerusform>%n row not judged.</numerusform>
            <numerusform>%n rows not judged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) could not be read.</source>
        <translation>
            <numerusform>%n session could not be read.</numerusform>
            <numerusform>%n sessions could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::MachineDialog</name>
    <message numerus="yes">
        <source>%n machine(s), each by its own name</source>
        <translation>
            <numerusform>%n machine, by its own name</numerusform>
            <numerusform>%n machines, each by its own name</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) were added. Of the others: %1</source>
        <translation>
            <numerusform>%n machine was added. Of the others: %1</numerusform>
            <numerusform>%n machines were added. Of the others: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::MainWindow</name>
    <message numerus="yes">
        <source>%n job(s) failed. The reasons are in the Jobs tab.</source>
        <translation>
            <numerusform>%n job failed. The reason is in the Jobs tab.</numerusform>
            <numerusform>%n jobs failed. The reasons are in the Jobs tab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run has finished in %1: %n job(s).</source>
        <translation>
            <numerusform>The run has finished in %1: %n job.</numerusform>
            <numerusform>The run has finished in %1: %n jobs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::OverviewFindings</name>
    <message numerus="yes">
        <source>%n job(s) failed</source>
        <translation>
            <numerusform>%n job failed</numerusform>
            <numerusform>%n jobs failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of poor quality: do not compare them</source>
        <translation>
            <numerusform>%n row of poor quality: do not compare it</numerusform>
            <numerusform>%n rows of poor quality: do not compare them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with warnings</source>
        <translation>
            <numerusform>%n row with warnings</numerusform>
            <numerusform>%n rows with warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with kernels near the timer floor</source>
        <translation>
            <numerusform>%n row with kernels near the timer floor</numerusform>
            <numerusform>%n rows with kernels near the timer floor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) that lack replicates</source>
        <translation>
            <numerusform>%n row that lacks replicates</numerusform>
            <numerusform>%n rows that lack replicates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the CPU slower than the standard library</source>
        <translation>
            <numerusform>%n row of the CPU slower than the standard library</numerusform>
            <numerusform>%n rows of the CPU slower than the standard library</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of poor quality, not to be compared; most often: %1</source>
        <extracomment>%1 is the most frequent reason</extracomment>
        <translation>
            <numerusform>%n row of poor quality, not to be compared; most often: %1</numerusform>
            <numerusform>%n rows of poor quality, not to be compared; most often: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::OverviewMachine</name>
    <message numerus="yes">
        <source>%1, %n thread(s)</source>
        <translation>
            <numerusform>%1, %n thread</numerusform>
            <numerusform>%1, %n threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::RecoveryBanner</name>
    <message numerus="yes">
        <source>%1, %2: %n result(s)</source>
        <translation>
            <numerusform>%1, %2: %n result</numerusform>
            <numerusform>%1, %2: %n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were not saved when the program ended.</source>
        <translation>
            <numerusform>%n session was not saved when the program ended.</numerusform>
            <numerusform>%n sessions were not saved when the program ended.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::SamplingSection</name>
    <message numerus="yes">
        <source>These choices make %n job(s) for a workload.</source>
        <translation>
            <numerusform>These choices make %n job for a workload.</numerusform>
            <numerusform>These choices make %n jobs for a workload.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::SessionActions</name>
    <message numerus="yes">
        <source>Not everything could be written to the session&apos;s file: %1. %n result(s) are kept in memory, and writing is tried again with every job; you can also save the session to another place.</source>
        <translation>
            <numerusform>Not everything could be written to the session&apos;s file: %1. %n result is kept in memory, and writing is tried again with every job; you can also save the session to another place.</numerusform>
            <numerusform>Not everything could be written to the session&apos;s file: %1. %n results are kept in memory, and writing is tried again with every job; you can also save the session to another place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened %1: %n result(s)</source>
        <translation>
            <numerusform>Opened %1: %n result</numerusform>
            <numerusform>Opened %1: %n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) could not be read.</source>
        <translation>
            <numerusform>%n job could not be read.</numerusform>
            <numerusform>%n jobs could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowMachines</name>
    <message numerus="yes">
        <source>%n stored replicate(s) were fetched from other machines.</source>
        <translation>
            <numerusform>%n stored replicate was fetched from another machine.</numerusform>
            <numerusform>%n stored replicates were fetched from other machines.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WinnersPage</name>
    <message numerus="yes">
        <source>%1 wins in %2 of %n cell(s).</source>
        <translation>
            <numerusform>%1 wins in %2 of %n cell.</numerusform>
            <numerusform>%1 wins in %2 of %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winner(s) are proven.</source>
        <translation>
            <numerusform>%n winner is proven.</numerusform>
            <numerusform>%n winners are proven.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::QueueList</name>
    <message numerus="yes">
        <source>%n experiment(s) waiting</source>
        <translation>
            <numerusform>%n experiment waiting</numerusform>
            <numerusform>%n experiments waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::RunProgress</name>
    <message numerus="yes">
        <source>and %n more machine(s)</source>
        <translation>
            <numerusform>and %n more machine</numerusform>
            <numerusform>and %n more machines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::SizesEdit</name>
    <message numerus="yes">
        <source>%n size(s)</source>
        <translation>
            <numerusform>%n size</numerusform>
            <numerusform>%n sizes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::Stepper</name>
    <message numerus="yes">
        <source>%n steps per second</source>
        <translation>
            <numerusform>%n step per second</numerusform>
            <numerusform>%n steps per second</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::CodeReader</name>
    <message numerus="yes">
        <source>The compiler, or a kernel that tells its launches, has not ended within %n second(s).</source>
        <translation>
            <numerusform>The compiler, or a kernel that tells its launches, has not ended within %n second.</numerusform>
            <numerusform>The compiler, or a kernel that tells its launches, has not ended within %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::RanTexts</name>
    <message numerus="yes">
        <source>%n text(s) are in %1.</source>
        <translation>
            <numerusform>%n text is in %1.</numerusform>
            <numerusform>%n texts are in %1.</numerusform>
        </translation>
    </message>
</context>
</TS>
