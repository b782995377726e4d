// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace sortscope::gui::models {

/// Every text of the core that users read in their language through translated(): titles and descriptions of
/// the catalogue, the generators and the advice on warnings. Translations are extracted from this list, and a
/// test checks them against it.
std::vector<std::string_view> coreTexts();

/// The translation context of those texts.
inline constexpr const char* kCoreContext = "sortscope::core";

} // namespace sortscope::gui::models
