// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/windowtuning.h"

#include "core/algorithms/catalogue.h"
#include "gui/run/workbench.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"

#include <QInputDialog>
#include <QMessageBox>

namespace sortscope::gui::pages {

WindowTuning::WindowTuning(QWidget& window, bridge::Workbench& workbench)
    : QObject(&window),
      m_window(window),
      m_workbench(workbench),
      m_messages(workbench.messages())
{
    connect(&workbench, &bridge::Workbench::tuned, this, &WindowTuning::showResult);
    connect(&workbench.tunings(), &bridge::TuningBridge::notKept, this, [this](const QString& reason) {
        emit m_messages.failed(tr("The tuned parameters could not be saved. %1").arg(reason));
    });
    connect(&workbench.tunings(), &bridge::TuningBridge::fileSetAside, this,
            [this](const QString& sentence) { emit m_messages.failed(sentence); });
}

QString WindowTuning::whyNot(const plan::RunRequest& request)
{
    const auto one = [](const auto& list) { return list.size() == 1 && list.front() != "all"; };
    if (!one(request.devices) || !one(request.algorithms) || request.merges.size() > 1
        || request.generators.size() != 1 || request.keyTypes.size() != 1 || request.valueTypes.size() != 1)
        return tr("Choose one device and one algorithm, and one kind of data, keys and values: only one is "
                  "tuned at a time.");
    const auto* info = algorithms::findAlgorithm(request.algorithms.front());
    if (info != nullptr && !tuning::isTunable(*info))
        //: an algorithm
        return tr("%1 has no parameters to tune.").arg(models::translated(info->title));
    return {};
}

void WindowTuning::ask(const plan::RunRequest& request)
{
    try {
        const tuning::Tuner any(m_workbench.inventory(), request, {});
    } catch (const std::exception& error) {
        emit m_messages.failed(tr("Tuning could not start. %1").arg(models::text(error.what())));
        return;
    }
    constexpr int kUsual = 60;
    constexpr int kMost = 24 * 3600;
    auto* dialog = widgets::named("tune", new QInputDialog(&m_window));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Tune Parameters"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(1, kMost);
    dialog->setIntValue(kUsual);
    dialog->setLabelText(
        tr("Seconds after which no more trials begin. Each trial becomes a row of the session."));
    dialog->setOkButtonText(tr("&Tune"));
    connect(dialog, &QInputDialog::intValueSelected, this,
            [this, request](int seconds) { start(request, std::chrono::seconds(seconds)); });
    dialog->open();
}

void WindowTuning::start(const plan::RunRequest& request, std::chrono::seconds budget)
{
    try { // another measurement may have begun while the dialog was open
        m_workbench.tune(request, budget);
    } catch (const std::exception& error) {
        emit m_messages.failed(tr("Tuning could not start. %1").arg(models::text(error.what())));
    }
}

void WindowTuning::showResult(const std::vector<tuning::TunedSize>& sizes)
{
    QStringList lines;
    bool faster = false;
    bool complete = true;
    bool measured = false;
    for (const auto& [outcome, found] : sizes) {
        const auto keys = models::sizeText(found.size.value_or(0));
        measured = measured || outcome.isMeasured();
        if (outcome.trials.empty())
            //: a number of keys
            lines << tr("%1 keys: nothing was tried.").arg(keys);
        else if (!outcome.isMeasured())
            //: a number of keys; why
            lines << tr("%1 keys: no trial could run (%2). Parameters tuned earlier stay.")
                         .arg(keys, models::text(outcome.trials.front().reason));
        else if (found.values.empty())
            //: a number of keys
            lines << tr("%1 keys: no difference found; the defaults stay.").arg(keys);
        else if (!outcome.ratio)
            //: a number of keys; parameters and their values
            lines << tr("%1 keys: %2, and the defaults cannot run.")
                         .arg(keys, models::text(algorithms::toText(found.values)));
        else
            //: a number of keys; parameters and their values; a factor
            lines << tr("%1 keys: %2, %3× as fast as the defaults.")
                         .arg(keys, models::text(algorithms::toText(found.values)),
                              models::fixed(1 / *outcome.ratio, 2));
        faster = faster || !found.values.empty();
        complete = complete && outcome.complete;
    }
    if (faster)
        lines << tr("Later runs use the faster parameters, for sizes up to four times larger or smaller.");
    if (!complete)
        lines << tr("The time ended before everything was tried: more time may find faster parameters.");
    const auto& entry = sizes.front().entry;
    results::JobSpec spec;
    spec.variant = {.algorithm = entry.algorithm, .merge = entry.merge};
    auto* box =
        widgets::named("tuning-result",
                       new QMessageBox(measured ? QMessageBox::Information : QMessageBox::Warning, QString(),
                                       //: an algorithm, and a device
                                       (measured ? tr("%1 is tuned on %2.")
                                                 //: an algorithm, and a device
                                                 : tr("%1 could not be tuned on %2."))
                                           .arg(models::variantTitle(spec), models::text(entry.deviceName)),
                                       QMessageBox::Ok, &m_window));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(lines.join(QLatin1Char('\n')));
    box->open();
}

} // namespace sortscope::gui::pages
