// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window takes to open a session, and how much memory:
//   windowbench FILE
// Usable: the window answers again, with all jobs in its tables. Blocked: the longest time for which it did
// not answer on the way. Drawn: every page has painted, the kernel chart and the timeline with the commands
// of one job. Last, a table is sorted.
#include "gui/bridge/settings.h"
#include "gui/charts/kernelchart.h"
#include "gui/charts/timelinechart.h"
#include "gui/pages/mainwindow.h"
#include "gui/pages/sessionactions.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/widgets/tableview.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdlib>
#include <string>
#include <utility>

namespace {

using namespace sortscope;
using gui::bridge::SessionKeeper;

double peakMegabytes()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

/// Finds the longest time for which the window did not answer, from one turn of its event loop to the next,
/// and the one event that took longest.
class WatchedApplication : public QApplication {
public:
    WatchedApplication(int& argc, char* argv[]) : QApplication(argc, argv)
    {
        connect(&m_turns, &QTimer::timeout, this, &WatchedApplication::endTurn);
    }

    bool notify(QObject* receiver, QEvent* event) override
    {
        // An event that is handled within another belongs to the outer one.
        const bool outermost = !std::exchange(m_within, true);
        const Event handled{0, static_cast<int>(event->type()), receiver->metaObject()->className()};
        QElapsedTimer timer;
        timer.start();
        const bool accepted = QApplication::notify(receiver, event);
        if (outermost) {
            m_within = false;
            if (timer.nsecsElapsed() > m_slowest.ns)
                m_slowest = {timer.nsecsElapsed(), handled.type, handled.receiver};
        }
        return accepted;
    }

    void startPhase()
    {
        m_slowest = {};
        m_longestNs = 0;
        m_turn.start();
        m_turns.start(0);
    }

    /// What the phase that ends now has to tell.
    std::string endPhase()
    {
        endTurn();
        m_turns.stop();
        return fmt::format("blocked for {:.1f} ms at most, {:.1f} ms by event {} of {}", ms(m_longestNs),
                           ms(m_slowest.ns), m_slowest.type, m_slowest.receiver);
    }

private:
    struct Event {
        qint64 ns = 0;
        int type = 0;
        const char* receiver = "";
    };

    static double ms(qint64 ns) { return static_cast<double>(ns) / 1e6; }

    void endTurn()
    {
        m_longestNs = std::max(m_longestNs, m_turn.nsecsElapsed());
        m_turn.start();
    }

    QTimer m_turns;
    QElapsedTimer m_turn;
    qint64 m_longestNs = 0;
    Event m_slowest;
    bool m_within = false;
};

/// Lets the event loop have its turns until `signal` was emitted.
class Awaited {
public:
    template <typename Sender, typename Signal>
    Awaited(const Sender& sender, Signal signal)
    {
        QObject::connect(&sender, signal, &m_loop, &QEventLoop::quit, Qt::QueuedConnection);
    }
    void wait() { m_loop.exec(); }

private:
    QEventLoop m_loop;
};

/// Returns once everything that waited in the event loop is done.
void settle()
{
    QEventLoop loop;
    // Paint events are posted by what the first turn handles.
    QTimer::singleShot(0, &loop, [&loop] { QTimer::singleShot(0, &loop, &QEventLoop::quit); });
    loop.exec();
}

void drawPages(WatchedApplication& application, gui::pages::MainWindow& window)
{
    auto& tabs = *window.findChild<QTabWidget*>(QStringLiteral("tabs"));
    auto& kernels = *window.findChild<gui::charts::KernelChart*>();
    auto& timeline = *window.findChild<gui::charts::TimelineChart*>();
    for (int i = 0; i < tabs.count(); ++i) {
        QElapsedTimer timer;
        timer.start();
        application.startPhase();
        Awaited profile(kernels, &gui::charts::KernelChart::profileShown);
        Awaited commands(timeline, &gui::charts::TimelineChart::timelineShown);
        tabs.setCurrentIndex(i);
        if (tabs.widget(i)->isAncestorOf(&kernels))
            profile.wait();
        if (tabs.widget(i) == &timeline)
            commands.wait();
        settle();
        const auto told = application.endPhase();
        fmt::print("  {}: {} ms, {}\n", tabs.tabText(i).toStdString(), timer.elapsed(), told);
    }
}

/// Every row's figure is needed to sort by it.
void sortJobs(WatchedApplication& application, gui::pages::MainWindow& window)
{
    auto& table = *window.findChild<gui::widgets::TableView*>(QStringLiteral("jobs"));
    QElapsedTimer timer;
    timer.start();
    application.startPhase();
    table.sortByColumn(gui::models::JobsModel::KernelSum, Qt::DescendingOrder);
    settle();
    const auto told = application.endPhase();
    fmt::print("jobs sorted by kernel time in {} ms, {}\n", timer.elapsed(), told);
}

void openWindow(WatchedApplication& application, const QString& path)
{
    QElapsedTimer timer;
    timer.start();
    const QTemporaryDir folder;
    gui::bridge::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    gui::bridge::Workbench workbench([](const std::stop_token&) { return backend::Inventory(); },
                                     folder.path().toStdString());
    gui::pages::MainWindow window(workbench, settings);
    window.show();
    settle();
    fmt::print("window: empty after {} ms\n", timer.restart());

    QObject::connect(&workbench.session(), &SessionKeeper::failed, [](const QString& sentence) {
        fmt::print(stderr, "{}\n", sentence.toStdString());
        std::exit(1);
    });

    application.startPhase();
    Awaited opened(workbench.session(), &SessionKeeper::opened);
    window.session().openFile(path);
    opened.wait();
    settle();
    const auto told = application.endPhase();
    fmt::print("{} jobs usable {} ms later, {}\n", workbench.jobs().rowCount(), timer.elapsed(), told);
    drawPages(application, window);
    fmt::print("all pages drawn {} ms after the file was chosen, peak {:.0f} MB\n", timer.elapsed(),
               peakMegabytes());
    sortJobs(application, window);
}

} // namespace

int main(int argc, char* argv[])
{
    WatchedApplication application(argc, argv);
    if (argc != 2)
        return 2;
    gui::widgets::loadResources();
    openWindow(application, QString::fromLocal8Bit(argv[1]));
    return 0;
}
