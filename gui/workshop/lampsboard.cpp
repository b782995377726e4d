// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/lampsboard.h"

#include "gui/workshop/lampsrow.h"

#include <QVBoxLayout>

#include <algorithm>

namespace sortscope::gui::workshop {

LampsBoard::LampsBoard(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    clear();
}

void LampsBoard::begin(const QStringList& devices)
{
    const auto wanted = std::max<std::size_t>(1, std::size_t(devices.size()));
    while (m_rows.size() > wanted) {
        delete m_rows.back();
        m_rows.pop_back();
    }
    while (m_rows.size() < wanted) {
        m_rows.push_back(new LampsRow);
        layout()->addWidget(m_rows.back());
    }
    for (std::size_t i = 0; i < wanted; ++i) {
        m_rows[i]->clear();
        // One device is named in the box above.
        m_rows[i]->setTitle(devices.size() > 1 ? devices[qsizetype(i)] : QString());
    }
}

void LampsBoard::show(std::size_t device, const results::Lamps& lamps)
{
    if (device < m_rows.size())
        m_rows[device]->show(lamps);
}

QString LampsBoard::text() const
{
    QStringList lines;
    for (const auto* row : m_rows)
        lines << row->text();
    return lines.join(u'\n');
}

} // namespace sortscope::gui::workshop
