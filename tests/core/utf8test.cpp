// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/error.h"
#include "core/base/texts.h"
#include "core/plan/expand.h"
#include "core/results/row/jobresult.h"
#include "core/session/sessionfile.h"
#include "tests/support/fakebackend.h"
#include "tests/support/recordingsink.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;

class Utf8Test : public QObject {
    Q_OBJECT

private slots:
    void textOfDriversAndUsersIsRepairedWhereItEnters()
    {
        auto inventory = tests::fakeInventory();
        class Renamed : public backend::Device {
        public:
            const backend::DeviceInfo& info() const override { return m_info; }
            std::unique_ptr<backend::Queue> openQueue(const backend::QueueOptions&) const override
            {
                throw backend::Error("no queue");
            }

        private:
            backend::DeviceInfo m_info{
                .id = "opencl:1", .name = "GeForce\xAE \xE2\x82", .vendor = "\xC0\x80"};
        };
        inventory.devices.push_back(std::make_shared<Renamed>());
        const auto info = inventory.infos().back();
        QCOMPARE(info.name, std::string("GeForce\uFFFD \uFFFD\uFFFD"));
        QCOMPARE(info.vendor, std::string("\uFFFD\uFFFD"));

        const QTemporaryDir folder;
        auto file = session::SessionFile::create(folder.filePath("session").toStdString(), "name \xFF");
        file.setNotes("notes \xED\xA0\x80");
        QCOMPARE(file.info().name, std::string("name \uFFFD"));
        QCOMPARE(file.info().notes, std::string("notes \uFFFD\uFFFD\uFFFD"));
    }

    void aReasonIsRepaired()
    {
        const auto inventory = tests::fakeInventory(
            {.failAt = tests::Step::Build, .failure = [] { throw backend::Error("log \xFF"); }});
        const plan::RunRequest request{.devices = {"opencl:0"}, .algorithms = {"bitonic"}, .sizes = {64}};
        const auto results = tests::runAll(inventory, plan::expand(request, inventory));
        QVERIFY2(results.at(0)->reason.ends_with("log \uFFFD"), results.at(0)->reason.c_str());
    }

    void wellFormedTextIsKept()
    {
        const std::string text("nul \0, ü, €, \U0001F600, \U0010FFFF", 26);
        QCOMPARE(base::utf8(text), text);
        for (const auto* bad :
             {"\x80", "\xC1\xBF", "\xF5\x80\x80\x80", "\xF4\x90\x80\x80", "\xE0\x9F\xBF", "\xE2\x82"})
            QVERIFY2(base::utf8(bad).find_first_not_of("\uFFFD") == std::string::npos, bad);
    }
};

SORTSCOPE_TEST(Utf8Test)
#include "utf8test.moc"
