// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/celldelegate.h"

#include "tests/support/testprogram.h"

#include <QApplication>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

#include <cstdlib>

using sortscope::gui::widgets::CellDelegate;

namespace {

/// A table of one cell.
class Cell {
public:
    explicit Cell(const QString& text)
    {
        model.setItem(0, 0, new QStandardItem(text));
        view.setModel(&model);
        view.setWordWrap(false);
        view.setColumnWidth(0, 120);
    }

    QImage paintedBy(QAbstractItemDelegate& delegate)
    {
        view.setItemDelegate(&delegate);
        return view.viewport()->grab().toImage();
    }

    QStandardItem& item() { return *model.item(0, 0); }

    QStandardItemModel model;
    QTableView view;
};

/// The number of pixels in which two pictures differ by more than a shade.
int differing(const QImage& a, const QImage& b)
{
    int other = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            constexpr int kShade = 60;
            other += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > kShade ? 1 : 0;
        }
    }
    return other;
}

} // namespace

class CellDelegateTest : public QObject {
    Q_OBJECT

private slots:
    void looksAsTheStylePaints_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Qt::Alignment>("alignment");
        QTest::addColumn<bool>("selected");
        QTest::addColumn<bool>("checkable");
        QTest::addColumn<bool>("bold");
        const auto add = [](const char* name, const QString& text, Qt::Alignment alignment,
                            bool selected = false, bool checkable = false, bool bold = false) {
            QTest::newRow(name) << text << alignment << selected << checkable << bold;
        };
        add("to the left", "bitonic", Qt::AlignLeft | Qt::AlignVCenter);
        add("to the right", "1,048,576", Qt::AlignRight | Qt::AlignVCenter);
        add("in the middle", "ok", Qt::AlignCenter);
        add("too long", "a name that has no room in so narrow a column", Qt::AlignLeft | Qt::AlignVCenter);
        add("selected", "bitonic", Qt::AlignLeft | Qt::AlignVCenter, true);
        add("checkable", "bitonic", Qt::AlignLeft | Qt::AlignVCenter, false, true);
        add("bold", "12.5", Qt::AlignRight | Qt::AlignVCenter, false, false, true);
        add("markup", "<b>a</b> & b", Qt::AlignLeft | Qt::AlignVCenter);
        add("two lines", "a\nb", Qt::AlignLeft | Qt::AlignVCenter);
        add("nothing", {}, Qt::AlignLeft | Qt::AlignVCenter);
    }

    void looksAsTheStylePaints()
    {
        QFETCH(QString, text);
        QFETCH(Qt::Alignment, alignment);
        QFETCH(bool, selected);
        QFETCH(bool, checkable);
        QFETCH(bool, bold);
        Cell cell(text);
        cell.item().setTextAlignment(alignment);
        if (checkable)
            cell.item().setCheckState(Qt::Checked);
        auto font = cell.view.font();
        font.setBold(bold);
        cell.item().setFont(font);
        if (selected)
            cell.view.selectAll();
        QStyledItemDelegate style;
        CellDelegate ours;
        const auto expected = cell.paintedBy(style);
        const auto painted = cell.paintedBy(ours);
        QCOMPARE(differing(painted, expected), 0);
        QCOMPARE(differing(cell.paintedBy(ours), expected), 0); // painted from the remembered layout
    }

    void followsTextWidthAndFont()
    {
        Cell cell("first");
        QStyledItemDelegate style;
        CellDelegate ours;
        cell.paintedBy(ours);
        cell.item().setText("another one");
        QCOMPARE(differing(cell.paintedBy(ours), cell.paintedBy(style)), 0);
        cell.view.setColumnWidth(0, 40);
        QCOMPARE(differing(cell.paintedBy(ours), cell.paintedBy(style)), 0);
        auto larger = cell.view.font();
        larger.setPointSize(larger.pointSize() + 4);
        cell.view.setFont(larger);
        QCOMPARE(differing(cell.paintedBy(ours), cell.paintedBy(style)), 0);
        auto palette = cell.view.palette();
        palette.setColor(QPalette::Text, Qt::red);
        cell.view.setPalette(palette);
        QCOMPARE(differing(cell.paintedBy(ours), cell.paintedBy(style)), 0);
    }
};

SORTSCOPE_TEST_WITH(QApplication, CellDelegateTest)
#include "celldelegatetest.moc"
