// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/plan/runrequest.h"
#include "gui/text/text.h"

#include <QStringList>
#include <QWidget>

#include <vector>

namespace sortscope::gui::pages {

/// The values that the ids of a list of choices name.
template <typename Enum>
std::vector<Enum> valuesNamed(const QStringList& names)
{
    std::vector<Enum> values;
    for (const auto& name : names)
        values.push_back(base::valueNamed<Enum>(name.toStdString()).value());
    return values;
}

template <typename Enum>
QStringList namesOf(const std::vector<Enum>& values)
{
    QStringList names;
    for (const auto value : values)
        names << models::text(base::nameOf(value));
    return names;
}

/// A part of the experiment panel, which edits its members of a request.
class Section : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Sets the members of the section. Throws base::UsageError while typed text cannot be understood.
    virtual void fill(plan::RunRequest& request) const = 0;
    virtual void restore(const plan::RunRequest& request) = 0;

signals:
    void changed();
};

} // namespace sortscope::gui::pages
