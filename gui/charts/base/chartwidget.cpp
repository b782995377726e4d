// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/chartwidget.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/flowlayout.h"
#include "gui/charts/base/helpbutton.h"
#include "gui/charts/base/searchcombo.h"
#include "gui/charts/base/series.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sortscope::gui::charts {
namespace {

using std::chrono::milliseconds;

milliseconds steadyNow()
{
    return std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

/// The width of a list of texts, with its frame and a bar to scroll.
int listWidthOf(const std::vector<Choice::Item>& items, const QFontMetrics& metrics)
{
    constexpr int kBeside = 40;
    constexpr int kMost = 700;
    const auto longest =
        std::ranges::max_element(items, {}, [](const Choice::Item& item) { return item.text.size(); });
    return longest == items.end() ? 0 : std::min(kMost, metrics.horizontalAdvance(longest->text) + kBeside);
}

} // namespace

Choice::Choice(const QString& name, const QString& label)
    : m_label(new QLabel(label, this)),
      m_combo(new SearchCombo(this))
{
    setObjectName(name);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_label);
    layout->addWidget(m_combo, 1);
    m_label->setBuddy(m_combo);
    setFocusProxy(m_combo);
    // Measuring every item, as AdjustToContents does, takes several milliseconds for a thousand jobs.
    m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    // Device names are long: the strip must not force the window wider.
    m_combo->setMinimumWidth(m_combo->fontMetrics().averageCharWidth() * 10);
    m_combo->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_combo, &QComboBox::activated, this, &Choice::changed);
    connect(m_combo, &SearchCombo::opening, this, &Choice::opening);
    connect(m_combo, &SearchCombo::closed, this, &Choice::closed);
}

void Choice::setItems(std::vector<Item> items)
{
    // Filling a list again would close it under the user's pointer.
    if (items == m_items)
        return;
    const auto chosen = value();
    const QSignalBlocker blocker(m_combo);
    m_items = std::move(items);
    m_combo->clear();
    for (const auto& item : m_items) {
        m_combo->addItem(item.text, item.value);
        m_combo->setItemData(m_combo->count() - 1, item.toolTip, Qt::ToolTipRole);
    }
    m_combo->setMinimumContentsLength(contentsLength());
    // The list is as wide as its texts, also below a box that is narrower.
    m_combo->view()->setMinimumWidth(listWidthOf(m_items, m_combo->fontMetrics()));
    m_combo->setCurrentIndex(std::max(0, m_combo->findData(chosen)));
    m_combo->setEnabled(m_items.size() > 1);
}

int Choice::contentsLength() const
{
    constexpr int kLeast = 6;
    const auto longest =
        std::ranges::max_element(m_items, {}, [](const Item& item) { return item.text.size(); });
    if (longest == m_items.end())
        return kLeast;
    // The combo box counts in characters as wide as an X.
    const auto metrics = m_combo->fontMetrics();
    const int wide = metrics.horizontalAdvance(u'X');
    return std::max(kLeast, (metrics.horizontalAdvance(longest->text) + wide - 1) / wide);
}

QVariant Choice::value() const
{
    return m_combo->currentData();
}

QString Choice::text() const
{
    return m_combo->currentText();
}

void Choice::setValue(const QVariant& value)
{
    const QSignalBlocker blocker(m_combo);
    m_combo->setCurrentIndex(m_combo->findData(value));
}

RepaintLimiter::RepaintLimiter(QObject* parent, Clock clock)
    : QObject(parent),
      m_clock(clock ? std::move(clock) : Clock(steadyNow))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &RepaintLimiter::fire);
}

void RepaintLimiter::request()
{
    if (!pending())
        m_timer.start(remaining());
}

void RepaintLimiter::setMeasuring(bool measuring)
{
    if (measuring == m_measuring)
        return;
    m_measuring = measuring;
    if (pending())
        m_timer.start(measuring ? remaining() : kAfterMeasuring);
}

void RepaintLimiter::fire()
{
    m_timer.stop();
    m_last = m_clock();
    emit due();
}

milliseconds RepaintLimiter::remaining() const
{
    if (!m_measuring || !m_last)
        return milliseconds{0};
    return std::clamp(kMeasuringInterval - (m_clock() - *m_last), milliseconds{0}, kMeasuringInterval);
}

ChartWidget::ChartWidget(QWidget* parent)
    : QWidget(parent),
      m_canvas(new Canvas(*this, this)),
      m_limiter(new RepaintLimiter(this))
{
    connect(m_limiter, &RepaintLimiter::due, this, &ChartWidget::refreshIfVisible);
    connect(m_canvas, &Canvas::chosen, this, [this](std::size_t hotSpot) {
        if (const auto job = m_canvas->jobAt(hotSpot))
            emit jobChosen(*job);
    });
    connect(m_canvas, &Canvas::menuOpening, this, [this](QMenu& menu, std::optional<std::size_t> hotSpot) {
        emit menuOpening(menu, hotSpot ? m_canvas->jobAt(*hotSpot) : std::nullopt);
    });
}

ChartWidget::~ChartWidget() = default;

void ChartWidget::build(std::initializer_list<Choice*> choices)
{
    connect(m_canvas, &Canvas::emptyChanged, this, &ChartWidget::figureChanged);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    if (choices.size() > 0)
        layout->addLayout(stripOf(choices));
    layout->addWidget(m_canvas, 1);
    for (auto* choice : choices)
        connect(choice, &Choice::changed, this, &ChartWidget::refreshNow);
}

QLayout* ChartWidget::stripOf(std::initializer_list<Choice*> choices)
{
    m_strip = new FlowLayout;
    constexpr int margin = 6;
    m_strip->setContentsMargins(margin, margin, margin, margin);
    QWidget* before = nullptr;
    for (auto* choice : choices) {
        m_strip->addWidget(choice);
        if (before != nullptr)
            setTabOrder(before, choice);
        before = choice;
    }
    setTabOrder(before, m_canvas);
    return m_strip;
}

void ChartWidget::insertBelowChoices(QWidget* widget)
{
    auto* lines = qobject_cast<QBoxLayout*>(layout());
    lines->insertWidget(lines->indexOf(m_canvas), widget);
    QWidget* last = nullptr;
    for (auto* control : widget->findChildren<QWidget*>()) {
        if ((control->focusPolicy() & Qt::TabFocus) != 0)
            last = control;
    }
    if (last != nullptr)
        setTabOrder(last, m_canvas);
}

void ChartWidget::setResults(std::vector<std::shared_ptr<const results::JobResult>> results)
{
    m_results = std::move(results);
    requestRefresh();
}

void ChartWidget::setStyles(SharedStyles styles)
{
    m_styles = std::move(styles);
    requestRefresh();
}

Style ChartWidget::styleOf(const results::JobSpec& spec) const
{
    return m_styles ? m_styles->of(spec) : SeriesStyles().of(spec);
}

void ChartWidget::setHelpTopic(const QString& topic)
{
    auto* help = new HelpButton(topic);
    if (m_strip == nullptr) {
        auto* corner = new QVBoxLayout(m_canvas);
        // The figure's title stays at the left in languages that are read from the right, too.
        corner->addWidget(help, 0, Qt::AlignTop | Qt::AlignRight | Qt::AlignAbsolute);
        return;
    }
    auto* last = m_strip->itemAt(m_strip->count() - 1)->widget();
    m_strip->addWidget(help);
    setTabOrder(last, help);
    setTabOrder(help, m_canvas);
}

void ChartWidget::setMeasuring(bool measuring)
{
    m_limiter->setMeasuring(measuring);
    requestRefresh();
}

bool ChartWidget::measuring() const
{
    return m_limiter->measuring();
}

void ChartWidget::requestRefresh()
{
    m_stale = true;
    if (isVisible())
        m_limiter->request();
}

void ChartWidget::refreshNow()
{
    m_stale = true;
    refreshIfVisible();
}

void ChartWidget::refreshIfVisible()
{
    if (isVisible())
        catchUp();
}

void ChartWidget::catchUp()
{
    if (std::exchange(m_stale, false))
        refresh();
}

std::optional<EmptyState> ChartWidget::nothingToShow(Sketch sketch) const
{
    if (m_results.empty() && measuring())
        return EmptyState{sketch, tr("Measuring"), tr("The first verified result will appear here.")};
    if (m_results.empty())
        return EmptyState{
            sketch, tr("Nothing measured yet"),
            tr("Choose devices, algorithms and sizes in the experiment panel, then press Run.")};
    const bool any =
        std::any_of(m_results.begin(), m_results.end(), [](const auto& one) { return one->verified(); });
    if (any)
        return std::nullopt;
    return EmptyState{sketch, tr("Nothing verified to show"),
                      tr("Only verified results are drawn. So far: %1. The table of jobs gives the reasons.")
                          .arg(describe(countOmitted(m_results)))};
}

EmptyState ChartWidget::notVerified(Sketch sketch, const results::JobResult& result)
{
    return {sketch, tr("Nothing verified to show"),
            QStringLiteral("%1: %2").arg(models::label(result.status),
                                         models::firstLine(models::text(result.reason)))};
}

void ChartWidget::setSelectedJob(std::optional<results::JobId> job)
{
    m_canvas->setSelectedJob(job);
}

bool ChartWidget::showsFigure() const
{
    return isVisible() && !m_canvas->empty();
}

void ChartWidget::paintFigure(QPainter& painter, const QRectF& area)
{
    catchUp();
    m_exporting = true;
    m_canvas->paintFigure(painter, area);
    m_exporting = false;
    m_canvas->invalidate();
}

QSize ChartWidget::figureSize() const
{
    return m_canvas->size();
}

QSize ChartWidget::wholeFigureSize() const
{
    return m_canvas->wholeSize();
}

QString ChartWidget::figureTitle() const
{
    return m_canvas->accessibleName();
}

void ChartWidget::showEvent(QShowEvent* event)
{
    // A chart that was hidden catches up before it is first painted.
    refreshIfVisible();
    QWidget::showEvent(event);
    emit figureChanged();
}

void ChartWidget::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    emit figureChanged();
}

ReadingChart::ReadingChart(QWidget* parent)
    : ChartWidget(parent),
      m_metric(new Choice(QStringLiteral("metric"), tr("&Metric:"))),
      m_spread(new Choice(QStringLiteral("spread"), tr("&Error bars:")))
{
    std::vector<Choice::Item> metrics;
    for (const auto metric : kJobMetrics)
        metrics.push_back({metricName(metric), static_cast<int>(metric), metricMeaning(metric)});
    m_metric->setItems(std::move(metrics));
    m_spread->setItems(
        {{tr("Quartiles"), static_cast<int>(Spread::Quartiles), tr("The middle half of the samples.")},
         {tr("95 % interval"), static_cast<int>(Spread::MedianInterval),
          tr("The 95 % interval of the median; quartiles where there is none.")}});
}

Reading ReadingChart::reading() const
{
    return {static_cast<results::Metric>(m_metric->value().toInt()), Quantity::Time,
            static_cast<Spread>(m_spread->value().toInt())};
}

void ReadingChart::followMetric(results::Metric metric)
{
    m_metric->hide();
    m_metric->setValue(static_cast<int>(metric));
    refreshNow();
}

Summaries& ReadingChart::summaries()
{
    m_summaries.keepOnly(results());
    return m_summaries;
}

void ReadingChart::showWithoutMetric(Sketch sketch, const QString& title, const QString& advice)
{
    const auto metric = reading().metric;
    showEmpty({sketch, title, advice.arg(metricName(metric), metricMeaning(metric))});
}

} // namespace sortscope::gui::charts
