// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/overviewcards.h"

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
        m_gpu->setHeadline(models::durationText(gpu->wallNs), rowText(gpu->result->spec));
    else
        m_gpu->setHeadline({}, tr("No verified result of a GPU. Tick one under Devices, and run."));
    if (const auto& cpu = overview.cpu)
        m_cpu->setHeadline(models::durationText(cpu->wallNs), rowText(cpu->result->spec));
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
    if (!overview.factor) {
        m_factor->setHeadline({},
                              tr("The two did not do the same work: run them on the same data and size."));
        return;
    }
    const auto factor = *overview.factor;
    const auto text = charts::factorText(factor < 1 ? 1 / factor : factor);
    auto work = workText(overview.gpu->result->spec.workload);
    const auto& [faster, slower] = factor > 1 ? std::tie(overview.gpu->result, overview.cpu->result)
                                              : std::tie(overview.cpu->result, overview.gpu->result);
    if (const auto skipped = results::leadBySkipping(*faster, *slower))
        work += QStringLiteral(" · ") + models::skippedText(*skipped);
    if (text == QLatin1String("1"))
        m_factor->setHeadline(tr("As fast"), work);
    else
        m_factor->setHeadline(factor > 1 ? tr("%1× faster").arg(text) : tr("%1× slower").arg(text),
                              tr("The GPU, by the wall clock: %1").arg(work));
}

void OverviewCards::showCrossover(const results::Overview& overview)
{
    const auto& curve = overview.speedUps;
    if (curve.size() < 2) {
        m_crossover->setHeadline({}, tr("Needs several sizes of the same data on a GPU and on the CPU."));
        return;
    }
    const auto smallest = curve.front().size;
    const auto largest = curve.back().size;
    switch (overview.crossover) {
    case CrossoverKind::Between:
        m_crossover->setHeadline(
            tr("%1 keys").arg(models::grouped(results::aboutSize(*overview.crossoverSize))),
            tr("The GPU is faster from about this size."));
        return;
    case CrossoverKind::Always:
        m_crossover->setHeadline(tr("Below %1").arg(charts::sizeText(smallest)),
                                 tr("The GPU is faster at every size that was measured."));
        return;
    case CrossoverKind::Never:
        m_crossover->setHeadline(tr("Above %1").arg(charts::sizeText(largest)),
                                 tr("The CPU is faster at every size that was measured."));
        return;
    case CrossoverKind::Uncertain:
        break;
    }
    m_crossover->setHeadline({}, tr("The GPU is faster at smaller sizes only."));
}

} // namespace sortscope::gui::pages
