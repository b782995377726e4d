-- A session as format version 2 had it, with a job of the CPU and one of OpenCL.
PRAGMA application_id = 1400009843;
PRAGMA user_version = 2;
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
INSERT INTO "commands" VALUES(1,0,X'03C9010000800400FC11C102F403DC01C9030000FF03D407DC1F');
INSERT INTO "commands" VALUES(1,1,X'03C90100008004003CC102A4033CC9030000FF03DC01FC02');
INSERT INTO "commands" VALUES(1,2,X'03C90100008004003CC102643CC9030000FF03B401FC02');
INSERT INTO "commands" VALUES(2,0,X'19F9040000800400F80FDCFE05CC35F105BCCF02D4029CEA01E414F106DF67C08901C413DC0BFF0700004040FF03CCCB0150ECEB13E035F602008BB113ECB913FC70D804F60002938F14909714A828E405F60201DFBA14D4C314F814A403F60002E7D214A8DA148C0BA805F600029BE314F0EA14A01A9003F60203D3FA14B88015E80CD809F60002EF8815BC9115B812E003F60002BF9D15C8A615AC70DC0BF60002DB068411DC51D00AF60205EB2CE4379857C806F600028F719875C40EB803F60002D47FB803988901D809F60002CF41B84E8CC901C40EF60002EB18942894B602D40CF60207FF5EBC69C8F802840CF60002CF9003D09A03C815C860F60002EBB002E8C2029487019030F60002FFE403E8EC03D42AA403F60002B78604F48B048014A403F6000297C702FCCC02980CA403F9083F3F8004C89C01FC079C8601A408');
INSERT INTO "commands" VALUES(2,1,X'19F904000080040078C4B301E40AF105FC930164DC7E840CF106832FB438F408A805FF0700004040FF03CC8F0150BC9601800FF60200A34EF060E834CC08F60002F78C01A097018032C40EF60201FFAE01F4BC018CE201A010F60002A3EB02F0F8029C31C007F60002EFCB02E8D602C4C902BC14F60203C3910488AF04F06AB40BF60002D38C05CCAB05F873BC05F60002C7F405DCFE05F010CC08F60002A78206BC9606F435D40CF60205EBCF05F4DD05D4E502F408F60002CFBD08A8C708B410BC05F60002BBBD08A8C708A03DF015F60002EFFB069C8807A819A805F6000293A506ACAC06C413A805F60207C7D404B0D704CC179405F60002EF8203E08903D813A805F60002FF8A03DC9103A412A805F60002EB990390A203F814A805F60002DFA703CCAC03F40DA403F60002FBDE0190E401E414A805F9083F3F8004809B019008C477EC04');
INSERT INTO "commands" VALUES(2,2,X'19F90400008004003C98B101D402F105B0773CB479A408F106EB36C440CC0850FF0700004040FF03EC773C8C8301B80DF60200BF3E904EF43FAC07F60002EB8601A88C018C4C9405F60201FFD10194D701A814A00BF60002FF7CDC8D018C38840CF60002A312941E9C9A01C007F60203D00FA87D9816A805F60002F44E3CF49E01FC07F60002DF0DFC1BAC52C007F6000288273CE45F84D401F60205F34E8461C477F80AF6000297B601A4C10194B901BC05F60002EFDA02B8FC03C0C001A805F60002BFA505A4B005D019A805F600029FB805B4BD05C01BA805F602078FC40594CB059012A805F6000287CF0598D7059C13A805F60002A3C905DCD105E012BC05F60002FBEC0394F403940AA805F60002A7B102ACB802C810A403F60002C3AB02C4B0029012A805F9083F3F8004E0A301E80C906CE802');
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
INSERT INTO "job" VALUES(1,1,1,'',NULL,'std-sort','','shuffled-unique',64,'ascending','copy','enqueue-all',NULL,NULL,NULL,1,20000000,500000000,2,2,500000000,NULL,1,'','ok','',NULL,24631,7340,490,8630,24628,'sample-count',64);
INSERT INTO "job" VALUES(2,1,2,'',NULL,'bitonic','','shuffled-unique',64,'ascending','copy','enqueue-all',NULL,NULL,NULL,1,20000000,500000000,2,2,500000000,NULL,1,'','ok','',NULL,84,2820,20047319,1164850,81,'sample-count',64);
CREATE TABLE job_floor (
    job INTEGER NOT NULL REFERENCES job (id),
    clock TEXT NOT NULL,
    median_ns REAL NOT NULL,
    mad_ns REAL NOT NULL,
    launches INTEGER NOT NULL,
    PRIMARY KEY (job, clock)
) STRICT, WITHOUT ROWID;
INSERT INTO "job_floor" VALUES(1,'host-steady',20.0,0.0,50);
INSERT INTO "job_floor" VALUES(2,'opencl-event',180.0,0.0,50);
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
INSERT INTO "job_warning" VALUES(1,2,'near-floor');
INSERT INTO "job_warning" VALUES(2,1,'few-samples');
INSERT INTO "job_warning" VALUES(2,2,'near-floor');
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
INSERT INTO "run" VALUES(1,'160948048f1ed3817716bcce3d6bedc7','{"devices":["opencl:0","cpu"],"algorithms":["bitonic","std-sort"],"merges":[],"generators":["shuffled-unique"],"sizes":[64],"direction":"ascending","transfers":[],"launches":[],"parameters":{},"search":{"keys":1024,"hit_ratio":0.5,"sorted_keys":false},"sampling":{"warm_up_runs":1,"warm_up_time_ns":20000000,"warm_up_cap_ns":500000000,"minimum_samples":2,"maximum_samples":2,"time_limit_ns":500000000,"target_noise":null},"seed":1,"order":"job-by-job"}','finished','0.1.0',NULL,'bench','Debian GNU/Linux 12 (bookworm)','Linux 6.1.0 x86_64','AMD EPYC',NULL,2,1795305993);
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
INSERT INTO "sample" VALUES(1,0,2800,NULL,2030,2030,0,NULL,NULL,1);
INSERT INTO "sample" VALUES(1,1,290,NULL,190,190,0,NULL,NULL,1);
INSERT INTO "sample" VALUES(1,2,280,NULL,190,190,0,NULL,NULL,1);
INSERT INTO "sample" VALUES(2,0,330409,427839,20810,155300,134490,3430,530,21);
INSERT INTO "sample" VALUES(2,1,149330,189090,12610,130660,118050,690,310,21);
INSERT INTO "sample" VALUES(2,2,164270,200980,22520,147930,125410,170,180,21);
CREATE TABLE session (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL,
    notes TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
INSERT INTO "session" VALUES(1,'v2','',1795305993);
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
