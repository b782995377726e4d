-- A session as format version 5 had it, with a job of the CPU and one of OpenCL.
PRAGMA application_id = 1400009843;
PRAGMA user_version = 5;
CREATE TABLE command_label (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    clock TEXT NOT NULL,
    UNIQUE (kind, name, clock)
) STRICT;
INSERT INTO "command_label" VALUES(1,'upload','write-buffer','opencl-event');
INSERT INTO "command_label" VALUES(2,'fill','fill-buffer','opencl-event');
INSERT INTO "command_label" VALUES(3,'restore','copy-buffer','opencl-event');
INSERT INTO "command_label" VALUES(4,'kernel','bitonic_pass','opencl-event');
INSERT INTO "command_label" VALUES(5,'download','read-buffer','opencl-event');
INSERT INTO "command_label" VALUES(6,'fill','fill','host-steady');
INSERT INTO "command_label" VALUES(7,'restore','memcpy','host-steady');
INSERT INTO "command_label" VALUES(8,'kernel','std::sort','host-steady');
CREATE TABLE "commands" (
    job INTEGER NOT NULL,
    replicate INTEGER NOT NULL,
    number INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (job, replicate, number),
    FOREIGN KEY (job, replicate, number) REFERENCES "sample" (job, replicate, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "commands" VALUES(1,1,0,X'03C9060000800400A001C107B80DB004C9080000FF03FC16EC2C');
INSERT INTO "commands" VALUES(1,1,1,X'03C906000080040064C107AC028C01C9080000FF038402B013');
INSERT INTO "commands" VALUES(1,1,2,X'03C90600008004003CC1078402E802C9080000FF03DC01D813');
INSERT INTO "commands" VALUES(2,1,0,X'19F90100008004008C15F0D502A80AF102A8A0013C80D6089C09F103B451AC02C8609C04FF0400004040FF038CD3063CB8FCA301B4BF01F60200ABC6A401B4DEA401889F01EC04F60002C7EFA501D0F8A501947DF805F60201C3EFA601B0F4A60184169C04F60002F382A701B887A701F80AF403F60002EF8AA701C497A701D420800AF602038FAFA701C4C4A701E82A9807F60002A3E6A701F0EEA701FC399C09F60002A7A9A801A0B4A801F49401A006F60002EFF601B8FD01C0118C06F60205E7CA01DCD301F01FA006F60002CBD001E8DE01DCBA01F805F60002F39901B8A3019030B009F60002AB6BE47880A001E40AF6000297C501BCD201A079FC07F60207FF9501CCAD01F08801F403F60002D3B601C0BB01D80ED005F60002F39E01D49F02D8A901DC06F60002AFC201A4CB01BC14F403F60002C3BD01ECC701D0379008F60002EB04E4148822BC05F9053F3F8004C0CF019405ACB601FC11');
INSERT INTO "commands" VALUES(2,1,1,X'15FF040000404000003CACAC01FC20F60200936EB47EA458D809F60002F3D00190DF01D470E405F60201CFC502C0CC029816BC05F60002E7DB02A8E302C08E01800AF600028BDC03A0EB03E44BFC0CF6020387A504ECB40498439870F6000297F804CC8D05E83E9C09F60002C79103CC9803C833A80FF600029BFB02E08E03B456D07DF60205F79C04E8B204D8A901D407F6000287FA04D08005B817F805F60002BF8C05C49805AC349C8601F60002A7C80684D906D023AC07F60002B7D506DCDD06AC11E405F60207F7F805E8FF058C15E405F60002EFD404F0D904C011D005F60002B7D10480D8048C15E405F600029BC804F4CC04A412F403F60002838102F48702AC11E405F60002E7F201B0F901E414F006');
INSERT INTO "commands" VALUES(2,1,3,X'02F901000080040064808201F001F105F4FF1B50B88A0164');
INSERT INTO "commands" VALUES(2,1,5,X'02F90100008004003CA88201E802F105FCBC1850CC85018005');
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
INSERT INTO "device" VALUES(2,'opencl:0','pthread-skylake-avx512-AMD EPYC','opencl','Portable Computing Language','AuthenticAMD','3.1+debian','OpenCL 3.0 PoCL HSTR: pthread-x86_64-pc-linux-gnu-skylake-avx512',NULL,NULL,19556163584,8589934592,1048576,4096,2,NULL,1,'opencl-event',1,'copy,map,zero-copy','enqueue-all,wait-each',0);
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
, key_type TEXT NOT NULL DEFAULT 'u32', value_type TEXT NOT NULL DEFAULT 'none', busy_compute_units INTEGER, plan_replicates INTEGER NOT NULL DEFAULT 1, plan_minimum_time_ns INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "job" VALUES(1,1,1,'',NULL,'std-sort','','shuffled-unique',64,'ascending','copy','enqueue-all',NULL,NULL,NULL,1,20000000,500000000,2,2,2000000000,NULL,1,'','ok','',NULL,5986,'sample-count',64,'u32','none',NULL,1,0);
INSERT INTO "job" VALUES(2,1,2,'',NULL,'bitonic','','shuffled-unique',64,'ascending','copy','enqueue-all',NULL,NULL,NULL,1,20000000,500000000,2,2,2000000000,NULL,1,'','ok','',NULL,36,'sample-count',64,'u32','none',1,1,0);
CREATE TABLE job_floor (
    job INTEGER NOT NULL REFERENCES job (id),
    clock TEXT NOT NULL,
    median_ns REAL NOT NULL,
    mad_ns REAL NOT NULL,
    launches INTEGER NOT NULL,
    PRIMARY KEY (job, clock)
) STRICT, WITHOUT ROWID;
INSERT INTO "job_floor" VALUES(1,'host-steady',20.0,0.0,50);
INSERT INTO "job_floor" VALUES(2,'opencl-event',235.0,30.0,50);
CREATE TABLE job_parameter (
    job INTEGER NOT NULL REFERENCES job (id),
    name TEXT NOT NULL,
    value ANY NOT NULL,
    PRIMARY KEY (job, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "job_parameter" VALUES(2,'work-group-size',256);
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
INSERT INTO "job_warning" VALUES(2,1,'few-samples');
INSERT INTO "job_warning" VALUES(2,2,'near-floor');
CREATE TABLE kernel_source (
    id INTEGER PRIMARY KEY,
    file TEXT NOT NULL,
    origin TEXT NOT NULL,
    hash TEXT NOT NULL,
    options TEXT NOT NULL,
    UNIQUE (file, origin, hash, options)
) STRICT;
INSERT INTO "kernel_source" VALUES(1,'bitonic.cl','built-in','354b07c0084d96fddde1473c0e0f41a6b682da01b8c915b7b74d5e1bf2645ca7','-cl-std=CL1.2 -DWORK_GROUP_SIZE=32');
CREATE TABLE replicate (
    job INTEGER NOT NULL REFERENCES job (id),
    number INTEGER NOT NULL,
    generate_ns INTEGER,
    prepare_ns INTEGER,
    allocate_ns INTEGER,
    warm_up_runs INTEGER NOT NULL, turn INTEGER,
    PRIMARY KEY (job, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "replicate" VALUES(1,1,700,1410,3074799,5983,2);
INSERT INTO "replicate" VALUES(2,1,2113680,43037107,12660,30,1);
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
INSERT INTO "run" VALUES(1,'61a9faf6ea517ff806e82bf62c94112b','{"devices":["cpu","opencl:0"],"algorithms":["std-sort","bitonic"],"merges":[],"generators":["shuffled-unique"],"sizes":[64],"direction":"ascending","transfers":[],"launches":[],"parameters":{},"search":{"keys":1024,"hit_ratio":0.5,"sorted_keys":false},"sampling":{"warm_up_runs":1,"warm_up_time_ns":20000000,"warm_up_cap_ns":500000000,"minimum_samples":2,"maximum_samples":2,"replicates":1,"minimum_time_ns":0,"time_limit_ns":2000000000,"target_noise":null},"seed":1,"order":"job-by-job"}','finished','0.1.0','e8cfe45d5be3','bench','Debian GNU/Linux 12 (bookworm)','Linux 6.1.0 x86_64','AMD EPYC',NULL,2,1795355464);
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
    throttles TEXT NOT NULL, reading TEXT NOT NULL DEFAULT 'all',
    PRIMARY KEY (job, replicate, number),
    FOREIGN KEY (job, replicate) REFERENCES replicate (job, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "sample" VALUES(1,1,0,3940,NULL,2870,2870,0,NULL,NULL,1,NULL,NULL,'','all');
INSERT INTO "sample" VALUES(1,1,1,1350,NULL,1240,1240,0,NULL,NULL,1,NULL,NULL,'','all');
INSERT INTO "sample" VALUES(1,1,2,1370,NULL,1260,1260,0,NULL,NULL,1,NULL,NULL,'','all');
INSERT INTO "sample" VALUES(2,1,0,1505830,1571850,20680,145530,124850,660,1150,21,NULL,NULL,'','device');
INSERT INTO "sample" VALUES(2,1,1,143040,NULL,34170,120550,86380,NULL,NULL,21,NULL,NULL,'','device');
INSERT INTO "sample" VALUES(2,1,2,156140,NULL,NULL,NULL,NULL,NULL,NULL,21,NULL,NULL,'','wall');
INSERT INTO "sample" VALUES(2,1,3,184290,220860,NULL,NULL,NULL,120,50,21,NULL,NULL,'','phases');
INSERT INTO "sample" VALUES(2,1,4,131670,NULL,NULL,NULL,NULL,NULL,NULL,21,NULL,NULL,'','wall');
INSERT INTO "sample" VALUES(2,1,5,152480,192580,NULL,NULL,NULL,180,320,21,NULL,NULL,'','phases');
CREATE TABLE session (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL,
    notes TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
INSERT INTO "session" VALUES(1,'s5','',1795355464);
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
