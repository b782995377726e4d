-- A session as format version 10 had it, with a job of the CPU and one of OpenCL.
PRAGMA application_id = 1400009843;
PRAGMA user_version = 10;
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
INSERT INTO "command_label" VALUES(1,'fill','fill','host-steady');
INSERT INTO "command_label" VALUES(2,'restore','memcpy','host-steady');
INSERT INTO "command_label" VALUES(3,'kernel','std::sort','host-steady');
INSERT INTO "command_label" VALUES(4,'upload','write-buffer','opencl-event');
INSERT INTO "command_label" VALUES(5,'kernel','bitonic_pass','opencl-event');
INSERT INTO "command_label" VALUES(6,'download','read-buffer','opencl-event');
CREATE TABLE "commands" (
    job INTEGER NOT NULL,
    replicate INTEGER NOT NULL,
    number INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (job, replicate, number),
    FOREIGN KEY (job, replicate, number) REFERENCES "sample" (job, replicate, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "commands" VALUES(1,1,0,X'03C9010000800400AC07C102A8A4019605C9030000FF03E41CCE31');
INSERT INTO "commands" VALUES(1,1,1,X'03C90100008004009802C102C8A001C806C9030000FF03C2A605CC1A');
INSERT INTO "commands" VALUES(1,1,2,X'03C9010000800400A201C102C29E01FC02C9030000FF03C28C01C014');
INSERT INTO "commands" VALUES(2,1,0,X'17F9040000800400A60DC8A006D012FF0500004040FF03BEBB38DC019EC1A16DE4FB02F602008F8DA36DFCA8A36DCAAF01EA0CF60002C1D1A46DF2E2A46DA21D9807F60201EDEFA46DEEFCA46DCC1AA608F60002D39EA46DF6A4A46DD0178607F60002A1B4A46DF4C3A46DDA44FC07F60203E582A56DA08BA56D9417F608F60002FD96A56D90A4A56DDE18AA0AF60002DDA2A56DFCABA56DDC1DAA05F60002E6AE03B803B28C05FA0AF60205A7DF02F0E002F20BF403F60002F9C50286C70292089003F600029FC10284C202800DFC02F60002C1C202A6C3029E09A403F60002CDC302C6C402E40D9003F60207B7B9029CBA02960AE802F60002A797028C9802E605FC02F60002918802F68802FE07D402F60002BF8202A48302E40DE802F60002F9EE01DEEF01F608E802F60002EFE501C0E601DA09FC02F9063F3F8004FEC70150BCB6029412');
INSERT INTO "commands" VALUES(2,1,2,X'02F9040000800400AC02DA84039E09F106F4D6128C018AE002FE07');
INSERT INTO "commands" VALUES(2,1,4,X'02F9040000800400648ADB02C207F106CE8B0D6490B402D005');
INSERT INTO "commands" VALUES(2,1,5,X'15FF050000404000003C9C8C04BE0AF60200B7D501ECD601E60ABA03F60002BDDC01B6DD01C806A603F60201FFDE01E4DF018C06EA02F60002A3E2019CE3018C06FE02F60002DBE501C0E601D60CE802F60203B5EF019AF001DE069003F60002BDF301A2F401B209E802F60002F1F901D6FA019E09FE02F60002E1FE01C6FF01C806FE02F602058D8102F28102CA0BFC02F60002E98702CE8802E208FC02F60002FD8C02E28D02EA07A403F60002A792028C93029E09FE02F60002B19602969702EA0CCC03F6020781A102FAA102DE0BEA02F60002AFA80294A9029A07FC02F60002E9AB02CEAC02E405EA02F60002E7A602CCA702D005FE02F60002D79E02BC9F02F006FE02F60002D59902A69A029A0CFC02');
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
INSERT INTO "device" VALUES(1,'cpu','AMD EPYC','cpu','Host','AuthenticAMD','','',NULL,NULL,25276514304,25276514304,0,1,2,2,1,'host-steady',1,'copy','enqueue-all',0);
INSERT INTO "device" VALUES(2,'opencl:0','pthread-skylake-avx512-AMD EPYC','opencl','Portable Computing Language','AuthenticAMD','3.1+debian','OpenCL 3.0 PoCL HSTR: pthread-x86_64-pc-linux-gnu-skylake-avx512',NULL,NULL,10295140352,4294967296,1048576,4096,2,NULL,1,'opencl-event',1,'copy,map,zero-copy','enqueue-all,wait-each',0);
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
, key_type TEXT NOT NULL DEFAULT 'u32', value_type TEXT NOT NULL DEFAULT 'none', busy_compute_units INTEGER, plan_replicates INTEGER NOT NULL DEFAULT 1, plan_minimum_time_ns INTEGER NOT NULL DEFAULT 0, calibration INTEGER REFERENCES calibration (id), device_state TEXT NOT NULL DEFAULT 'warm', cache TEXT NOT NULL DEFAULT 'warm', wanted_device_clock TEXT NOT NULL DEFAULT 'best', passes_run INTEGER, tuned INTEGER) STRICT;
INSERT INTO "job" VALUES(1,1,1,'',NULL,'std-sort','','shuffled-unique',64,'ascending','copy','enqueue-all',NULL,NULL,NULL,1,20000000,500000000,2,2,2000000000,NULL,1,'','ok','',NULL,6940,'sample-count',64,'u32','none',NULL,1,0,NULL,'warm','warm','best',NULL,NULL);
INSERT INTO "job" VALUES(2,1,2,'',NULL,'bitonic','','shuffled-unique',64,'ascending','copy','enqueue-all',NULL,NULL,NULL,1,20000000,500000000,2,2,2000000000,NULL,1,'','ok','',NULL,272,'sample-count',64,'u32','none',1,1,0,NULL,'warm','warm','best',NULL,NULL);
CREATE TABLE job_floor (
    job INTEGER NOT NULL REFERENCES job (id),
    clock TEXT NOT NULL,
    median_ns REAL NOT NULL,
    mad_ns REAL NOT NULL,
    launches INTEGER NOT NULL, mean_ns REAL,
    PRIMARY KEY (job, clock)
) STRICT, WITHOUT ROWID;
INSERT INTO "job_floor" VALUES(1,'host-steady',20.0,0.0,50,26.22);
INSERT INTO "job_floor" VALUES(2,'opencl-event',541.0,15.0,50,947.66);
CREATE TABLE job_parameter (
    job INTEGER NOT NULL REFERENCES job (id),
    name TEXT NOT NULL,
    value ANY NOT NULL, untuned ANY,
    PRIMARY KEY (job, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "job_parameter" VALUES(2,'work-group-size',256,NULL);
CREATE TABLE job_source (
    job INTEGER NOT NULL REFERENCES job (id),
    position INTEGER NOT NULL,
    source INTEGER NOT NULL REFERENCES kernel_source (id),
    PRIMARY KEY (job, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "job_source" VALUES(2,1,1);
CREATE TABLE job_warning (
    job INTEGER NOT NULL REFERENCES job (id),
    position INTEGER NOT NULL,
    warning TEXT NOT NULL,
    PRIMARY KEY (job, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "job_warning" VALUES(1,1,'few-samples');
INSERT INTO "job_warning" VALUES(1,2,'noisy-samples');
INSERT INTO "job_warning" VALUES(1,3,'interference');
INSERT INTO "job_warning" VALUES(2,1,'few-samples');
INSERT INTO "job_warning" VALUES(2,2,'noisy-samples');
INSERT INTO "job_warning" VALUES(2,3,'near-floor');
INSERT INTO "job_warning" VALUES(2,4,'interference');
CREATE TABLE kernel_source (
    id INTEGER PRIMARY KEY,
    file TEXT NOT NULL,
    origin TEXT NOT NULL,
    hash TEXT NOT NULL,
    options TEXT NOT NULL,
    UNIQUE (file, origin, hash, options)
) STRICT;
INSERT INTO "kernel_source" VALUES(1,'bitonic.cl','built-in','aaedde389c1ed73beccd748a5a6a2584b86041bb85aed8d5ecc281404f77d6f1','-cl-std=CL1.2 -DKEY=uint -DWORK_GROUP_SIZE=32');
CREATE TABLE replicate (
    job INTEGER NOT NULL REFERENCES job (id),
    number INTEGER NOT NULL,
    generate_ns INTEGER,
    prepare_ns INTEGER,
    allocate_ns INTEGER,
    warm_up_runs INTEGER NOT NULL, turn INTEGER, kernel_net_ns REAL, timed_ns INTEGER, timed_cpu_ns INTEGER, timed_wait_ns INTEGER, involuntary_switches INTEGER, window_ns INTEGER, processors INTEGER, busy_ns INTEGER, own_cpu_ns INTEGER, stolen_ns INTEGER, pressure_ns INTEGER, other_processes INTEGER, power_violation_ns INTEGER, heat_violation_ns INTEGER, hardware_violation_ns INTEGER, pace_ns INTEGER, settled TEXT NOT NULL DEFAULT '', launch_pace_ns INTEGER,
    PRIMARY KEY (job, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "replicate" VALUES(1,1,2287765,1632,16268354,6937,NULL,1383.28,3776,21062,0,0,211898760,2,423797520,96605014,0,211780000,NULL,NULL,NULL,NULL,70960,'',NULL);
INSERT INTO "replicate" VALUES(2,1,1132,1193338203,12979,266,NULL,NULL,329732,373245,108149,14,312572452,2,625144904,138223646,0,311611000,NULL,NULL,NULL,NULL,70960,'',NULL);
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
INSERT INTO "run" VALUES(1,'429ab47e4d9f31547dbf5a13a6262017','{"devices":["cpu","opencl:0"],"algorithms":["std-sort","bitonic"],"merges":[],"generators":["shuffled-unique"],"key_types":["u32"],"sizes":[64],"direction":"ascending","transfers":[],"launches":[],"device_states":[],"caches":[],"device_clock":"best","parameters":{},"untuned":false,"search":{"keys":1024,"hit_ratio":0.5,"sorted_keys":false},"sampling":{"warm_up_runs":1,"warm_up_time_ns":20000000,"warm_up_cap_ns":500000000,"minimum_samples":2,"maximum_samples":2,"replicates":1,"minimum_time_ns":0,"time_limit_ns":2000000000,"target_noise":null},"seed":1,"order":"job-by-job"}','finished','0.1.0','922eb47236c1','bench','Debian GNU/Linux 12 (bookworm)','Linux 6.1.0 x86_64','AMD EPYC',NULL,2,1795559609);
CREATE TABLE "sample" (
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
INSERT INTO "sample" VALUES(1,1,0,4817,NULL,3175,3175,0,NULL,NULL,1,NULL,NULL,'','all','host-steady');
INSERT INTO "sample" VALUES(1,1,1,2264,NULL,1702,1702,0,NULL,NULL,1,NULL,NULL,'','all','host-steady');
INSERT INTO "sample" VALUES(1,1,2,1512,NULL,1312,1312,0,NULL,NULL,1,NULL,NULL,'','all','host-steady');
INSERT INTO "sample" VALUES(2,1,0,114725968,114824664,31493,141640,110147,1192,1162,21,NULL,NULL,'','device','opencl-event');
INSERT INTO "sample" VALUES(2,1,1,95432,NULL,NULL,NULL,NULL,NULL,NULL,21,NULL,NULL,'','wall',NULL);
INSERT INTO "sample" VALUES(2,1,2,79469,137315,NULL,NULL,NULL,591,511,21,NULL,NULL,'','phases',NULL);
INSERT INTO "sample" VALUES(2,1,3,44256,NULL,NULL,NULL,NULL,NULL,NULL,21,NULL,NULL,'','wall',NULL);
INSERT INTO "sample" VALUES(2,1,4,53630,103955,NULL,NULL,NULL,481,360,21,NULL,NULL,'','phases',NULL);
INSERT INTO "sample" VALUES(2,1,5,56945,NULL,4552,16735,12183,NULL,NULL,21,NULL,NULL,'','device','opencl-event');
CREATE TABLE session (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL,
    notes TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
INSERT INTO "session" VALUES(1,'g10','',1795559609);
CREATE INDEX job_run ON job (run);
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
