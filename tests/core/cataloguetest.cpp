// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/catalogue.h"

#include "core/algorithms/kernelsource.h"
#include "tests/support/fakebackend.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <set>

using namespace sortscope;

class CatalogueTest : public QObject {
    Q_OBJECT

private slots:
    /// The tests below go through the catalogue.
    void initTestCase() { QVERIFY(!algorithms::catalogue().empty()); }

    void idsAreUnique()
    {
        std::set<std::string_view> ids;
        for (const auto& info : algorithms::catalogue())
            QVERIFY2(ids.insert(info.id).second, info.id.data());
    }

    void everyEntryIsDescribedAndRunnable()
    {
        for (const auto& info : algorithms::catalogue()) {
            QVERIFY2(!info.title.empty() && !info.summary.empty() && !info.origin.empty(), info.id.data());
            QVERIFY2(!info.backends.empty(), info.id.data());
            QVERIFY2(info.family == algorithms::Family::Sort ? info.makeSort && !info.makeSearch
                                                             : info.makeSearch && !info.makeSort,
                     info.id.data());
        }
    }

    void everyParametersDefaultIsInItsOwnRange()
    {
        const auto inventory = tests::fakeInventory();
        std::size_t tried = 0;
        for (const auto& info : algorithms::catalogue()) {
            for (const auto& device : inventory.devices) {
                if (!info.runsOn(device->info().backend))
                    continue;
                for (const auto& [id, value] : algorithms::resolveParameters(info, device->info(), {})) {
                    QCOMPARE(algorithms::parseParameter(*info.findParameter(id), algorithms::toText(value)),
                             value);
                    ++tried;
                }
            }
        }
        QVERIFY(tried > 0);
    }

    void whatTuningTriesIsWhatTheParameterTakes()
    {
        std::size_t tried = 0;
        for (const auto& info : algorithms::catalogue()) {
            for (const auto& parameter : info.parameters) {
                for (const auto& value : parameter.candidates) {
                    QCOMPARE(algorithms::parseParameter(parameter, algorithms::toText(value)), value);
                    ++tried;
                }
                if (parameter.choices.empty())
                    QVERIFY(std::ranges::is_sorted(parameter.candidates));
                // With one value there is nothing to choose from.
                QVERIFY(parameter.candidates.size() != 1);
            }
        }
        QVERIFY(tried > 0);
    }

    void parametersThatAnEntryLacksAreRefused()
    {
        const auto inventory = tests::fakeInventory();
        QVERIFY_EXCEPTION_THROWN(algorithms::resolveParameters(*algorithms::findAlgorithm("std-sort"),
                                                               inventory.devices.front()->info(),
                                                               {{"lists", 8}}),
                                 base::UsageError);
    }

    void everyKernelFileNamesItsAlgorithmAndOrigin()
    {
        QVERIFY(!algorithms::embeddedKernels().empty());
        for (const auto& kernel : algorithms::embeddedKernels())
            QVERIFY2(kernel.source.starts_with("// SPDX-License-Identifier: GPL-3.0-or-later\n// "),
                     kernel.file.data());
    }
};

SORTSCOPE_TEST(CatalogueTest)
#include "cataloguetest.moc"
