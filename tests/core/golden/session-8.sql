-- A session as format version 8 had it, with a job of the CPU and one of OpenCL.
PRAGMA application_id = 1400009843;
PRAGMA user_version = 8;
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
CREATE TABLE IF NOT EXISTS "commands" (
    job INTEGER NOT NULL,
    replicate INTEGER NOT NULL,
    number INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (job, replicate, number),
    FOREIGN KEY (job, replicate, number) REFERENCES "sample" (job, replicate, number)
) STRICT, WITHOUT ROWID;
INSERT INTO commands VALUES(1,1,0,X'03c9040000800400ca06c105b0a301f408c9060000ff038a1ba829');
INSERT INTO commands VALUES(1,1,1,X'03c9040000800400dc01c105c29e01b803c9060000ff03fc9c058c13');
INSERT INTO commands VALUES(1,1,2,X'03c904000080040064c105b29b019003c9060000ff03f281018611');
INSERT INTO commands VALUES(2,1,0,X'17f9010000800400f60d90cb04ba0dff0200004040ff03dae8088c01b8f827be8502f6020095861bb08d1b8a72f006f60002f1f51b84f91bee0ebe05f60201fdf91bcafd1b8c13c404f60002bbce1ac8cf1ad20ae605f60002e7d01a88d21a942ece03f60203affb1ac4801bc207ec04f6000297831bf2871bba08a403f6000291ff1afa811b860cda04f60002fc9401c801fef501aa05f60205f9c501aec701802eba03f60002f7e90198eb01d607fc02f6000297eb01fceb01b606fc02f600028fe701f4e7018e06e802f60002bfe601a4e7019826b803f60207a18602868702ca06fc02f600029ff70184f801b606fc02f60002ddf401c2f501e405ea02f600028df401f2f401d005fe02f60002b7f40188f501b028a403f60002a19802869902de06fc02f9033f3f8004ac7da001c6e0019a07');
INSERT INTO commands VALUES(2,1,2,X'02f9010000800400ac0296f302ea07f103fa9a0e649ce302dc06');
INSERT INTO commands VALUES(2,1,4,X'02f90100008004003cdadb02b401f1038ef20c3ccedf02e605');
INSERT INTO commands VALUES(2,1,5,X'15ff020000404000003ce4d2039405f60200e3c00186c201e8079203f60002a9c501a2c601c806ea02f60201f7c801dcc901d005e802f60002bdca01a4cb018c06fc02f60002f9ca01cacb01fa05a403f6020389ce01eece01aa05e802f60002cbd001b0d101be05fc02f60002cfd201b4d301be05a403f60002cbd5019cd6019605fc02f60205bdd7018ed801d005fe02f60002f5da01c6db01bc05ea02f6000287de01d8de01a8059003f60002fdde01e2df019605fc02f60002c5e00196e101e605fc02f60207b1e00182e101e605fc02f60002cbe2019ce301d205e802f60002cfe401b4e501d005fe02f60002fbe601cce701e405ea02f60002efe501d4e601f805ea02f60002ebe301d0e401f408a603');
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
INSERT INTO device VALUES(1,'cpu','AMD EPYC','cpu','Host','AuthenticAMD','','',NULL,NULL,25276502016,25276502016,0,1,2,2,1,'host-steady',1,'copy','enqueue-all',0);
INSERT INTO device VALUES(2,'opencl:0','pthread-skylake-avx512-AMD EPYC','opencl','Portable Computing Language','AuthenticAMD','3.1+debian','OpenCL 3.0 PoCL HSTR: pthread-x86_64-pc-linux-gnu-skylake-avx512',NULL,NULL,10563563520,4294967296,1048576,4096,2,NULL,1,'opencl-event',1,'copy,map,zero-copy','enqueue-all,wait-each',0);
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
, key_type TEXT NOT NULL DEFAULT 'u32', value_type TEXT NOT NULL DEFAULT 'none', busy_compute_units INTEGER, plan_replicates INTEGER NOT NULL DEFAULT 1, plan_minimum_time_ns INTEGER NOT NULL DEFAULT 0, calibration INTEGER REFERENCES calibration (id), device_state TEXT NOT NULL DEFAULT 'warm', cache TEXT NOT NULL DEFAULT 'warm', wanted_device_clock TEXT NOT NULL DEFAULT 'best', passes_run INTEGER) STRICT;
INSERT INTO job VALUES(1,1,1,'',NULL,'std-sort','','shuffled-unique',64,'ascending','copy','enqueue-all',NULL,NULL,NULL,1,20000000,500000000,2,2,2000000000,NULL,1,'','ok','',NULL,9163,'sample-count',64,'u32','none',NULL,1,0,NULL,'warm','warm','best',NULL);
INSERT INTO job VALUES(2,1,2,'',NULL,'bitonic','','shuffled-unique',64,'ascending','copy','enqueue-all',NULL,NULL,NULL,1,20000000,500000000,2,2,2000000000,NULL,1,'','ok','',NULL,464,'sample-count',64,'u32','none',1,1,0,NULL,'warm','warm','best',NULL);
CREATE TABLE job_floor (
    job INTEGER NOT NULL REFERENCES job (id),
    clock TEXT NOT NULL,
    median_ns REAL NOT NULL,
    mad_ns REAL NOT NULL,
    launches INTEGER NOT NULL, mean_ns REAL,
    PRIMARY KEY (job, clock)
) STRICT, WITHOUT ROWID;
INSERT INTO job_floor VALUES(1,'host-steady',20.0,0.0,50,26.399999999999998578);
INSERT INTO job_floor VALUES(2,'opencl-event',121.0,1.0,50,882.32000000000004999);
CREATE TABLE job_parameter (
    job INTEGER NOT NULL REFERENCES job (id),
    name TEXT NOT NULL,
    value ANY NOT NULL,
    PRIMARY KEY (job, name)
) STRICT, WITHOUT ROWID;
INSERT INTO job_parameter VALUES(2,'work-group-size',256);
CREATE TABLE job_source (
    job INTEGER NOT NULL REFERENCES job (id),
    position INTEGER NOT NULL,
    source INTEGER NOT NULL REFERENCES kernel_source (id),
    PRIMARY KEY (job, position)
) STRICT, WITHOUT ROWID;
INSERT INTO job_source VALUES(2,1,1);
CREATE TABLE job_warning (
    job INTEGER NOT NULL REFERENCES job (id),
    position INTEGER NOT NULL,
    warning TEXT NOT NULL,
    PRIMARY KEY (job, position)
) STRICT, WITHOUT ROWID;
INSERT INTO job_warning VALUES(1,1,'few-samples');
INSERT INTO job_warning VALUES(1,2,'noisy-samples');
INSERT INTO job_warning VALUES(1,3,'interference');
INSERT INTO job_warning VALUES(2,1,'few-samples');
INSERT INTO job_warning VALUES(2,2,'noisy-samples');
INSERT INTO job_warning VALUES(2,3,'near-floor');
INSERT INTO job_warning VALUES(2,4,'interference');
CREATE TABLE kernel_source (
    id INTEGER PRIMARY KEY,
    file TEXT NOT NULL,
    origin TEXT NOT NULL,
    hash TEXT NOT NULL,
    options TEXT NOT NULL,
    UNIQUE (file, origin, hash, options)
) STRICT;
INSERT INTO kernel_source VALUES(1,'bitonic.cl','built-in','354b07c0084d96fddde1473c0e0f41a6b682da01b8c915b7b74d5e1bf2645ca7','-cl-std=CL1.2 -DWORK_GROUP_SIZE=32');
CREATE TABLE replicate (
    job INTEGER NOT NULL REFERENCES job (id),
    number INTEGER NOT NULL,
    generate_ns INTEGER,
    prepare_ns INTEGER,
    allocate_ns INTEGER,
    warm_up_runs INTEGER NOT NULL, turn INTEGER, kernel_net_ns REAL, timed_ns INTEGER, timed_cpu_ns INTEGER, timed_wait_ns INTEGER, involuntary_switches INTEGER, window_ns INTEGER, processors INTEGER, busy_ns INTEGER, own_cpu_ns INTEGER, stolen_ns INTEGER, pressure_ns INTEGER, other_processes INTEGER, power_violation_ns INTEGER, heat_violation_ns INTEGER, hardware_violation_ns INTEGER, pace_ns INTEGER, settled TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (job, number)
) STRICT, WITHOUT ROWID;
INSERT INTO replicate VALUES(1,1,641,1242,6889753,9160,2,1097.349999999999909,2895,20029,0,0,217624760,2,435249520,127802740,0,217521000,NULL,NULL,NULL,NULL,70960,'');
INSERT INTO replicate VALUES(2,1,2420746,68355239,14772,458,1,NULL,318133,359503,128890,20,103479449,2,206958898,92671351,0,102601000,NULL,NULL,NULL,NULL,70965,'');
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
INSERT INTO run VALUES(1,'5b42a1db074e1bf63fdc30f4bdf73e63','{"devices":["cpu","opencl:0"],"algorithms":["std-sort","bitonic"],"merges":[],"generators":["shuffled-unique"],"sizes":[64],"direction":"ascending","transfers":[],"launches":[],"device_states":[],"caches":[],"device_clock":"best","parameters":{},"search":{"keys":1024,"hit_ratio":0.5,"sorted_keys":false},"sampling":{"warm_up_runs":1,"warm_up_time_ns":20000000,"warm_up_cap_ns":500000000,"minimum_samples":2,"maximum_samples":2,"replicates":1,"minimum_time_ns":0,"time_limit_ns":2000000000,"target_noise":null},"seed":1,"order":"job-by-job"}','finished','0.1.0','913ad77f284e','bench','Debian GNU/Linux 12 (bookworm)','Linux 6.1.0 x86_64','AMD EPYC',NULL,2,1795402084);
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
INSERT INTO sample VALUES(1,1,0,3826,NULL,2644,2644,0,NULL,NULL,1,NULL,NULL,'','all','host-steady');
INSERT INTO sample VALUES(1,1,1,1623,NULL,1222,1222,0,NULL,NULL,1,NULL,NULL,'','all','host-steady');
INSERT INTO sample VALUES(1,1,2,1272,NULL,1091,1091,0,NULL,NULL,1,NULL,NULL,'','all','host-steady');
INSERT INTO sample VALUES(2,1,0,416279,493133,21733,75733,54000,861,461,21,NULL,NULL,'','device','opencl-event');
INSERT INTO sample VALUES(2,1,1,130614,NULL,NULL,NULL,NULL,NULL,NULL,21,NULL,NULL,'','wall',NULL);
INSERT INTO sample VALUES(2,1,2,42232,96462,NULL,NULL,NULL,501,430,21,NULL,NULL,'','phases',NULL);
INSERT INTO sample VALUES(2,1,3,48723,NULL,NULL,NULL,NULL,NULL,NULL,21,NULL,NULL,'','wall',NULL);
INSERT INTO sample VALUES(2,1,4,47110,103774,NULL,NULL,NULL,90,371,21,NULL,NULL,'','phases',NULL);
INSERT INTO sample VALUES(2,1,5,49454,NULL,4148,12689,8541,NULL,NULL,21,NULL,NULL,'','device','opencl-event');
CREATE TABLE session (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL,
    notes TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
INSERT INTO session VALUES(1,'s8','',1795402084);
CREATE INDEX job_run ON job (run);
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
