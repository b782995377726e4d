-- A session as format version 6 had it, with a job of the CPU and one of OpenCL.
PRAGMA application_id = 1400009843;
PRAGMA user_version = 6;
CREATE TABLE session (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL,
    notes TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
INSERT INTO session VALUES(1,'s6','',1795383293);
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
INSERT INTO run VALUES(1,'a366f433ea5ad388321093ebbb207f67','{"devices":["cpu","opencl:0"],"algorithms":["std-sort","bitonic"],"merges":[],"generators":["shuffled-unique"],"sizes":[64],"direction":"ascending","transfers":[],"launches":[],"device_states":[],"caches":[],"device_clock":"best","parameters":{},"search":{"keys":1024,"hit_ratio":0.5,"sorted_keys":false},"sampling":{"warm_up_runs":1,"warm_up_time_ns":20000000,"warm_up_cap_ns":500000000,"minimum_samples":2,"maximum_samples":2,"replicates":1,"minimum_time_ns":0,"time_limit_ns":2000000000,"target_noise":null},"seed":1,"order":"job-by-job"}','finished','0.1.0','abbc869968f4','bench','Debian GNU/Linux 12 (bookworm)','Linux 6.1.0 x86_64','AMD EPYC',NULL,2,1795383293);
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
, number INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO device VALUES(1,'cpu','AMD EPYC','cpu','Host','AuthenticAMD','','',NULL,NULL,25276514304,25276514304,0,1,2,2,1,'host-steady',1,'copy','enqueue-all',0);
INSERT INTO device VALUES(2,'opencl:0','pthread-skylake-avx512-AMD EPYC','opencl','Portable Computing Language','AuthenticAMD','3.1+debian','OpenCL 3.0 PoCL HSTR: pthread-x86_64-pc-linux-gnu-skylake-avx512',NULL,NULL,22759186432,8589934592,1048576,4096,2,NULL,1,'opencl-event',1,'copy,map,zero-copy','enqueue-all,wait-each',0);
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
    stop_reason TEXT,
    padded_size INTEGER
, key_type TEXT NOT NULL DEFAULT 'u32', value_type TEXT NOT NULL DEFAULT 'none', busy_compute_units INTEGER, plan_replicates INTEGER NOT NULL DEFAULT 1, plan_minimum_time_ns INTEGER NOT NULL DEFAULT 0, calibration INTEGER REFERENCES calibration (id), device_state TEXT NOT NULL DEFAULT 'warm', cache TEXT NOT NULL DEFAULT 'warm', wanted_device_clock TEXT NOT NULL DEFAULT 'best') STRICT;
INSERT INTO job VALUES(1,1,1,'',NULL,'std-sort','','shuffled-unique',64,'ascending','copy','enqueue-all',NULL,NULL,NULL,1,20000000,500000000,2,2,2000000000,NULL,1,'','ok','',NULL,11712,'sample-count',64,'u32','none',NULL,1,0,NULL,'warm','warm','best');
INSERT INTO job VALUES(2,1,2,'',NULL,'bitonic','','shuffled-unique',64,'ascending','copy','enqueue-all',NULL,NULL,NULL,1,20000000,500000000,2,2,2000000000,NULL,1,'','ok','',NULL,547,'sample-count',64,'u32','none',1,1,0,NULL,'warm','warm','best');
CREATE TABLE job_parameter (
    job INTEGER NOT NULL REFERENCES job (id),
    name TEXT NOT NULL,
    value ANY NOT NULL,
    PRIMARY KEY (job, name)
) STRICT, WITHOUT ROWID;
INSERT INTO job_parameter VALUES(2,'work-group-size',256);
CREATE TABLE job_warning (
    job INTEGER NOT NULL REFERENCES job (id),
    position INTEGER NOT NULL,
    warning TEXT NOT NULL,
    PRIMARY KEY (job, position)
) STRICT, WITHOUT ROWID;
INSERT INTO job_warning VALUES(1,1,'few-samples');
INSERT INTO job_warning VALUES(1,2,'interference');
INSERT INTO job_warning VALUES(2,1,'few-samples');
INSERT INTO job_warning VALUES(2,2,'noisy-samples');
INSERT INTO job_warning VALUES(2,3,'near-floor');
INSERT INTO job_warning VALUES(2,4,'interference');
CREATE TABLE command_label (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    clock TEXT NOT NULL,
    UNIQUE (kind, name, clock)
) STRICT;
INSERT INTO command_label VALUES(1,'upload','write-buffer','opencl-event');
INSERT INTO command_label VALUES(2,'kernel','bitonic_pass','opencl-event');
INSERT INTO command_label VALUES(3,'download','read-buffer','opencl-event');
INSERT INTO command_label VALUES(4,'fill','fill','host-steady');
INSERT INTO command_label VALUES(5,'restore','memcpy','host-steady');
INSERT INTO command_label VALUES(6,'kernel','std::sort','host-steady');
CREATE TABLE job_floor (
    job INTEGER NOT NULL REFERENCES job (id),
    clock TEXT NOT NULL,
    median_ns REAL NOT NULL,
    mad_ns REAL NOT NULL,
    launches INTEGER NOT NULL, mean_ns REAL,
    PRIMARY KEY (job, clock)
) STRICT, WITHOUT ROWID;
INSERT INTO job_floor VALUES(1,'host-steady',20.0,0.0,50,22.60000000000000142);
INSERT INTO job_floor VALUES(2,'opencl-event',170.0,0.0,50,221.19999999999998862);
CREATE TABLE kernel_source (
    id INTEGER PRIMARY KEY,
    file TEXT NOT NULL,
    origin TEXT NOT NULL,
    hash TEXT NOT NULL,
    options TEXT NOT NULL,
    UNIQUE (file, origin, hash, options)
) STRICT;
INSERT INTO kernel_source VALUES(1,'bitonic.cl','built-in','354b07c0084d96fddde1473c0e0f41a6b682da01b8c915b7b74d5e1bf2645ca7','-cl-std=CL1.2 -DWORK_GROUP_SIZE=32');
CREATE TABLE job_source (
    job INTEGER NOT NULL REFERENCES job (id),
    position INTEGER NOT NULL,
    source INTEGER NOT NULL REFERENCES kernel_source (id),
    PRIMARY KEY (job, position)
) STRICT, WITHOUT ROWID;
INSERT INTO job_source VALUES(2,1,1);
CREATE TABLE replicate (
    job INTEGER NOT NULL REFERENCES job (id),
    number INTEGER NOT NULL,
    generate_ns INTEGER,
    prepare_ns INTEGER,
    allocate_ns INTEGER,
    warm_up_runs INTEGER NOT NULL, turn INTEGER, kernel_net_ns REAL, timed_ns INTEGER, timed_cpu_ns INTEGER, timed_wait_ns INTEGER, involuntary_switches INTEGER, window_ns INTEGER, processors INTEGER, busy_ns INTEGER, own_cpu_ns INTEGER, stolen_ns INTEGER, pressure_ns INTEGER, other_processes INTEGER, power_violation_ns INTEGER, heat_violation_ns INTEGER, hardware_violation_ns INTEGER, pace_ns INTEGER,
    PRIMARY KEY (job, number)
) STRICT, WITHOUT ROWID;
INSERT INTO replicate VALUES(1,1,590,1180,2353440,11709,2,1347.4000000000000909,3330,8230,0,0,39244817,2,78489634,24418860,0,39174000,NULL,NULL,NULL,NULL,58165);
INSERT INTO replicate VALUES(2,1,2205510,69076835,17040,541,1,NULL,142010,152730,14580,3,88055455,2,176110910,48935270,0,84771000,NULL,NULL,NULL,NULL,58180);
CREATE TABLE IF NOT EXISTS "sample" (
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
    throttles TEXT NOT NULL, reading TEXT NOT NULL DEFAULT 'all', device_clock TEXT,
    PRIMARY KEY (job, replicate, number),
    FOREIGN KEY (job, replicate) REFERENCES replicate (job, number)
) STRICT, WITHOUT ROWID;
INSERT INTO sample VALUES(1,1,0,2640,NULL,2030,2030,0,NULL,NULL,1,NULL,NULL,'','all','host-steady');
INSERT INTO sample VALUES(1,1,1,1720,NULL,1350,1350,0,NULL,NULL,1,NULL,NULL,'','all','host-steady');
INSERT INTO sample VALUES(1,1,2,1610,NULL,1430,1430,0,NULL,NULL,1,NULL,NULL,'','all','host-steady');
INSERT INTO sample VALUES(2,1,0,114740,164120,10310,37080,26770,890,200,21,NULL,NULL,'','device','opencl-event');
INSERT INTO sample VALUES(2,1,1,42790,NULL,NULL,NULL,NULL,NULL,NULL,21,NULL,NULL,'','wall',NULL);
INSERT INTO sample VALUES(2,1,2,24640,47280,NULL,NULL,NULL,320,140,21,NULL,NULL,'','phases',NULL);
INSERT INTO sample VALUES(2,1,3,24320,NULL,NULL,NULL,NULL,NULL,NULL,21,NULL,NULL,'','wall',NULL);
INSERT INTO sample VALUES(2,1,4,24210,42910,NULL,NULL,NULL,60,180,21,NULL,NULL,'','phases',NULL);
INSERT INTO sample VALUES(2,1,5,26050,NULL,4320,12920,8600,NULL,NULL,21,NULL,NULL,'','device','opencl-event');
CREATE TABLE IF NOT EXISTS "commands" (
    job INTEGER NOT NULL,
    replicate INTEGER NOT NULL,
    number INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (job, replicate, number),
    FOREIGN KEY (job, replicate, number) REFERENCES "sample" (job, replicate, number)
) STRICT, WITHOUT ROWID;
INSERT INTO commands VALUES(1,1,0,X'03c9040000800400f403c105e405b401c9060000ff03d00adc1f');
INSERT INTO commands VALUES(1,1,1,X'03c9040000800400f001c105ec04fc02c9060000ff03d0f0018c15');
INSERT INTO commands VALUES(1,1,2,X'03c904000080040078c1058c01f001c9060000ff039021ac16');
INSERT INTO commands VALUES(2,1,0,X'17f9010000800400e811b0e702f40dff0200004040ff03c4be04dc018cb9089062f60200b39e02f4a002a832d804f60002d3cc02f4cd02fc07e003f60201abcc0290cd02d8099003f60002f79302f094029807fc02f60002979502909602dc10fc02f60203dfa002d8a102e4059003f60002cba002b0a102a006fc02f60002df9b02d89c02e8079003f60002bc323cc486019003f602058b79847ac4139003f600029f8801848901c806fc02f60002c38b01bc8c01a006fc02f60002c78d01c08e01b406fc02f60002c39001bc9101f80ffc02f602079b9a01949b01f805fc02f60002978e01908f01e405fc02f60002eb8b01e48c01e405fc02f60002ef8d01e88e01a006fc02f60002879001ec9001d4119003f60002979d01fc9d018c069003f9033f3f8004f02ea001dc479003');
INSERT INTO commands VALUES(2,1,2,X'02f9010000800400b004d09b018005f103cca1053cdc83019802');
INSERT INTO commands VALUES(2,1,4,X'02f90100008004003cf47678f103e8dc0528cc58e802');
INSERT INTO commands VALUES(2,1,5,X'15ff0200004040000028fca701a403f60200df9901ec9a01b406a403f60002979d01fc9d01f805a403f6020193a001f8a001a0069003f60002fba201f4a3018c069003f60002c7a601c0a701d005a403f60203d7a901bcaa01f805a403f60002bfac01a4ad01f805a403f60002cfaf01b4b001f8059003f60002afb301a8b401d005a403f60205e7b601ccb701e405a403f60002b3ba0198bb01e405a403f60002ffbd01e4be01e4059003f60002b7c101b0c201f8059003f6000297c50190c601d005a403f60207ffc701e4c801e4059003f60002a3cb019ccc01e4059003f6000283cf01fccf01d005a403f60002bbd201a0d301e405a403f60002cfd201b4d301e4059003f60002ffd101f8d201e4059003');
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
CREATE INDEX job_run ON job (run);
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
