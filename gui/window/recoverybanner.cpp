// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/recoverybanner.h"

#include "gui/session/sessionworker.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sortscope::gui::pages {
namespace {

/// More rows would cover the page; others follow when the user has dealt with these.
constexpr std::size_t kRowsAtOnce = 3;

QString dateText(std::chrono::sys_seconds date)
{
    return QLocale::system().toString(QDateTime::fromSecsSinceEpoch(date.time_since_epoch().count()),
                                      QLocale::ShortFormat);
}

QString describe(const bridge::LeftOver& session)
{
    const auto name = session.name == bridge::kUntitledName ? RecoveryBanner::tr("Untitled")
                                                            : QString::fromStdString(session.name);
    if (!session.fault.empty())
        return RecoveryBanner::tr("%1, %2: cannot be read").arg(name, dateText(session.date));
    return RecoveryBanner::tr("%1, %2: %n result(s)", "", static_cast<int>(session.results))
        .arg(name, dateText(session.date));
}

} // namespace

RecoveryBanner::RecoveryBanner(QWidget* parent)
    : QFrame(parent),
      m_heading(new QLabel),
      m_rows(new QVBoxLayout)
{
    setObjectName(QStringLiteral("recovery"));
    auto* later = widgets::named("recover-later", new QPushButton(tr("&Later")));
    later->setToolTip(tr("The next start offers them again"));
    connect(later, &QPushButton::clicked, this, [this] { offer({}); });
    auto* top = widgets::fill(new QHBoxLayout,
                              {{new widgets::IconLabel(QStringLiteral("about"), widgets::Tint::Accent, 20)}});
    m_heading->setWordWrap(true);
    top->addWidget(m_heading, 1);
    top->addWidget(later);
    m_rows->setContentsMargins(30, 0, 0, 0);
    widgets::fill(new QVBoxLayout(this), {{.layout = top}, {.layout = m_rows}}, {12, 6, 6, 6});
    hide();
}

void RecoveryBanner::offer(std::vector<bridge::LeftOver> sessions)
{
    m_sessions = std::move(sessions);
    fill();
}

void RecoveryBanner::remove(const QString& path)
{
    if (std::erase_if(m_sessions, [&](const auto& session) { return bridge::qtPath(session.path) == path; })
        > 0)
        fill();
}

void RecoveryBanner::fill()
{
    while (auto* item = m_rows->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const auto shown = std::min(m_sessions.size(), kRowsAtOnce);
    for (std::size_t i = 0; i < shown; ++i)
        m_rows->addWidget(makeRow(m_sessions[i]));
    m_heading->setText(
        tr("%n session(s) were not saved when the program ended.", "", static_cast<int>(m_sessions.size())));
    setAccessibleName(m_heading->text());
    setVisible(!m_sessions.empty());
}

QWidget* RecoveryBanner::makeRow(const bridge::LeftOver& session)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto path = bridge::qtPath(session.path);
    const auto what = describe(session);
    auto* text = new QLabel(what);
    text->setTextFormat(Qt::PlainText);
    text->setToolTip(session.fault.empty() ? path : QString::fromLocal8Bit(session.fault.c_str()));
    auto* open = widgets::named(
        "recover-open", new QPushButton(session.damaged ? tr("&Open Its Readable Part") : tr("&Open")));
    open->setAccessibleName(tr("Open %1").arg(what));
    open->setEnabled(session.fault.empty() || session.damaged);
    connect(open, &QPushButton::clicked, this, [this, path, damaged = session.damaged] {
        if (damaged)
            emit rescueWanted(path);
        else
            emit openWanted(path);
    });
    auto* remove = widgets::named("recover-delete", new QPushButton(tr("&Delete…")));
    remove->setAccessibleName(tr("Delete %1").arg(what));
    connect(remove, &QPushButton::clicked, this, [this, path, what] { emit deleteWanted(path, what); });
    layout->addWidget(text);
    layout->addSpacing(12);
    layout->addWidget(open);
    layout->addWidget(remove);
    layout->addStretch(1);
    return row;
}

void RecoveryBanner::paintEvent(QPaintEvent* /*event*/)
{
    auto background = widgets::tintColour(widgets::Tint::Accent, palette());
    background.setAlphaF(0.12F);
    QPainter painter(this);
    painter.fillRect(rect(), background);
}

} // namespace sortscope::gui::pages
