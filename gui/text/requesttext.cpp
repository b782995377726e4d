// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/requesttext.h"

#include "core/plan/memoryneed.h"
#include "core/results/row/jobresult.h"
#include "gui/text/text.h"

#include <QStringList>

#include <algorithm>

namespace sortscope::gui::models {
namespace {

/// "5 variants × 11 sizes = 55 jobs × 3 replicates"; the product is left out if it has only one factor.
QString productText(const plan::RunRequest& request, std::span<const results::JobSpec> jobs)
{
    const auto workloads = std::max<std::size_t>(request.sizes.size() * request.generators.size()
                                                     * request.keyTypes.size() * request.valueTypes.size(),
                                                 1);
    const auto count = [](std::size_t number) { return static_cast<int>(number); };
    auto text = Words::tr("%n job(s)", "", count(jobs.size()));
    if (workloads > 1 && jobs.size() % workloads == 0) {
        QStringList factors{Words::tr("%n variant(s)", "", count(jobs.size() / workloads))};
        if (request.sizes.size() > 1)
            factors << Words::tr("%n size(s)", "", count(request.sizes.size()));
        if (request.generators.size() > 1)
            factors << Words::tr("%n kind(s) of data", "", count(request.generators.size()));
        if (request.keyTypes.size() > 1)
            factors << Words::tr("%n type(s) of keys", "", count(request.keyTypes.size()));
        if (request.valueTypes.size() > 1)
            factors << Words::tr("%n kind(s) of values", "", count(request.valueTypes.size()));
        text = factors.join(QStringLiteral(" × ")) + QStringLiteral(" = ") + text;
    }
    if (request.sampling.replicates > 1)
        text += QStringLiteral(" × ") + Words::tr("%n replicate(s)", "", count(request.sampling.replicates));
    return text;
}

QString needText(std::span<const results::JobSpec> jobs, std::chrono::nanoseconds likely)
{
    const auto need = plan::largestNeed(jobs);
    QStringList parts{Words::tr("about %1").arg(roughDuration(likely))};
    parts << Words::tr("%1 host memory").arg(bytesText(need.hostBytes));
    if (need.deviceBytes > 0)
        parts << Words::tr("%1 device memory").arg(bytesText(need.deviceBytes));
    return parts.join(QStringLiteral(" · "));
}

QStringList reasonsOf(std::span<const results::JobSpec> jobs)
{
    QStringList reasons;
    for (const auto& spec : jobs) {
        if (!spec.unsupported.empty())
            reasons << QStringLiteral("%1, %2: %3")
                           .arg(text(spec.device.id), text(results::variantName(spec.variant)),
                                text(spec.unsupported));
    }
    reasons.removeDuplicates();
    return reasons;
}

} // namespace

QString roughDuration(std::chrono::nanoseconds duration)
{
    const auto seconds = std::chrono::round<std::chrono::seconds>(duration).count();
    constexpr int kMostSeconds = 120; // 89 s are not "1 min"
    if (seconds < kMostSeconds)
        return Words::tr("%1 s").arg(seconds);
    const auto minutes = std::chrono::round<std::chrono::minutes>(duration).count();
    return minutes < 60 ? Words::tr("%1 min").arg(minutes)
                        : Words::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

QString preview(const plan::RunRequest& request, std::span<const results::JobSpec> jobs,
                std::chrono::nanoseconds likely)
{
    auto lines = QStringList{productText(request, jobs), needText(jobs, likely)};
    const auto unfit =
        std::ranges::count_if(jobs, [](const auto& spec) { return !spec.unsupported.empty(); });
    if (unfit > 0)
        lines << Words::tr("%n unsupported: %1", "jobs, and the first reason", static_cast<int>(unfit))
                     .arg(reasonsOf(jobs).front());
    return lines.join(QLatin1Char('\n'));
}

QString whyUnsupported(std::span<const results::JobSpec> jobs)
{
    return reasonsOf(jobs).join(QLatin1Char('\n'));
}

} // namespace sortscope::gui::models
