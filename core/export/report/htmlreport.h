// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/report/reportpage.h"
#include "core/export/sessionexport.h"

#include <string>
#include <vector>

namespace sortscope::exports {

/// Writes a report of the session as one HTML file (which is well-formed XML, too) for readers without this
/// program: it asks for nothing from elsewhere, works without its script, and speaks all languages of the
/// window.
void exportReport(session::SessionFile& file, const ExportOptions& options, const TextSink& sink);

/// The same content for paper, in one language: HTML of headings, paragraphs, tables and pictures, which are
/// named figure-0, figure-1, …
struct PaperReport {
    std::string html;
    std::vector<ReportFigure> figures;
};
PaperReport paperReport(session::SessionFile& file, Language language);

} // namespace sortscope::exports
