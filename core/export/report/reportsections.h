// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace sortscope::results {
struct JobResult;
} // namespace sortscope::results

namespace sortscope::exports {

class ReportPage;
struct ReportData;

/// The parts of a report, in their order. Each adds nothing if the session has nothing for it.
void addOverview(ReportPage& page, const ReportData& data);
void addVerdicts(ReportPage& page, const ReportData& data);
void addCharts(ReportPage& page, const ReportData& data);
void addResults(ReportPage& page, const ReportData& data);
void addKernels(ReportPage& page, const ReportData& data);
void addWarnings(ReportPage& page, const ReportData& data);
void addMachines(ReportPage& page, const ReportData& data);
void addMethod(ReportPage& page, const ReportData& data);
void addAlgorithms(ReportPage& page, const ReportData& data);
void addSources(ReportPage& page, const ReportData& data);

/// The quality of a row's time and the reasons that make it so, as markup: "poor: other programs used the
/// processors"; empty for rows without a time.
std::string qualityMarkup(ReportPage& page, const results::JobResult& result);

} // namespace sortscope::exports
