BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0008');
CREATE TABLE archives (
	code VARCHAR NOT NULL, 
	viewer INTEGER NOT NULL, 
	body BLOB NOT NULL, 
	CONSTRAINT pk_archives PRIMARY KEY (code, viewer), 
	CONSTRAINT fk_archives_code_tables FOREIGN KEY(code) REFERENCES tables (code)
);
INSERT INTO "archives" VALUES('d0ne00',0,X'789C2BCF482C51284E0512060AC589E5002B76053D');
CREATE TABLE chat (
	code VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	guest VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	phrase INTEGER NOT NULL, 
	cid VARCHAR NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (code, number), 
	CONSTRAINT fk_chat_code_tables FOREIGN KEY(code) REFERENCES tables (code)
)
 WITHOUT ROWID

;
INSERT INTO "chat" VALUES('k7m2qd',0,5,'ann','Ann','hello',3,'a1');
CREATE TABLE epoch (
	number INTEGER NOT NULL, 
	CONSTRAINT pk_epoch PRIMARY KEY (number)
);
INSERT INTO "epoch" VALUES(1);
CREATE TABLE guests (
	id VARCHAR NOT NULL, 
	token BLOB NOT NULL, 
	name VARCHAR NOT NULL, 
	created BIGINT NOT NULL, seen BIGINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id), 
	CONSTRAINT uq_guests_token UNIQUE (token)
);
INSERT INTO "guests" VALUES('ann',X'8094B8908F834B5EF00A3AE0CE744B6113C2C7E576762ADADED3E3DB4B37AA92','Ann',1000,0);
CREATE TABLE journal (
	id INTEGER NOT NULL, 
	rows VARCHAR NOT NULL, 
	CONSTRAINT pk_journal PRIMARY KEY (id)
);
INSERT INTO "journal" VALUES(1,'[[2,0,5,0,9,"other"],[1,2,30,0,3,"c3"]]');
CREATE TABLE log (
	"match" INTEGER NOT NULL, 
	first INTEGER NOT NULL, 
	rows VARCHAR NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY ("match", first), 
	CONSTRAINT fk_log_match_tables FOREIGN KEY("match") REFERENCES tables (number)
);
INSERT INTO "log" VALUES(1,0,'[[10,0,1,"c1"],[20,0,2,"c2"]]');
CREATE TABLE maps (
	number INTEGER NOT NULL, 
	code VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	changed BIGINT NOT NULL, 
	CONSTRAINT pk_maps PRIMARY KEY (number), 
	CONSTRAINT uq_maps_code UNIQUE (code), 
	CONSTRAINT uq_maps_key UNIQUE ("key"), 
	CONSTRAINT fk_maps_guest_guests FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "maps" VALUES(1,'m4ps00','ann','Six in a row','six in a row','{"name":"Six in a row","tiles":[[0,0,"ore"],[1,0,"ore"],[2,0,"ore"],[3,0,"ore"],[4,0,"ore"],[5,0,"ore"]],"bag":{},"tokens":{"5":6},"ports":[],"port_kinds":{}}',3000);
CREATE TABLE move_tables (
	hash VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	notations BLOB NOT NULL, 
	CONSTRAINT pk_move_tables PRIMARY KEY (hash)
);
CREATE TABLE pars (
	game VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	score INTEGER, 
	seconds INTEGER NOT NULL, 
	CONSTRAINT pk_pars PRIMARY KEY (game, "key")
);
INSERT INTO "pars" VALUES('haggle','isles',12,3);
CREATE TABLE replays (
	code VARCHAR NOT NULL, 
	viewer INTEGER NOT NULL, 
	face VARCHAR NOT NULL, 
	body BLOB NOT NULL, 
	CONSTRAINT pk_replays PRIMARY KEY (code, viewer, face), 
	CONSTRAINT fk_replays_code_tables FOREIGN KEY(code) REFERENCES tables (code)
);
CREATE TABLE results (
	id INTEGER NOT NULL, 
	code VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	daily VARCHAR NOT NULL, 
	ended BIGINT NOT NULL, 
	score INTEGER NOT NULL, 
	rank INTEGER NOT NULL, 
	title VARCHAR NOT NULL, marks JSON DEFAULT '[]' NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (id), 
	CONSTRAINT uq_results_code_seat UNIQUE (code, seat), 
	CONSTRAINT fk_results_code_tables FOREIGN KEY(code) REFERENCES tables (code)
);
INSERT INTO "results" VALUES(1,'d0ne00',0,'ann','haggle','2026-11-14',9000,9,1,'isles','[]');
INSERT INTO "results" VALUES(2,'d0ne00',1,'','haggle','2026-11-14',9000,4,2,'isles','[]');
CREATE TABLE sitting (
	guest VARCHAR NOT NULL, 
	code VARCHAR NOT NULL, 
	CONSTRAINT pk_sitting PRIMARY KEY (guest, code), 
	CONSTRAINT fk_sitting_code_tables FOREIGN KEY(code) REFERENCES tables (code)
)
 WITHOUT ROWID

;
INSERT INTO "sitting" VALUES('ann','d0ne00');
INSERT INTO "sitting" VALUES('ann','k7m2qd');
CREATE TABLE tables (
	number INTEGER NOT NULL, 
	code VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	phase VARCHAR NOT NULL, 
	owner VARCHAR NOT NULL, 
	chairs JSON NOT NULL, 
	options JSON NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	clock INTEGER NOT NULL, 
	takeback VARCHAR NOT NULL, 
	reveal BOOLEAN NOT NULL, 
	public BOOLEAN NOT NULL, 
	daily VARCHAR NOT NULL, 
	seed VARCHAR NOT NULL, 
	"commit" VARCHAR NOT NULL, 
	scores JSON, 
	ranks JSON, 
	"end" VARCHAR NOT NULL, 
	muted JSON NOT NULL, 
	next VARCHAR NOT NULL, live JSON DEFAULT '{}' NOT NULL, takebacks INTEGER DEFAULT '1' NOT NULL, marks JSON DEFAULT '[]' NOT NULL, hints VARCHAR DEFAULT 'all' NOT NULL, spectators BOOLEAN DEFAULT 0 NOT NULL, digest VARCHAR DEFAULT '' NOT NULL, moves VARCHAR DEFAULT '' NOT NULL, numbers JSON DEFAULT '{}' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (number), 
	CONSTRAINT uq_tables_code UNIQUE (code)
);
INSERT INTO "tables" VALUES(1,'k7m2qd','haggle',1,'playing','ann','[{"kind":"person","guest":"ann","name":"Ann","bot":"","ready":false,"away":false},{"kind":"bot","guest":"","name":"","bot":"greedy","ready":false,"away":false}]','{"goal":50,"fast":true,"map":"isles"}',1000,2000,0,'ask',1,0,'','','',NULL,NULL,'','[]','','{}',1,'[]','all',0,'','','{}');
INSERT INTO "tables" VALUES(2,'d0ne00','haggle',1,'over','ann','[{"kind":"person","guest":"ann","name":"Ann","bot":"","ready":false,"away":false},{"kind":"bot","guest":"","name":"","bot":"greedy","ready":false,"away":false}]','{"goal":50,"fast":true,"map":"isles"}',1000,9000,0,'ask',1,0,'2026-11-14','','','[9,4]','[1,2]','Ann wins.','[]','','{}',1,'[]','all',0,'','','{}');
CREATE INDEX ix_tables_phase_public_changed ON tables (phase, public, changed);
CREATE INDEX ix_sitting_code ON sitting (code);
CREATE INDEX ix_chat_guest ON chat (guest);
CREATE INDEX ix_results_guest_id ON results (guest, id);
CREATE INDEX ix_results_daily ON results (game, daily, guest) WHERE daily <> '';
CREATE INDEX ix_maps_guest_number ON maps (guest, number);
CREATE INDEX ix_tables_owner_phase ON tables (owner, phase);
CREATE INDEX ix_tables_muted ON tables (number) WHERE muted <> '[]';
COMMIT;
