// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/schema.h"

#include <fmt/format.h>

namespace sortscope::session {

const std::uint32_t kFormatVersion = 13;

namespace {

// STRICT tables refuse a value of another type than the column's; text that may be missing is NULL, text that
// is merely empty is ''.
constexpr auto* kSchema = R"sql(
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
    date INTEGER NOT NULL,
    variables TEXT
) STRICT;

CREATE TABLE device (
    id INTEGER PRIMARY KEY,
    device TEXT NOT NULL,
    name TEXT NOT NULL,
    backend TEXT NOT NULL,
    platform TEXT NOT NULL,
    number INTEGER NOT NULL,
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

CREATE TABLE calibration (
    id INTEGER PRIMARY KEY,
    date INTEGER NOT NULL,
    copy_bytes_per_s REAL,
    cached_bytes INTEGER,
    cached_copy_bytes_per_s REAL,
    launch_ns REAL,
    waited_launch_ns REAL,
    idle_sm_clock_mhz INTEGER,
    loaded_sm_clock_mhz INTEGER,
    wall_margin REAL,
    device_margin REAL,
    wall_drift REAL,
    device_drift REAL
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

CREATE TABLE job (
    id INTEGER PRIMARY KEY,
    run INTEGER NOT NULL REFERENCES run (id),
    device INTEGER NOT NULL REFERENCES device (id),
    calibration INTEGER REFERENCES calibration (id),
    note TEXT NOT NULL DEFAULT '',
    replaced_by INTEGER REFERENCES job (id),
    algorithm TEXT NOT NULL,
    merge TEXT NOT NULL,
    generator TEXT NOT NULL,
    size INTEGER NOT NULL,
    key_type TEXT NOT NULL,
    value_type TEXT NOT NULL,
    direction TEXT NOT NULL,
    transfer TEXT NOT NULL,
    launch TEXT NOT NULL,
    device_state TEXT NOT NULL,
    cache TEXT NOT NULL,
    wanted_device_clock TEXT NOT NULL,
    search_keys INTEGER,
    search_hit_ratio REAL,
    search_sorted_keys INTEGER,
    plan_warm_up_runs INTEGER NOT NULL,
    plan_warm_up_time_ns INTEGER NOT NULL,
    plan_warm_up_cap_ns INTEGER NOT NULL,
    plan_minimum_samples INTEGER NOT NULL,
    plan_maximum_samples INTEGER NOT NULL,
    plan_minimum_time_ns INTEGER NOT NULL,
    plan_time_limit_ns INTEGER NOT NULL,
    plan_target_noise REAL,
    plan_replicates INTEGER NOT NULL,
    seed INTEGER NOT NULL,
    generator_version INTEGER NOT NULL,
    tuned INTEGER,
    wanted_energy INTEGER NOT NULL,
    unsupported TEXT NOT NULL,
    status TEXT,
    reason TEXT,
    first_bad_index INTEGER,
    verified_runs INTEGER,
    stop_reason TEXT,
    energy_refusal TEXT,
    padded_size INTEGER,
    passes_run INTEGER,
    key_bits INTEGER,
    busy_compute_units INTEGER
) STRICT;
CREATE INDEX job_run ON job (run);

CREATE TABLE job_parameter (
    job INTEGER NOT NULL REFERENCES job (id),
    name TEXT NOT NULL,
    value ANY NOT NULL,
    untuned ANY,
    PRIMARY KEY (job, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE job_warning (
    job INTEGER NOT NULL REFERENCES job (id),
    position INTEGER NOT NULL,
    warning TEXT NOT NULL,
    PRIMARY KEY (job, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE job_floor (
    job INTEGER NOT NULL REFERENCES job (id),
    clock TEXT NOT NULL,
    median_ns REAL NOT NULL,
    mad_ns REAL NOT NULL,
    launches INTEGER NOT NULL,
    mean_ns REAL,
    PRIMARY KEY (job, clock)
) STRICT, WITHOUT ROWID;

CREATE TABLE kernel_source (
    id INTEGER PRIMARY KEY,
    file TEXT NOT NULL,
    origin TEXT NOT NULL,
    hash TEXT NOT NULL,
    options TEXT NOT NULL,
    UNIQUE (file, origin, hash, options)
) STRICT;

CREATE TABLE source_text (
    hash TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE job_source (
    job INTEGER NOT NULL REFERENCES job (id),
    position INTEGER NOT NULL,
    source INTEGER NOT NULL REFERENCES kernel_source (id),
    PRIMARY KEY (job, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE job_kernel (
    job INTEGER NOT NULL REFERENCES job (id),
    position INTEGER NOT NULL,
    kernel TEXT NOT NULL,
    global_size INTEGER NOT NULL,
    local_size INTEGER NOT NULL,
    work_group_limit INTEGER,
    preferred_multiple INTEGER,
    registers INTEGER,
    private_bytes INTEGER,
    spilled_bytes INTEGER,
    static_local_bytes INTEGER,
    dynamic_local_bytes INTEGER,
    resident_groups INTEGER,
    occupancy REAL,
    limited_by TEXT NOT NULL,
    waves REAL,
    PRIMARY KEY (job, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE job_energy (
    job INTEGER NOT NULL REFERENCES job (id),
    position INTEGER NOT NULL,
    source TEXT NOT NULL,
    idle_before_ns INTEGER NOT NULL,
    idle_before_uj INTEGER NOT NULL,
    runs REAL NOT NULL,
    runs_ns INTEGER NOT NULL,
    runs_uj INTEGER NOT NULL,
    restores REAL NOT NULL,
    restores_ns INTEGER NOT NULL,
    restores_uj INTEGER NOT NULL,
    idle_after_ns INTEGER NOT NULL,
    idle_after_uj INTEGER NOT NULL,
    PRIMARY KEY (job, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE replicate (
    job INTEGER NOT NULL REFERENCES job (id),
    number INTEGER NOT NULL,
    turn INTEGER,
    generate_ns INTEGER,
    prepare_ns INTEGER,
    allocate_ns INTEGER,
    warm_up_runs INTEGER NOT NULL,
    kernel_net_ns REAL,
    timed_ns INTEGER,
    timed_cpu_ns INTEGER,
    timed_wait_ns INTEGER,
    involuntary_switches INTEGER,
    window_ns INTEGER,
    processors INTEGER,
    busy_ns INTEGER,
    own_cpu_ns INTEGER,
    stolen_ns INTEGER,
    pressure_ns INTEGER,
    other_processes INTEGER,
    power_violation_ns INTEGER,
    heat_violation_ns INTEGER,
    hardware_violation_ns INTEGER,
    pace_ns INTEGER,
    launch_pace_ns INTEGER,
    power_limit_mw INTEGER,
    total_ns INTEGER,
    warm_up_ns INTEGER,
    reset_ns INTEGER,
    wake_ns INTEGER,
    check_ns INTEGER,
    floors_ns INTEGER,
    settled TEXT NOT NULL,
    PRIMARY KEY (job, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE sample (
    job INTEGER NOT NULL,
    replicate INTEGER NOT NULL,
    number INTEGER NOT NULL,
    reading TEXT NOT NULL,
    wall_ns INTEGER NOT NULL,
    end_to_end_ns INTEGER,
    kernel_sum_ns INTEGER,
    device_span_ns INTEGER,
    gaps_ns INTEGER,
    upload_ns INTEGER,
    download_ns INTEGER,
    launches INTEGER NOT NULL,
    device_clock TEXT,
    sm_clock_before_mhz INTEGER,
    sm_clock_after_mhz INTEGER,
    throttles TEXT NOT NULL,
    temperature_c INTEGER,
    PRIMARY KEY (job, replicate, number),
    FOREIGN KEY (job, replicate) REFERENCES replicate (job, number)
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
    replicate INTEGER NOT NULL,
    number INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (job, replicate, number),
    FOREIGN KEY (job, replicate, number) REFERENCES sample (job, replicate, number)
) STRICT, WITHOUT ROWID;

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
)sql";

} // namespace

std::string schemaSql()
{
    return fmt::format("{}PRAGMA user_version = {};", kSchema, kFormatVersion);
}

} // namespace sortscope::session
