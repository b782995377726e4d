// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/resultstore.h"

#include "tests/gui/guisupport.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

using namespace sortscope;
using gui::models::ResultStore;

class ResultStoreTest : public QObject {
    Q_OBJECT

private slots:
    void resultsStandInTheOrderOfTheirIds()
    {
        ResultStore store;
        for (const int id : {5, 2, 9})
            store.add(tests::resultOf(id, 16, {1000}));
        std::vector<int> ids;
        for (const auto& result : store.results())
            ids.push_back(result->spec.id);
        QCOMPARE(ids, (std::vector<int>{2, 5, 9}));
        QCOMPARE(store.find(5)->spec.id, 5);
        QVERIFY(store.find(3) == nullptr);
    }

    void theResultsOfASessionStandInThatOrderToo()
    {
        ResultStore store;
        store.replace({tests::resultOf(9, 16, {1000}), tests::resultOf(2, 16, {1000})});
        store.add(tests::resultOf(5, 16, {1000}));
        store.add(tests::resultOf(9, 16, {1000, 2000}));
        std::vector<int> ids;
        for (const auto& result : store.results())
            ids.push_back(result->spec.id);
        QCOMPARE(ids, (std::vector<int>{2, 5, 9}));
        QCOMPARE(results::sampleCount(*store.find(9)), std::size_t{2});
    }

    void moreReplicatesOfAJobTakeThePlaceOfFewer()
    {
        ResultStore store;
        QSignalSpy changed(&store, &ResultStore::changed);
        store.add(tests::resultOf(1, 16, {1000}));
        store.add(tests::resultOf(1, 16, {1000, 2000}));
        QCOMPARE(changed.size(), 2);
        QCOMPARE(store.results().size(), std::size_t{1});
        QCOMPARE(results::sampleCount(*store.find(1)), std::size_t{2});
    }

    void theResultsOfAnotherSessionTakeThePlaceOfAll()
    {
        ResultStore store;
        store.add(tests::resultOf(1, 16, {1000}));
        QSignalSpy changed(&store, &ResultStore::changed);
        store.replace({tests::resultOf(5, 16, {1000}), tests::resultOf(6, 16, {1000})});
        QCOMPARE(changed.size(), 1);
        QVERIFY(store.find(1) == nullptr);
        store.replace({});
        QVERIFY(store.empty());
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, ResultStoreTest)
#include "resultstoretest.moc"
