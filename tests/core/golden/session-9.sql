-- A session as format version 9 had it, with a job of the CPU and one of OpenCL.
PRAGMA application_id = 1400009843;
PRAGMA user_version = 9;
CREATE TABLE session (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL,
    notes TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
INSERT INTO session VALUES(1,'g9','',1795559609);
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
INSERT INTO run VALUES(1,'429ab47e4d9f31547dbf5a13a6262017','{"devices":["cpu","opencl:0"],"algorithms":["std-sort","bitonic"],"merges":[],"generators":["shuffled-unique"],"key_types":["u32"],"sizes":[64],"direction":"ascending","transfers":[],"launches":[],"device_states":[],"caches":[],"device_clock":"best","parameters":{},"untuned":false,"search":{"keys":1024,"hit_ratio":0.5,"sorted_keys":false},"sampling":{"warm_up_runs":1,"warm_up_time_ns":20000000,"warm_up_cap_ns":500000000,"minimum_samples":2,"maximum_samples":2,"replicates":1,"minimum_time_ns":0,"time_limit_ns":2000000000,"target_noise":null},"seed":1,"order":"job-by-job"}','finished','0.1.0','922eb47236c1','bench','Debian GNU/Linux 12 (bookworm)','Linux 6.1.0 x86_64','AMD EPYC',NULL,2,1795559609);
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
INSERT INTO device VALUES(2,'opencl:0','pthread-skylake-avx512-AMD EPYC','opencl','Portable Computing Language','AuthenticAMD','3.1+debian','OpenCL 3.0 PoCL HSTR: pthread-x86_64-pc-linux-gnu-skylake-avx512',NULL,NULL,10295140352,4294967296,1048576,4096,2,NULL,1,'opencl-event',1,'copy,map,zero-copy','enqueue-all,wait-each',0);
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
INSERT INTO job VALUES(1,1,1,'',NULL,'std-sort','','shuffled-unique',64,'ascending','copy','enqueue-all',NULL,NULL,NULL,1,20000000,500000000,2,2,2000000000,NULL,1,'','ok','',NULL,6940,'sample-count',64,'u32','none',NULL,1,0,NULL,'warm','warm','best',NULL,NULL);
INSERT INTO job VALUES(2,1,2,'',NULL,'bitonic','','shuffled-unique',64,'ascending','copy','enqueue-all',NULL,NULL,NULL,1,20000000,500000000,2,2,2000000000,NULL,1,'','ok','',NULL,272,'sample-count',64,'u32','none',1,1,0,NULL,'warm','warm','best',NULL,NULL);
CREATE TABLE job_parameter (
    job INTEGER NOT NULL REFERENCES job (id),
    name TEXT NOT NULL,
    value ANY NOT NULL, untuned ANY,
    PRIMARY KEY (job, name)
) STRICT, WITHOUT ROWID;
INSERT INTO job_parameter VALUES(2,'work-group-size',256,NULL);
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
CREATE TABLE command_label (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    clock TEXT NOT NULL,
    UNIQUE (kind, name, clock)
) STRICT;
INSERT INTO command_label VALUES(1,'fill','fill','host-steady');
INSERT INTO command_label VALUES(2,'restore','memcpy','host-steady');
INSERT INTO command_label VALUES(3,'kernel','std::sort','host-steady');
INSERT INTO command_label VALUES(4,'upload','write-buffer','opencl-event');
INSERT INTO command_label VALUES(5,'kernel','bitonic_pass','opencl-event');
INSERT INTO command_label VALUES(6,'download','read-buffer','opencl-event');
CREATE TABLE job_floor (
    job INTEGER NOT NULL REFERENCES job (id),
    clock TEXT NOT NULL,
    median_ns REAL NOT NULL,
    mad_ns REAL NOT NULL,
    launches INTEGER NOT NULL, mean_ns REAL,
    PRIMARY KEY (job, clock)
) STRICT, WITHOUT ROWID;
INSERT INTO job_floor VALUES(1,'host-steady',20.0,0.0,50,26.219999999999998863);
INSERT INTO job_floor VALUES(2,'opencl-event',541.0,15.0,50,947.65999999999996818);
CREATE TABLE kernel_source (
    id INTEGER PRIMARY KEY,
    file TEXT NOT NULL,
    origin TEXT NOT NULL,
    hash TEXT NOT NULL,
    options TEXT NOT NULL,
    UNIQUE (file, origin, hash, options)
) STRICT;
INSERT INTO kernel_source VALUES(1,'bitonic.cl','built-in','aaedde389c1ed73beccd748a5a6a2584b86041bb85aed8d5ecc281404f77d6f1','-cl-std=CL1.2 -DKEY=uint -DWORK_GROUP_SIZE=32');
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
    warm_up_runs INTEGER NOT NULL, turn INTEGER, kernel_net_ns REAL, timed_ns INTEGER, timed_cpu_ns INTEGER, timed_wait_ns INTEGER, involuntary_switches INTEGER, window_ns INTEGER, processors INTEGER, busy_ns INTEGER, own_cpu_ns INTEGER, stolen_ns INTEGER, pressure_ns INTEGER, other_processes INTEGER, power_violation_ns INTEGER, heat_violation_ns INTEGER, hardware_violation_ns INTEGER, pace_ns INTEGER, settled TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (job, number)
) STRICT, WITHOUT ROWID;
INSERT INTO replicate VALUES(1,1,2287765,1632,16268354,6937,NULL,1383.2799999999999727,3776,21062,0,0,211898760,2,423797520,96605014,0,211780000,NULL,NULL,NULL,NULL,70960,'');
INSERT INTO replicate VALUES(2,1,1132,1193338203,12979,266,NULL,NULL,329732,373245,108149,14,312572452,2,625144904,138223646,0,311611000,NULL,NULL,NULL,NULL,70960,'');
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
INSERT INTO sample VALUES(1,1,0,4817,NULL,3175,3175,0,NULL,NULL,1,NULL,NULL,'','all','host-steady');
INSERT INTO sample VALUES(1,1,1,2264,NULL,1702,1702,0,NULL,NULL,1,NULL,NULL,'','all','host-steady');
INSERT INTO sample VALUES(1,1,2,1512,NULL,1312,1312,0,NULL,NULL,1,NULL,NULL,'','all','host-steady');
INSERT INTO sample VALUES(2,1,0,114725968,114824664,31493,141640,110147,1192,1162,21,NULL,NULL,'','device','opencl-event');
INSERT INTO sample VALUES(2,1,1,95432,NULL,NULL,NULL,NULL,NULL,NULL,21,NULL,NULL,'','wall',NULL);
INSERT INTO sample VALUES(2,1,2,79469,137315,NULL,NULL,NULL,591,511,21,NULL,NULL,'','phases',NULL);
INSERT INTO sample VALUES(2,1,3,44256,NULL,NULL,NULL,NULL,NULL,NULL,21,NULL,NULL,'','wall',NULL);
INSERT INTO sample VALUES(2,1,4,53630,103955,NULL,NULL,NULL,481,360,21,NULL,NULL,'','phases',NULL);
INSERT INTO sample VALUES(2,1,5,56945,NULL,4552,16735,12183,NULL,NULL,21,NULL,NULL,'','device','opencl-event');
CREATE TABLE IF NOT EXISTS "commands" (
    job INTEGER NOT NULL,
    replicate INTEGER NOT NULL,
    number INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (job, replicate, number),
    FOREIGN KEY (job, replicate, number) REFERENCES "sample" (job, replicate, number)
) STRICT, WITHOUT ROWID;
INSERT INTO commands VALUES(1,1,0,X'03c9010000800400ac07c102a8a4019605c9030000ff03e41cce31');
INSERT INTO commands VALUES(1,1,1,X'03c90100008004009802c102c8a001c806c9030000ff03c2a605cc1a');
INSERT INTO commands VALUES(1,1,2,X'03c9010000800400a201c102c29e01fc02c9030000ff03c28c01c014');
INSERT INTO commands VALUES(2,1,0,X'17f9040000800400a60dc8a006d012ff0500004040ff03bebb38dc019ec1a16de4fb02f602008f8da36dfca8a36dcaaf01ea0cf60002c1d1a46df2e2a46da21d9807f60201edefa46deefca46dcc1aa608f60002d39ea46df6a4a46dd0178607f60002a1b4a46df4c3a46dda44fc07f60203e582a56da08ba56d9417f608f60002fd96a56d90a4a56dde18aa0af60002dda2a56dfcaba56ddc1daa05f60002e6ae03b803b28c05fa0af60205a7df02f0e002f20bf403f60002f9c50286c70292089003f600029fc10284c202800dfc02f60002c1c202a6c3029e09a403f60002cdc302c6c402e40d9003f60207b7b9029cba02960ae802f60002a797028c9802e605fc02f60002918802f68802fe07d402f60002bf8202a48302e40de802f60002f9ee01deef01f608e802f60002efe501c0e601da09fc02f9063f3f8004fec70150bcb6029412');
INSERT INTO commands VALUES(2,1,2,X'02f9040000800400ac02da84039e09f106f4d6128c018ae002fe07');
INSERT INTO commands VALUES(2,1,4,X'02f9040000800400648adb02c207f106ce8b0d6490b402d005');
INSERT INTO commands VALUES(2,1,5,X'15ff050000404000003c9c8c04be0af60200b7d501ecd601e60aba03f60002bddc01b6dd01c806a603f60201ffde01e4df018c06ea02f60002a3e2019ce3018c06fe02f60002dbe501c0e601d60ce802f60203b5ef019af001de069003f60002bdf301a2f401b209e802f60002f1f901d6fa019e09fe02f60002e1fe01c6ff01c806fe02f602058d8102f28102ca0bfc02f60002e98702ce8802e208fc02f60002fd8c02e28d02ea07a403f60002a792028c93029e09fe02f60002b19602969702ea0ccc03f6020781a102faa102de0bea02f60002afa80294a9029a07fc02f60002e9ab02ceac02e405ea02f60002e7a602cca702d005fe02f60002d79e02bc9f02f006fe02f60002d59902a69a029a0cfc02');
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
       job.key_type, job.direction, job.transfer, job.launch, job.device_state, job.cache, job.status,
       sample.wall_ns, sample.end_to_end_ns, sample.kernel_sum_ns, sample.device_span_ns, sample.gaps_ns,
       sample.upload_ns, sample.download_ns, sample.launches, run.node, run.date
FROM sample
JOIN job ON job.id = sample.job
JOIN device ON device.id = job.device
JOIN run ON run.id = job.run
WHERE sample.number > 0;
