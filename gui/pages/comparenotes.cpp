// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/comparenotes.h"

#include "core/results/show/calibrationtext.h"
#include "gui/text/comparisons.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/labels.h"
#include "gui/text/speedfacts.h"
#include "gui/text/text.h"
#include "gui/widgets/symbolicicon.h"

#include <QHeaderView>

#include <algorithm>

namespace sortscope::gui::pages {
namespace {

QString jobText(const results::JobSpec& spec, const results::Distinctions& distinctions)
{
    return CompareNotes::tr("%1 on %2, %3, %4 keys")
        .arg(models::variantTitle(spec, distinctions), models::deviceTitle(spec.device),
             models::dataTitle(spec, distinctions), models::sizeText(spec.workload.size));
}

/// Adds a row that is one text.
QTreeWidgetItem& addSentence(QTreeWidgetItem& parent, const QString& sentence)
{
    auto* item = new QTreeWidgetItem(&parent, {sentence});
    item->setFirstColumnSpanned(true);
    return *item;
}

} // namespace

CompareNotes::CompareNotes(QWidget* parent) : QTreeWidget(parent)
{
    setColumnCount(3);
    setHeaderLabels({tr("Differs between A and B"), tr("A"), tr("B")});
    setAccessibleName(tr("Differences between the sides"));
    setSelectionMode(NoSelection);
    setUniformRowHeights(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

void CompareNotes::showReport(const results::CompareReport& report)
{
    clear();
    addDifferences(report.differences);
    addDrifts(report.pairs);
    addMargins(report);
    addPaces(report.pairs);
    for (const auto& note : models::skippingNotes(results::leadsIn(report.pairs)))
        addSentence(*invisibleRootItem(), note);
    const auto distinctions = results::namesOf(report).distinctions;
    addUnmatched(tr("Only in A: %n job(s)", "", static_cast<int>(report.onlyInA.size())), report.onlyInA,
                 distinctions);
    addUnmatched(tr("Only in B: %n job(s)", "", static_cast<int>(report.onlyInB.size())), report.onlyInB,
                 distinctions);
    for (int column = 0; column < columnCount(); ++column)
        resizeColumnToContents(column);
    setVisible(topLevelItemCount() > 0);
    updateGeometry();
}

void CompareNotes::addDifferences(const std::vector<results::EnvironmentDifference>& differences)
{
    for (const auto& difference : differences) {
        const auto property = difference.property;
        auto* item = new QTreeWidgetItem(this, {models::titleOf(difference),
                                                models::valuesText(property, difference.a),
                                                models::valuesText(property, difference.b)});
        item->setIcon(0, widgets::symbolicIcon(QStringLiteral("state-unsupported"), widgets::Tint::Caution));
        for (int column = 0; column < columnCount(); ++column)
            item->setToolTip(column, item->text(column));
    }
}

void CompareNotes::addDrifts(const std::vector<results::ComparedPair>& pairs)
{
    QStringList sentences;
    for (const auto& pair : pairs)
        sentences += models::driftText(pair.drift);
    sentences.removeDuplicates();
    sentences.removeAll(QString());
    for (const auto& sentence : sentences)
        addSentence(*invisibleRootItem(), sentence);
}

void CompareNotes::addMargins(const results::CompareReport& report)
{
    using results::MarginSource;
    QStringList sentences;
    for (const auto& pair : report.pairs) {
        const auto source = pair.margin.source;
        if (source == MarginSource::Given || pair.margin.share <= results::marginOf(report.options))
            continue;
        auto sentence = tr("On %1 differences below %2 are within noise (host clock)");
        if (source == MarginSource::CalibrationA)
            sentence = tr("On %1 differences below %2 are within noise (calibration of A)");
        else if (source == MarginSource::CalibrationB)
            sentence = tr("On %1 differences below %2 are within noise (calibration of B)");
        sentences += sentence.arg(models::deviceTitle(pair.a->spec.device),
                                  models::text(results::marginText(pair.margin.share)));
    }
    sentences.removeDuplicates();
    for (const auto& sentence : sentences)
        addSentence(*invisibleRootItem(), sentence);
}

void CompareNotes::addPaces(const std::vector<results::ComparedPair>& pairs)
{
    const auto add = [this](const QString& sentence, double share) {
        if (share > 0)
            addSentence(*invisibleRootItem(), sentence.arg(models::text(results::marginText(share))));
    };
    const auto clock = results::largestLag(pairs, results::Pace::Processor);
    add(tr("The processor was up to %1 slower in B: verdicts allow for it"), clock.b);
    add(tr("The processor was up to %1 slower in A: verdicts allow for it"), clock.a);
    const auto launches = results::largestLag(pairs, results::Pace::Launches);
    add(tr("Launches made runs up to %1 longer in B: verdicts allow for it"), launches.b);
    add(tr("Launches made runs up to %1 longer in A: verdicts allow for it"), launches.a);
}

void CompareNotes::addUnmatched(const QString& title, const std::vector<results::ResultPointer>& results,
                                const results::Distinctions& distinctions)
{
    if (results.empty())
        return;
    auto& item = addSentence(*invisibleRootItem(), title);
    for (const auto& result : results)
        addSentence(item, jobText(result->spec, distinctions));
}

QSize CompareNotes::sizeHint() const
{
    constexpr int kMostRows = 5;
    const int rows = std::clamp(topLevelItemCount(), 1, kMostRows);
    const int row = std::max(sizeHintForRow(0), fontMetrics().height());
    return {QTreeWidget::sizeHint().width(),
            header()->sizeHint().height() + rows * row + 2 * frameWidth() + 2};
}

} // namespace sortscope::gui::pages
