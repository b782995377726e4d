// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/profileworker.h"

#include "tests/support/sampleresults.h"

#include <QtTest>

using namespace sortscope::gui::charts;
using namespace sortscope::tests;

class ProfileWorkerTest : public QObject {
    Q_OBJECT

private slots:
    void theLatestRequestIsAnswered()
    {
        ProfileWorker worker;
        std::optional<ProfileWorker::Answer> answer;
        connect(
            &worker, &ProfileWorker::ready, this,
            [&] {
                if (auto next = worker.take())
                    answer = std::move(next);
            },
            Qt::QueuedConnection);
        const auto last = shared(bitonicResult(3, 2));
        for (int request = 0; request < 20; ++request)
            worker.request(shared(bitonicResult(8, 5)));
        worker.request(last);
        QTRY_VERIFY(answer && answer->result == last);
        QCOMPARE(answer->profile->cells.size(), std::size_t{6});
        QVERIFY(!worker.take());
    }
};

QTEST_GUILESS_MAIN(ProfileWorkerTest)
#include "profileworkertest.moc"
