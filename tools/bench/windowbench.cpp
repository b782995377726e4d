// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window takes to open a session, and how much memory:
//   windowbench FILE
// Usable: the window answers again, with all jobs in its tables. Blocked: the longest time for which it did
// not answer on the way. Drawn: every chart has painted, the kernel chart with the commands of one job.
#include "gui/charts/kernelchart.h"
#include "gui/pages/mainwindow.h"
#include "gui/pages/sessionactions.h"
#include "gui/widgets/resources.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>

namespace {

using namespace sortscope;
using gui::bridge::SessionKeeper;

double peakMegabytes()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

/// The longest time between two turns of the event loop while it lives.
class BlockWatch : public QObject {
public:
    BlockWatch()
    {
        m_since.start();
        connect(&m_timer, &QTimer::timeout, this,
                [this] { m_longest = std::max(m_longest, m_since.restart()); });
        m_timer.start(0);
    }
    qint64 longestMs() const { return std::max(m_longest, m_since.elapsed()); }

private:
    QElapsedTimer m_since;
    qint64 m_longest = 0;
    QTimer m_timer;
};

/// Returns once everything that waited in the event loop is done.
void settle()
{
    QEventLoop loop;
    QTimer::singleShot(0, &loop, &QEventLoop::quit);
    loop.exec();
}

void drawCharts(gui::pages::MainWindow& window)
{
    auto& tabs = *window.findChild<QTabWidget*>(QStringLiteral("tabs"));
    auto& kernels = *window.findChild<gui::charts::KernelChart*>();
    for (int i = 0; i < tabs.count(); ++i) {
        QEventLoop loop;
        if (tabs.widget(i) == &kernels)
            QObject::connect(&kernels, &gui::charts::KernelChart::profileShown, &loop, &QEventLoop::quit);
        else
            QTimer::singleShot(0, &loop, &QEventLoop::quit);
        tabs.setCurrentIndex(i);
        loop.exec();
        static_cast<void>(window.grab());
    }
}

void openWindow(const QString& path)
{
    QElapsedTimer timer;
    timer.start();
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    gui::bridge::Workbench workbench([] { return backend::Inventory(); }, folder.path().toStdString());
    gui::pages::MainWindow window(workbench, settings);
    window.show();
    settle();
    const auto shown = timer.elapsed();

    const BlockWatch watch;
    QEventLoop loop;
    QObject::connect(&workbench.session(), &SessionKeeper::opened, &loop, &QEventLoop::quit,
                     Qt::QueuedConnection);
    QObject::connect(&workbench.session(), &SessionKeeper::failed, &loop, &QEventLoop::quit,
                     Qt::QueuedConnection);
    window.session().openFile(path);
    loop.exec();
    settle();
    const auto usable = timer.elapsed();
    const auto blocked = watch.longestMs();
    drawCharts(window);
    fmt::print("window: empty after {} ms, {} jobs usable after {} ms (blocked for {} ms at most), "
               "all charts drawn after {} ms, peak {:.0f} MB\n",
               shown, workbench.jobs().rowCount(), usable, blocked, timer.elapsed(), peakMegabytes());
}

} // namespace

int main(int argc, char* argv[])
{
    const QApplication application(argc, argv);
    if (argc != 2)
        return 2;
    gui::widgets::loadResources();
    openWindow(QString::fromLocal8Bit(argv[1]));
    return 0;
}
