// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/parameterstudy.h"

#include <QString>
#include <QStringList>

#include <vector>

/// The words that users read for the parts of a study, in their language.
namespace sortscope::gui::models {

/// "Algorithms", "Merge strategies".
QString label(results::StudyColumns columns);
/// "Lists (L)", "Size (keys)": the title of the rows' values.
QString rowsTitle(const results::StudyAxes& axes);
/// "Merge strategies × Lists (L)".
QString axesTitle(const results::StudyAxes& axes);

/// "1,024", or the title of a choice.
QString valueTitle(const results::StudyAxes& axes, const algorithms::ParameterValue& value);
/// One title per column: the merge strategy, or the algorithm with what tells its variants apart.
QStringList columnTitles(const results::ParameterStudy& study);

/// One title per study: "4,096 keys · Shuffled unique", with the properties that tell the studies apart and,
/// if the columns are merge strategies, the algorithm that has them. The studies are of one device and have
/// the same axes.
QStringList workTitles(const std::vector<const results::ParameterStudy*>& studies);

} // namespace sortscope::gui::models
