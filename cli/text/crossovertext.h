// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/table.h"
#include "core/backend/deviceinfo.h"
#include "core/results/row/environment.h"
#include "core/tuning/crossoversearch.h"

#include <string>

namespace sortscope::cli {

/// The settings of a search for a crossover, and how far it came.
struct CrossoverReport {
    const tuning::CrossoverSearch& search;
    backend::DeviceInfo device;
    std::string algorithm;
    std::string generator;
    data::KeyType key = data::KeyType::U32;
    data::ValueType values = data::ValueType::None;
    /// The transfer modes that were measured.
    std::vector<backend::TransferMode> transfers;
    std::string preset;
    std::size_t from = 0;
    std::size_t to = 0;
    /// False if the search was broken off.
    bool complete = true;
};

/// The sizes that were measured, and the two answers.
std::string crossoverText(const CrossoverReport& report, const TableStyle& style);
std::string crossoverJson(const CrossoverReport& report, const results::Environment& environment);

} // namespace sortscope::cli
