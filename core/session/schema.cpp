// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/schema.h"

#include <fmt/format.h>

#include <array>

namespace sortscope::session {
namespace {

// The steps from one format version to the next, the first one from an empty file. A new session is made by
// all of them, so that a session that was brought up to date is like a new one.
//
// STRICT tables refuse a value of another type than the column's; text that may be missing is NULL, text that
// is merely empty is ''.
constexpr std::array<std::string_view, kFormatVersion> kSteps{
    R"sql(
CREATE TABLE session (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL,
    notes TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE run (
    id INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    request TEXT,
    outcome TEXT,
    program_version TEXT NOT NULL,
    git_revision TEXT,
    node TEXT,
    os TEXT,
    kernel TEXT,
    cpu_model TEXT,
    cpu_governor TEXT,
    cpu_threads INTEGER,
    date INTEGER NOT NULL
) STRICT;

CREATE TABLE device (
    id INTEGER PRIMARY KEY,
    device TEXT NOT NULL,
    name TEXT NOT NULL,
    backend TEXT NOT NULL,
    platform TEXT NOT NULL,
    vendor TEXT NOT NULL,
    driver_version TEXT NOT NULL,
    api_version TEXT NOT NULL,
    uuid TEXT,
    pci_id TEXT,
    global_memory INTEGER NOT NULL,
    max_allocation INTEGER NOT NULL,
    local_memory INTEGER NOT NULL,
    max_work_group_size INTEGER NOT NULL,
    compute_units INTEGER NOT NULL,
    threads INTEGER,
    timer_resolution_ns INTEGER,
    clock TEXT NOT NULL,
    shares_host_memory INTEGER NOT NULL,
    transfer_modes TEXT NOT NULL,
    launch_modes TEXT NOT NULL
) STRICT;

CREATE TABLE job (
    id INTEGER PRIMARY KEY,
    run INTEGER NOT NULL REFERENCES run (id),
    device INTEGER NOT NULL REFERENCES device (id),
    note TEXT NOT NULL DEFAULT '',
    replaced_by INTEGER REFERENCES job (id),
    algorithm TEXT NOT NULL,
    merge TEXT NOT NULL,
    generator TEXT NOT NULL,
    size INTEGER NOT NULL,
    direction TEXT NOT NULL,
    transfer TEXT NOT NULL,
    launch TEXT NOT NULL,
    search_keys INTEGER,
    search_hit_ratio REAL,
    search_sorted_keys INTEGER,
    plan_warm_up_runs INTEGER NOT NULL,
    plan_warm_up_time_ns INTEGER NOT NULL,
    plan_warm_up_cap_ns INTEGER NOT NULL,
    plan_minimum_samples INTEGER NOT NULL,
    plan_maximum_samples INTEGER NOT NULL,
    plan_time_limit_ns INTEGER NOT NULL,
    plan_target_noise REAL,
    seed INTEGER NOT NULL,
    unsupported TEXT NOT NULL,
    status TEXT,
    reason TEXT,
    first_bad_index INTEGER,
    verified_runs INTEGER,
    generate_ns INTEGER,
    prepare_ns INTEGER,
    allocate_ns INTEGER,
    warm_up_runs INTEGER,
    stop_reason TEXT,
    padded_size INTEGER
) STRICT;
CREATE INDEX job_run ON job (run);

CREATE TABLE job_parameter (
    job INTEGER NOT NULL REFERENCES job (id),
    name TEXT NOT NULL,
    value ANY NOT NULL,
    PRIMARY KEY (job, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE job_warning (
    job INTEGER NOT NULL REFERENCES job (id),
    position INTEGER NOT NULL,
    warning TEXT NOT NULL,
    PRIMARY KEY (job, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE sample (
    job INTEGER NOT NULL REFERENCES job (id),
    number INTEGER NOT NULL,
    wall_ns INTEGER NOT NULL,
    end_to_end_ns INTEGER,
    kernel_sum_ns INTEGER,
    device_span_ns INTEGER,
    gaps_ns INTEGER,
    upload_ns INTEGER,
    download_ns INTEGER,
    launches INTEGER NOT NULL,
    PRIMARY KEY (job, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE command_label (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    clock TEXT NOT NULL,
    UNIQUE (kind, name, clock)
) STRICT;

CREATE TABLE commands (
    job INTEGER NOT NULL,
    number INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (job, number),
    FOREIGN KEY (job, number) REFERENCES sample (job, number)
) STRICT, WITHOUT ROWID;

CREATE VIEW samples AS
SELECT sample.job, sample.number, device.device, device.name AS device_name, device.clock,
       job.algorithm, job.merge, job.generator, job.size, job.direction, job.transfer, job.launch, job.status,
       sample.wall_ns, sample.end_to_end_ns, sample.kernel_sum_ns, sample.device_span_ns, sample.gaps_ns,
       sample.upload_ns, sample.download_ns, sample.launches, run.node, run.date
FROM sample
JOIN job ON job.id = sample.job
JOIN device ON device.id = job.device
JOIN run ON run.id = job.run
WHERE sample.number > 0;
)sql",

    // 2: the floors of clocks.
    R"sql(
CREATE TABLE job_floor (
    job INTEGER NOT NULL REFERENCES job (id),
    clock TEXT NOT NULL,
    median_ns REAL NOT NULL,
    mad_ns REAL NOT NULL,
    launches INTEGER NOT NULL,
    PRIMARY KEY (job, clock)
) STRICT, WITHOUT ROWID;
)sql",

    // 3: the readings of the devices' sensors.
    R"sql(
ALTER TABLE sample ADD COLUMN sm_clock_before_mhz INTEGER;
ALTER TABLE sample ADD COLUMN sm_clock_after_mhz INTEGER;
ALTER TABLE sample ADD COLUMN throttles TEXT NOT NULL DEFAULT '';
)sql",

    // 4: the numbers that distinguish devices of one name, the types of keys and values, the programs that
    // were compiled for jobs, their busy compute units, which bringUpToDate() fills, and replicates.
    R"sql(
ALTER TABLE device ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
UPDATE device SET number = (
    SELECT count(DISTINCT other.device) FROM device AS other
    WHERE other.backend = device.backend AND other.platform = device.platform AND other.name = device.name
        AND other.device < device.device);
ALTER TABLE job ADD COLUMN key_type TEXT NOT NULL DEFAULT 'u32';
ALTER TABLE job ADD COLUMN value_type TEXT NOT NULL DEFAULT 'none';
ALTER TABLE job ADD COLUMN busy_compute_units INTEGER;

CREATE TABLE kernel_source (
    id INTEGER PRIMARY KEY,
    file TEXT NOT NULL,
    origin TEXT NOT NULL,
    hash TEXT NOT NULL,
    options TEXT NOT NULL,
    UNIQUE (file, origin, hash, options)
) STRICT;

CREATE TABLE job_source (
    job INTEGER NOT NULL REFERENCES job (id),
    position INTEGER NOT NULL,
    source INTEGER NOT NULL REFERENCES kernel_source (id),
    PRIMARY KEY (job, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE replicate (
    job INTEGER NOT NULL REFERENCES job (id),
    number INTEGER NOT NULL,
    generate_ns INTEGER,
    prepare_ns INTEGER,
    allocate_ns INTEGER,
    warm_up_runs INTEGER NOT NULL,
    PRIMARY KEY (job, number)
) STRICT, WITHOUT ROWID;
INSERT INTO replicate
SELECT id, 1, generate_ns, prepare_ns, allocate_ns, ifnull(warm_up_runs, 0) FROM job
WHERE generate_ns IS NOT NULL OR id IN (SELECT job FROM sample);

DROP VIEW samples;
CREATE TABLE replicate_sample (
    job INTEGER NOT NULL,
    replicate INTEGER NOT NULL,
    number INTEGER NOT NULL,
    wall_ns INTEGER NOT NULL,
    end_to_end_ns INTEGER,
    kernel_sum_ns INTEGER,
    device_span_ns INTEGER,
    gaps_ns INTEGER,
    upload_ns INTEGER,
    download_ns INTEGER,
    launches INTEGER NOT NULL,
    sm_clock_before_mhz INTEGER,
    sm_clock_after_mhz INTEGER,
    throttles TEXT NOT NULL,
    PRIMARY KEY (job, replicate, number),
    FOREIGN KEY (job, replicate) REFERENCES replicate (job, number)
) STRICT, WITHOUT ROWID;
INSERT INTO replicate_sample
SELECT job, 1, number, wall_ns, end_to_end_ns, kernel_sum_ns, device_span_ns, gaps_ns, upload_ns, download_ns,
       launches, sm_clock_before_mhz, sm_clock_after_mhz, throttles
FROM sample;

CREATE TABLE replicate_commands (
    job INTEGER NOT NULL,
    replicate INTEGER NOT NULL,
    number INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (job, replicate, number),
    FOREIGN KEY (job, replicate, number) REFERENCES replicate_sample (job, replicate, number)
) STRICT, WITHOUT ROWID;
INSERT INTO replicate_commands SELECT job, 1, number, data FROM commands;

DROP TABLE commands;
DROP TABLE sample;
ALTER TABLE replicate_sample RENAME TO sample;
ALTER TABLE replicate_commands RENAME TO commands;
ALTER TABLE job DROP COLUMN generate_ns;
ALTER TABLE job DROP COLUMN prepare_ns;
ALTER TABLE job DROP COLUMN allocate_ns;
ALTER TABLE job DROP COLUMN warm_up_runs;

CREATE VIEW samples AS
SELECT sample.job, sample.replicate, sample.number, device.device, device.name AS device_name, device.clock,
       job.algorithm, job.merge, job.generator, job.size, job.direction, job.transfer, job.launch, job.status,
       sample.wall_ns, sample.end_to_end_ns, sample.kernel_sum_ns, sample.device_span_ns, sample.gaps_ns,
       sample.upload_ns, sample.download_ns, sample.launches, run.node, run.date
FROM sample
JOIN job ON job.id = sample.job
JOIN device ON device.id = job.device
JOIN run ON run.id = job.run
WHERE sample.number > 0;
)sql",

    // 5: the readings of samples, the order in which replicates were taken, and the replicates of a plan.
    R"sql(
ALTER TABLE job ADD COLUMN plan_replicates INTEGER NOT NULL DEFAULT 1;
ALTER TABLE job ADD COLUMN plan_minimum_time_ns INTEGER NOT NULL DEFAULT 0;
ALTER TABLE replicate ADD COLUMN turn INTEGER;
ALTER TABLE sample ADD COLUMN reading TEXT NOT NULL DEFAULT 'all';

DROP VIEW samples;
CREATE VIEW samples AS
SELECT sample.job, sample.replicate, sample.number, sample.reading, device.device,
       device.name AS device_name, device.clock, job.algorithm, job.merge, job.generator, job.size,
       job.direction, job.transfer, job.launch, job.status, sample.wall_ns, sample.end_to_end_ns,
       sample.kernel_sum_ns, sample.device_span_ns, sample.gaps_ns, sample.upload_ns, sample.download_ns,
       sample.launches, run.node, run.date
FROM sample
JOIN job ON job.id = sample.job
JOIN device ON device.id = job.device
JOIN run ON run.id = job.run
WHERE sample.number > 0;
)sql",

    // 6: the states of device and caches, the clocks of kernels, their net times, the interference, and the
    // calibrations that were in force.
    R"sql(
CREATE TABLE calibration (
    id INTEGER PRIMARY KEY,
    date INTEGER NOT NULL,
    copy_bytes_per_s REAL,
    launch_ns REAL,
    waited_launch_ns REAL,
    idle_sm_clock_mhz INTEGER,
    loaded_sm_clock_mhz INTEGER,
    wall_margin REAL,
    device_margin REAL
) STRICT;

CREATE TABLE calibration_floor (
    calibration INTEGER NOT NULL REFERENCES calibration (id),
    position INTEGER NOT NULL,
    clock TEXT NOT NULL,
    median_ns REAL NOT NULL,
    mad_ns REAL NOT NULL,
    launches INTEGER NOT NULL,
    mean_ns REAL,
    PRIMARY KEY (calibration, position)
) STRICT, WITHOUT ROWID;

ALTER TABLE job ADD COLUMN calibration INTEGER REFERENCES calibration (id);
ALTER TABLE job ADD COLUMN device_state TEXT NOT NULL DEFAULT 'warm';
ALTER TABLE job ADD COLUMN cache TEXT NOT NULL DEFAULT 'warm';
ALTER TABLE job ADD COLUMN wanted_device_clock TEXT NOT NULL DEFAULT 'best';
ALTER TABLE job_floor ADD COLUMN mean_ns REAL;
ALTER TABLE replicate ADD COLUMN kernel_net_ns REAL;
ALTER TABLE sample ADD COLUMN device_clock TEXT;
UPDATE sample SET device_clock = (
    SELECT device.clock FROM job JOIN device ON device.id = job.device WHERE job.id = sample.job)
WHERE device_span_ns IS NOT NULL;
ALTER TABLE replicate ADD COLUMN timed_ns INTEGER;
ALTER TABLE replicate ADD COLUMN timed_cpu_ns INTEGER;
ALTER TABLE replicate ADD COLUMN timed_wait_ns INTEGER;
ALTER TABLE replicate ADD COLUMN involuntary_switches INTEGER;
ALTER TABLE replicate ADD COLUMN window_ns INTEGER;
ALTER TABLE replicate ADD COLUMN processors INTEGER;
ALTER TABLE replicate ADD COLUMN busy_ns INTEGER;
ALTER TABLE replicate ADD COLUMN own_cpu_ns INTEGER;
ALTER TABLE replicate ADD COLUMN stolen_ns INTEGER;
ALTER TABLE replicate ADD COLUMN pressure_ns INTEGER;
ALTER TABLE replicate ADD COLUMN other_processes INTEGER;
ALTER TABLE replicate ADD COLUMN power_violation_ns INTEGER;
ALTER TABLE replicate ADD COLUMN heat_violation_ns INTEGER;
ALTER TABLE replicate ADD COLUMN hardware_violation_ns INTEGER;
ALTER TABLE replicate ADD COLUMN pace_ns INTEGER;
)sql",

    // 7: the parameters that algorithms have settled on.
    R"sql(
ALTER TABLE replicate ADD COLUMN settled TEXT NOT NULL DEFAULT '';
)sql",

    // 8: the passes that ran of an algorithm that skips some; the view tells types of keys and states apart.
    R"sql(
ALTER TABLE job ADD COLUMN passes_run INTEGER;

DROP VIEW samples;
CREATE VIEW samples AS
SELECT sample.job, sample.replicate, sample.number, sample.reading, device.device,
       device.name AS device_name, device.clock, job.algorithm, job.merge, job.generator, job.size,
       job.key_type, job.direction, job.transfer, job.launch, job.device_state, job.cache, job.status,
       sample.wall_ns, sample.end_to_end_ns, sample.kernel_sum_ns, sample.device_span_ns, sample.gaps_ns,
       sample.upload_ns, sample.download_ns, sample.launches, run.node, run.date
FROM sample
JOIN job ON job.id = sample.job
JOIN device ON device.id = job.device
JOIN run ON run.id = job.run
WHERE sample.number > 0;
)sql",

    // 9: the parameters that tuning chose, the date, and their values without tuning.
    R"sql(
ALTER TABLE job ADD COLUMN tuned INTEGER;
ALTER TABLE job_parameter ADD COLUMN untuned ANY;
)sql",

    // 10: the cost of launching for the host; the view tells keys with values apart.
    R"sql(
ALTER TABLE replicate ADD COLUMN launch_pace_ns INTEGER;

DROP VIEW samples;
CREATE VIEW samples AS
SELECT sample.job, sample.replicate, sample.number, sample.reading, device.device,
       device.name AS device_name, device.clock, job.algorithm, job.merge, job.generator, job.size,
       job.key_type, job.value_type, job.direction, job.transfer, job.launch, job.device_state, job.cache,
       job.status, sample.wall_ns, sample.end_to_end_ns, sample.kernel_sum_ns, sample.device_span_ns,
       sample.gaps_ns, sample.upload_ns, sample.download_ns, sample.launches, run.node, run.date
FROM sample
JOIN job ON job.id = sample.job
JOIN device ON device.id = job.device
JOIN run ON run.id = job.run
WHERE sample.number > 0;
)sql",

    // 11: the variables that change what drivers compile and how many threads they start.
    R"sql(
ALTER TABLE run ADD COLUMN variables TEXT;
)sql"};

} // namespace

std::string schemaSql(std::uint32_t from)
{
    std::string sql;
    for (auto version = from; version < kFormatVersion; ++version)
        sql += kSteps.at(version);
    return sql + fmt::format("PRAGMA user_version = {};", kFormatVersion);
}

} // namespace sortscope::session
