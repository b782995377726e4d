// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/windowcalibration.h"

#include "core/results/show/calibrationtext.h"
#include "gui/run/workbench.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/window/dialogs.h"

#include <QProgressDialog>

#include <algorithm>
#include <utility>

namespace sortscope::gui::pages {
namespace {

using bridge::CalibrationBridge;

QString textOr(const std::optional<double>& value, std::string (*textOf)(double))
{
    return value ? models::text(textOf(*value)) : QStringLiteral("—");
}

QString lineOf(const places::CalibratedDevice& entry)
{
    auto line = models::text(entry.device.id);
    if (const auto& found = entry.calibration)
        line = WindowCalibration::tr("%1: wall %2, kernels %3, copies %4")
                   .arg(line, textOr(found->wallMargin, results::marginText),
                        textOr(found->deviceMargin, results::marginText),
                        textOr(found->copyBytesPerSecond, results::bandwidthText));
    if (!entry.reason.empty())
        line += QStringLiteral(": ") + models::text(entry.reason);
    return line;
}

} // namespace

WindowCalibration::WindowCalibration(QWidget& window, bridge::Workbench& workbench)
    : QObject(&window),
      m_window(window),
      m_workbench(workbench),
      m_messages(workbench.messages()),
      m_calibration(workbench.calibration())
{
    connect(&m_calibration, &CalibrationBridge::runningChanged, this, &WindowCalibration::showProgress);
    connect(&m_calibration, &CalibrationBridge::progressChanged, this, &WindowCalibration::refresh);
    connect(&m_calibration, &CalibrationBridge::finished, this,
            [this](const auto& found) { showResult(*found); });
    connect(&m_calibration, &CalibrationBridge::cancelled, this, [this] {
        emit m_messages.told(tr("The calibration was cancelled. Its measurements are discarded."));
    });
    connect(&m_calibration, &CalibrationBridge::failed, this, [this](const QString& sentence) {
        emit m_messages.failed(tr("The machine could not be calibrated. %1").arg(sentence));
    });
    connect(&m_calibration, &CalibrationBridge::damaged, this, [this](const QString& sentence) {
        emit m_messages.failed(tr("Some calibrations could not be used. %1").arg(sentence));
    });
    connect(&m_calibration, &CalibrationBridge::fileSetAside, this,
            [this](const QString& sentence) { emit m_messages.failed(sentence); });
    connect(&m_calibration, &CalibrationBridge::failedToKeep, this, [this](const QString& sentence) {
        emit m_messages.failed(tr("The calibration could not be saved. %1").arg(sentence));
    });
    showProgress();
}

void WindowCalibration::ask()
{
    const auto seconds = static_cast<int>(m_calibration.expectedTime().count());
    askAboutCalibration(m_window, seconds, [this] { start(); });
}

void WindowCalibration::start()
{
    try { // another measurement may have begun while the user was asked
        m_workbench.calibrate();
    } catch (const std::exception& error) {
        emit m_messages.failed(tr("The machine could not be calibrated. %1").arg(models::text(error.what())));
    }
}

void WindowCalibration::showProgress()
{
    if (!m_calibration.running()) {
        if (auto* dialog = std::exchange(m_dialog, nullptr))
            dialog->deleteLater();
        return;
    }
    m_dialog = widgets::named("calibration-progress", new QProgressDialog(&m_window));
    m_dialog->setWindowTitle(tr("Calibrate This Machine"));
    m_dialog->setAutoReset(false);
    m_dialog->setAutoClose(false);
    m_dialog->setMinimumDuration(0);
    connect(m_dialog, &QProgressDialog::canceled, this, [this] {
        m_calibration.cancel();
        emit m_messages.told(tr("Cancelling the calibration"));
    });
    refresh();
    m_dialog->show();
}

void WindowCalibration::refresh()
{
    if (m_dialog == nullptr || m_dialog->wasCanceled())
        return;
    const auto& progress = m_calibration.progress();
    auto text = tr("Repeating the same jobs");
    if (!progress.waitsFor.empty())
        text = tr("Waiting for %1, which measures on this machine").arg(models::text(progress.waitsFor));
    else if (!progress.device.empty())
        text = tr("Measuring %1").arg(models::text(progress.device));
    else if (progress.planned == 0)
        text = tr("Starting");
    m_dialog->setLabelText(text);
    m_dialog->setMaximum(std::max(static_cast<int>(progress.planned), 1));
    m_dialog->setValue(static_cast<int>(progress.done));
}

void WindowCalibration::showResult(const CalibrationBridge::Found& found)
{
    QStringList lines;
    for (const auto& entry : found)
        lines += lineOf(entry);
    showCalibration(m_window, lines.join(QLatin1Char('\n')));
}

} // namespace sortscope::gui::pages
