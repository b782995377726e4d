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

namespace sortscope::gui::pages {
namespace {

using results::FindingKind;

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

void OverviewMachine::add(const QString& name, const QString& value)
{
    if (value.isEmpty())
        return;
    auto* label = new QLabel(value);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_facts->addRow(name, label);
}

void OverviewMachine::setFacts(const results::Overview& overview, const QString& notes)
{
    while (m_facts->rowCount() > 0)
        m_facts->removeRow(0);
    models::DeviceTitles titles;
    for (const auto& device : overview.devices)
        titles.add(device);
    QStringList devices;
    for (const auto& device : overview.devices) {
        const auto title = titles.of(device);
        devices << (device.driverVersion.empty()
                        ? title
                        : tr("%1, driver %2").arg(title, models::text(device.driverVersion)));
    }
    add(tr("Devices:"), devices.join(u'\n'));
    if (const auto& environment = overview.environment) {
        const auto cpu = models::text(environment->cpuModel.value_or(""));
        add(tr("Processor:"),
            environment->threads
                ? tr("%1, %n thread(s)", nullptr, static_cast<int>(*environment->threads)).arg(cpu)
                : cpu);
        QStringList system;
        for (const auto& part : {environment->node, environment->os, environment->kernel}) {
            if (part)
                system << models::text(*part);
        }
        add(tr("System:"), system.join(QStringLiteral(" · ")));
        add(tr("Newest run:"),
            tr("%1, Sortscope %2")
                .arg(dateText(environment->date), models::text(environment->programVersion)));
    }
    add(tr("Notes:"), notes);
}

} // namespace sortscope::gui::pages
