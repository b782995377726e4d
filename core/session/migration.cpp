// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/migration.h"

#include "core/results/commandcodec.h"
#include "core/results/jobresult.h"
#include "core/session/columns.h"
#include "core/session/schema.h"
#include "core/session/sessioncommands.h"

namespace sortscope::session {
namespace {

/// Version 4 keeps in a column of table job what followed from the commands of its first sample.
void fillBusyComputeUnits(SQLite::Database& copy)
{
    SQLite::Statement jobs(copy, "SELECT job.id, compute_units, data FROM job JOIN device ON device.id = "
                                 "job.device JOIN commands ON commands.job = job.id AND commands.replicate = "
                                 "1 AND commands.number = 1");
    SQLite::Statement update(copy, "UPDATE job SET busy_compute_units = ? WHERE id = ?");
    const auto labels = readLabels(copy);
    while (jobs.executeStep()) {
        ColumnReader row(jobs);
        try {
            const auto job = row.value<std::int64_t>("id");
            backend::DeviceInfo device;
            row("compute_units", device.computeUnits);
            const auto commands =
                results::decodeCommands(bytesOf(jobs.getColumn(2)), [&](results::LabelId id) {
                    const auto label = labels.find(id);
                    return label == labels.end() ? nullptr : &label->second;
                });
            ColumnBinder binder(update);
            binder.add(results::computeUnitsBusyIn(commands, device));
            binder.add(job);
            update.exec();
            update.reset();
        } catch (const base::BadContent&) {
            // Damaged commands are named where somebody looks at them; the column stays empty.
            continue;
        }
    }
}

} // namespace

void bringUpToDate(SQLite::Database& copy, std::uint32_t from)
{
    copy.exec(schemaSql(from));
    if (from < 4)
        fillBusyComputeUnits(copy);
}

} // namespace sortscope::session
