// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/badcontent.h"
#include "gui/charts/kernels/kernelchart.h"
#include "tests/support/replicate.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <stdexcept>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

/// The commands of a file that cannot be read any more.
class GoneSource : public results::CommandSource {
public:
    results::CommandBytes read(const results::SampleAddress& /*address*/) override
    {
        throw std::runtime_error("it is gone");
    }
    [[noreturn]] void refuse(const base::BadContent& fault) const override { throw fault; }
};

} // namespace

class ProfileWorkerTest : public QObject {
    Q_OBJECT

private slots:
    void theLatestRequestIsAnswered()
    {
        ProfileWorker worker;
        QSignalSpy ready(&worker, &ProfileWorker::ready);
        const auto last = shared(bitonicResult(3, 2));
        for (int request = 0; request < 20; ++request)
            worker.request(shared(bitonicResult(8, 5)));
        worker.request(last);
        QVERIFY(ready.wait());
        QCOMPARE(ready.size(), 1);
        const auto answer = ready.front().front().value<ProfileWorker::Answer>();
        QVERIFY(answer.result == last);
        QCOMPARE(answer.profile->cells.size(), std::size_t{6});
    }

    void aFailureIsAnsweredWithItsReason()
    {
        auto result = bitonicResult(3, 2);
        for (auto& sample : tests::only(result).samples)
            sample.commands = results::PackedCommands(std::make_shared<GoneSource>(), {});
        ProfileWorker worker;
        QSignalSpy ready(&worker, &ProfileWorker::ready);
        worker.request(shared(std::move(result)));
        QVERIFY(ready.wait());
        const auto answer = ready.front().front().value<ProfileWorker::Answer>();
        QVERIFY(!answer.profile);
        QCOMPARE(answer.failure, QString("it is gone"));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, ProfileWorkerTest)
#include "profileworkertest.moc"
