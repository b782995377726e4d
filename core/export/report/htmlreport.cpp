// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report/htmlreport.h"

#include "core/base/sha256.h"
#include "core/base/temporaryfile.h"
#include "core/export/report/htmltext.h"
#include "core/export/report/reportassets.h"
#include "core/export/report/reportdata.h"
#include "core/export/report/reportsections.h"
#include "core/export/report/svgplot.h"

#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace sortscope::exports {
namespace {

/// A link of the table of contents.
struct Chapter {
    std::string_view id;
    Said title;
};

std::string titleOf(const ReportData& data)
{
    return data.info.name.empty() ? "Sortscope" : data.info.name;
}

void addSections(ReportPage& page, const ReportData& data)
{
    for (const auto add : {addOverview, addVerdicts, addCharts, addResults, addKernels, addWarnings,
                           addMachines, addMethod, addAlgorithms, addSources})
        add(page, data);
}

/// Adds links to the chapters that `sections` has.
void addContents(ReportPage& page, std::string_view sections)
{
    const auto chapters = std::to_array<Chapter>({{"overview", "Overview"},
                                                  {"verdicts", "Verdicts"},
                                                  {"charts", "Charts"},
                                                  {"results", "Results"},
                                                  {"kernels", "Kernels"},
                                                  {"warnings", "Warnings"},
                                                  {"machines", "Machines and devices"},
                                                  {"method", "Method"},
                                                  {"algorithms", "Algorithms and data"},
                                                  {"sources", "Kernels of own entries"}});
    page.add("<nav>");
    for (const auto& [id, title] : chapters) {
        if (sections.find(fmt::format(R"(<section id="{}">)", id)) != std::string_view::npos)
            page.add(page.markup(title, "a", fmt::format(R"( href="#{}")", id)) + " ");
    }
    page.add("</nav>");
}

/// Controls that only the script needs are hidden without it.
void addControls(ReportPage& page)
{
    page.add(fmt::format(R"(<p class="controls" hidden="hidden"><select id="language"{}>)",
                         page.attribute("aria-label", "Language")));
    for (const auto& language : base::Names<Language>::all)
        page.add(fmt::format(R"(<option value="{0}" lang="{0}">{1}</option>)", language.name,
                             nativeName(language.value)));
    page.add("</select> ");
    page.add(page.markup("Save the session", "button", R"( type="button" id="save" hidden="hidden")"));
    page.add("</p>");
}

std::string headOf(const ReportData& data)
{
    const auto hash = base64(bytesOfHex(base::sha256(kReportScript)));
    return fmt::format("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                       "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
                       "'unsafe-inline'; "
                       "script-src 'sha256-{}'; base-uri 'none'; form-action 'none'\"/>\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                       "<meta name=\"color-scheme\" content=\"light dark\"/>\n<title>{}</title>\n"
                       "<style>:root{{{}}}\n@media (prefers-color-scheme: dark){{:root{{{}}}}}\n{}\n@media "
                       "print{{:root{{{}}}}}"
                       "</style>\n</head>\n<body>\n",
                       hash, htmlText(titleOf(data)), figureColours(false), figureColours(true), kReportStyle,
                       figureColours(false));
}

std::string subtitleOf(const ReportData& data)
{
    const auto& environment = data.overview.environment;
    if (!environment)
        return {};
    return fmt::format("{} · Sortscope {}", results::isoUtc(environment->date), environment->programVersion);
}

/// Writes a copy of the session as a block that the script can save. The copy is whole, whoever writes to the
/// session meanwhile.
void attach(session::SessionFile& file, const TextSink& sink)
{
    base::TemporaryFile copy(std::filesystem::temp_directory_path() / "sortscope-report", file.path());
    copy.close();
    file.saveCopy(copy.path());
    std::ifstream content(copy.path(), std::ios::binary);
    constexpr std::size_t kPart = std::size_t{3} << 18U; // a multiple of three: no padding inside
    std::string part(kPart, '\0');
    auto name = file.path().filename().string();
    sink(fmt::format(R"(<script type="application/octet-stream" id="session" data-name="{}">)",
                     htmlText(name)));
    while (content) {
        content.read(part.data(), static_cast<std::streamsize>(part.size()));
        sink(base64(std::string_view(part).substr(0, static_cast<std::size_t>(content.gcount()))));
    }
    if (!content.eof())
        throw std::runtime_error(file.path().string() + ": the copy for the report cannot be read");
    sink("</script>\n");
}

} // namespace

void exportReport(session::SessionFile& file, const ExportOptions& options, const TextSink& sink)
{
    const auto data = reportData(file);
    ReportPage page(std::nullopt);
    addSections(page, data);
    const auto sections = page.take();
    page.add("<header><h1>" + htmlText(titleOf(data)) + R"(</h1><p class="small">)"
             + htmlText(subtitleOf(data)) + "</p>");
    addControls(page);
    addContents(page, sections);
    page.add("</header>\n<main>\n");
    sink(headOf(data));
    sink(page.take());
    sink(sections);
    sink("</main>\n<div id=\"tip\" role=\"tooltip\" hidden=\"hidden\"></div>\n");
    sink(fmt::format("<script type=\"application/json\" id=\"texts\">{}</script>\n",
                     jsonInScript(page.texts())));
    if (options.attachSession)
        attach(file, sink);
    sink(fmt::format("<script>{}</script>\n</body>\n</html>\n", kReportScript));
}

PaperReport paperReport(session::SessionFile& file, Language language)
{
    const auto data = reportData(file);
    ReportPage page(language);
    page.add("<h1>" + htmlText(titleOf(data)) + "</h1><p>" + htmlText(subtitleOf(data)) + "</p>");
    addSections(page, data);
    return {page.take(), page.figures()};
}

} // namespace sortscope::exports
