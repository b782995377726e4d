// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/speedfacts.h"

#include "core/results/judge/speedoflight.h"
#include "core/results/row/jobresult.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

namespace sortscope::gui::models {
namespace {

QString bandwidthText(double bytesPerSecond)
{
    const auto gigabytes = bytesPerSecond / 1e9;
    return QStringLiteral("%1 GB/s").arg(fixed(gigabytes, gigabytes < 10 ? 2 : 1));
}

} // namespace

std::vector<std::pair<QString, QString>> speedFacts(const results::JobResult& result)
{
    const auto speed = results::speedOfLightOf(result);
    if (!speed)
        return {};
    std::vector<std::pair<QString, QString>> facts;
    const auto add = [&](const QString& name, const QString& value) {
        facts.emplace_back(name, speed->work.atLeast ? QStringLiteral("≥%1").arg(value) : value);
    };
    add(Words::tr("Bytes moved"), bytesText(speed->work.bytes));
    if (speed->bytesPerSecond)
        add(Words::tr("Bandwidth"), bandwidthText(*speed->bytesPerSecond));
    const auto& calibration = result.spec.calibration;
    if (speed->limitShare)
        //: the share of the bandwidth of a copy on the device
        add(Words::tr("Share of copy bandwidth"),
            QStringLiteral("%1 %").arg(fixed(100 * *speed->limitShare, 1)));
    else if (calibration && calibration->copyBytesPerSecond && !calibration->cachedBytes)
        facts.emplace_back(Words::tr("Share of copy bandwidth"),
                           Words::tr("unknown: the cache is not calibrated"));
    if (speed->predictedNs)
        add(Words::tr("Predicted wall clock"), durationText(*speed->predictedNs));
    return facts;
}

} // namespace sortscope::gui::models
