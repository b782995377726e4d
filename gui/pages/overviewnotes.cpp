// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/overviewnotes.h"

#include "gui/models/labels.h"
#include "gui/models/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"

#include <QDateTime>
#include <QFormLayout>
#include <QLabel>
#include <QTimeZone>
#include <QToolButton>
#include <QVBoxLayout>

#include <iterator>

namespace sortscope::gui::pages {
namespace {

using results::FindingKind;

/// The Devices and Fleet pages have them all.
constexpr int kMostDevices = 12;

QString differencesText(const std::vector<results::EnvironmentDifference>& differences)
{
    QStringList titles;
    for (const auto& difference : differences)
        titles << models::titleOf(difference);
    return titles.join(QStringLiteral(", "));
}

QString sentenceOf(const results::Finding& finding)
{
    const auto count = static_cast<int>(finding.count);
    switch (finding.kind) {
    case FindingKind::Failed:
        return OverviewFindings::tr("%n job(s) failed", nullptr, count);
    case FindingKind::Poor:
        return OverviewFindings::tr("%n row(s) of poor quality: do not compare them", nullptr, count);
    case FindingKind::Doubtful:
        return OverviewFindings::tr("%n row(s) with warnings", nullptr, count);
    case FindingKind::NearFloor:
        return OverviewFindings::tr("%n row(s) whose kernels are near the floor of their clock", nullptr,
                                    count);
    case FindingKind::ReplicatesMissing:
        return OverviewFindings::tr("%n row(s) that lack replicates", nullptr, count);
    case FindingKind::EnvironmentDiffers:
        break;
    }
    return OverviewFindings::tr("The newest run was not taken as those before it");
}

QIcon iconOf(FindingKind kind)
{
    if (kind == FindingKind::Failed)
        return widgets::stateIcon(models::JobState::Failed);
    const bool differs = kind == FindingKind::EnvironmentDiffers;
    return widgets::symbolicIcon(differs ? QStringLiteral("compare") : QStringLiteral("state-unsupported"),
                                 widgets::Tint::Caution);
}

void clear(QLayout& layout)
{
    while (auto* item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

QString dateText(std::chrono::sys_seconds date)
{
    const auto time = QDateTime::fromSecsSinceEpoch(date.time_since_epoch().count(), Qt::UTC);
    return time.toString(QStringLiteral("yyyy-MM-dd HH:mm 'UTC'"));
}

QString devicesText(const std::vector<backend::DeviceInfo>& devices)
{
    models::DeviceTitles titles;
    for (const auto& device : devices)
        titles.add(device);
    QStringList lines;
    for (const auto& device : devices) {
        if (lines.size() == kMostDevices && std::ssize(devices) > kMostDevices + 1) {
            lines << OverviewMachine::tr("and %n more", nullptr,
                                         static_cast<int>(devices.size()) - kMostDevices);
            break;
        }
        const auto title = titles.of(device);
        lines << (device.driverVersion.empty()
                      ? title
                      : OverviewMachine::tr("%1, driver %2").arg(title, models::text(device.driverVersion)));
    }
    return lines.join(u'\n');
}

/// Names and values; some values may be empty.
std::vector<std::pair<QString, QString>> factsOf(const results::Overview& overview)
{
    std::vector<std::pair<QString, QString>> facts;
    facts.emplace_back(OverviewMachine::tr("Devices:"), devicesText(overview.devices));
    const auto& environment = overview.environment;
    if (!environment)
        return facts;
    auto cpu = models::text(environment->cpuModel.value_or(""));
    if (environment->threads)
        cpu = OverviewMachine::tr("%1, %n thread(s)", nullptr, static_cast<int>(*environment->threads))
                  .arg(cpu);
    facts.emplace_back(OverviewMachine::tr("Processor:"), cpu);
    QStringList system;
    for (const auto& part : {environment->node, environment->os, environment->kernel}) {
        if (part)
            system << models::text(*part);
    }
    facts.emplace_back(OverviewMachine::tr("System:"), system.join(QStringLiteral(" · ")));
    facts.emplace_back(OverviewMachine::tr("Newest run:"),
                       OverviewMachine::tr("%1, Sortscope %2")
                           .arg(dateText(environment->date), models::text(environment->programVersion)));
    return facts;
}

} // namespace

OverviewFindings::OverviewFindings() : m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins({});
    m_rows->setSpacing(0);
}

void OverviewFindings::setFindings(const std::vector<results::Finding>& findings)
{
    clear(*m_rows);
    for (const auto& finding : findings)
        add(finding);
    if (findings.empty())
        m_rows->addWidget(new QLabel(tr("Nothing doubtful was found.")));
}

void OverviewFindings::add(const results::Finding& finding)
{
    auto* row = new QToolButton;
    row->setObjectName(QStringLiteral("finding-") + models::text(base::nameOf(finding.kind)));
    row->setAutoRaise(true);
    row->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    row->setIcon(iconOf(finding.kind));
    row->setText(sentenceOf(finding));
    row->setCursor(Qt::PointingHandCursor);
    if (finding.kind == FindingKind::EnvironmentDiffers) {
        row->setToolTip(differencesText(finding.differences));
        connect(row, &QToolButton::clicked, this, &OverviewFindings::comparisonRequested);
    } else {
        row->setToolTip(tr("Shows the first of them"));
        connect(row, &QToolButton::clicked, this, [this, job = finding.first] { emit jobRequested(job); });
    }
    m_rows->addWidget(row);
}

OverviewMachine::OverviewMachine() : m_facts(new QFormLayout(this))
{
    m_facts->setContentsMargins({});
    m_facts->setRowWrapPolicy(QFormLayout::DontWrapRows);
    m_facts->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
}

void OverviewMachine::setFacts(const results::Overview& overview, const QString& notes)
{
    auto facts = factsOf(overview);
    facts.emplace_back(tr("Notes:"), notes);
    std::erase_if(facts, [](const auto& fact) { return fact.second.isEmpty(); });
    // Lines that can be selected are slow to lay out, and a run in progress seldom changes them.
    if (std::exchange(m_shown, facts) == facts)
        return;
    while (m_facts->rowCount() > 0)
        m_facts->removeRow(0);
    for (const auto& [name, value] : facts) {
        auto* label = new QLabel(value);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_facts->addRow(name, label);
    }
}

} // namespace sortscope::gui::pages
