// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/comparekernels.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/models/kernelpairsmodel.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/tablepane.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace sortscope::gui::pages {
namespace {

using models::KernelPairsModel;

QString titleOf(const results::KernelPair& pair)
{
    if (pair.stage)
        return CompareKernels::tr("Stage %1").arg(*pair.stage);
    return pair.total ? charts::metricName(*pair.total) : models::text(pair.kernel);
}

/// "Onesweep, NVIDIA H200 (CUDA), 2^24"
QString jobTitle(const results::JobSpec& spec)
{
    return QStringList{models::variantTitle(spec), models::deviceTitle(spec.device),
                       models::sizeText(spec.workload.size)}
        .join(QStringLiteral(", "));
}

} // namespace

CompareKernels::CompareKernels(QWidget* parent)
    : QWidget(parent),
      m_model(new KernelPairsModel(this)),
      m_table(new widgets::TablePane("kernel-pairs", *m_model,
                                     {.widths = {{KernelPairsModel::Kernel, 34},
                                                 {KernelPairsModel::Registers, 12},
                                                 {KernelPairsModel::LocalMemory, 20},
                                                 {KernelPairsModel::LimitedBy, 24}}})), // in the order of A
      m_sides(new QLabel),
      m_nothing(new QLabel),
      m_stack(new QStackedWidget)
{
    m_table->drawFigures();
    m_sides->setWordWrap(true);
    m_sides->setTextFormat(Qt::PlainText);
    m_sides->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    auto* line = widgets::fill(new QHBoxLayout, {{m_sides, 1}, {m_table->makeCopyButton()}}, {6, 6, 6, 6});
    auto* filled = new QWidget;
    widgets::fill(new QVBoxLayout(filled), {{.layout = line}, {m_table, 1}});
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(filled);
    widgets::fill(new QVBoxLayout(this), {{m_stack}});
    setPair({});
}

void CompareKernels::setPair(const std::optional<results::ComparedPair>& pair)
{
    m_a = pair ? pair->a : nullptr;
    m_b = pair ? pair->b : nullptr;
    m_stale = true;
    if (isVisible())
        read();
}

void CompareKernels::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    read();
}

void CompareKernels::read()
{
    if (!std::exchange(m_stale, false))
        return;
    m_task.stop();
    if (!m_a || !m_b)
        return say(tr("Choose a pair in the table above."));
    m_task.post(
        [this, a = m_a, b = m_b](const std::stop_token& stop) -> bridge::Worker::Reply {
            auto pairs = std::make_shared<const Pairs>(results::kernelPairs(*a, *b, stop));
            if (stop.stop_requested())
                return {};
            return [this, pairs] { showPairs(*pairs); };
        },
        [this](const QString& sentence) { say(sentence); });
}

void CompareKernels::showPairs(const Pairs& pairs)
{
    if (pairs.empty())
        return say(tr("Neither job has kernels that were timed."));
    std::vector<KernelPairsModel::Row> rows;
    for (const auto& pair : pairs)
        rows.push_back({pair, titleOf(pair)});
    m_model->setPairs(std::move(rows));
    //: %1 and %2 name jobs; → stands in the cells of the table
    m_sides->setText(tr("A: %1\nB: %2\nBold with an arrow: not the same in A and B.")
                         .arg(jobTitle(m_a->spec), jobTitle(m_b->spec)));
    m_stack->setCurrentIndex(1);
    emit shown();
}

void CompareKernels::say(const QString& sentence)
{
    m_model->setPairs({});
    m_nothing->setText(sentence);
    m_stack->setCurrentIndex(0);
    emit shown();
}

} // namespace sortscope::gui::pages
