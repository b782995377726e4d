// SPDX-License-Identifier: GPL-3.0-or-later
/// Makes the pictures of README and user guide from the real window: see tools/screenshots. To look at every
/// page in another language, appearance and size:
///     screenshots FOLDER SESSION zh_CN dark 1366x768
#include "core/backend/device.h"
#include "gui/experiment/experimentpanel.h"
#include "gui/pages/jobspage.h"
#include "gui/run/workbench.h"
#include "gui/session/settings.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/window/appearance.h"
#include "gui/window/language.h"
#include "gui/window/mainwindow.h"
#include "gui/window/sessionactions.h"
#include "gui/window/windowactions.h"
#include "gui/window/workbenchtabs.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>

using namespace sortscope;

namespace {

struct Picture {
    const char* file;
    /// The word for the page in the settings.
    const char* page;
    /// 0: the session of a sweep; 1: the session of the exercise; 2: a session of two runs.
    int session;
};

constexpr std::array<Picture, 6> kPictures{{
    {"workbench-light.png", "overview", 0},
    {"scaling-light.png", "scaling", 0},
    {"speedup-light.png", "speedup", 0},
    {"kernels-light.png", "kernels", 0},
    {"study-light.png", "study", 1},
    {"compare-light.png", "compare", 2},
}};

constexpr QSize kSize(1280, 800);

/// Waits for the charts, which are prepared on other threads, and repaint when they are ready.
void letItSettle()
{
    using namespace std::chrono_literals;
    QEventLoop loop;
    QTimer::singleShot(1500ms, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Selects the last bitonic sort of OpenCL, or else the last job of OpenCL: the last jobs are the largest.
void selectLastJob(gui::pages::MainWindow& window, gui::bridge::Workbench& workbench)
{
    const auto& jobs = workbench.jobs();
    const auto isBitonic = [&](int row) { return jobs.row(row).spec.variant.algorithm == "bitonic"; };
    bool any = false;
    for (int row = 0; row < jobs.rowCount(); ++row)
        any = any || isBitonic(row);
    for (int row = jobs.rowCount() - 1; row >= 0; --row) {
        const auto& spec = jobs.row(row).spec;
        if (spec.device.backend != backend::BackendKind::OpenCl || (any && !isBitonic(row)))
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
            window.experiment().usePrepared(open == 1 ? QStringLiteral("column-radix-table")
                                                      : QStringLiteral("quick-look"));
        }
        selectLastJob(window, workbench);
        window.findChild<gui::pages::WorkbenchTabs*>()->showPage(QLatin1String(picture.page));
        letItSettle();
        if (!window.grab().save(folder + u'/' + QLatin1String(picture.file)))
            return false;
    }
    return true;
}

/// Photographs the dialog that asks how long parameters are to be tuned.
bool photographTuning(const QString& folder, gui::pages::MainWindow& window,
                      gui::bridge::Workbench& workbench)
{
    const auto& devices = workbench.inventory().devices;
    const auto opencl = std::ranges::find_if(
        devices, [](const auto& device) { return device->info().backend == backend::BackendKind::OpenCl; });
    if (opencl == devices.end())
        return true;
    plan::RunRequest request;
    request.devices = {(*opencl)->info().id};
    request.algorithms = {"bitonic-tiled"};
    request.sizes = {1 << 20};
    window.experiment().setRequest(request);
    window.actions().tune->trigger();
    letItSettle();
    auto* dialog = window.findChild<QDialog*>(QStringLiteral("tune"));
    return dialog != nullptr && dialog->grab().save(folder + QStringLiteral("/tune.png"));
}

/// Photographs every page, to be looked at.
bool photographPages(const QString& folder, const QString& session, const QSize& size)
{
    const QTemporaryDir scratch;
    gui::bridge::Settings settings(scratch.filePath(QStringLiteral("settings.ini")));
    gui::bridge::Workbench workbench(gui::bridge::DeviceDiscovery::inThisProcess(),
                                     scratch.path().toStdString());
    gui::pages::MainWindow window(workbench, settings);
    window.resize(size);
    window.show();
    workbench.discover();
    window.session().openFile(session);
    letItSettle();
    selectLastJob(window, workbench);
    auto& pages = *window.findChild<gui::pages::WorkbenchTabs*>();
    for (int i = 0; i < pages.count(); ++i) {
        pages.setCurrentIndex(i);
        letItSettle();
        const auto name = pages.currentPage();
        if (!window.grab().save(QStringLiteral("%1/%2.png").arg(folder, name)))
            return false;
    }
    return photographTuning(folder, window, workbench);
}

} // namespace

int main(int argc, char* argv[])
{
    const QApplication application(argc, argv);
    const auto words = QApplication::arguments();
    const bool pages = argc == 6;
    if (argc != 5 && !pages)
        return 2;
    gui::widgets::loadResources();
    gui::widgets::applyAppearance(pages && words[4] == QLatin1String("dark")
                                      ? gui::widgets::Appearance::Dark
                                      : gui::widgets::Appearance::Light);
    gui::widgets::Language language;
    language.apply(pages ? words[3] : QStringLiteral("en"));
    if (pages) {
        const auto sides = words[5].split(u'x');
        const QSize size(sides.value(0).toInt(), sides.value(1).toInt());
        return photographPages(words[1], words[2], size) ? EXIT_SUCCESS : EXIT_FAILURE;
    }
    return photograph(QString::fromLocal8Bit(argv[1]),
                      {QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]),
                       QString::fromLocal8Bit(argv[4])})
               ? EXIT_SUCCESS
               : EXIT_FAILURE;
}
