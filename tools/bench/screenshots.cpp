// SPDX-License-Identifier: GPL-3.0-or-later
/// Makes the pictures of README and user guide from the real window: see tools/screenshots.
#include "gui/bridge/settings.h"
#include "gui/bridge/workbench.h"
#include "gui/pages/experimentpanel.h"
#include "gui/pages/jobspage.h"
#include "gui/pages/mainwindow.h"
#include "gui/pages/sessionactions.h"
#include "gui/widgets/appearance.h"
#include "gui/widgets/language.h"
#include "gui/widgets/symbolicicon.h"

#include <QApplication>
#include <QEventLoop>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>

#include <array>
#include <chrono>
#include <cstdlib>

using namespace sortscope;

namespace {

struct Picture {
    const char* file;
    /// The page's word in the settings.
    const char* page;
    /// 0: the session of a sweep; 1: that of the exercise.
    int session;
};

constexpr std::array<Picture, 6> kPictures{{
    {"workbench-light.png", "overview", 0},
    {"scaling-light.png", "scaling", 0},
    {"speedup-light.png", "speedup", 0},
    {"kernels-light.png", "kernels", 0},
    {"compare-light.png", "compare", 0},
    {"study-light.png", "study", 1},
}};

constexpr QSize kSize(1280, 800);

/// Charts are prepared on other threads, and repaint when they are ready.
void letItSettle()
{
    using namespace std::chrono_literals;
    QEventLoop loop;
    QTimer::singleShot(1500ms, &loop, &QEventLoop::quit);
    loop.exec();
}

void show(QTabWidget& pages, const QString& id)
{
    for (int i = 0; i < pages.count(); ++i) {
        if (pages.widget(i)->property("page-id").toString() == id)
            pages.setCurrentIndex(i);
    }
}

/// The last job of the session, which is one of the largest.
void selectLastJob(gui::pages::MainWindow& window, gui::bridge::Workbench& workbench, const QString& device)
{
    for (int row = workbench.jobs().rowCount() - 1; row >= 0; --row) {
        const auto& spec = workbench.jobs().row(row).spec;
        if (!QString::fromStdString(spec.device.id).startsWith(device))
            continue;
        window.findChild<gui::pages::JobsPage*>()->selectJob(spec.id);
        return;
    }
}

bool photograph(const QString& folder, const QStringList& sessions)
{
    const QTemporaryDir scratch;
    gui::bridge::Settings settings(scratch.filePath(QStringLiteral("settings.ini")));
    gui::bridge::Workbench workbench(gui::bridge::DeviceDiscovery::inThisProcess(),
                                     scratch.path().toStdString());
    gui::pages::MainWindow window(workbench, settings);
    window.resize(kSize);
    window.show();
    workbench.discover();
    letItSettle();
    int open = -1;
    for (const auto& picture : kPictures) {
        if (picture.session != open) {
            open = picture.session;
            window.session().openFile(sessions.at(open));
            letItSettle();
            window.experiment().usePrepared(open == 0 ? QStringLiteral("quick-look")
                                                      : QStringLiteral("column-radix-table"));
        }
        selectLastJob(window, workbench, QStringLiteral("opencl"));
        show(*window.findChild<QTabWidget*>(QStringLiteral("tabs")), QLatin1String(picture.page));
        letItSettle();
        if (!window.grab().save(folder + u'/' + QLatin1String(picture.file)))
            return false;
    }
    return true;
}

} // namespace

int main(int argc, char* argv[])
{
    const QApplication application(argc, argv);
    if (argc != 4)
        return 2;
    gui::widgets::loadResources();
    gui::widgets::applyAppearance(gui::widgets::Appearance::Light);
    gui::widgets::Language english;
    english.apply(QStringLiteral("en"));
    return photograph(QString::fromLocal8Bit(argv[1]),
                      {QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3])})
               ? EXIT_SUCCESS
               : EXIT_FAILURE;
}
