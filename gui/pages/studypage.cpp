// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/studypage.h"

#include "core/results/row/jobresult.h"
#include "core/results/show/parameterstudy.h"
#include "gui/charts/curves/studychart.h"
#include "gui/text/labels.h"
#include "gui/text/studylabels.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/tableview.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace sortscope::gui::pages {
namespace {

/// The most rows that are seen: more rows scroll, and leave their room to the curves.
constexpr int kMostRows = 10;

/// The text on the CPU row of a parameter study. Sizes have one CPU row each, which the curves show.
QString baselineText(const results::ParameterStudy& study)
{
    const auto& baseline = study.baselines.front();
    if (baseline == nullptr || study.axes.parameter.empty())
        return {};
    const auto wall = results::summarise(*baseline, results::Metric::Wall);
    return wall ? StudyPage::tr("The fastest CPU row on the same data, %1, took %2 (wall clock).")
                      .arg(models::variantTitle(baseline->spec), models::durationText(wall->median))
                : QString();
}

} // namespace

StudyPage::StudyPage(QWidget* parent)
    : QWidget(parent),
      m_chart(new charts::StudyChart),
      m_model(new models::StudyModel(this)),
      m_table(new widgets::TableView),
      m_baseline(new QLabel),
      m_tablePane(makeTablePane())
{
    // One above the other, since both need width. There is no splitter, which would keep the height that the
    // table had with its first row.
    widgets::fill(new QVBoxLayout(this), {{m_chart, 1}});
    m_chart->insertBelowChoices(m_tablePane);
    m_tablePane->hide();
    connect(m_chart, &charts::StudyChart::studyShown, this, &StudyPage::showStudy);
}

QWidget* StudyPage::makeTablePane()
{
    m_table->setObjectName(QStringLiteral("study"));
    m_table->setModel(m_model);
    m_table->drawFigures();
    m_table->setSortingEnabled(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_table->horizontalScrollBar(), &QScrollBar::rangeChanged, this, &StudyPage::limitHeight);
    m_baseline->setWordWrap(true);
    m_baseline->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* line = widgets::fill(new QHBoxLayout, {{m_baseline, 1}, {m_table->makeCopyButton()}});
    auto* pane = new QWidget;
    widgets::fill(new QVBoxLayout(pane), {{m_table}, {.layout = line}}, {6, 6, 6, 6});
    return pane;
}

void StudyPage::selectJob(results::JobId id)
{
    if (m_table->currentIndex().data(models::JobIdRole) == id)
        return;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        for (int column = 0; column < m_model->columnCount(); ++column) {
            const auto index = m_model->index(row, column);
            if (index.data(models::JobIdRole) == id)
                return m_table->setCurrentIndex(index);
        }
    }
}

void StudyPage::setBaseline(models::SharedBaseline baseline)
{
    m_model->setBaseline(std::move(baseline));
    m_table->resizeColumnsToContents();
}

void StudyPage::limitHeight()
{
    const auto* bar = m_table->horizontalScrollBar();
    const int scrolling = bar->maximum() > 0 ? bar->sizeHint().height() : 0;
    m_table->setMaximumHeight(m_table->horizontalHeader()->sizeHint().height() + 2 * m_table->frameWidth()
                              + kMostRows * m_table->verticalHeader()->defaultSectionSize() + scrolling);
    m_table->updateGeometry();
}

void StudyPage::showStudy(const models::ShownStudy& shown)
{
    m_model->setStudy(shown);
    m_tablePane->setVisible(shown.study != nullptr);
    if (shown.study == nullptr)
        return;
    m_table->resizeColumnsToContents();
    m_table->setAccessibleName(models::axesTitle(shown.study->axes));
    limitHeight();
    // The label keeps its place even without text, so that the button beside it stays where it is.
    m_baseline->setText(baselineText(*shown.study));
}

} // namespace sortscope::gui::pages
