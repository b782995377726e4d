// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/csv.h"
#include "core/export/csvtext.h"
#include "core/results/row/resultfields.h"

#include <type_traits>

namespace sortscope::exports {
namespace {

void appendKernel(CsvText& csv, const results::JobResult& result, const backend::KernelFacts& facts)
{
    csv.cell(result.spec.id);
    csv.cell(result.spec.variant.algorithm);
    base::forEachField(facts, [&]<typename Value>(const auto& /*field*/, const Value& value) {
        if constexpr (std::is_same_v<Value, std::vector<backend::OccupancyLimit>>)
            csv.cell(base::joined(value, base::nameOf<backend::OccupancyLimit>, ";"));
        else
            csv.cell(value);
    });
    csv.endRow();
}

} // namespace

std::string kernelsCsv(results::ResultSpan results)
{
    CsvText csv;
    csv.cell("job");
    csv.cell("algorithm");
    const backend::KernelFacts any;
    base::forEachField(any, [&](const auto& field, const auto& /*value*/) { csv.cell(field.name); });
    csv.endRow();
    for (const auto& result : results) {
        for (const auto& facts : result->kernels)
            appendKernel(csv, *result, facts);
    }
    return csv.take();
}

} // namespace sortscope::exports
