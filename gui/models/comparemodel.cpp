// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/comparemodel.h"

#include "gui/text/comparisons.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/text/verdictsentence.h"

#include <QStringList>

#include <array>
#include <utility>

namespace sortscope::gui::models {
namespace {

constexpr double kNsPerMs = 1e6;

QString both(const QString& a, const QString& b)
{
    return a == b ? a : QStringLiteral("%1 → %2").arg(a, b);
}

QString valueText(const results::JobSpec& spec, const std::string& parameter)
{
    const auto value = spec.variant.parameters.find(parameter);
    return value == spec.variant.parameters.end() ? QString() : text(algorithms::toText(value->second));
}

QString parametersText(const results::JobSpec& a, const results::JobSpec& b)
{
    QStringList parts;
    for (const auto& [id, value] : a.variant.parameters) {
        // Variants without the parameter have no value to compare with.
        const auto other = b.variant.parameters.contains(id) ? valueText(b, id) : valueText(a, id);
        parts << QStringLiteral("%1=%2").arg(text(id), both(valueText(a, id), other));
    }
    return parts.join(QStringLiteral(", "));
}

QString modesText(const results::JobSpec& a, const results::JobSpec& b)
{
    QStringList modes;
    results::forEachMode([&](const auto& mode) {
        modes << both(label(a.variant.*mode.member), label(b.variant.*mode.member));
    });
    return modes.join(QStringLiteral(", "));
}

QVariant milliseconds(const std::optional<measure::Statistics>& statistics)
{
    return statistics ? QVariant(statistics->median / kNsPerMs) : QVariant();
}

} // namespace

void CompareModel::setReport(Report report)
{
    const auto former = std::exchange(m_report, std::move(report)); // the rows point to it
    std::vector<Row> rows;
    if (m_report) {
        const auto names = results::namesOf(*m_report);
        for (const auto& pair : m_report->pairs)
            rows.push_back({&pair,
                            both(dataTitle(pair.a->spec, names.distinctions),
                                 dataTitle(pair.b->spec, names.distinctions)),
                            verdictSentence(pair, m_report->options.metric)});
    }
    setRows(std::move(rows));
}

CompareModel::Columns CompareModel::described()
{
    using enum Cells;
    using Pair = ShownPair;
    static const char* const interval = QT_TR_NOOP("Covers the true ratio with 95 %, drift between the two "
                                                   "runs included. Within one run, it assumes that "
                                                   "samples are independent.");
    // In the order of enum Column.
    static const std::array<TableColumn<Pair>, ColumnCount> columns{{
        {QT_TR_NOOP("Device"), nullptr, Texts,
         [](const Pair& pair) -> QVariant {
             return both(deviceTitle(pair->a->spec.device), deviceTitle(pair->b->spec.device));
         }},
        {QT_TR_NOOP("Algorithm"), nullptr, Texts,
         [](const Pair& pair) -> QVariant {
             return both(variantTitle(pair->a->spec), variantTitle(pair->b->spec));
         }},
        {QT_TR_NOOP("Size (keys)"), nullptr, Numbers,
         [](const Pair& pair) -> QVariant { return static_cast<qulonglong>(pair->a->spec.workload.size); },
         [](const Pair& pair) {
             return both(grouped(pair->a->spec.workload.size), grouped(pair->b->spec.workload.size));
         }},
        {QT_TR_NOOP("B is"),
         QT_TR_NOOP(
             "Same if the whole interval lies within the margin; faster or slower if it excludes 1, and "
             "at most 5 % of such rows are chance; otherwise ambiguous: take more replicates. In brackets: "
             "the "
             "95 % interval."),
         Texts,
         [](const Pair& pair) -> QVariant {
             return pair->verdict ? text(base::nameOf(*pair->verdict)) : QString();
         },
         [](const Pair& pair) { return pair.verdict; }},
        {QT_TR_NOOP("B / A"),
         QT_TR_NOOP("Below 1 if B is faster: B divided by A, each the geometric mean of its replicates' "
                    "medians or, for interleaved jobs, that of the ratios of paired samples."),
         Numbers, [](const Pair& pair) { return pair->ratio ? QVariant(*pair->ratio) : QVariant(); }},
        {QT_TR_NOOP("95 % from"), interval, Numbers,
         [](const Pair& pair) {
             return pair->ratioInterval ? QVariant(pair->ratioInterval->low) : QVariant();
         }},
        {QT_TR_NOOP("95 % to"), interval, Numbers,
         [](const Pair& pair) {
             return pair->ratioInterval ? QVariant(pair->ratioInterval->high) : QVariant();
         }},
        {QT_TR_NOOP("Median A (ms)"), nullptr, Numbers,
         [](const Pair& pair) { return milliseconds(pair->statisticsA); }},
        {QT_TR_NOOP("Median B (ms)"), nullptr, Numbers,
         [](const Pair& pair) { return milliseconds(pair->statisticsB); }},
        {QT_TR_NOOP("Parameters"), nullptr, Texts,
         [](const Pair& pair) -> QVariant { return parametersText(pair->a->spec, pair->b->spec); }},
        {QT_TR_NOOP("Data"), nullptr, Texts, [](const Pair& pair) -> QVariant { return pair.data; }},
        {QT_TR_NOOP("Modes"), nullptr, Texts,
         [](const Pair& pair) -> QVariant { return modesText(pair->a->spec, pair->b->spec); }},
        {QT_TR_NOOP("Reason"), nullptr, Texts,
         [](const Pair& pair) -> QVariant { return text(pair->reason); },
         [](const Pair& pair) { return firstLine(text(pair->reason)); },
         [](const Pair& pair) { return text(pair->reason); }},
    }};
    return columns;
}

} // namespace sortscope::gui::models
