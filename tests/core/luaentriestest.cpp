// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries/luaentries.h"

#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;

namespace {

constexpr const char* kRun = "run = function(queue, job) end, kernels = 'sort.cl'";

algorithms::KernelFolder folderOf(const std::string& lua)
{
    return {"/folder", {{"entry.lua", lua}, {"sort.cl", "__kernel void f() {}"}}};
}

/// Why the text is no entry; empty if it is one.
QString faultOf(const std::string& lua)
{
    try {
        algorithms::entries::describe(folderOf(lua));
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return {};
}

std::string with(const std::string& members)
{
    return "return {\n id = 'mine', " + std::string(kRun) + ",\n " + members + "\n}\n";
}

} // namespace

/// What an entry.lua says, and what it must not do.
class LuaEntriesTest : public QObject {
    Q_OBJECT

private slots:
    void anEntryNeedsAnIdItsKernelsAndItsRunAlone()
    {
        const auto made = algorithms::entries::describe(folderOf(with("")));
        QCOMPARE(made.id, std::string("mine"));
        QCOMPARE(made.title, std::string("mine"));
        QCOMPARE(made.kernels, std::vector<std::string>{"sort.cl"});
        QCOMPARE(made.backends.size(), std::size_t{2});
        QCOMPARE(made.keyTypes, std::vector<data::KeyType>{data::KeyType::U32});
        QCOMPARE(made.directions.size(), std::size_t{2});
        QVERIFY(!made.graphable && !made.stable && made.padded.empty());
    }

    void everythingThatAnEntrySaysIsTold()
    {
        const auto made = algorithms::entries::describe(folderOf(
            with("title = 'T', family = 'search', summary = 's', origin = 'o', limits = 'l', apis = 'opencl',"
                 "keys = { 'u32', 'f64' }, maps_keys = true, values = { 'u64' }, directions = 'descending',"
                 "lengths = { least = 2, most = 8, powers_of_two = true }, max_needles = 7, tile = '2 * n-1',"
                 "parameters = { { id = 'p', default = 3, minimum = 2, maximum = 9, tune = { 2, 4 } } },"
                 "stage_label = 'a', pass_label = 'b', stable = true, graphable = true,"
                 "scratch = { y = '4 * n', x = 8 }, work = { bytes = 'n', launches = 1 }")));
        QCOMPARE(made.family, algorithms::Family::Search);
        QCOMPARE(made.backends, std::vector{backend::BackendKind::OpenCl});
        QCOMPARE(made.keyTypes, (std::vector{data::KeyType::U32, data::KeyType::F64}));
        QVERIFY((made.lengths == algorithms::Lengths{.least = 2, .most = 8, .powersOfTwo = true}));
        QCOMPARE(made.maxNeedles, std::uint64_t{7});
        QCOMPARE(made.parameters.at(0).standard, std::string("3"));
        QCOMPARE(made.parameters.at(0).candidates, (std::vector<std::string>{"2", "4"}));
        QCOMPARE(made.scratch.at(0).name, std::string("x"));
        QCOMPARE(made.scratch.at(0).bytes, std::string("8"));
        QCOMPARE(made.workLaunches, std::string("1"));
        QVERIFY(made.stable && made.graphable && made.mapsKeys);
    }

    void aFaultHasItsLineAndWhatWouldBeRight_data()
    {
        QTest::addColumn<std::string>("lua");
        QTest::addColumn<QString>("fault");
        QTest::newRow("syntax") << std::string("return {\n id = 'x'\n kernels = 'sort.cl'\n}")
                                << "entry.lua:3: '}' expected (to close '{' at line 1) near 'kernels'";
        QTest::newRow("no return") << std::string("local entry = {\n}\n")
                                   << "entry.lua:2: it does not return a table: end it with return { … }";
        QTest::newRow("endless loop")
            << std::string("local n = 0\nwhile true do\n n = n + 1\nend") << "does not come to an end";
        QTest::newRow("no kernels")
            << std::string("return {\n id = 'x', kernels = 'sort2.cl' }")
            << "entry.lua:2: kernels: there is no file sort2.cl of kernels (.cl, .cu) in the "
               "folder, which has sort.cl";
        QTest::newRow("no id") << std::string("return {\n kernels = 'sort.cl' }")
                               << "entry.lua:1: id has to be a text in quotes, and is missing";
        QTest::newRow("no run")
            << std::string("return { id = 'x', kernels = 'sort.cl' }")
            << "run has to be a function (queue, job) that launches the kernels, and is missing";
        QTest::newRow("wrong type") << with("stable = 'yes'")
                                    << "entry.lua:3: stable has to be true or false, not \"yes\"";
        QTest::newRow("unknown key type")
            << with("keys = { 'u33' }") << "entry.lua:3: keys has to be some of u8, i8";
        QTest::newRow("unknown member")
            << with("kernel = 'x'") << "entry.lua:3: kernel is not known here; known are id";
        QTest::newRow("unknown inner member")
            << with("work = { byte = 'n' }")
            << "entry.lua:3: work.byte is not known here; known are bytes, launches";
        QTest::newRow("formula")
            << with("padded = 'pow2(n)'")
            << "entry.lua:3: padded: the expression \"pow2(n)\" has the unknown name \"pow2\"";
        QTest::newRow("nil value") << std::string("local x\nreturn { id = x.y }")
                                   << "entry.lua:2: attempt to index a nil value (local 'x')";
        QTest::newRow("an error without text")
            << std::string("error({})") << "entry.lua: an error that is no text";
    }
    void aFaultHasItsLineAndWhatWouldBeRight()
    {
        QFETCH(std::string, lua);
        QFETCH(QString, fault);
        const auto found = faultOf(lua);
        QVERIFY2(found.startsWith("entry.lua:"), qPrintable(found));
        QVERIFY2(found.contains(fault), qPrintable(found));
    }

    void whatReachesBeyondTheFolderIsNotThere()
    {
        for (const char* name :
             {"io", "os", "package", "debug", "require", "load", "loadfile", "dofile", "string.dump",
              "coroutine", "pcall", "print", "collectgarbage", "setmetatable"}) {
            const auto fault =
                faultOf(std::string("if ") + name + " ~= nil then error('there') end\n" + with(""));
            QVERIFY2(fault.isEmpty(), qPrintable(QString(name) + ": " + fault));
        }
        QVERIFY(faultOf("if math == nil then error('gone') end\n" + with("")).isEmpty());
        QVERIFY(faultOf("\x1bLua").contains("attempt to load a binary chunk"));
    }

    void memoryIsLimited()
    {
        const auto fault =
            faultOf("local text = string.rep('x', 1024)\nfor i = 1, 20 do text = text .. text end");
        QVERIFY2(fault.contains("more than 64 MiB of memory"), qPrintable(fault));
    }
};

SORTSCOPE_TEST(LuaEntriesTest)
#include "luaentriestest.moc"
