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

QString skippedText(const results::SkippedPasses& skipped)
{
    auto how = skipped.told ? Words::tr("fewer bits") : Words::tr("bits that keys share are skipped");
    if (skipped.ran)
        //: two numbers: the passes of a radix sort that ran, and all of them
        how = Words::tr("%1 of %2 passes").arg(grouped(*skipped.ran), grouped(*skipped.all));
    if (skipped.told)
        //: what a sort left out, since the host told it how many bits of the keys count
        how = Words::tr("%1, told by the host").arg(how);
    //: what a radix sort left out, and why
    return Words::tr("%1: %2").arg(how, skipped.keyBits ? Words::tr("keys below 2^%1").arg(*skipped.keyBits)
                                                        : Words::tr("keys share digits"));
}

QStringList skippingNotes(const std::vector<results::Lead>& leads)
{
    QStringList notes;
    for (const auto& [passes, rows] : results::leadsBySkipping(leads)) {
        QStringList names;
        for (const auto& row : rows)
            names << variantTitle(row->spec);
        //: %1 is a list of algorithms, %2 what they left out: "3 of 4 passes: keys below 2^20"
        notes << Words::tr("A lead of %1 is helped by skipped passes: %2.")
                     .arg(names.join(QStringLiteral(", ")), skippedText(passes));
    }
    return notes;
}

} // namespace sortscope::gui::models
