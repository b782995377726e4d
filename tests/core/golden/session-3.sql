-- A session as format version 3 had it, with a job of the CPU and one of OpenCL.
PRAGMA application_id = 1400009843;
PRAGMA user_version = 3;
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
INSERT INTO "command_label" VALUES(5,'fill','fill-buffer','opencl-event');
INSERT INTO "command_label" VALUES(6,'restore','copy-buffer','opencl-event');
INSERT INTO "command_label" VALUES(7,'kernel','bitonic_pass','opencl-event');
INSERT INTO "command_label" VALUES(8,'download','read-buffer','opencl-event');
CREATE TABLE commands (
    job INTEGER NOT NULL,
    number INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (job, number),
    FOREIGN KEY (job, number) REFERENCES sample (job, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "commands" VALUES(1,0,X'03C9010000800400980CC102CC03B401C9030000FF03C4099021');
INSERT INTO "commands" VALUES(1,1,X'03C901000080040064C102B40164C9030000FF03DC01E405');
INSERT INTO "commands" VALUES(1,2,X'03C901000080040050C1026428C9030000FF03B401F805');
INSERT INTO "commands" VALUES(2,0,X'19F9040000800400F814B09E03A814F10584E8013CF47B9C09F1068F21F03DB0099C04FF0700004040FF03C4F107C40990FCE71C989301F60200A3B8E81CE4CEE81CF0A101F84BF6000287AEEA1C8CBAEA1CAC1BF80AF60201E3D2EA1CD8DBEA1CE04EDC1AF60002CBB4EB1CD0BBEB1CAC11B410F60002FFD3EB1CC0DBEB1CC810A006F6020383E5EB1CFCEAEB1CA010CC03F60002F7F2EB1CFCF9EB1CA01A9405F60002FB8DEC1CD497EC1CEC0EEC04F60002E85CCC03888704FC25F60205C38F03BC900388099003F60002938B038C8C03A80AA403F60002838D03E88D03F006A403F600028F8903F48903F006A403F60002EFEE02D4EF028407A403F602078BE90284EA02F006F01AF6000293FC028CFD029807A403F6000293DE028CDF02C806C810F60002FFE70290EB02B022C404F60002DFFF02C08303E807A403F60002C78502A889029816A403F9083F3F800484AC013CA476B808');
INSERT INTO "commands" VALUES(2,1,X'19F90400008004005094D201F80AF105E08F013CF03D9C0EF106B401E003B803CC03FF0700004040FF0388633C903F800FF6020097259428A80AB004F60002A326A029B46FA80AF60201979801C49A01801ECC03F6000287B301BCB401B89E01A403F6000297C7029CC9028411B803F60203D3B302F0B702B42EC02FF600028B8C03ACA103840CF403F600028BAA03D4AB03EC09AC2FF60002BFDD0388DF03B80DE003F60205CBE303F8E503E008B803F60002EFDC03B8DE038809B803F60002AFDF03A0E103B009A403F60002BFE20388E403B808A403F60002D7CE02B4D002FC07A403F60207DBD002FCD102940AB803F60002D3D60288D8028407A403F6000297D602B8D702D407A403F600029BCE02BCCF029008B803F600028BD00284D102C007B803F60002979A02CC9B029807A403F9083F3F8004FC57C801802DDC01');
INSERT INTO "commands" VALUES(2,2,X'19F904000080040050CC2B78F105F82D3CDC29C801F106EB09C80BFC02A001FF0700004040FF03AC2F28BC2DF41CF602009B27E02BEC9001940AF600029FBF01B4C401D863C007F60201D79C02C89E02BC0AB803F60002FBA402B0A602BC0AA403F6000283A902CCAA02940AA403F602038BAD02C0AE02BC0AB803F60002D3AE02F4AF02F80ACC03F6000293B102C8B202E807B803F60002A7B602C8B702800AE003F60205BBBB02DCBC02D809A403F60002A39602D89702E807B803F60002DB9402909602C409A403F60002BB9802F09902A408A403F60002879C02A89D02940AA403F60207FF9C02B49E02B406CC03F60002A7FA01C8FB018C06A403F60002F7F50198F7018407A403F600029BF901D0FA01E405B803F6000293FA01B4FB018C06A403F60002AFF901D0FA01D407A403F9083F3F8004AC39DC01842A64');
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
INSERT INTO "device" VALUES(1,'cpu','AMD EPYC','cpu','Host','AuthenticAMD','','',NULL,NULL,25276514304,25276514304,0,1,2,2,1,'host-steady',1,'copy','enqueue-all');
INSERT INTO "device" VALUES(2,'opencl:0','pthread-skylake-avx512-AMD EPYC','opencl','Portable Computing Language','AuthenticAMD','3.1+debian','OpenCL 3.0 PoCL HSTR: pthread-x86_64-pc-linux-gnu-skylake-avx512',NULL,NULL,5003446272,2147483648,1048576,4096,2,NULL,1,'opencl-event',1,'copy,map,zero-copy','enqueue-all,wait-each');
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
INSERT INTO "job" VALUES(1,1,1,'',NULL,'std-sort','','shuffled-unique',64,'ascending','copy','enqueue-all',NULL,NULL,NULL,1,20000000,500000000,2,2,500000000,NULL,1,'','ok','',NULL,25078,7160,620,6870,25075,'sample-count',64);
INSERT INTO "job" VALUES(2,1,2,'',NULL,'bitonic','','shuffled-unique',64,'ascending','copy','enqueue-all',NULL,NULL,NULL,1,20000000,500000000,2,2,500000000,NULL,1,'','ok','',NULL,286,1500,380196357,1009010,283,'sample-count',64);
CREATE TABLE job_floor (
    job INTEGER NOT NULL REFERENCES job (id),
    clock TEXT NOT NULL,
    median_ns REAL NOT NULL,
    mad_ns REAL NOT NULL,
    launches INTEGER NOT NULL,
    PRIMARY KEY (job, clock)
) STRICT, WITHOUT ROWID;
INSERT INTO "job_floor" VALUES(1,'host-steady',20.0,0.0,50);
INSERT INTO "job_floor" VALUES(2,'opencl-event',180.0,10.0,50);
CREATE TABLE job_parameter (
    job INTEGER NOT NULL REFERENCES job (id),
    name TEXT NOT NULL,
    value ANY NOT NULL,
    PRIMARY KEY (job, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "job_parameter" VALUES(2,'work-group-size',256);
CREATE TABLE job_warning (
    job INTEGER NOT NULL REFERENCES job (id),
    position INTEGER NOT NULL,
    warning TEXT NOT NULL,
    PRIMARY KEY (job, position)
) STRICT, WITHOUT ROWID;
INSERT INTO "job_warning" VALUES(1,1,'few-samples');
INSERT INTO "job_warning" VALUES(2,1,'few-samples');
INSERT INTO "job_warning" VALUES(2,2,'noisy-samples');
INSERT INTO "job_warning" VALUES(2,3,'near-floor');
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
INSERT INTO "run" VALUES(1,'e55d37c14b119580c4dcede2d90b5286','{"devices":["opencl:0","cpu"],"algorithms":["bitonic","std-sort"],"merges":[],"generators":["shuffled-unique"],"sizes":[64],"direction":"ascending","transfers":[],"launches":[],"parameters":{},"search":{"keys":1024,"hit_ratio":0.5,"sorted_keys":false},"sampling":{"warm_up_runs":1,"warm_up_time_ns":20000000,"warm_up_cap_ns":500000000,"minimum_samples":2,"maximum_samples":2,"time_limit_ns":500000000,"target_noise":null},"seed":1,"order":"job-by-job"}','finished','0.1.0','c3cb530a158c','bench','Debian GNU/Linux 12 (bookworm)','Linux 6.1.0 x86_64','AMD EPYC',NULL,2,1795305787);
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
    launches INTEGER NOT NULL, sm_clock_before_mhz INTEGER, sm_clock_after_mhz INTEGER, throttles TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (job, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "sample" VALUES(1,0,2890,NULL,2120,2120,0,NULL,NULL,1,NULL,NULL,'');
INSERT INTO "sample" VALUES(1,1,480,NULL,370,370,0,NULL,NULL,1,NULL,NULL,'');
INSERT INTO "sample" VALUES(1,2,460,NULL,380,380,0,NULL,NULL,1,NULL,NULL,'');
INSERT INTO "sample" VALUES(2,0,30328878,30391488,26180,102860,76680,1300,540,21,NULL,NULL,'');
INSERT INTO "sample" VALUES(2,1,58060,89290,11480,47130,35650,700,110,21,NULL,NULL,'');
INSERT INTO "sample" VALUES(2,2,40690,52840,6880,34640,27760,60,50,21,NULL,NULL,'');
CREATE TABLE session (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL,
    notes TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
INSERT INTO "session" VALUES(1,'v3','',1795305787);
CREATE INDEX job_run ON job (run);
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
