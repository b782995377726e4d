// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/overviewnotes.h"

#include "gui/text/comparisons.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/widgets/wrappedtext.h"

#include <QDateTime>
#include <QGridLayout>
#include <QLabel>
#include <QStyle>
#include <QTimeZone>
#include <QToolButton>
#include <QVBoxLayout>

#include <iterator>

namespace sortscope::gui::pages {
namespace {

using results::FindingKind;

/// The most devices that are listed; the Devices and Fleet pages have them all.
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
        if (finding.mostly)
            //: %1 is the most frequent reason
            return OverviewFindings::tr("%n row(s) of poor quality, not to be compared; most often: %1",
                                        nullptr, count)
                .arg(models::translated(results::wordsOf(*finding.mostly)));
        return OverviewFindings::tr("%n row(s) of poor quality: do not compare them", nullptr, count);
    case FindingKind::Doubtful:
        return OverviewFindings::tr("%n row(s) with warnings", nullptr, count);
    case FindingKind::NearFloor:
        return OverviewFindings::tr("%n row(s) with kernels near the timer floor", nullptr, count);
    case FindingKind::ReplicatesMissing:
        return OverviewFindings::tr("%n row(s) that lack replicates", nullptr, count);
    case FindingKind::SlowOpponent:
        return OverviewFindings::tr("%n row(s) of the CPU slower than the standard library", nullptr, count);
    case FindingKind::EnvironmentDiffers:
        break;
    }
    return OverviewFindings::tr("The latest run used a different environment");
}

QIcon iconOf(FindingKind kind)
{
    if (kind == FindingKind::Failed)
        return widgets::stateIcon(models::JobState::Failed);
    const bool differs = kind == FindingKind::EnvironmentDiffers;
    return widgets::symbolicIcon(differs ? QStringLiteral("compare") : QStringLiteral("state-unsupported"),
                                 widgets::Tint::Caution);
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

QString processorText(const results::Environment& environment)
{
    auto cpu = models::text(environment.cpuModel.value_or(""));
    if (!environment.threads)
        return cpu;
    return OverviewMachine::tr("%1, %n thread(s)", nullptr, static_cast<int>(*environment.threads)).arg(cpu);
}

QString systemText(const results::Environment& environment)
{
    QStringList system;
    for (const auto& part : {environment.node, environment.os, environment.kernel}) {
        if (part)
            system << models::text(*part);
    }
    return system.join(QStringLiteral(" · "));
}

QString runText(const results::Environment& environment)
{
    return OverviewMachine::tr("%1, Sortscope %2")
        .arg(dateText(environment.date), models::text(environment.programVersion));
}

} // namespace

OverviewFindings::OverviewFindings() : m_nothing(new QLabel(tr("No problems were found.")))
{
    widgets::fill(new QVBoxLayout(this), {{m_nothing}})->setSpacing(0);
    m_nothing->hide();
}

void OverviewFindings::setFindings(const std::vector<results::Finding>& findings)
{
    m_findings = findings;
    while (m_buttons.size() < findings.size())
        m_buttons.push_back(addButton());
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        if (i < findings.size())
            setButton(*m_buttons[i], findings[i]);
        m_buttons[i]->setVisible(i < findings.size());
    }
    m_nothing->setVisible(findings.empty());
}

QToolButton* OverviewFindings::addButton()
{
    auto* button = new QToolButton;
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setCursor(Qt::PointingHandCursor);
    connect(button, &QToolButton::clicked, this,
            [this, index = m_buttons.size()] { follow(m_findings.at(index)); });
    layout()->addWidget(button);
    return button;
}

void OverviewFindings::setButton(QToolButton& button, const results::Finding& finding)
{
    button.setObjectName(QStringLiteral("finding-") + models::text(base::nameOf(finding.kind)));
    button.setIcon(iconOf(finding.kind));
    button.setText(sentenceOf(finding));
    button.setToolTip(finding.kind == FindingKind::EnvironmentDiffers
                          ? differencesText(finding.differences)
                          : tr("Shows these rows alone, until Clear Filters"));
}

void OverviewFindings::follow(const results::Finding& finding)
{
    if (finding.kind == FindingKind::EnvironmentDiffers)
        emit comparisonRequested();
    else
        emit jobsRequested(finding.jobs);
}

OverviewMachine::OverviewMachine()
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setColumnStretch(1, 1);
    const auto side = Qt::Alignment(style()->styleHint(QStyle::SH_FormLayoutLabelAlignment));
    for (const auto& name :
         {tr("Devices:"), tr("Processor:"), tr("System:"), tr("Latest run:"), tr("Notes:")}) {
        const int row = static_cast<int>(m_facts.size());
        const auto& fact = m_facts.emplace_back(new QLabel(name), widgets::wrappedText());
        grid->addWidget(fact.name, row, 0, side | Qt::AlignTop);
        grid->addWidget(fact.value, row, 1);
        fact.name->hide();
        fact.value->hide();
    }
}

void OverviewMachine::setFacts(const results::Overview& overview, const QString& notes)
{
    showFact(Devices, devicesText(overview.devices));
    const auto& environment = overview.environment;
    showFact(Processor, environment ? processorText(*environment) : QString());
    showFact(System, environment ? systemText(*environment) : QString());
    showFact(NewestRun, environment ? runText(*environment) : QString());
    showFact(Notes, notes);
}

void OverviewMachine::showFact(Row row, const QString& text)
{
    const auto& [name, value] = m_facts.at(row);
    value->setText(text);
    for (auto* label : {name, value}) {
        if (label->isHidden() != text.isEmpty())
            label->setVisible(!text.isEmpty());
    }
}

} // namespace sortscope::gui::pages
