// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/models/historymodel.h"
#include "tests/support/historysessions.h"

namespace sortscope::tests {

/// The history of simulated nights, as a folder of their sessions has it, without files.
inline gui::models::SharedHistory historyOf(const SimulatedNights& nights)
{
    auto folder = std::make_shared<session::SessionFolder>();
    for (const auto& night : simulate(nights)) {
        folder->files.emplace_back(night.name + ".sortscope");
        std::ranges::move(results::recordedRows(night), std::back_inserter(folder->rows));
        folder->fileOf.resize(folder->rows.size(), folder->files.size() - 1);
    }
    auto history = results::historyOf(folder->rows);
    return std::make_shared<const gui::models::FolderHistory>(
        gui::models::FolderHistory{std::move(folder), std::move(history)});
}

} // namespace sortscope::tests
