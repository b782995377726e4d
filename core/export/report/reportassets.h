// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace sortscope::exports {

/// resources/report/report.css and report.js, which the build puts into the program. The script is such that
/// it is valid in XHTML, too.
extern const std::string_view kReportStyle;
extern const std::string_view kReportScript;

} // namespace sortscope::exports
