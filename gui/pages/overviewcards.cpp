// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/overviewcards.h"

#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/numbertext.h"
#include "gui/text/labels.h"
#include "gui/text/speedfacts.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/wrappedtext.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace sortscope::gui::pages {
namespace {

using results::CrossoverKind;

constexpr double kSmall = 0.9;
constexpr double kLarge = 1.7;

QFont scaled(QFont font, double factor, bool bold = false)
{
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(bold);
    return font;
}

QString keysText(std::size_t keys)
{
    return HeadlineCard::tr("%1 keys").arg(charts::sizeText(keys));
}

QString rowText(const results::JobSpec& spec)
{
    return QStringList{models::variantTitle(spec), charts::deviceLabel(spec.device),
                       keysText(spec.workload.size)}
        .join(QStringLiteral(" · "));
}

/// The fastest row, and those that are not proven to be slower.
QString bestText(const results::BestRow& best)
{
    constexpr qsizetype kNamed = 3;
    auto text = rowText(best.result->spec);
    QStringList names;
    for (const auto& row : best.asFast)
        names << models::variantTitle(row->spec);
    names.removeDuplicates();
    if (names.isEmpty())
        return text;
    if (names.size() > kNamed)
        names = names.mid(0, kNamed) << QStringLiteral("…");
    //: names of algorithms
    const auto asFast = HeadlineCard::tr("As fast, within the interval: %1");
    return text + u'\n' + asFast.arg(names.join(QStringLiteral(", ")));
}

QString workText(const results::Workload& work)
{
    QStringList words{keysText(work.size), models::generatorTitle(work.generator),
                      models::label(work.direction)};
    if (work.key != data::KeyType::U32)
        words << models::label(work.key);
    if (work.values != data::ValueType::None)
        words << models::label(work.values);
    return words.join(QStringLiteral(" · "));
}

/// "12× faster", "2× slower".
QString fasterOrSlower(const results::SizeComparison& one)
{
    const auto factor = one.speedUp->factor;
    const auto text = charts::factorText(factor < 1 ? 1 / factor : factor);
    if (text == QLatin1String("1") || one.verdict == measure::Verdict::Same)
        return OverviewCards::tr("As fast");
    return factor > 1 ? OverviewCards::tr("%1× faster").arg(text) : OverviewCards::tr("%1× slower").arg(text);
}

/// The speed-up with its interval, the algorithms of both sides, and a word on its quality.
QString answerText(const results::SizeComparison& one)
{
    //: a speed-up, an algorithm on the GPU, and one on the CPU
    auto text = OverviewCards::tr("%1, %2 against %3")
                    .arg(charts::speedUp(*one.speedUp), models::variantTitle(one.gpu->spec),
                         models::variantTitle(one.cpu->spec));
    if (one.speedUp->quality == results::Quality::Poor)
        text += QStringLiteral(" (%1)").arg(OverviewCards::tr("of poor quality"));
    else if (one.speedUp->withinOneRun)
        text += QStringLiteral(" (%1)").arg(OverviewCards::tr("within one run"));
    else if (one.verdict == measure::Verdict::Ambiguous)
        text += QStringLiteral(" (%1)").arg(OverviewCards::tr("not proven"));
    return text;
}

/// A sentence that names the sizes at which neither is proven to be faster; empty if there are none.
QString notProvenText(const std::vector<results::SizeComparison>& ascending)
{
    QStringList sizes;
    for (const auto& one : ascending) {
        if (!results::proven(one))
            sizes << charts::sizeText(one.size);
    }
    //: sizes, as in "2¹⁰, 2¹²"
    return sizes.isEmpty() ? QString()
                           : OverviewCards::tr("Not proven at %1.").arg(sizes.join(QStringLiteral(", ")));
}

/// The size of a crossover, and a sentence on it.
struct CrossoverWords {
    QString figure;
    QString text;
};

CrossoverWords provenCrossover(const results::Crossover& found,
                               const std::vector<results::SizeComparison>& ascending)
{
    switch (found.kind) {
    case CrossoverKind::Between:
        if (found.estimate)
            return {OverviewCards::tr("%1 keys").arg(models::grouped(results::aboutSize(
                        *found.estimate, static_cast<double>(*found.low), static_cast<double>(*found.high)))),
                    OverviewCards::tr("The GPU is faster from about this size.")};
        break;
    case CrossoverKind::Always:
        return {OverviewCards::tr("Below %1").arg(charts::sizeText(ascending.front().size)),
                OverviewCards::tr("The GPU is faster at every size that was measured.")};
    case CrossoverKind::Never:
        if (found.severalChanges)
            return {QStringLiteral("–"), OverviewCards::tr("The GPU is faster at smaller sizes only.")};
        return {OverviewCards::tr("Above %1").arg(charts::sizeText(ascending.back().size)),
                OverviewCards::tr("The CPU is faster at every size that was measured.")};
    case CrossoverKind::Uncertain:
        break;
    }
    if (found.high && !found.someUncertain)
        return {OverviewCards::tr("Below %1").arg(charts::sizeText(*found.high)),
                OverviewCards::tr("The GPU is faster from this size at the latest.")};
    return {QStringLiteral("–"), {}};
}

CrossoverWords crossoverText(const results::Crossover& found,
                             const std::vector<results::SizeComparison>& ascending)
{
    auto words = provenCrossover(found, ascending);
    auto sentences = QStringList{words.text, notProvenText(ascending)};
    sentences.removeAll(QString());
    words.text = sentences.join(u' ');
    return words;
}

} // namespace

HeadlineCard::HeadlineCard(const char* name, const QString& caption)
    : m_figure(widgets::wrappedText()),
      m_text(widgets::wrappedText())
{
    constexpr QMargins kMargins(12, 8, 12, 10);
    setObjectName(QLatin1String(name));
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto* head = widgets::wrappedText(caption);
    head->setFont(scaled(font(), kSmall));
    head->setForegroundRole(QPalette::PlaceholderText);
    m_figure->setFont(scaled(font(), kLarge, true));
    m_text->setFont(scaled(font(), kSmall));
    widgets::fill(new QVBoxLayout(this), {{head}, {m_figure}, {m_text, 1, Qt::AlignTop}}, kMargins)
        ->setSpacing(2);
    setAccessibleName(caption);
}

void HeadlineCard::setHeadline(const QString& figure, const QString& text)
{
    m_figure->setText(figure.isEmpty() ? QStringLiteral("–") : figure);
    m_text->setText(text);
    setAccessibleDescription(QStringLiteral("%1. %2").arg(m_figure->text(), text));
}

QString HeadlineCard::figure() const
{
    return m_figure->text();
}

QString HeadlineCard::text() const
{
    return m_text->text();
}

OverviewCards::OverviewCards()
    : m_gpu(new HeadlineCard("card-gpu", tr("Fastest on a GPU"))),
      m_cpu(new HeadlineCard("card-cpu", tr("Fastest on the CPU"))),
      m_factor(new HeadlineCard("card-factor", tr("GPU against CPU"))),
      m_crossover(new HeadlineCard("card-crossover", tr("Crossover")))
{
    widgets::fill(new QHBoxLayout(this), {{m_gpu, 1}, {m_cpu, 1}, {m_factor, 1}, {m_crossover, 1}});
}

void OverviewCards::setOverview(const results::Overview& overview)
{
    if (const auto& gpu = overview.gpu)
        m_gpu->setHeadline(models::durationText(gpu->wallNs), bestText(*gpu));
    else
        m_gpu->setHeadline({}, tr("No verified result of a GPU. Tick one under Devices, and run."));
    if (const auto& cpu = overview.cpu)
        m_cpu->setHeadline(models::durationText(cpu->wallNs), bestText(*cpu));
    else
        m_cpu->setHeadline({}, tr("No verified result of the CPU. Tick it under Devices, and run."));
    showFactor(overview);
    showCrossover(overview);
}

void OverviewCards::showFactor(const results::Overview& overview)
{
    if (!overview.gpu || !overview.cpu) {
        m_factor->setHeadline({}, tr("Needs a row of a GPU and one of the CPU on the same data."));
        return;
    }
    const auto& answers = overview.answers;
    if (answers.resident.empty()) {
        m_factor->setHeadline({},
                              tr("The two did not do the same work: run them on the same data and size."));
        return;
    }
    const auto& resident = answers.resident.back();
    const auto* roundTrip = results::atSize(answers.roundTrip, resident.size);
    auto figure = fasterOrSlower(resident);
    if (roundTrip != nullptr && results::answersDiffer(resident, *roundTrip))
        //: two figures, as in "12× faster, with transfers 2× slower"
        figure = tr("%1, with transfers %2").arg(figure, fasterOrSlower(*roundTrip));
    QStringList lines{tr("Data on the device: %1").arg(answerText(resident))};
    if (roundTrip != nullptr)
        //: a transfer mode, and a speed-up
        lines << tr("With transfers (%1): %2")
                     .arg(models::label(roundTrip->gpu->spec.variant.transfer), answerText(*roundTrip));
    auto work = workText(resident.gpu->spec.workload);
    const auto [faster, slower] = results::leadOf(resident);
    if (const auto skipped = results::leadBySkipping(*faster, *slower))
        work += QStringLiteral(" · ") + models::skippedText(*skipped);
    lines << work;
    m_factor->setHeadline(figure, lines.join(u'\n'));
}

void OverviewCards::showCrossover(const results::Overview& overview)
{
    const auto& resident = overview.answers.resident;
    if (resident.size() < 2) {
        m_crossover->setHeadline({}, tr("Needs several sizes of the same data on a GPU and on the CPU."));
        return;
    }
    const auto [figure, text] = crossoverText(overview.resident, resident);
    const auto& roundTrip = overview.answers.roundTrip;
    QStringList lines{text};
    auto leads = results::leadsIn(resident);
    if (roundTrip.size() > 1) {
        const auto travelling = crossoverText(overview.roundTrip, roundTrip);
        //: the crossover with transfers: a size such as "Above 2²⁴", and a sentence
        lines << tr("With transfers: %1. %2").arg(travelling.figure, travelling.text);
        std::ranges::move(results::leadsIn(roundTrip), std::back_inserter(leads));
    }
    lines << models::skippingNotes(leads);
    m_crossover->setHeadline(figure, lines.join(u'\n'));
}

} // namespace sortscope::gui::pages
