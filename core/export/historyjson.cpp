// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/historyjson.h"

#include "core/export/json.h"
#include "core/export/listjson.h"
#include "core/measure/verdict.h"
#include "core/results/json/jsonwriter.h"

namespace sortscope::exports {
namespace {

using results::JsonWriter;
using Json = nlohmann::ordered_json;

Json pointJson(const results::HistoryPoint& point, const results::RecordedRow& row,
               const results::RecordedFigure& figure)
{
    return {{"date", JsonWriter::json(row.date)},
            {"run", row.run},
            {"node", JsonWriter::json(row.spec.device.node)},
            {"median_ns", point.figure.value},
            {"medians_ns", figure.mediansNs},
            {"counts", point.counts},
            {"reason", textOrNull(figure.noGround)},
            {"sm_clock_mhz", JsonWriter::json(row.smClockMhz)}};
}

Json factJson(const results::FactChange& fact)
{
    return {{"what", fact.what}, {"before", fact.before}, {"behind", fact.behind}};
}

Json changeJson(const results::HistoryChange& change)
{
    return {{"point", change.point},
            {"ratio", change.ratio},
            {"ratio_interval", intervalJson(change.interval)},
            {"chance", change.chance},
            {"false_share", change.falseShare},
            {"newest_alone", change.newestAlone},
            {"facts", listJson(change.facts, factJson)}};
}

} // namespace

Json historyJson(const results::History& history, const session::SessionFolder& folder)
{
    const auto metric = history.options.metric;
    const auto lineJson = [&](const results::HistoryLine& line) {
        auto spec = folder.rows[line.points.front().row].spec;
        spec.variant = results::askedVariant(spec);
        auto json = identityJson(spec);
        // The machine is a fact of each figure, and the number of the device may be another one each time.
        for (const auto* own : {"node", "device", "tuning"})
            json.erase(own);
        json["reason"] = textOrNull(line.reason);
        json["changes"] = listJson(line.changes, changeJson);
        json["points"] = listJson(line.points, [&](const results::HistoryPoint& point) {
            const auto& row = folder.rows[point.row];
            return pointJson(point, row, row.figures.at(metric));
        });
        return json;
    };
    return {{"format", "sortscope-history"},
            {"version", 1},
            {"metric", base::nameOf(metric)},
            {"margin", history.options.margin},
            {"level", measure::kFalseDiscoveryRate},
            {"sessions", listJson(folder.files, [](const auto& file) { return file.string(); })},
            {"unread", listJson(folder.unread,
                                [](const auto& unread) {
                                    return Json{{"session", unread.file.string()}, {"reason", unread.reason}};
                                })},
            {"lines", listJson(history.lines, lineJson)}};
}

} // namespace sortscope::exports
