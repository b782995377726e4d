// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/devicefactsmodel.h"

#include "gui/text/text.h"

#include <array>
#include <variant>

namespace sortscope::gui::models {
namespace {

using Row = DeviceFactsModel::Row;

QString valueText(const Row& row)
{
    if (const auto* answer = std::get_if<bool>(&row.value))
        return *answer ? DeviceFactsModel::tr("yes") : DeviceFactsModel::tr("no");
    if (const auto* count = std::get_if<results::ByteCount>(&row.value))
        return bytesText(count->bytes);
    return text(std::get<std::string>(row.value));
}

} // namespace

DeviceFactsModel::Columns DeviceFactsModel::described()
{
    using enum Cells;
    // In the order of enum Column.
    static const std::array<TableColumn<Row>, ColumnCount> columns{{
        {QT_TR_NOOP("Fact"), nullptr, Texts,
         [](const Row& row) -> QVariant { return translated(results::titleOf(row.fact)); }},
        {QT_TR_NOOP("Value"), QT_TR_NOOP("What the API or the driver of the device tells."), Texts,
         [](const Row& row) -> QVariant { return valueText(row); }},
    }};
    return columns;
}

} // namespace sortscope::gui::models
