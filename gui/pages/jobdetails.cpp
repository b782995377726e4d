// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/jobdetails.h"

#include "core/results/judge/outliers.h"
#include "gui/charts/base/numbertext.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/labels.h"
#include "gui/text/speedfacts.h"
#include "gui/text/text.h"

#include <sortscope_version.h>

#include <QFontDatabase>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sortscope::gui::pages {
namespace {

using models::JobsModel;

/// Collects a document: headings, paragraphs, and tables of name and value.
class Page {
public:
    void headline(const QString& text)
    {
        if (!text.isEmpty())
            m_html += QStringLiteral("<p style=\"font-size: x-large; font-weight: 600\">%1</p>")
                          .arg(text.toHtmlEscaped());
    }
    void heading(const QString& text) { m_html += QStringLiteral("<h4>%1</h4>").arg(text.toHtmlEscaped()); }
    void paragraph(const QString& text) { m_html += QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()); }

    /// Adds text with its lines and columns in a fixed-width font: compiler logs point at columns.
    void preformatted(const QString& text)
    {
        const auto family = QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
        m_html +=
            QStringLiteral("<pre style=\"white-space: pre-wrap; font-family: '%1', monospace\">%2</pre>")
                .arg(family.toHtmlEscaped(), text.toHtmlEscaped());
    }

    void advice(const results::Advice& advice)
    {
        m_html += QStringLiteral("<p><b>%1</b><br>%2<br>%3</p>")
                      .arg(models::translated(advice.what).toHtmlEscaped(),
                           models::translated(advice.why).toHtmlEscaped(),
                           models::translated(advice.todo).toHtmlEscaped());
    }

    void beginFacts(const QString& title)
    {
        heading(title);
        m_html += QStringLiteral("<table cellpadding=\"2\">");
    }
    void fact(const QString& name, const QString& value)
    {
        if (!value.isEmpty())
            m_html += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>")
                          .arg(name.toHtmlEscaped(), value.toHtmlEscaped());
    }
    void endFacts() { m_html += QStringLiteral("</table>"); }

    const QString& html() const { return m_html; }

private:
    QString m_html;
};

QString durationOf(std::optional<std::int64_t> ns)
{
    return ns ? models::durationText(static_cast<double>(*ns)) : QString();
}

/// The time of the first replicate that made the data: neighbouring jobs of a round share theirs.
QString generatingText(const results::JobResult& result)
{
    const auto& replicates = result.replicates;
    const auto made = std::ranges::find_if(
        replicates, [](const auto& replicate) { return replicate.preparation.generateNs.has_value(); });
    if (made != replicates.end())
        return durationOf(made->preparation.generateNs);
    const bool prepared = std::ranges::any_of(
        replicates, [](const auto& replicate) { return replicate.preparation.prepareNs.has_value(); });
    return prepared ? JobDetails::tr("none: the data of the job before were used again") : QString();
}

QString parameterText(const results::JobSpec& spec)
{
    QStringList texts;
    for (const auto& [id, value] : spec.variant.parameters)
        texts << QStringLiteral("%1 = %2").arg(models::text(id), models::text(algorithms::toText(value)));
    return texts.join(QStringLiteral(", "));
}

/// "2026-11-21 (digit-bits: 7 in place of 8)".
QString tuningText(const results::JobSpec& spec)
{
    QStringList texts;
    for (const auto& [id, value] : spec.tuning->defaults) {
        const auto chosen = spec.variant.parameters.find(id);
        if (chosen == spec.variant.parameters.end())
            continue;
        //: a parameter, the value that it was tuned to, and its default
        texts << JobDetails::tr("%1: %2 instead of %3")
                     .arg(models::text(id), models::text(algorithms::toText(chosen->second)),
                          models::text(algorithms::toText(value)));
    }
    return QStringLiteral("%1 (%2)").arg(models::text(results::tunedDay(spec.tuning)),
                                         texts.join(QStringLiteral(", ")));
}

/// "4× (3.9–4.2) against std::sort".
QString againstText(const results::SpeedUp& speedUp)
{
    //: a speed-up, as in "4×" or "2× slower", and the CPU row that it is measured against
    return JobDetails::tr("%1 against %2")
        .arg(charts::speedUp(speedUp), models::variantTitle(speedUp.baseline->spec));
}

/// "1.23 ms ± 0.83 % · 11.8× (11.2–12.4) against std::sort, with transfers 2× slower (1.9–2.1) · 842
/// Mkeys/s"; empty for rows without figures.
QString headlineOf(const results::JobResult& result, const JobSpeedUps& speedUps)
{
    constexpr double kPercent = 100;
    const auto wall = results::summarise(result, results::Metric::Wall);
    if (!wall)
        return {};
    QStringList parts{models::durationText(wall->median)};
    if (const auto share = results::intervalShare(result, results::Metric::Wall))
        //: a median, and half the width of its interval
        parts.front() =
            JobDetails::tr("%1 ± %2 %").arg(parts.front(), models::percentText(kPercent * *share));
    if (speedUps.resident && speedUps.roundTrip)
        //: two speed-ups: with keys and result on the device, and with both transfers
        parts << JobDetails::tr("%1, with transfers %2")
                     .arg(againstText(*speedUps.resident), charts::speedUp(*speedUps.roundTrip));
    else if (speedUps.resident)
        parts << againstText(*speedUps.resident);
    if (const auto rate = results::keysPerSecond(result))
        parts << charts::rate(*rate);
    return parts.join(QStringLiteral(" · "));
}

/// "OK, doubtful · Poor: other programs used the processors".
QString standingOf(const JobsModel::Row& row)
{
    QStringList parts{models::label(JobsModel::stateOf(row))};
    if (const auto quality = row.result ? models::qualityTip(*row.result) : QString(); !quality.isEmpty())
        parts << quality;
    return parts.join(QStringLiteral(" · "));
}

void addReason(Page& page, const JobsModel::Row& row)
{
    const auto reason = JobsModel::reasonOf(row);
    if (reason.isEmpty())
        return;
    page.heading(JobDetails::tr("Reason"));
    page.preformatted(reason);
    if (row.result && row.result->firstBadIndex)
        page.paragraph(
            JobDetails::tr("First wrong element: index %1").arg(models::grouped(*row.result->firstBadIndex)));
}

void addWarnings(Page& page, const results::JobResult& result)
{
    if (result.warnings.empty())
        return;
    page.heading(JobDetails::tr("Warnings about this measurement"));
    for (const auto warning : result.warnings)
        page.advice(results::adviceOn(warning));
}

QString verification(const results::JobResult& result)
{
    if (result.verified())
        return JobDetails::tr("first run and samples verified, %1 runs")
            .arg(models::grouped(result.verifiedRuns));
    if (result.verifiedRuns > 0)
        return JobDetails::tr("%1 runs verified before the job ended")
            .arg(models::grouped(result.verifiedRuns));
    return JobDetails::tr("no run verified");
}

QString percent(const std::optional<double>& share)
{
    return share ? JobDetails::tr("%1 %").arg(models::fixed(std::max(*share, 0.0) * 100, 1)) : QString();
}

/// "58.1 µs for the chain; between replicates +0.3 %".
QString paceText(const results::JobResult& result, std::int64_t paceNs)
{
    constexpr double kPercent = 100;
    const auto chain = models::durationText(static_cast<double>(paceNs));
    if (const auto spread = results::paceSpread(result))
        //: how long a fixed chain of operations takes the processor, and by how much that differs
        return JobDetails::tr("%1 for a fixed chain of operations; between replicates +%2 %")
            .arg(chain, models::fixed(kPercent * *spread, 1));
    return JobDetails::tr("%1 for a fixed chain of operations").arg(chain);
}

/// Adds the other activity on the machine while the samples were taken.
void addSurroundings(Page& page, const results::JobResult& result)
{
    const auto sum = results::interferenceOf(result);
    if (sum == results::Interference{})
        return;
    page.beginFacts(JobDetails::tr("Other load"));
    page.fact(JobDetails::tr("Processors used by others"), percent(results::othersShare(sum)));
    page.fact(JobDetails::tr("Stolen by the hypervisor"), percent(results::stolenShare(sum)));
    if (const auto used = results::processorsUsed(sum))
        page.fact(JobDetails::tr("Processors used by the job"), models::fixed(*used, 2));
    page.fact(JobDetails::tr("Waited for a processor"), percent(results::waitShare(sum)));
    if (sum.involuntarySwitches)
        page.fact(
            JobDetails::tr("Involuntary context switches"),
            models::grouped(static_cast<std::uint64_t>(std::max<std::int64_t>(*sum.involuntarySwitches, 0))));
    if (sum.otherProcesses)
        page.fact(
            JobDetails::tr("Other processes on the device"),
            models::grouped(static_cast<std::uint64_t>(std::max<std::int64_t>(*sum.otherProcesses, 0))));
    if (sum.paceNs)
        page.fact(JobDetails::tr("Processor speed"), paceText(result, *sum.paceNs));
    if (sum.launchPaceNs)
        //: a duration
        page.fact(JobDetails::tr("Launch time per run"),
                  JobDetails::tr("%1 with empty kernels")
                      .arg(models::durationText(static_cast<double>(*sum.launchPaceNs))));
    page.endFacts();
}

void addMeasurement(Page& page, const results::JobResult& result)
{
    page.beginFacts(JobDetails::tr("Measurement"));
    page.fact(JobDetails::tr("Verification"), verification(result));
    page.fact(JobDetails::tr("Replicates"), JobDetails::tr("%1 of %2")
                                                .arg(models::grouped(result.replicates.size()),
                                                     models::grouped(result.spec.sampling.replicates)));
    page.fact(JobDetails::tr("Quality"), models::qualityTip(result));
    page.fact(JobDetails::tr("Samples"), models::grouped(results::sampleCount(result)));
    if (const auto outliers = results::outlierCount(result, results::Metric::Wall); outliers > 0)
        page.fact(JobDetails::tr("Outliers"), models::grouped(outliers));
    if (const auto overhead = results::profilingOverheadNs(result)) {
        page.fact(JobDetails::tr("Traced samples"), models::grouped(results::tracedSampleCount(result)));
        page.fact(JobDetails::tr("Profiling overhead"), models::durationText(*overhead));
    }
    if (result.stopReason)
        page.fact(JobDetails::tr("Stopped because"), models::label(*result.stopReason));
    for (const auto& [name, value] : models::speedFacts(result))
        page.fact(name, value);
    const auto preparation = results::preparationOf(result);
    if (preparation.firstRun)
        page.fact(JobDetails::tr("First run"), durationOf(preparation.firstRun->wallNs));
    if (!preparation.settled.empty())
        //: of a parameter with the value "auto": what it stands for in this job
        page.fact(JobDetails::tr("Chosen automatically"), QString::fromStdString(preparation.settled));
    page.fact(JobDetails::tr("Warm-up runs"), models::grouped(preparation.warmUpRuns));
    page.fact(JobDetails::tr("Generating data"), generatingText(result));
    page.fact(JobDetails::tr("Building kernels"), durationOf(preparation.prepareNs));
    page.fact(JobDetails::tr("Allocating memory"), durationOf(preparation.allocateNs));
    if (const auto mhz = results::smClockMhz(result))
        //: a clock, and the lowest and highest that was read
        page.fact(JobDetails::tr("SM clock"), JobDetails::tr("%1 MHz (%2 … %3)")
                                                  .arg(models::grouped(std::llround(mhz->median)),
                                                       models::grouped(std::llround(mhz->minimum)),
                                                       models::grouped(std::llround(mhz->maximum))));
    for (const auto& floor : result.floors)
        page.fact(JobDetails::tr("Empty kernel, %1").arg(models::label(floor.clock)),
                  QStringLiteral("%1 ± %2").arg(models::durationText(floor.medianNs),
                                                models::durationText(floor.madNs)));
    if (const auto skipped = results::skippedPasses(result))
        page.fact(JobDetails::tr("Passes"), models::skippedText(*skipped));
    else if (result.passesRun)
        page.fact(JobDetails::tr("Passes"), models::grouped(*result.passesRun));
    if (result.paddedLength != 0 && result.paddedLength != result.spec.workload.size)
        page.fact(JobDetails::tr("Padded to"),
                  JobDetails::tr("%1 keys").arg(models::grouped(result.paddedLength)));
    page.endFacts();
}

void addRequest(Page& page, const results::JobSpec& spec)
{
    page.beginFacts(JobDetails::tr("Request"));
    page.fact(JobDetails::tr("Data"), models::generatorTitle(spec.workload.generator));
    page.fact(JobDetails::tr("Size"), JobDetails::tr("%1 keys").arg(models::grouped(spec.workload.size)));
    page.fact(JobDetails::tr("Keys"), models::label(spec.workload.key));
    if (spec.workload.values != data::ValueType::None)
        page.fact(JobDetails::tr("Values"), models::label(spec.workload.values));
    page.fact(JobDetails::tr("Seed"), QString::number(spec.workload.seed));
    if (spec.workload.search) {
        page.fact(JobDetails::tr("Keys to look up"), models::grouped(spec.workload.search->keys));
        page.fact(JobDetails::tr("Hit ratio"), models::fixed(spec.workload.search->hitRatio, 2));
    } else {
        page.fact(JobDetails::tr("Direction"), models::label(spec.workload.direction));
    }
    page.fact(JobDetails::tr("Parameters"), parameterText(spec));
    if (spec.tuning)
        //: of a job: when its parameters were tuned, and what they were tuned to
        page.fact(JobDetails::tr("Tuned"), tuningText(spec));
    results::forEachMode([&](const auto& mode) {
        const auto value = spec.variant.*mode.member;
        const bool offProcessor = !mode.onProcessors && spec.device.backend != backend::BackendKind::Cpu;
        if (offProcessor || value != results::Variant().*mode.member)
            page.fact(models::Words::tr(models::modeWords(value).title), models::label(value));
    });
    page.endFacts();
}

/// Adds the programs that were compiled for the job: file, hash, origin and options of each.
void addSources(Page& page, const results::JobResult& result)
{
    if (result.sources.empty())
        return;
    page.beginFacts(JobDetails::tr("Kernel files"));
    for (const auto& source : result.sources) {
        const auto origin =
            source.origin == backend::kBuiltIn ? JobDetails::tr("built in") : models::text(source.origin);
        QStringList facts{QStringLiteral("SHA-256 %1…").arg(models::text(source.hash.substr(0, 12))), origin};
        if (!source.options.empty())
            facts << models::text(source.options);
        page.fact(models::text(source.file), facts.join(QStringLiteral(", ")));
    }
    page.endFacts();
}

/// "Sortscope 1.0.0 (abc1234)": the program that took the samples.
QString programText(const results::Environment* environment)
{
    const auto version = environment ? environment->programVersion : std::string(kVersion);
    const auto revision = environment ? environment->gitRevision.value_or("") : std::string(kGitRevision);
    const auto name = QStringLiteral("Sortscope %1").arg(models::text(version));
    return revision.empty() ? name : QStringLiteral("%1 (%2)").arg(name, models::text(revision));
}

/// Adds the facts of a session about the machine beside the device.
void addMachine(Page& page, const results::Environment& environment)
{
    const auto fact = [&](const QString& name, const std::optional<std::string>& value) {
        page.fact(name, models::text(value.value_or(std::string())));
    };
    page.fact(JobDetails::tr("Date"), models::text(results::isoUtc(environment.date)));
    fact(JobDetails::tr("Machine"), environment.node);
    fact(JobDetails::tr("System"), environment.os);
    fact(JobDetails::tr("Kernel"), environment.kernel);
    fact(JobDetails::tr("Processor"), environment.cpuModel);
}

void addEnvironment(Page& page, const backend::DeviceInfo& device, const results::Environment* environment)
{
    page.beginFacts(JobDetails::tr("Environment"));
    page.fact(JobDetails::tr("Device"),
              QStringLiteral("%1 (%2)").arg(models::text(device.name), models::text(device.id)));
    page.fact(JobDetails::tr("Platform"), models::text(device.platform));
    page.fact(JobDetails::tr("Vendor"), models::text(device.vendor));
    page.fact(JobDetails::tr("Driver"), models::text(device.driverVersion));
    page.fact(JobDetails::tr("API version"), models::text(device.apiVersion));
    page.fact(QStringLiteral("UUID"), models::text(device.uuid.value_or(std::string())));
    page.fact(QStringLiteral("PCI"), models::text(device.pciId.value_or(std::string())));
    page.fact(JobDetails::tr("Compute units"), models::grouped(device.computeUnits));
    if (device.threads)
        page.fact(JobDetails::tr("Hardware threads"), models::grouped(*device.threads));
    if (device.globalMemory > 0)
        page.fact(JobDetails::tr("Memory"), models::bytesText(device.globalMemory));
    if (device.localMemory > 0)
        page.fact(JobDetails::tr("Local memory"), models::bytesText(device.localMemory));
    page.fact(JobDetails::tr("Clock"), models::label(device.clock));
    page.fact(JobDetails::tr("Clock resolution"), durationOf(device.timerResolutionNs));
    page.fact(JobDetails::tr("Program"), programText(environment));
    if (environment)
        addMachine(page, *environment);
    page.endFacts();
}

} // namespace

JobDetails::JobDetails(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setAccessibleName(JobDetails::tr("Details of the selected job"));
    showNothing();
}

void JobDetails::showJob(const JobsModel::Row& row, const JobSpeedUps& speedUps)
{
    show(describeJob(row, speedUps));
}

void JobDetails::showNothing()
{
    show(QStringLiteral("<p>%1</p>").arg(JobDetails::tr("Select a job to see its details.").toHtmlEscaped()));
}

void JobDetails::show(const QString& html)
{
    // Setting the text scrolls to its beginning: a reader must not lose the place because another row
    // changed.
    if (std::exchange(m_shown, html) != html)
        setHtml(html);
}

QString describeJob(const JobsModel::Row& row, const JobSpeedUps& speedUps)
{
    Page page;
    if (row.result)
        page.headline(headlineOf(*row.result, speedUps));
    page.paragraph(standingOf(row));
    page.heading(JobDetails::tr("Job %1: %2, %3 keys")
                     .arg(QString::number(row.spec.id), models::variantTitle(row.spec, {}),
                          models::grouped(row.spec.workload.size)));
    addReason(page, row);
    if (row.result) {
        addWarnings(page, *row.result);
        addMeasurement(page, *row.result);
        addSurroundings(page, *row.result);
    }
    addRequest(page, row.spec);
    if (row.result)
        addSources(page, *row.result);
    addEnvironment(page, row.spec.device, row.environment.get());
    return page.html();
}

} // namespace sortscope::gui::pages
