<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>sortscope::gui::pages::ExperimentPanel</name>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n job</numerusform>
            <numerusform>%n jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s), unsupported: %1</source>
        <translation>
            <numerusform>%n job, unsupported: %1</numerusform>
            <numerusform>%n jobs, unsupported: %1</numerusform>
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
</context>
</TS>
