// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/textexport.h"

#include "gui/widgets/symbolicicon.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <utility>

namespace sortscope::gui::widgets {

TextExportButton::TextExportButton(QWidget* parent) : QToolButton(parent), m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("text-export"));
    setIcon(symbolicIcon(QStringLiteral("export")));
    setText(tr("Export"));
    setToolTip(tr("Copies this, or writes it to a file"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setPopupMode(QToolButton::InstantPopup);
    setMenu(m_menu);
}

void TextExportButton::add(const QString& format, const QString& file, std::function<MakeText()> now)
{
    auto* copyIt = new QAction(symbolicIcon(QStringLiteral("copy")), tr("Copy as %1").arg(format), m_menu);
    copyIt->setObjectName(QStringLiteral("copy-") + file);
    connect(copyIt, &QAction::triggered, this, [this, now] { copy(now()); });
    auto* write =
        new QAction(symbolicIcon(QStringLiteral("export")), tr("Export as %1…").arg(format), m_menu);
    write->setObjectName(QStringLiteral("export-") + file);
    connect(write, &QAction::triggered, this,
            [this, file, now = std::move(now)] { emit fileWanted(file, now()); });
    // All that copies stands in front of all that writes.
    const auto actions = m_menu->actions();
    m_menu->insertAction(actions.value(actions.size() / 2), copyIt);
    m_menu->addAction(write);
}

void TextExportButton::copy(const MakeText& text)
{
    m_copying.post(
        [this, text](const std::stop_token& /*stop*/) -> bridge::Worker::Reply {
            return [this, made = QString::fromStdString(text())] {
                QGuiApplication::clipboard()->setText(made);
                emit copied();
            };
        },
        [this](const QString& sentence) { emit failed(sentence); });
}

} // namespace sortscope::gui::widgets
