// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/sizesedit.h"

#include "core/base/usageerror.h"
#include "core/plan/sizes.h"
#include "gui/text/text.h"
#include "gui/widgets/symbolicicon.h"

#include <QLineEdit>

namespace sortscope::gui::widgets {

SizesEdit::SizesEdit(QWidget* parent) : QComboBox(parent)
{
    constexpr int kFewestCharacters = 12;
    setEditable(true);
    setInsertPolicy(NoInsert);
    setCompleter(nullptr); // it would complete "2^10" to "2^10..2^20"
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(kFewestCharacters);
    addItems({QStringLiteral("2^10..2^20"), QStringLiteral("2^10..2^20:x4"), QStringLiteral("2^16..2^24"),
              QStringLiteral("2^10..2^26:x16"), QStringLiteral("4096"), QStringLiteral("2^20"),
              QStringLiteral("10^6"), QStringLiteral("2^24")});
    setToolTip(tr("<p>Numbers of keys, separated by commas: 1000000, 10^6 or 2^20. 2^10..2^20 is a sweep "
                  "that doubles, 2^10..2^20:x4 one by another factor.</p>"));
    setAccessibleName(tr("Sizes in keys"));
    connect(this, &QComboBox::editTextChanged, this, &SizesEdit::changed);
}

std::vector<std::size_t> SizesEdit::sizes() const
{
    return plan::parseSizeList(currentText().toStdString());
}

void SizesEdit::setSizes(const std::vector<std::size_t>& sizes)
{
    QStringList specs;
    for (const auto& spec : plan::sizeSpecs(sizes))
        specs << models::text(spec);
    setEditText(specs.join(QStringLiteral(", ")));
}

QString SizesEdit::summary() const
{
    try {
        const auto all = sizes();
        return all.size() == 1 ? tr("%1 keys").arg(models::grouped(all.front()))
                               : tr("%n size(s)", "", static_cast<int>(all.size()));
    } catch (const base::UsageError&) {
        return {};
    }
}

void SizesEdit::markFault(bool fault)
{
    QPalette palette;
    if (fault)
        palette.setColor(QPalette::Text, tintColour(Tint::Bad, palette));
    lineEdit()->setPalette(palette);
}

} // namespace sortscope::gui::widgets
