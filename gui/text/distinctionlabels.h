// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/distinctions.h"
#include "core/results/row/jobspec.h"

#include <QString>

/// The words for what results::Distinctions tells rows apart by, in the user's language.
namespace sortscope::gui::models {

/// "Lists (L) 8".
QString parameterTitle(const results::JobSpec& spec, const std::string& id);
/// "Lists (L)", whichever algorithm has the parameter.
QString parameterName(const std::string& id);
/// "1,024", or the title of the choice.
QString parameterValue(const std::string& id, const algorithms::ParameterValue& value);
/// "1,000 keys, 50 % hits, sorted".
QString searchTitle(const results::SearchOptions& search);

/// "Column radix sort / Pairwise · Lists (L) 8 · Pinned".
QString variantTitle(const results::JobSpec& spec, const results::Distinctions& distinctions);
/// "Uniform · Descending".
QString dataTitle(const results::JobSpec& spec, const results::Distinctions& distinctions);
/// Every parameter and mode, one per line.
QString variantFacts(const results::JobSpec& spec);

/// All words that a user may know a job by: ids, titles, parameters and sizes.
QString searchableText(const results::JobSpec& spec);

} // namespace sortscope::gui::models
