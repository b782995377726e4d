// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/canvasaccess.h"

#include "gui/charts/base/canvas.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace sortscope::gui::charts {
namespace {

class CanvasAccess : public QAccessibleWidget {
public:
    explicit CanvasAccess(Canvas* canvas) : QAccessibleWidget(canvas, QAccessible::Chart) {}

    QString text(QAccessible::Text kind) const override
    {
        auto said = QAccessibleWidget::text(kind);
        if (kind != QAccessible::Description || !said.isEmpty())
            return said;
        return static_cast<Canvas*>(widget())->dataText();
    }
};

QAccessibleInterface* makeAccess(const QString& /*className*/, QObject* object)
{
    auto* canvas = qobject_cast<Canvas*>(object);
    return canvas == nullptr ? nullptr : new CanvasAccess(canvas);
}

} // namespace

void makeCanvasesAccessible()
{
    // Installing the factory again does nothing.
    QAccessible::installFactory(makeAccess);
}

} // namespace sortscope::gui::charts
