// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/kernelspage.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/kernels/kernelchart.h"
#include "gui/models/kernelsmodel.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/widgets/tablepane.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sortscope::gui::pages {
namespace {

/// The most rows that are seen: more rows scroll, and leave the chart its room.
constexpr int kMostRows = 6;

} // namespace

KernelsPage::KernelsPage(QWidget* parent)
    : QWidget(parent),
      m_chart(new charts::KernelChart),
      m_model(new models::KernelsModel(this)),
      m_table(new widgets::TablePane("kernels", *m_model, {})), // in the order in which they ran
      m_tablePane(makeTablePane()),
      m_worker(new charts::ProfileWorker(this))
{
    auto* column = widgets::fill(new QVBoxLayout(this), {{m_chart, 1}, {m_tablePane}});
    column->setSpacing(0);
    m_tablePane->hide();
    connect(m_chart, &charts::KernelChart::profileShown, this, &KernelsPage::showTable);
    connect(m_chart, &charts::ChartWidget::figureChanged, this, &KernelsPage::showTable);
    connect(m_worker, &charts::ProfileWorker::ready, this,
            [this](const charts::ProfileWorker::Answer& answer) {
                if (answer.result == m_counterpart)
                    m_model->setBaseline(answer.profile);
            });
}

/// The chart is hidden after this destructor, and must not call the page any more.
KernelsPage::~KernelsPage()
{
    m_chart->disconnect(this);
}

QWidget* KernelsPage::makeTablePane()
{
    m_table->setAccessibleName(tr("Kernels by name"));
    m_table->offerColumn(models::KernelsModel::VsBaseline, false);
    auto* pane = new QWidget;
    auto* buttons = widgets::fill(new QVBoxLayout, {{m_table->makeCopyButton()}, {makeTextButton()}});
    buttons->addStretch(1);
    widgets::fill(new QHBoxLayout(pane), {{m_table, 1}, {nullptr, 0, {}, buttons}}, {6, 6, 6, 6});
    return pane;
}

QWidget* KernelsPage::makeTextButton()
{
    auto* button = widgets::named("kernel-text", new QToolButton);
    button->setIcon(widgets::symbolicIcon(QStringLiteral("workshop")));
    button->setText(tr("Show Kernel Text"));
    button->setToolTip(tr("Open the text by which the job was run on the page Workshop"));
    connect(button, &QToolButton::clicked, this, [this] {
        if (const auto result = m_chart->shownResult())
            emit textWanted(result->spec.id);
    });
    return button;
}

/// Has columns for what devices tell of kernels, if this one tells something.
void KernelsPage::offerFacts(bool offered)
{
    if (std::exchange(m_factsOffered, offered) == offered)
        return; // which of them the user has hidden stays as it is
    for (int column = models::KernelsModel::Registers; column < models::KernelsModel::ColumnCount; ++column)
        m_table->offerColumn(column, offered);
}

void KernelsPage::setBaseline(models::SharedBaseline baseline)
{
    m_baseline = std::move(baseline);
    m_table->offerColumn(models::KernelsModel::VsBaseline, m_baseline != nullptr);
    askForBaseline();
}

void KernelsPage::askForBaseline()
{
    const auto shown = m_chart->shownResult();
    auto counterpart =
        m_baseline && shown && !m_baseline->holds(*shown) ? m_baseline->counterpartOf(*shown) : nullptr;
    if (counterpart == m_counterpart)
        return;
    m_counterpart = std::move(counterpart);
    m_model->setBaseline(nullptr);
    if (m_counterpart)
        m_worker->request(m_counterpart);
}

void KernelsPage::showTable()
{
    const auto& profile = m_chart->shownProfile();
    const auto result = m_chart->shownResult();
    const auto facts = result ? result->kernels : std::vector<backend::KernelFacts>();
    m_model->setProfile(profile, facts);
    offerFacts(!facts.empty());
    m_tablePane->setVisible(profile != nullptr);
    askForBaseline();
    if (profile != nullptr && !std::exchange(m_arranged, true) && !m_table->restored())
        m_table->resizeColumnsToContents();
    const int rows = std::clamp(m_model->rowCount(), 1, kMostRows);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + 2 * m_table->frameWidth()
                            + rows * m_table->verticalHeader()->defaultSectionSize()
                            + m_table->style()->pixelMetric(QStyle::PM_ScrollBarExtent));
}

} // namespace sortscope::gui::pages
