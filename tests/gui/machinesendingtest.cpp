// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/programsending.h"
#include "tests/gui/machinedesk.h"
#include "tests/support/otherhome.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QToolButton>

using namespace sortscope;
using gui::bridge::Places;
using gui::bridge::sendingBundleOf;
using State = Places::State;

/// The window sends sortscope-cli to a machine that has none.
class MachineSendingTest : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::OtherHome> m_other;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<tests::MachineDesk> m_desk;
    const QByteArray m_path = qgetenv("PATH");

    Places& places() { return m_desk->workbench.places(); }
    template <typename Button>
    Button* button(QWidget& inside, const char* name)
    {
        auto* found = inside.findChild<Button*>(name);
        return found != nullptr && found->isVisible() ? found : nullptr;
    }

private slots:
    void init()
    {
        m_other = std::make_unique<tests::OtherHome>();
        qputenv("PATH", m_other->searchPath().toUtf8());
        m_folder = std::make_unique<QTemporaryDir>();
        m_desk = std::make_unique<tests::MachineDesk>(*m_folder);
        places().setConnect(Places::byRunners(SORTSCOPE_CLI_PATH));
        places().setProgramSender(sendingBundleOf(SORTSCOPE_CLI_PATH));
        QVERIFY(m_desk->ready());
    }
    void cleanup()
    {
        m_desk.reset();
        qputenv("PATH", m_path);
    }

    void aMachineWithoutTheProgramIsGivenItOnceTheUserSaysSo()
    {
        places().add({"Lab", "ssh:lab"});
        QVERIFY(m_desk->reaches(0, State::Lost));
        auto& group = m_desk->group();
        QVERIFY2(group.findChild<QLabel*>("machine-reason")->text().contains("no sortscope-cli"),
                 qPrintable(group.findChild<QLabel*>("machine-reason")->text()));
        QVERIFY(m_other->nothingIsThere());
        auto* send = button<QToolButton>(group, "machine-send");
        QVERIFY(send != nullptr);
        send->click();
        QVERIFY2(m_desk->reaches(0, State::Ready), qPrintable(places().all().front().reason));
        QVERIFY(!places().all().front().devices.empty());
        QVERIFY(!m_other->nothingIsThere());
        QVERIFY(button<QToolButton>(group, "machine-send") == nullptr);
    }

    void theDialogOffersItWhereATestFindsNone()
    {
        m_desk->window.findChild<QAction*>("add-machine")->trigger();
        m_desk->inDialog<QLineEdit>("machine-where").setText("lab");
        QVERIFY(button<QPushButton>(*m_desk->dialog(), "machine-send") == nullptr);
        m_desk->inDialog<QPushButton>("machine-test").click();
        QTRY_VERIFY_WITH_TIMEOUT(button<QPushButton>(*m_desk->dialog(), "machine-send") != nullptr, 60'000);
        QVERIFY2(m_desk->result().contains("no sortscope-cli"), qPrintable(m_desk->result()));
        QVERIFY(m_other->nothingIsThere());
        button<QPushButton>(*m_desk->dialog(), "machine-send")->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->result().contains("The connection works."), 60'000);
        QVERIFY(!m_other->nothingIsThere());
        QVERIFY(button<QPushButton>(*m_desk->dialog(), "machine-send") == nullptr);
    }

    void aMachineOutOfReachIsOfferedNothing()
    {
        m_other->writeSsh("exit 255");
        places().add({"Lab", "ssh:lab"});
        QVERIFY(m_desk->reaches(0, State::Lost));
        QVERIFY(button<QToolButton>(m_desk->group(), "machine-send") == nullptr);
    }

    void aProgramThatCannotBundleItselfIsSaid()
    {
        places().setProgramSender(sendingBundleOf("/bin/false"));
        places().add({"Lab", "ssh:lab"});
        QVERIFY(m_desk->reaches(0, State::Lost));
        places().sendProgramTo("ssh:lab");
        QVERIFY(m_desk->reaches(0, State::Connecting));
        QVERIFY(m_desk->reaches(0, State::Lost));
        QVERIFY2(places().all().front().reason.contains("/bin/false"),
                 qPrintable(places().all().front().reason));
        QVERIFY(m_other->nothingIsThere());
    }
};

SORTSCOPE_TEST_WITH(QApplication, MachineSendingTest)
#include "machinesendingtest.moc"
