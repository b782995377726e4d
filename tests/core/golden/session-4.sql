-- A session as format version 4 had it, with a job of the CPU and one of OpenCL.
PRAGMA application_id = 1400009843;
PRAGMA user_version = 4;
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
CREATE TABLE "commands" (
    job INTEGER NOT NULL,
    replicate INTEGER NOT NULL,
    number INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (job, replicate, number),
    FOREIGN KEY (job, replicate, number) REFERENCES "sample" (job, replicate, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "commands" VALUES(1,1,0,X'03C9010000800400C00CC102EC139003C9030000FF03A814E428');
INSERT INTO "commands" VALUES(1,1,1,X'03C90100008004008C01C1029405C409C9030000FF03C404AC16');
INSERT INTO "commands" VALUES(1,1,2,X'03C90100008004008C01C102DC01EC04C9030000FF03C801E017');
INSERT INTO "commands" VALUES(2,1,0,X'19F9040000800400AC16B8F002B40BF105BCAA013CB288D703CC0DF106B4D301FC02EC2CDC06FF0700004040FF03DCBB098005C0E18E02F0CE01F602009BEA8F02A4F38F02FC3E8005F60002CBA0900280A79002F82DA805F6020183CC9002B0D39002A010F403F60002BFDB9002C0E09002D809F403F60002BFE09002D4E59002B41AF403F60203CFED9002A0F39002F408F403F60002EFEE9002B8F590028C15A805F600029F829102A0879102880E8804F60002F8A202C404ECAB029008F60205BB8402F08502B808CC03F600028381029082029C098804F60002CF8402DC8502F80AF403F60002B78C02C48D02C418F403F60002C38802D08902DC06F403F60207838B02908C02C806F403F60002BB8402B48502D407F403F60002A38702B08802FC1BF403F60002BF9A02B89B02E807F403F60002BF9502CC9602FC07F403F60002F39102809302C007F403F9083F3F8004B867C801A458C806');
INSERT INTO "commands" VALUES(2,1,1,X'19F904000080040064FC2FC409F105C06150C422D809F106B04F3C9820B004FF0700004040FF03A0653CB88C02D014F60200F78402848602CC088005F60002DB8502D48602E008F403F602019B8802A88902B009F403F60002D38B02E08C029C098804F60002BF9002B89102800A8804F60203F79302F094028C0BF403F60002B79B02C49C02D407F403F60002FB9A02F49B02D407E003F60002D39A02E09B02FC07F403F602058F9B02889C02C409F403F600028B9E02989F02E807F403F60002E79F02F4A002E807F403F60002AFA102BCA20288098804F60002C7A302C0A402C007F403F602078FA5029CA6028809F403F60002B3A802C0A902E40AF403F6000283AE0290AF02F408F403F60002D7B002E4B102C007F403F60002EFB202FCB302D407F403F60002BBB602C8B702C007F403F9083F3F8004AC34C801E8208402');
INSERT INTO "commands" VALUES(2,1,2,X'19F90400008004003CE01C64F105902B3CFC1BB401F106E4283CA41C64FF0700004040FF03802D3C9CFE018804F60200CFEB01DCEC01B40BF403F600028BF10198F201C80B8804F60201C7F601C0F701840CF403F60002DFFD01ECFE01B40BF403F60002AF8302BC8402D809F403F60203BF8602CC8702B009F403F600029F8A02AC8B02FC078804F600029B8D02948E029807F403F60002CB8C02D88D02C007F403F60205BB8E02C88F02D407F403F60002A391029C92028809F403F60002A79302B4940284078804F60002EF9402E895029807F403F60002F39602809802C007F403F60207A79802A099029807F403F60002AB9A02B89B029807F403F60002F39B02809D029807F403F600028B9E02989F0284078804F60002EF9E02E89F028407F403F600028FA0029CA1029807F403F9083F3F8004F02EDC01F01A64');
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
, key_type TEXT NOT NULL DEFAULT 'u32', value_type TEXT NOT NULL DEFAULT 'none', busy_compute_units INTEGER) STRICT;
INSERT INTO "job" VALUES(1,1,1,'',NULL,'std-sort','','shuffled-unique',64,'ascending','copy','enqueue-all',NULL,NULL,NULL,1,20000000,500000000,2,2,500000000,NULL,1,'','ok','',NULL,4822,'sample-count',64,'u32','none',NULL);
INSERT INTO "job" VALUES(2,1,2,'',NULL,'bitonic','','shuffled-unique',64,'ascending','copy','enqueue-all',NULL,NULL,NULL,1,20000000,500000000,2,2,500000000,NULL,1,'','ok','',NULL,176,'sample-count',64,'u32','none',1);
CREATE TABLE job_floor (
    job INTEGER NOT NULL REFERENCES job (id),
    clock TEXT NOT NULL,
    median_ns REAL NOT NULL,
    mad_ns REAL NOT NULL,
    launches INTEGER NOT NULL,
    PRIMARY KEY (job, clock)
) STRICT, WITHOUT ROWID;
INSERT INTO "job_floor" VALUES(1,'host-steady',20.0,0.0,50);
INSERT INTO "job_floor" VALUES(2,'opencl-event',220.0,0.0,50);
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
    warm_up_runs INTEGER NOT NULL,
    PRIMARY KEY (job, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "replicate" VALUES(1,1,1969850,1480,3070440,4819);
INSERT INTO "replicate" VALUES(2,1,930,69568406,18650,173);
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
INSERT INTO "run" VALUES(1,'7254ac0c90365fb8b3b4076d6226b954','{"devices":["cpu","opencl:0"],"algorithms":["std-sort","bitonic"],"merges":[],"generators":["shuffled-unique"],"sizes":[64],"direction":"ascending","transfers":[],"launches":[],"parameters":{},"search":{"keys":1024,"hit_ratio":0.5,"sorted_keys":false},"sampling":{"warm_up_runs":1,"warm_up_time_ns":20000000,"warm_up_cap_ns":500000000,"minimum_samples":2,"maximum_samples":2,"time_limit_ns":500000000,"target_noise":null},"seed":1,"order":"job-by-job"}','finished','0.1.0','72ed2e96eff4','bench','Debian GNU/Linux 12 (bookworm)','Linux 6.1.0 x86_64','AMD EPYC',NULL,2,1795351075);
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
    throttles TEXT NOT NULL,
    PRIMARY KEY (job, replicate, number),
    FOREIGN KEY (job, replicate) REFERENCES replicate (job, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "sample" VALUES(1,1,0,3900,NULL,2610,2610,0,NULL,NULL,1,NULL,NULL,'');
INSERT INTO "sample" VALUES(1,1,1,1700,NULL,1430,1430,0,NULL,NULL,1,NULL,NULL,'');
INSERT INTO "sample" VALUES(1,1,2,1660,NULL,1520,1520,0,NULL,NULL,1,NULL,NULL,'');
INSERT INTO "sample" VALUES(2,1,0,2312900,2366020,18760,82000,63240,730,420,21,NULL,NULL,'');
INSERT INTO "sample" VALUES(2,1,1,41560,57700,6410,18850,12440,610,130,21,NULL,NULL,'');
INSERT INTO "sample" VALUES(2,1,2,36890,46300,5300,17480,12180,50,50,21,NULL,NULL,'');
CREATE TABLE session (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL,
    notes TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
INSERT INTO "session" VALUES(1,'s4','',1795351075);
CREATE INDEX job_run ON job (run);
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
