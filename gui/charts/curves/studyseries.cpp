// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/studyseries.h"

#include "core/backend/processor.h"
#include "core/results/row/jobresult.h"
#include "core/results/show/parameterstudy.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/text/labels.h"
#include "gui/text/studylabels.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace sortscope::gui::charts {
namespace {

using results::ParameterStudy;

bool isPowerOfTwo(const algorithms::ParameterValue& value)
{
    const auto* number = std::get_if<std::int64_t>(&value);
    return number != nullptr && *number > 0 && std::has_single_bit(static_cast<std::uint64_t>(*number));
}

/// The place of a row on the axis; 0 if the row has no place there.
std::size_t placeOfRow(const ParameterStudy& study, std::size_t row)
{
    const auto* number = std::get_if<std::int64_t>(&study.values.at(row));
    if (number == nullptr)
        return row + 1;
    return *number > 0 ? static_cast<std::size_t>(*number) : 0;
}

void addPoint(Series& series, Omitted& omitted, std::size_t x, const Result& cell,
              const measure::Statistics& statistics, const Reading& reading)
{
    if (!series.clock)
        series.clock = results::clockOf(*cell, reading.metric);
    if (auto point = pointAt(x, cell, statistics, reading))
        series.points.push_back(std::move(*point));
    else
        ++omitted.offScale;
}

Series columnSeries(const ParameterStudy& study, std::size_t column, const results::StudyFigures& figures,
                    Omitted& omitted, const Reading& reading)
{
    Series series;
    series.cpu = backend::isProcessor(study.spec.device);
    for (std::size_t row = 0; row < study.values.size(); ++row) {
        if (const auto& statistics = figures.at(row).at(column))
            addPoint(series, omitted, placeOfRow(study, row), study.columns[column].cells[row], *statistics,
                     reading);
    }
    return series;
}

SeriesStyles stylesOf(const ParameterStudy& study, const SharedStyles& session)
{
    std::vector<results::JobSpec> columns;
    for (const auto& column : study.columns)
        columns.push_back(results::specOf(study, column));
    std::vector<const results::JobSpec*> specs;
    for (const auto& spec : columns)
        specs.push_back(&spec);
    return session ? session->among(specs) : SeriesStyles().among(specs);
}

/// The series of the CPU, which does not know the parameter: a level line, except over sizes.
std::optional<Series> baselineSeries(const ParameterStudy& study, Summaries& summaries, Reading reading,
                                     const SeriesStyles& styles)
{
    reading.metric = results::Metric::Wall;
    Series series;
    series.label = Words::tr("Fastest on the CPU (wall clock)");
    series.cpu = true;
    Omitted ignored;
    for (std::size_t row = 0; row < study.values.size(); ++row) {
        const auto& baseline = study.baselines.at(row);
        if (baseline == nullptr)
            continue;
        if (const auto& statistics = summaries.of(baseline, reading.metric))
            addPoint(series, ignored, placeOfRow(study, row), baseline, *statistics, reading);
    }
    if (series.points.empty())
        return std::nullopt;
    series.style = styles.of(series.points.front().result->spec);
    if (!study.axes.parameter.empty())
        series.label =
            Words::tr("%1, CPU (wall clock)").arg(models::variantTitle(series.points.front().result->spec));
    return series;
}

} // namespace

Abscissa abscissaOf(const ParameterStudy& study)
{
    Abscissa abscissa;
    if (study.axes.parameter.empty())
        return abscissa;
    abscissa.title = models::rowsTitle(study.axes);
    const auto isWord = [](const auto& value) { return std::holds_alternative<std::string>(value); };
    if (std::ranges::any_of(study.values, isWord)) {
        abscissa.scale = Abscissa::Scale::Words;
        for (const auto& value : study.values)
            abscissa.words << models::valueTitle(study.axes, value);
    } else if (!std::ranges::all_of(study.values, isPowerOfTwo)) {
        abscissa.scale = Abscissa::Scale::Even;
    }
    return abscissa;
}

ScalingData studySeries(const ParameterStudy& study, const results::StudyFigures& figures,
                        Summaries& summaries, const Reading& reading, const SharedStyles& styles)
{
    ScalingData data;
    data.reading = reading;
    data.abscissa = abscissaOf(study);
    data.omitted.older = study.older;
    const auto looks = stylesOf(study, styles);
    const auto titles = models::columnTitles(study);
    for (std::size_t column = 0; column < study.columns.size(); ++column) {
        auto series = columnSeries(study, column, figures, data.omitted, reading);
        series.style = looks.of(results::specOf(study, study.columns[column]));
        series.label = titles.at(static_cast<qsizetype>(column));
        if (series.points.empty())
            data.withoutMetric << series.label;
        else
            data.series.push_back(std::move(series));
    }
    if (data.series.empty())
        return data;
    data.floors = floorLines(data.series, reading);
    if (auto baseline = baselineSeries(study, summaries, reading, looks))
        data.series.push_back(std::move(*baseline));
    return data;
}

} // namespace sortscope::gui::charts
