// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/studylabels.h"

#include "gui/text/distinctionlabels.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

namespace sortscope::gui::models {

using results::StudyColumns;

QString label(StudyColumns columns)
{
    using enum StudyColumns;
    return Words::tr(
        wordOf(columns, {{Algorithm, QT_TR_NOOP("Algorithms")}, {Merge, QT_TR_NOOP("Merge strategies")}}));
}

QString rowsTitle(const results::StudyAxes& axes)
{
    return axes.parameter.empty() ? Words::tr("Size (keys)") : parameterName(axes.parameter);
}

QString axesTitle(const results::StudyAxes& axes)
{
    return QStringLiteral("%1 × %2").arg(label(axes.columns), rowsTitle(axes));
}

QString valueTitle(const results::StudyAxes& axes, const algorithms::ParameterValue& value)
{
    return parameterValue(axes.parameter, value);
}

QStringList columnTitles(const results::ParameterStudy& study)
{
    results::Distinctions distinctions;
    for (const auto& column : study.columns)
        distinctions.add(specOf(study, column));
    QStringList titles;
    for (const auto& column : study.columns)
        titles << (study.axes.columns == StudyColumns::Merge
                       ? mergeTitle(study.spec, column.variant.merge)
                       : variantTitle(specOf(study, column), distinctions));
    return titles;
}

QStringList workTitles(const std::vector<const results::ParameterStudy*>& studies)
{
    results::Distinctions distinctions;
    for (const auto* study : studies)
        distinctions.add(study->spec);
    QStringList titles;
    for (const auto* study : studies) {
        QStringList words;
        if (!study->axes.parameter.empty())
            words << Words::tr("%1 keys").arg(grouped(study->spec.workload.size));
        words << dataTitle(study->spec, distinctions);
        if (study->axes.columns == StudyColumns::Merge)
            words << variantTitle(study->spec, distinctions);
        titles << words.join(QStringLiteral(" · "));
    }
    return titles;
}

} // namespace sortscope::gui::models
