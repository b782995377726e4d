// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/chartsize.h"

#include "gui/session/settings.h"
#include "gui/widgets/fill.h"

#include <QAction>
#include <QActionGroup>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QMenu>
#include <QVariant>

#include <initializer_list>

namespace sortscope::gui::widgets {
namespace {

using charts::SheetFormat;

/// Width, height and font.
const auto kKey = QStringLiteral("export/chartSize");

QVariantList listOf(const SheetFormat& format)
{
    return {format.size.width(), format.size.height(), format.font};
}

SheetFormat formatOf(const QVariant& value)
{
    const auto list = value.toList();
    if (list.size() != 3)
        return {};
    return {QSizeF(list[0].toDouble(), list[1].toDouble()), list[2].toDouble()};
}

/// "960 × 540 pt, text 18 pt"
QString figuresOf(const SheetFormat& format)
{
    return ChartSize::tr("%1 × %2 pt, text %3 pt")
        .arg(format.size.width())
        .arg(format.size.height())
        .arg(format.font);
}

QDoubleSpinBox* points(const char* name, double least, double most, double value)
{
    auto* box = named(name, new QDoubleSpinBox);
    box->setRange(least, most);
    box->setDecimals(1);
    //: the unit of a length: 1/72 inch
    box->setSuffix(ChartSize::tr(" pt"));
    box->setValue(value);
    return box;
}

} // namespace

ChartSize::ChartSize(QWidget& window, QMenu& menu, bridge::Settings& settings)
    : QObject(&window),
      m_window(window),
      m_settings(settings),
      m_group(new QActionGroup(this)),
      m_format(formatOf(settings.value(kKey)))
{
    add("chart-size-screen", tr("As on the &Screen"), {});
    add("chart-size-slide", tr("S&lide 16:9 (%1)").arg(figuresOf(charts::kSlideFormat)),
        charts::kSlideFormat);
    add("chart-size-column", tr("Paper &Column (%1)").arg(figuresOf(charts::kColumnFormat)),
        charts::kColumnFormat);
    add("chart-size-paper", tr("Paper &Width (%1)").arg(figuresOf(charts::kPaperFormat)),
        charts::kPaperFormat);
    m_own = named("chart-size-own", new QAction(this));
    m_own->setCheckable(true);
    m_group->addAction(m_own);
    connect(m_own, &QAction::triggered, this, &ChartSize::askForOwn);
    menu.addActions(m_group->actions());
    showChosen();
}

QAction* ChartSize::add(const char* name, const QString& text, const SheetFormat& format)
{
    auto* action = named(name, new QAction(text, this));
    action->setCheckable(true);
    action->setData(listOf(format));
    connect(action, &QAction::triggered, this, [this, format] { choose(format); });
    return m_group->addAction(action);
}

void ChartSize::choose(const SheetFormat& format)
{
    m_format = format;
    m_settings.setValue(kKey, listOf(format));
    showChosen();
}

void ChartSize::showChosen()
{
    auto* chosen = m_own;
    for (auto* action : m_group->actions()) {
        const auto format = formatOf(action->data());
        if (action != m_own && (format == m_format || (format.ofScreen() && m_format.ofScreen())))
            chosen = action;
    }
    chosen->setChecked(true);
    m_own->setText(chosen == m_own ? tr("&Own Size (%1)…").arg(figuresOf(m_format)) : tr("&Own Size…"));
}

void ChartSize::askForOwn()
{
    showChosen(); // the click has checked the entry, and the user may yet cancel
    const auto proposed = m_format.ofScreen() ? charts::kSlideFormat : m_format;
    auto* dialog = named("chart-size", new QDialog(&m_window));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Size of Exported Charts"));
    constexpr double kMost = 4000;
    auto* width = points("chart-width", 100, kMost, proposed.size.width());
    auto* height = points("chart-height", 80, kMost, proposed.size.height());
    auto* font = points("chart-font", 4, 72, proposed.font);
    auto* rows = new QFormLayout(dialog);
    rows->addRow(tr("&Width:"), width);
    rows->addRow(tr("&Height:"), height);
    rows->addRow(tr("&Text:"), font);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    rows->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(dialog, &QDialog::accepted, this, [this, width, height, font] {
        choose({QSizeF(width->value(), height->value()), font->value()});
    });
    dialog->open();
}

} // namespace sortscope::gui::widgets
