// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/snapshotwords.h"

#include "core/results/row/jobresult.h"
#include "gui/text/text.h"
#include "gui/widgets/symbolicicon.h"

#include <QCoreApplication>
#include <QStringList>

namespace sortscope::gui::workshop {
namespace {

using widgets::Tint;

/// Gives the functions of this file one translation context.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::workshop::SnapshotWords)
};

QString hashText(const results::Snapshot& snapshot, std::size_t digits)
{
    return models::text(snapshot.source.hash.substr(0, digits));
}

bool failed(const results::Lamps& lamps)
{
    return lamps.builds == false || lamps.correct == false;
}

QString verdictText(const results::Lamps& lamps)
{
    if (lamps.builds == false)
        return Words::tr("does not build");
    if (lamps.correct == false)
        return Words::tr("wrong");
    if (lamps.faster == true)
        return Words::tr("faster");
    if (lamps.notSlower == true)
        return Words::tr("not slower");
    if (lamps.notSlower == false)
        return Words::tr("slower");
    return lamps.correct == true ? Words::tr("correct") : QString();
}

} // namespace

QString snapshotLine(const results::Snapshot& snapshot)
{
    constexpr std::size_t kDigits = 7;
    QStringList parts{hashText(snapshot, kDigits)};
    // A wrong output has no time.
    const auto& row = *snapshot.rows.back().result;
    const auto time = row.verified() ? results::medianOf(row, results::Metric::Wall) : std::nullopt;
    if (time)
        parts << models::durationText(*time);
    if (const auto verdict = verdictText(snapshot.lamps); !verdict.isEmpty())
        parts << verdict;
    return parts.join(QStringLiteral(" · "));
}

QString snapshotDetails(const results::Snapshot& snapshot)
{
    constexpr std::size_t kDigits = 12;
    QStringList jobs;
    QStringList notes;
    for (const auto& row : snapshot.rows) {
        jobs << QString::number(row.result->spec.id);
        if (!row.note.empty())
            notes << models::text(row.note);
    }
    QStringList lines{models::text(snapshot.source.file),
                      QStringLiteral("SHA-256 %1…").arg(hashText(snapshot, kDigits)),
                      Words::tr("Jobs: %1").arg(jobs.join(QStringLiteral(", ")))};
    if (!snapshot.lamps.reason.empty())
        lines << models::firstLine(models::text(snapshot.lamps.reason));
    return (lines + notes).join(u'\n');
}

QIcon snapshotIcon(const results::Snapshot& snapshot)
{
    if (failed(snapshot.lamps))
        return widgets::symbolicIcon(QStringLiteral("state-failed"), Tint::Bad);
    return snapshot.lamps.correct == true ? widgets::symbolicIcon(QStringLiteral("state-ok"), Tint::Good)
                                          : widgets::symbolicIcon(QStringLiteral("state-waiting"));
}

QString snapshotPlace(const results::Snapshot& snapshot, const TextFiles& read)
{
    constexpr std::size_t kDigits = 12;
    const auto file = models::text(snapshot.source.file);
    const auto hash = hashText(snapshot, kDigits);
    if (read.same)
        return Words::tr("%1, as it ran in job %2 (SHA-256 %3…).")
            .arg(file)
            .arg(snapshot.rows.back().result->spec.id)
            .arg(hash);
    const auto missing =
        snapshot.source.origin == backend::kBuiltIn
            ? Words::tr(
                  "The text that ran is not here: %1 (SHA-256 %2…) was built into another version of the "
                  "program.")
                  .arg(file, hash)
            : Words::tr("The session does not keep the text that ran: %1 (SHA-256 %2…), read from %3.")
                  .arg(file, hash, models::text(snapshot.source.origin));
    return read.files.empty() ? missing : missing + u' ' + Words::tr("Below is the text as it is now.");
}

} // namespace sortscope::gui::workshop
