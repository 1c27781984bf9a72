BEGIN TRANSACTION;
CREATE TABLE absences (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	moment INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	bot VARCHAR(80) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_absences PRIMARY KEY (id), 
	CONSTRAINT fk_absences_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE addresses (
	person VARCHAR(32) NOT NULL, 
	address VARCHAR(254) NOT NULL, 
	language VARCHAR(5) NOT NULL, 
	is_confirmed BOOLEAN NOT NULL, 
	seen BIGINT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_addresses PRIMARY KEY (person), 
	CONSTRAINT fk_addresses_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE analyses (
	table_id VARCHAR(32) NOT NULL, 
	bot VARCHAR(80) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	holder VARCHAR(32), 
	held_until BIGINT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_analyses PRIMARY KEY (table_id), 
	CONSTRAINT fk_analyses_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE audit (
	id INTEGER NOT NULL, 
	actor VARCHAR(32), 
	action VARCHAR(20) NOT NULL, 
	person VARCHAR(32), 
	table_id VARCHAR(32), 
	until BIGINT, 
	reason VARCHAR(300) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_audit PRIMARY KEY (id)
);
CREATE TABLE blocks (
	blocker VARCHAR(32) NOT NULL, 
	blocked VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (blocker, blocked), 
	CONSTRAINT fk_blocks_blocker FOREIGN KEY(blocker) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE "chat" (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	created BIGINT NOT NULL, 
	person VARCHAR(32), 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_chat_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE friendships (
	one VARCHAR(32) NOT NULL, 
	two VARCHAR(32) NOT NULL, 
	is_from_one BOOLEAN NOT NULL, 
	accepted BIGINT, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_friendships PRIMARY KEY (one, two), 
	CONSTRAINT fk_friendships_one FOREIGN KEY(one) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_friendships_two FOREIGN KEY(two) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE hints (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	moment INTEGER NOT NULL, 
	action VARCHAR(200) NOT NULL, 
	bot VARCHAR(80) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_hints PRIMARY KEY (table_id, seat, version), 
	CONSTRAINT fk_hints_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE hooks (
	person VARCHAR(32) NOT NULL, 
	url VARCHAR(500) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	fault VARCHAR(300) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_hooks PRIMARY KEY (person), 
	CONSTRAINT fk_hooks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	value VARCHAR(200) NOT NULL, 
	maker VARCHAR(10) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('two-dice',0,'action','cube yellow','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',1,'action','cube grey','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',2,'action','cube yellow','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',3,'action','cube blue','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',4,'action','cube yellow','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',5,'action','cube purple','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',6,'action','cube red','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',7,'action','cube blue','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',8,'action','cube purple','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',9,'action','cube grey','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',10,'action','cube grey','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',11,'action','cube red','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',12,'action','cube blue','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',13,'action','cube purple','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',14,'action','cube red','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',15,'action','cube blue','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',16,'action','cube grey','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',17,'action','cube yellow','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',18,'action','cube blue','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',19,'action','cube red','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',20,'action','cube red','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',21,'action','cube red','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',22,'action','cube blue','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',23,'action','cube red','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',24,'action','cube yellow','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',25,'action','cube yellow','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',26,'action','cube red','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',27,'action','cube purple','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',28,'action','cube grey','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',29,'action','cube blue','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',30,'action','card 1b','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',31,'action','card 2a','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',32,'action','card 3b','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',33,'action','card 4b','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',34,'action','card 5b','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',35,'action','card 6b','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',36,'action','start 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',37,'action','black 3','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',38,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',39,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',40,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',41,'action','white 3','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',42,'action','draft 5','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',43,'action','build d2 nw-se','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',44,'action','draft 5','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',45,'action','build e3 e-w','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',46,'action','draft 1','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',47,'action','improve 1','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',48,'action','black 3','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',49,'action','white 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',50,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',51,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',52,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',53,'action','draft 4','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',54,'action','build d6 e-w','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',55,'action','draft 6','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',56,'action','take 6','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',57,'action','draft 6','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',58,'action','build d8 nw-se','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',59,'action','black 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',60,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',61,'action','white 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',62,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',63,'action','white 3','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',64,'action','draft 3','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',65,'action','build c5 ne-se','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',66,'action','draft 4','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',67,'action','build d7 ne-w','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',68,'action','draft 5','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',69,'action','build f2 w-se','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',70,'action','black 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',71,'action','white 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',72,'action','white 3','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',73,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',74,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',75,'action','draft 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',76,'action','build c2 ne-se','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',77,'action','draft 3','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',78,'action','build b4 e-w','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',79,'action','draft 5','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',80,'action','build d2 nw-se','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',81,'action','black 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',82,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',83,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',84,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',85,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',86,'action','draft 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',87,'action','build b3 e-w','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',88,'action','draft 6','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',89,'action','build e7 e-w','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',90,'action','draft 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',91,'action','build b1 ne-sw','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',92,'action','black 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',93,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',94,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',95,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',96,'action','white 3','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',97,'action','draft 3','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',98,'action','build a5 w-se','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',99,'action','draft 6','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',100,'action','improve 6','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',101,'action','draft 5','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',102,'action','build f3 sw-se','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',103,'action','black 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',104,'action','white 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',105,'action','white 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',106,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',107,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',108,'action','draft 5','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',109,'action','deliver 5>1 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',110,'action','draft 6','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',111,'action','build d8 w-se','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',112,'action','draft 2','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',113,'action','improve 2','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',114,'action','black 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',115,'action','white 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',116,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',117,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',118,'action','white 3','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',119,'action','draft 5','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',120,'action','improve 5','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',121,'action','draft 4','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',122,'action','build d5 nw-se','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',123,'action','draft 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',124,'action','deliver 1>5 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',125,'action','black 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',126,'action','white 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',127,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',128,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',129,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',130,'action','draft 4','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',131,'action','build f4 e-nw','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',132,'action','draft 5','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',133,'action','build e1 e-w','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',134,'action','draft 6','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',135,'action','improve 6','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',136,'action','black 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',137,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',138,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',139,'action','white 3','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',140,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',141,'action','draft 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',142,'action','improve 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',143,'action','draft 3','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',144,'action','build b6 e-w','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',145,'action','draft 6','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',146,'action','build d8 nw-se','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',147,'action','black 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',148,'action','white 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',149,'action','white 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',150,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',151,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',152,'action','draft 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',153,'action','deliver 1>3 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',154,'action','draft 2','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',155,'action','build c8 ne-se','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',156,'action','draft 2','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',157,'action','build c8 ne-se','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',158,'action','black 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',159,'action','white 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',160,'action','white 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',161,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',162,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',163,'action','draft 2','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',164,'action','build c10 ne-nw','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',165,'action','draft 6','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',166,'action','deliver 6>2 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',167,'action','draft 4','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',168,'action','build d7 e-w','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',169,'action','black 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',170,'action','white 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',171,'action','white 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',172,'action','white 3','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',173,'action','white 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',174,'action','draft 4','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',175,'action','build e6 e-w','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',176,'action','draft 4','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',177,'action','build e4 e-w','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',178,'action','draft 2','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',179,'action','deliver 2>6 1','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',180,'action','black 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',181,'action','white 3','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',182,'action','white 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',183,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',184,'action','white 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',185,'action','draft 4','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',186,'action','deliver 4>5 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',187,'action','draft 2','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',188,'action','deliver 2>6 1','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',189,'action','draft 5','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',190,'action','improve 5','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',191,'action','black 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',192,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',193,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',194,'action','white 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',195,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',196,'action','draft 2','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',197,'action','build b7 e-w','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',198,'action','draft 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',199,'action','take 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',200,'action','draft 6','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',201,'action','take 6','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',202,'action','black 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',203,'action','white 3','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',204,'action','white 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',205,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',206,'action','white 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',207,'action','draft 5','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',208,'action','use 1 6','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',209,'action','build e7 e-w','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',210,'action','draft 3','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',211,'action','build c5 ne-se','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',212,'action','draft 2','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',213,'action','take 2','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',214,'action','black 3','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',215,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',216,'action','white 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',217,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',218,'action','white 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',219,'action','draft 4','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',220,'action','deliver 4>5 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',221,'action','draft 6','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',222,'action','take 6','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',223,'action','draft 2','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',224,'action','deliver 2>4 2','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',225,'action','black 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',226,'action','white 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',227,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',228,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',229,'action','white 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',230,'action','draft 5','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',231,'action','build d3 ne-sw','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',232,'action','draft 2','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',233,'action','build b7 e-w','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',234,'action','draft 2','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',235,'action','build b7 e-w','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',236,'action','black 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',237,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',238,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',239,'action','white 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',240,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',241,'action','draft 4','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',242,'action','deliver 4>2 2','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',243,'action','draft 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',244,'action','improve 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',245,'action','draft 5','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',246,'action','build e3 e-w','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',247,'action','black 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',248,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',249,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',250,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',251,'action','white 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',252,'action','draft 2','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',253,'action','build c8 ne-w','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',254,'action','draft 6','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',255,'action','improve 6','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',256,'action','draft 6','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',257,'action','deliver 6>4 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',258,'action','black 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',259,'action','white 3','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',260,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',261,'action','white 3','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',262,'action','white 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',263,'action','draft 4','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',264,'action','improve 4','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',265,'action','draft 3','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',266,'action','build b6 e-w','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',267,'action','draft 3','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',268,'action','deliver 3>2 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',269,'action','black 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',270,'action','white 3','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',271,'action','white 3','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',272,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',273,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',274,'action','draft 3','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',275,'action','deliver 3>6 2','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',276,'action','draft 3','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',277,'action','deliver 3>2 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',278,'action','draft 1','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',279,'action','build c2 ne-se','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',280,'action','black 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',281,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',282,'action','white 6','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',283,'action','white 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',284,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',285,'action','draft 6','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',286,'action','take 6','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',287,'action','draft 4','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',288,'action','build e6 e-w','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',289,'action','draft 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',290,'action','build c1 e-se','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',291,'action','black 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',292,'action','white 2','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',293,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',294,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',295,'action','white 1','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',296,'action','draft 5','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',297,'action','improve 5','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',298,'action','draft 2','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',299,'action','build a7 w-se','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',300,'action','draft 1','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',301,'action','build c2 ne-se','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',302,'action','black 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',303,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',304,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',305,'action','white 5','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',306,'action','white 4','chance',1794965220148);
INSERT INTO "log" VALUES('two-dice',307,'action','draft 4','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',308,'action','improve 4','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',309,'action','draft 5','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',310,'action','build d3 nw-sw','bot',1794965220148);
INSERT INTO "log" VALUES('two-dice',311,'action','use 2','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',312,'action','draft 5','person',1794965220148);
INSERT INTO "log" VALUES('two-dice',313,'action','build e1 ne-se','person',1794965220148);
INSERT INTO "log" VALUES('private-cube',0,'action','cube purple','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',1,'action','cube purple','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',2,'action','cube purple','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',3,'action','cube grey','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',4,'action','cube yellow','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',5,'action','cube grey','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',6,'action','cube yellow','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',7,'action','cube grey','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',8,'action','cube purple','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',9,'action','cube grey','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',10,'action','cube blue','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',11,'action','cube grey','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',12,'action','cube blue','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',13,'action','cube red','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',14,'action','cube blue','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',15,'action','cube blue','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',16,'action','cube purple','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',17,'action','cube red','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',18,'action','cube red','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',19,'action','cube blue','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',20,'action','cube blue','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',21,'action','cube yellow','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',22,'action','cube red','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',23,'action','cube grey','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',24,'action','card 1b','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',25,'action','card 2a','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',26,'action','card 3a','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',27,'action','card 4a','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',28,'action','card 5a','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',29,'action','card 6b','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',30,'action','start 1','chance',1794965223207);
INSERT INTO "log" VALUES('private-cube',31,'action','power track','bot',1794965223207);
INSERT INTO "log" VALUES('private-cube',32,'action','build e7 e-w','bot',1794965223207);
INSERT INTO "log" VALUES('private-cube',33,'action','power cube','person',1794965223207);
INSERT INTO "log" VALUES('island',0,'action','cube red','chance',1794965223430);
INSERT INTO "log" VALUES('island',1,'action','cube red','chance',1794965223430);
INSERT INTO "log" VALUES('island',2,'action','cube red','chance',1794965223430);
INSERT INTO "log" VALUES('island',3,'action','cube blue','chance',1794965223430);
INSERT INTO "log" VALUES('island',4,'action','cube yellow','chance',1794965223430);
INSERT INTO "log" VALUES('island',5,'action','cube blue','chance',1794965223430);
INSERT INTO "log" VALUES('island',6,'action','cube yellow','chance',1794965223430);
INSERT INTO "log" VALUES('island',7,'action','cube blue','chance',1794965223430);
INSERT INTO "log" VALUES('island',8,'action','cube blue','chance',1794965223430);
INSERT INTO "log" VALUES('island',9,'action','cube blue','chance',1794965223430);
INSERT INTO "log" VALUES('island',10,'action','cube yellow','chance',1794965223430);
INSERT INTO "log" VALUES('island',11,'action','cube blue','chance',1794965223430);
INSERT INTO "log" VALUES('island',12,'action','cube red','chance',1794965223430);
INSERT INTO "log" VALUES('island',13,'action','cube yellow','chance',1794965223430);
INSERT INTO "log" VALUES('island',14,'action','cube yellow','chance',1794965223430);
INSERT INTO "log" VALUES('island',15,'action','cube yellow','chance',1794965223430);
INSERT INTO "log" VALUES('island',16,'action','cube yellow','chance',1794965223430);
INSERT INTO "log" VALUES('island',17,'action','cube red','chance',1794965223430);
INSERT INTO "log" VALUES('island',18,'action','cube yellow','chance',1794965223430);
INSERT INTO "log" VALUES('island',19,'action','cube blue','chance',1794965223430);
INSERT INTO "log" VALUES('island',20,'action','cube yellow','chance',1794965223430);
INSERT INTO "log" VALUES('island',21,'action','cube blue','chance',1794965223430);
INSERT INTO "log" VALUES('island',22,'action','cube yellow','chance',1794965223430);
INSERT INTO "log" VALUES('island',23,'action','cube yellow','chance',1794965223430);
INSERT INTO "log" VALUES('island',24,'action','card 1a','chance',1794965223430);
INSERT INTO "log" VALUES('island',25,'action','card 2a','chance',1794965223430);
INSERT INTO "log" VALUES('island',26,'action','card 3a','chance',1794965223430);
INSERT INTO "log" VALUES('island',27,'action','card 4a','chance',1794965223430);
INSERT INTO "log" VALUES('island',28,'action','card 5b','chance',1794965223430);
INSERT INTO "log" VALUES('island',29,'action','card 6a','chance',1794965223430);
INSERT INTO "log" VALUES('island',30,'action','start 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',31,'action','walls 5','chance',1794965223430);
INSERT INTO "log" VALUES('island',32,'action','black 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',33,'action','white 5','chance',1794965223430);
INSERT INTO "log" VALUES('island',34,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',35,'action','white 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',36,'action','draft 2','bot',1794965223430);
INSERT INTO "log" VALUES('island',37,'action','take 2','bot',1794965223430);
INSERT INTO "log" VALUES('island',38,'action','draft 6','person',1794965223430);
INSERT INTO "log" VALUES('island',39,'action','build d4 w-se','person',1794965223430);
INSERT INTO "log" VALUES('island',40,'action','black 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',41,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',42,'action','white 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',43,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',44,'action','draft 2','person',1794965223430);
INSERT INTO "log" VALUES('island',45,'action','improve 2','person',1794965223430);
INSERT INTO "log" VALUES('island',46,'action','draft 3','bot',1794965223430);
INSERT INTO "log" VALUES('island',47,'action','build e5 ne-sw','bot',1794965223430);
INSERT INTO "log" VALUES('island',48,'action','black 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',49,'action','white 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',50,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',51,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',52,'action','draft 3','bot',1794965223430);
INSERT INTO "log" VALUES('island',53,'action','take 3','bot',1794965223430);
INSERT INTO "log" VALUES('island',54,'action','draft 3','person',1794965223430);
INSERT INTO "log" VALUES('island',55,'action','build e6 ne-w','person',1794965223430);
INSERT INTO "log" VALUES('island',56,'action','black 1','chance',1794965223430);
INSERT INTO "log" VALUES('island',57,'action','white 1','chance',1794965223430);
INSERT INTO "log" VALUES('island',58,'action','white 5','chance',1794965223430);
INSERT INTO "log" VALUES('island',59,'action','white 5','chance',1794965223430);
INSERT INTO "log" VALUES('island',60,'action','draft 1','person',1794965223430);
INSERT INTO "log" VALUES('island',61,'action','improve 1','person',1794965223430);
INSERT INTO "log" VALUES('island',62,'action','draft 5','bot',1794965223430);
INSERT INTO "log" VALUES('island',63,'action','take 5','bot',1794965223430);
INSERT INTO "log" VALUES('island',64,'action','black 5','chance',1794965223430);
INSERT INTO "log" VALUES('island',65,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',66,'action','white 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',67,'action','white 4','chance',1794965223430);
INSERT INTO "log" VALUES('island',68,'action','draft 6','bot',1794965223430);
INSERT INTO "log" VALUES('island',69,'action','build d3 ne-nw','bot',1794965223430);
INSERT INTO "log" VALUES('island',70,'action','draft 4','person',1794965223430);
INSERT INTO "log" VALUES('island',71,'action','build f3 ne-w','person',1794965223430);
INSERT INTO "log" VALUES('island',72,'action','black 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',73,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',74,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',75,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',76,'action','draft 3','person',1794965223430);
INSERT INTO "log" VALUES('island',77,'action','build e5 ne-sw','person',1794965223430);
INSERT INTO "log" VALUES('island',78,'action','draft 6','bot',1794965223430);
INSERT INTO "log" VALUES('island',79,'action','use 5 flip','bot',1794965223430);
INSERT INTO "log" VALUES('island',80,'action','build c3 w-se','bot',1794965223430);
INSERT INTO "log" VALUES('island',81,'action','black 1','chance',1794965223430);
INSERT INTO "log" VALUES('island',82,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',83,'action','white 1','chance',1794965223430);
INSERT INTO "log" VALUES('island',84,'action','white 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',85,'action','draft 6','bot',1794965223430);
INSERT INTO "log" VALUES('island',86,'action','use 5 flip','bot',1794965223430);
INSERT INTO "log" VALUES('island',87,'action','build c2 e-sw','bot',1794965223430);
INSERT INTO "log" VALUES('island',88,'action','draft 2','person',1794965223430);
INSERT INTO "log" VALUES('island',89,'action','build b5 ne-sw','person',1794965223430);
INSERT INTO "log" VALUES('island',90,'action','black 4','chance',1794965223430);
INSERT INTO "log" VALUES('island',91,'action','white 5','chance',1794965223430);
INSERT INTO "log" VALUES('island',92,'action','white 4','chance',1794965223430);
INSERT INTO "log" VALUES('island',93,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',94,'action','draft 6','person',1794965223430);
INSERT INTO "log" VALUES('island',95,'action','build d3 e-w','person',1794965223430);
INSERT INTO "log" VALUES('island',96,'action','draft 4','bot',1794965223430);
INSERT INTO "log" VALUES('island',97,'action','build f3 e-w','bot',1794965223430);
INSERT INTO "log" VALUES('island',98,'action','black 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',99,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',100,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',101,'action','white 4','chance',1794965223430);
INSERT INTO "log" VALUES('island',102,'action','draft 4','bot',1794965223430);
INSERT INTO "log" VALUES('island',103,'action','build e4 nw-w','bot',1794965223430);
INSERT INTO "log" VALUES('island',104,'action','draft 6','person',1794965223430);
INSERT INTO "log" VALUES('island',105,'action','improve 6','person',1794965223430);
INSERT INTO "log" VALUES('island',106,'action','black 4','chance',1794965223430);
INSERT INTO "log" VALUES('island',107,'action','white 1','chance',1794965223430);
INSERT INTO "log" VALUES('island',108,'action','white 1','chance',1794965223430);
INSERT INTO "log" VALUES('island',109,'action','white 1','chance',1794965223430);
INSERT INTO "log" VALUES('island',110,'action','draft 1','person',1794965223430);
INSERT INTO "log" VALUES('island',111,'action','build a2 nw-se','person',1794965223430);
INSERT INTO "log" VALUES('island',112,'action','draft 1','bot',1794965223430);
INSERT INTO "log" VALUES('island',113,'action','use 5 flip','bot',1794965223430);
INSERT INTO "log" VALUES('island',114,'action','build d4 ne-nw','bot',1794965223430);
INSERT INTO "log" VALUES('island',115,'action','black 4','chance',1794965223430);
INSERT INTO "log" VALUES('island',116,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',117,'action','white 5','chance',1794965223430);
INSERT INTO "log" VALUES('island',118,'action','white 4','chance',1794965223430);
INSERT INTO "log" VALUES('island',119,'action','draft 4','bot',1794965223430);
INSERT INTO "log" VALUES('island',120,'action','take 4','bot',1794965223430);
INSERT INTO "log" VALUES('island',121,'action','draft 5','person',1794965223430);
INSERT INTO "log" VALUES('island',122,'action','take 5','person',1794965223430);
INSERT INTO "log" VALUES('island',123,'action','black 4','chance',1794965223430);
INSERT INTO "log" VALUES('island',124,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',125,'action','white 1','chance',1794965223430);
INSERT INTO "log" VALUES('island',126,'action','white 1','chance',1794965223430);
INSERT INTO "log" VALUES('island',127,'action','draft 1','person',1794965223430);
INSERT INTO "log" VALUES('island',128,'action','build a1 e-se','person',1794965223430);
INSERT INTO "log" VALUES('island',129,'action','draft 6','bot',1794965223430);
INSERT INTO "log" VALUES('island',130,'action','take 6','bot',1794965223430);
INSERT INTO "log" VALUES('island',131,'action','black 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',132,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',133,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',134,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',135,'action','draft 3','bot',1794965223430);
INSERT INTO "log" VALUES('island',136,'action','improve 3','bot',1794965223430);
INSERT INTO "log" VALUES('island',137,'action','draft 3','person',1794965223430);
INSERT INTO "log" VALUES('island',138,'action','use 5 flip','person',1794965223430);
INSERT INTO "log" VALUES('island',139,'action','build e4 ne-sw','person',1794965223430);
INSERT INTO "log" VALUES('island',140,'action','black 1','chance',1794965223430);
INSERT INTO "log" VALUES('island',141,'action','white 1','chance',1794965223430);
INSERT INTO "log" VALUES('island',142,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',143,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',144,'action','draft 3','person',1794965223430);
INSERT INTO "log" VALUES('island',145,'action','deliver 3>4 2','person',1794965223430);
INSERT INTO "log" VALUES('island',146,'action','use 2','bot',1794965223430);
INSERT INTO "log" VALUES('island',147,'action','draft 3','bot',1794965223430);
INSERT INTO "log" VALUES('island',148,'action','build e6 ne-sw','bot',1794965223430);
INSERT INTO "log" VALUES('island',149,'action','draft 1','bot',1794965223430);
INSERT INTO "log" VALUES('island',150,'action','take 1','bot',1794965223430);
INSERT INTO "log" VALUES('island',151,'action','black 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',152,'action','white 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',153,'action','white 5','chance',1794965223430);
INSERT INTO "log" VALUES('island',154,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',155,'action','draft 2','bot',1794965223430);
INSERT INTO "log" VALUES('island',156,'action','build c4 e-sw','bot',1794965223430);
INSERT INTO "log" VALUES('island',157,'action','draft 6','person',1794965223430);
INSERT INTO "log" VALUES('island',158,'action','take 6','person',1794965223430);
INSERT INTO "log" VALUES('island',159,'action','black 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',160,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',161,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',162,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',163,'action','draft 3','person',1794965223430);
INSERT INTO "log" VALUES('island',164,'action','build d5 nw-sw','person',1794965223430);
INSERT INTO "log" VALUES('island',165,'action','draft 3','bot',1794965223430);
INSERT INTO "log" VALUES('island',166,'action','build c6 w-se','bot',1794965223430);
INSERT INTO "log" VALUES('island',167,'action','black 1','chance',1794965223430);
INSERT INTO "log" VALUES('island',168,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',169,'action','white 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',170,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',171,'action','draft 2','bot',1794965223430);
INSERT INTO "log" VALUES('island',172,'action','use 1 6','bot',1794965223430);
INSERT INTO "log" VALUES('island',173,'action','take 6','bot',1794965223430);
INSERT INTO "log" VALUES('island',174,'action','draft 6','person',1794965223430);
INSERT INTO "log" VALUES('island',175,'action','use 5 reroll','person',1794965223430);
INSERT INTO "log" VALUES('island',176,'action','white 4','chance',1794965223430);
INSERT INTO "log" VALUES('island',177,'action','take 4','person',1794965223430);
INSERT INTO "log" VALUES('island',178,'action','black 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',179,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',180,'action','white 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',181,'action','white 1','chance',1794965223430);
INSERT INTO "log" VALUES('island',182,'action','draft 1','person',1794965223430);
INSERT INTO "log" VALUES('island',183,'action','use 5 reroll','person',1794965223430);
INSERT INTO "log" VALUES('island',184,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',185,'action','take 3','person',1794965223430);
INSERT INTO "log" VALUES('island',186,'action','draft 2','bot',1794965223430);
INSERT INTO "log" VALUES('island',187,'action','build c5 nw-w','bot',1794965223430);
INSERT INTO "log" VALUES('island',188,'action','black 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',189,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',190,'action','white 5','chance',1794965223430);
INSERT INTO "log" VALUES('island',191,'action','white 5','chance',1794965223430);
INSERT INTO "log" VALUES('island',192,'action','draft 5','bot',1794965223430);
INSERT INTO "log" VALUES('island',193,'action','improve 5','bot',1794965223430);
INSERT INTO "log" VALUES('island',194,'action','draft 5','person',1794965223430);
INSERT INTO "log" VALUES('island',195,'action','use 5 flip','person',1794965223430);
INSERT INTO "log" VALUES('island',196,'action','build b3 e-w','person',1794965223430);
INSERT INTO "log" VALUES('island',197,'action','black 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',198,'action','white 4','chance',1794965223430);
INSERT INTO "log" VALUES('island',199,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',200,'action','white 5','chance',1794965223430);
INSERT INTO "log" VALUES('island',201,'action','draft 5','person',1794965223430);
INSERT INTO "log" VALUES('island',202,'action','use 5 flip','person',1794965223430);
INSERT INTO "log" VALUES('island',203,'action','build c4 e-w','person',1794965223430);
INSERT INTO "log" VALUES('island',204,'action','draft 4','bot',1794965223430);
INSERT INTO "log" VALUES('island',205,'action','deliver 4>5 2','bot',1794965223430);
INSERT INTO "log" VALUES('island',206,'action','black 5','chance',1794965223430);
INSERT INTO "log" VALUES('island',207,'action','white 1','chance',1794965223430);
INSERT INTO "log" VALUES('island',208,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',209,'action','white 4','chance',1794965223430);
INSERT INTO "log" VALUES('island',210,'action','draft 4','bot',1794965223430);
INSERT INTO "log" VALUES('island',211,'action','build f5 ne-sw','bot',1794965223430);
INSERT INTO "log" VALUES('island',212,'action','draft 1','person',1794965223430);
INSERT INTO "log" VALUES('island',213,'action','deliver 2>1 1','person',1794965223430);
INSERT INTO "log" VALUES('island',214,'action','black 5','chance',1794965223430);
INSERT INTO "log" VALUES('island',215,'action','white 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',216,'action','white 1','chance',1794965223430);
INSERT INTO "log" VALUES('island',217,'action','white 5','chance',1794965223430);
INSERT INTO "log" VALUES('island',218,'action','draft 1','person',1794965223430);
INSERT INTO "log" VALUES('island',219,'action','deliver 2>1 1','person',1794965223430);
INSERT INTO "log" VALUES('island',220,'action','draft 5','bot',1794965223430);
INSERT INTO "log" VALUES('island',221,'action','deliver 5>4 2','bot',1794965223430);
INSERT INTO "log" VALUES('island',222,'action','black 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',223,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',224,'action','white 4','chance',1794965223430);
INSERT INTO "log" VALUES('island',225,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',226,'action','draft 4','bot',1794965223430);
INSERT INTO "log" VALUES('island',227,'action','build g3 e-w','bot',1794965223430);
INSERT INTO "log" VALUES('island',228,'action','draft 3','person',1794965223430);
INSERT INTO "log" VALUES('island',229,'action','use 5 flip','person',1794965223430);
INSERT INTO "log" VALUES('island',230,'action','build g3 ne-w','person',1794965223430);
INSERT INTO "log" VALUES('island',231,'action','black 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',232,'action','white 5','chance',1794965223430);
INSERT INTO "log" VALUES('island',233,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',234,'action','white 5','chance',1794965223430);
INSERT INTO "log" VALUES('island',235,'action','draft 5','person',1794965223430);
INSERT INTO "log" VALUES('island',236,'action','use 5 reroll','person',1794965223430);
INSERT INTO "log" VALUES('island',237,'action','white 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',238,'action','deliver 1>2 1','person',1794965223430);
INSERT INTO "log" VALUES('island',239,'action','draft 5','bot',1794965223430);
INSERT INTO "log" VALUES('island',240,'action','deliver 5>4 2','bot',1794965223430);
INSERT INTO "log" VALUES('island',241,'action','black 6','chance',1794965223430);
INSERT INTO "log" VALUES('island',242,'action','white 4','chance',1794965223430);
INSERT INTO "log" VALUES('island',243,'action','white 2','chance',1794965223430);
INSERT INTO "log" VALUES('island',244,'action','white 3','chance',1794965223430);
INSERT INTO "log" VALUES('island',245,'action','draft 2','bot',1794965223430);
INSERT INTO "log" VALUES('island',246,'action','build b3 e-w','bot',1794965223430);
INSERT INTO "log" VALUES('island',247,'action','draft 3','person',1794965223430);
INSERT INTO "log" VALUES('island',248,'action','use 5 reroll','person',1794965223430);
INSERT INTO "log" VALUES('island',249,'action','white 6','chance',1794965223430);
INSERT INTO "log" VALUES('two-in-the-west',0,'action','draw blue','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',1,'action','draw blue','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',2,'action','draw grey','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',3,'action','draw red','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',4,'action','draw red','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',5,'action','draw blue','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',6,'action','draw grey','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',7,'action','draw red','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',8,'action','draw grey','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',9,'action','draw slash-1a','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',10,'action','draw grey-3a','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',11,'action','draw yellow-2a','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',12,'action','draw blue-4a','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',13,'action','draw extra-blue','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',14,'action','draw extra-black','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',15,'action','draw careful-planner','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',16,'action','first-player 2','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',17,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',18,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',19,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',20,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',21,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',22,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',23,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',24,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',25,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',26,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',27,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',28,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',29,'action','take extra-blue@4','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',30,'action','roll blue-bg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',31,'action','draw efficient-storage','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',32,'action','take grey-3a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',33,'action','draw red-1a','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',34,'action','take blue-4a','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',35,'action','draw blue-2a','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',36,'action','take extra-black@4','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',37,'action','roll black-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',38,'action','draw steady-builder','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',39,'action','improve steady-builder@6','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',40,'action','pay black-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',41,'action','pay base-y','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',42,'action','pay base-y','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',43,'action','pay base-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',44,'action','pay base-b','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',45,'action','pay base-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',46,'action','end','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',47,'action','draw extra-grey','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',48,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',49,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',50,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',51,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',52,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',53,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',54,'action','roll black-bg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',55,'action','improve careful-planner@4','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',56,'action','pay base-r','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',57,'action','pay base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',58,'action','pay base-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',59,'action','pay base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',60,'action','station','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',61,'action','pay base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',62,'action','pay blue-bg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',63,'action','end','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',64,'action','draw steady-builder','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',65,'action','set base-r','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',66,'action','set base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',67,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',68,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',69,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',70,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',71,'action','roll blue-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',72,'action','build grey-3a black-bg','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',73,'action','buy slash-1a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',74,'action','pay base-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',75,'action','pay base-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',76,'action','steady slash-1a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',77,'action','station','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',78,'action','pay base-y','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',79,'action','pay base-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',80,'action','deliver red san-francisco','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',81,'action','to oakland','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',82,'action','via slash-1a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',83,'action','pay base-y','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',84,'action','end','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',85,'action','draw yellow-1a','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',86,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',87,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',88,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',89,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',90,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',91,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',92,'action','roll black-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',93,'action','buy yellow-2a','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',94,'action','pay base-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',95,'action','pay blue-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',96,'action','improve extra-grey@5','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',97,'action','pay base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',98,'action','pay base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',99,'action','pay base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',100,'action','pay base-r','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',101,'action','pay base-r','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',102,'action','end','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',103,'action','draw blue-3a','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',104,'action','draw efficient-storage','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',105,'action','roll','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',106,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',107,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',108,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',109,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',110,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',111,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',112,'action','roll blue-bg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',113,'action','roll grey-rg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',114,'action','buy blue-3a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',115,'action','pay base-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',116,'action','pay base-yg','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',117,'action','pay base-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',118,'action','pay base-yg','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',119,'action','pay black-yg','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',120,'action','steady blue-3a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',121,'action','end','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',122,'action','draw grey-1a','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',123,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',124,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',125,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',126,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',127,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',128,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',129,'action','roll black-rybg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',130,'action','improve efficient-storage@6','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',131,'action','pay base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',132,'action','pay grey-rg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',133,'action','pay base-g','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',134,'action','pay base-g','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',135,'action','pay base-yg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',136,'action','pay base-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',137,'action','give careful-planner','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',138,'action','end','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',139,'action','stock blue-bg blue','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',140,'action','draw acquisition-expert','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',141,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',142,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',143,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',144,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',145,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',146,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',147,'action','roll blue-rybg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',148,'action','roll grey-track','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',149,'action','build grey-3a black-rybg','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',150,'action','improve steady-builder@5','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',151,'action','pay base-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',152,'action','pay base-y','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',153,'action','pay stock-b','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',154,'action','pay base-yg','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',155,'action','pay base-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',156,'action','steady grey-3a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',157,'action','end','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',158,'action','stock base-rb blue','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',159,'action','stock base-rb red','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',160,'action','draw extra-yellow','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',161,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',162,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',163,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',164,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',165,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',166,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',167,'action','roll black-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',168,'action','station','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',169,'action','pay base-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',170,'action','pay grey-track','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',171,'action','pay stock-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',172,'action','improve acquisition-expert@5','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',173,'action','pay base-g','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',174,'action','pay blue-rybg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',175,'action','pay stock-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',176,'action','pay base-g','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',177,'action','pay base-yg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',178,'action','give efficient-storage','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',179,'action','end','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',180,'action','draw extra-black','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',181,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',182,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',183,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',184,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',185,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',186,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',187,'action','roll blue-yb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',188,'action','roll grey-track','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',189,'action','buy blue-2a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',190,'action','pay base-b','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',191,'action','pay base-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',192,'action','pay black-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',193,'action','build grey-3a base-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',194,'action','deliver red elko','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',195,'action','to winnemucca','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',196,'action','via grey-3a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',197,'action','pay base-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',198,'action','end','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',199,'action','draw yellow-4a','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',200,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',201,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',202,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',203,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',204,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',205,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',206,'action','roll black-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',207,'action','build yellow-2a base-yg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',208,'action','build blue-4a blue-yb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',209,'action','buy red-1a','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',210,'action','pay base-r','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',211,'action','improve extra-yellow@5','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',212,'action','pay base-g','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',213,'action','pay base-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',214,'action','pay grey-track','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',215,'action','pay base-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',216,'action','give acquisition-expert','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',217,'action','build yellow-2a base-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',218,'action','end','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',219,'action','draw red-2a','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',220,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',221,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',222,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',223,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',224,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',225,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',226,'action','roll yellow-rybg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',227,'action','roll blue-vp','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',228,'action','roll grey-bg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',229,'action','improve efficient-storage@4','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',230,'action','pay base-y','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',231,'action','pay base-yg','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',232,'action','pay base-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',233,'action','pay stock-y','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',234,'action','give steady-builder','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',235,'action','deliver grey oakland','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',236,'action','to san-francisco','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',237,'action','via slash-1a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',238,'action','pay base-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',239,'action','end','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',240,'action','stock black-rb red','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',241,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',242,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',243,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',244,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',245,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',246,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',247,'action','roll black-bg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',248,'action','improve extra-black@4','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',249,'action','pay base-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',250,'action','pay yellow-rybg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',251,'action','pay base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',252,'action','pay blue-vp','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',253,'action','give extra-blue','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',254,'action','improve careful-planner@5','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',255,'action','pay base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',256,'action','pay grey-bg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',257,'action','pay base-g','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',258,'action','pay base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',259,'action','pay base-g','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',260,'action','give extra-grey','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',261,'action','end','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',262,'action','set base-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',263,'action','set base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',264,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',265,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',266,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',267,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',268,'action','roll black-rybg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',269,'action','roll yellow-ry','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',270,'action','improve acquisition-expert@5','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',271,'action','pay base-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',272,'action','pay stock-b','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',273,'action','pay black-bg','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',274,'action','pay base-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',275,'action','pay stock-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',276,'action','give acquisition-expert','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',277,'action','improve efficient-storage@4','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',278,'action','pay base-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',279,'action','pay base-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',280,'action','pay base-yg','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',281,'action','pay base-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',282,'action','give steady-builder','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',283,'action','end','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',284,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',285,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',286,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',287,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',288,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',289,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',290,'action','roll black-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',291,'action','build red-1a base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',292,'action','station','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',293,'action','pay base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',294,'action','pay yellow-ry','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',295,'action','pay base-r','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',296,'action','pay base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',297,'action','end','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',298,'action','stock black-rybg yellow','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',299,'action','set base-g','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',300,'action','set base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',301,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',302,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',303,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',304,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',305,'action','roll black-bg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',306,'action','roll yellow-yb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',307,'action','buy yellow-1a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',308,'action','pay base-y','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',309,'action','pay base-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',310,'action','end','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',311,'action','stock black-rb red','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',312,'action','draw yellow-3a','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',313,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',314,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',315,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',316,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',317,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',318,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',319,'action','roll black-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',320,'action','improve extra-grey@6','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',321,'action','pay base-g','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',322,'action','pay base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',323,'action','pay black-bg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',324,'action','pay yellow-yb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',325,'action','pay base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',326,'action','pay base-g','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',327,'action','give extra-black','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',328,'action','improve steady-builder@4','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',329,'action','pay base-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',330,'action','pay stock-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',331,'action','pay stock-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',332,'action','pay base-g','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',333,'action','give extra-yellow','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',334,'action','end','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',335,'action','set base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',336,'action','set base-r','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',337,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',338,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',339,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',340,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',341,'action','roll grey-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',342,'action','build yellow-1a base-y','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',343,'action','build yellow-1a stock-y','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',344,'action','build blue-2a base-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',345,'action','build blue-3a black-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',346,'action','improve extra-blue@4','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',347,'action','pay stock-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',348,'action','pay stock-b','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',349,'action','pay stock-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',350,'action','pay stock-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',351,'action','give extra-blue','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',352,'action','build blue-3a base-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',353,'action','buy yellow-4a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',354,'action','pay base-y','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',355,'action','pay base-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',356,'action','pay stock-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',357,'action','end','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',358,'action','draw red-3a','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',359,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',360,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',361,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',362,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',363,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',364,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',365,'action','roll black-bg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',366,'action','station','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',367,'action','pay grey-g','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',368,'action','pay base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',369,'action','pay base-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',370,'action','pay base-r','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',371,'action','pay base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',372,'action','build red-1a base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',373,'action','steady blue-4a','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',374,'action','build yellow-2a base-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',375,'action','end','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',376,'action','set base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',377,'action','set base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',378,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',379,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',380,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',381,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',382,'action','roll grey-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',383,'action','end','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',384,'action','stock black-bg blue','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',385,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',386,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',387,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',388,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',389,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',390,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',391,'action','roll black-rybg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',392,'action','buy red-3a','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',393,'action','pay base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',394,'action','pay base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',395,'action','pay base-yg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',396,'action','pay grey-g','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',397,'action','pay base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',398,'action','steady red-3a','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',399,'action','build red-3a base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',400,'action','build yellow-2a base-yg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',401,'action','end','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',402,'action','draw blue-1a','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',403,'action','set base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',404,'action','set base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',405,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',406,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',407,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',408,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',409,'action','roll grey-bg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',410,'action','improve acquisition-expert@4','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',411,'action','pay stock-b','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',412,'action','pay base-yg','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',413,'action','pay black-rybg','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',414,'action','pay base-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',415,'action','give extra-black','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',416,'action','build blue-2a stock-b','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',417,'action','end','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',418,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',419,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',420,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',421,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',422,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',423,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',424,'action','build red-3a base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',425,'action','buy blue-1a','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',426,'action','pay grey-bg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',427,'action','pay base-yg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',428,'action','pay base-yg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',429,'action','pay base-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',430,'action','pay base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',431,'action','end','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',432,'action','draw red-4a','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',433,'action','set base-yg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',434,'action','set base-r','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',435,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',436,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',437,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',438,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',439,'action','roll grey-rg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',440,'action','improve steady-builder@4','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',441,'action','pay base-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',442,'action','pay stock-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',443,'action','pay base-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',444,'action','give efficient-storage','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',445,'action','build yellow-1a stock-y','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',446,'action','build yellow-4a base-yg','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',447,'action','deliver yellow ogden','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',448,'action','to salt-lake-city','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',449,'action','via yellow-4a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',450,'action','pay base-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',451,'action','buy red-2a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',452,'action','pay stock-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',453,'action','pay base-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',454,'action','build red-2a stock-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',455,'action','end','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',456,'action','stock base-yg grey','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',457,'action','draw grey-2a','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',458,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',459,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',460,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',461,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',462,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',463,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',464,'action','deliver blue sacramento','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',465,'action','to reno','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',466,'action','via yellow-2a','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',467,'action','pay base-yg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',468,'action','improve extra-blue@6','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',469,'action','pay base-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',470,'action','pay base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',471,'action','pay base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',472,'action','pay grey-rg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',473,'action','pay base-r','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',474,'action','pay base-r','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',475,'action','give steady-builder','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',476,'action','end','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',477,'action','roll','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',478,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',479,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',480,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',481,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',482,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',483,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',484,'action','roll blue-rybg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',485,'action','roll grey-rybg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',486,'action','swap extra-black@6','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',487,'action','build blue-2a stock-b','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',488,'action','build blue-2a base-b','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',489,'action','improve extra-black@4','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',490,'action','pay base-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',491,'action','pay stock-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',492,'action','pay stock-b','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',493,'action','give acquisition-expert','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',494,'action','build yellow-1a base-y','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',495,'action','deliver blue san-francisco','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',496,'action','to los-angeles','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',497,'action','via red-1a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',498,'action','via yellow-1a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',499,'action','via blue-2a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',500,'action','pay stock-b','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',501,'action','pay stock-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',502,'action','pay base-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',503,'action','buy red-4a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',504,'action','pay base-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',505,'action','pay base-yg','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',506,'action','pay stock-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',507,'action','pay stock-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',508,'action','buy grey-1a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',509,'action','pay stock-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',510,'action','pay stock-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',511,'action','steady red-4a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',512,'action','build grey-1a stock-g','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',513,'action','end','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',514,'action','draw red-10b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',515,'action','draw yellow-9b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',516,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',517,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',518,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',519,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',520,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',521,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',522,'action','roll black-rybg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',523,'action','deliver grey reno','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',524,'action','to sacramento','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',525,'action','via yellow-2a','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',526,'action','pay base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',527,'action','station','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',528,'action','pay base-g','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',529,'action','pay grey-rybg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',530,'action','pay blue-rybg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',531,'action','pay base-yg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',532,'action','pay base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',533,'action','pay base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',534,'action','end','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',535,'action','set base-r','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',536,'action','roll','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',537,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',538,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',539,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',540,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',541,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',542,'action','roll blue-bg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',543,'action','roll grey-rybg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',544,'action','build red-2a base-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',545,'action','end','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',546,'action','stock base-rb blue','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',547,'action','stock base-rb blue','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',548,'action','stock black-rybg yellow','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',549,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',550,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',551,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',552,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',553,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',554,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',555,'action','roll black-bg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',556,'action','draw grey','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',557,'action','draw grey','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',558,'action','draw grey','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',559,'action','draw red','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',560,'action','draw grey','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',561,'action','draw red','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',562,'action','draw grey','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',563,'action','draw grey','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',564,'action','draw blue','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',565,'action','draw blue','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',566,'action','draw grey-11b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',567,'action','build blue-4a grey-rybg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',568,'action','build blue-4a blue-bg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',569,'action','improve steady-builder@5','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',570,'action','pay base-rb','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',571,'action','pay base-y','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',572,'action','pay base-r','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',573,'action','pay base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',574,'action','pay base-yg','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',575,'action','give extra-blue','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',576,'action','deliver blue santa-maria','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',577,'action','to san-diego','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',578,'action','via blue-2a','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',579,'action','via red-3a','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',580,'action','pay base-b','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',581,'action','end','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',582,'action','roll','person',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',583,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',584,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',585,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',586,'action','roll base-y','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',587,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',588,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',589,'action','roll grey-bg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',590,'action','steady red-4a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',591,'action','deliver grey los-angeles','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',592,'action','to san-francisco','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',593,'action','via blue-2a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',594,'action','via yellow-1a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',595,'action','via red-1a','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',596,'action','pay base-b','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',597,'action','pay black-bg','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',598,'action','pay base-rb','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',599,'action','build red-4a base-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',600,'action','station','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',601,'action','pay stock-y','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',602,'action','pay base-r','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',603,'action','pay stock-b','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',604,'action','station','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',605,'action','pay stock-b','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',606,'action','pay stock-b','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',607,'action','pay stock-y','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',608,'action','pay base-yg','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',609,'action','build grey-1a base-yg','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',610,'action','end','bot',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',611,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',612,'action','roll base-yg','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',613,'action','roll base-b','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',614,'action','roll base-g','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',615,'action','roll base-r','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',616,'action','roll base-rb','chance',1794965223591);
INSERT INTO "log" VALUES('two-in-the-west',617,'action','roll black-bg','chance',1794965223591);
INSERT INTO "log" VALUES('southeast',0,'action','draw red','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',1,'action','draw grey','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',2,'action','draw grey','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',3,'action','draw grey','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',4,'action','draw yellow','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',5,'action','draw blue','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',6,'action','draw yellow','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',7,'action','draw yellow','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',8,'action','draw red','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',9,'action','draw grey','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',10,'action','draw blue','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',11,'action','draw blue','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',12,'action','draw grey','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',13,'action','draw slash-1a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',14,'action','draw grey-3a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',15,'action','draw blue-1a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',16,'action','draw yellow-1a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',17,'action','draw careful-planner','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',18,'action','draw friendly','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',19,'action','draw extra-red','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',20,'action','first-player 3','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',21,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',22,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',23,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',24,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',25,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',26,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',27,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',28,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',29,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',30,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',31,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',32,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',33,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',34,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',35,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',36,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',37,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',38,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',39,'action','take extra-red@6','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',40,'action','roll red-rg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',41,'action','draw steady-builder','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',42,'action','take steady-builder@6','person',1794965223665);
INSERT INTO "log" VALUES('southeast',43,'action','draw steady-builder','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',44,'action','take careful-planner@4','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',45,'action','draw efficient-storage','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',46,'action','take yellow-1a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',47,'action','draw grey-1a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',48,'action','take blue-1a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',49,'action','draw yellow-4a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',50,'action','take grey-3a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',51,'action','draw grey-2a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',52,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',53,'action','stock base-rb blue','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',54,'action','stock base-yg grey','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',55,'action','stock base-yg yellow','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',56,'action','set base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',57,'action','set base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',58,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',59,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',60,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',61,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',62,'action','station','person',1794965223665);
INSERT INTO "log" VALUES('southeast',63,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',64,'action','pay base-r','person',1794965223665);
INSERT INTO "log" VALUES('southeast',65,'action','buy slash-1a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',66,'action','pay base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',67,'action','pay base-y','person',1794965223665);
INSERT INTO "log" VALUES('southeast',68,'action','steady blue-1a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',69,'action','end','person',1794965223665);
INSERT INTO "log" VALUES('southeast',70,'action','draw yellow-2a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',71,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',72,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',73,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',74,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',75,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',76,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',77,'action','buy yellow-4a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',78,'action','pay base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',79,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',80,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',81,'action','improve friendly@4','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',82,'action','pay base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',83,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',84,'action','pay base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',85,'action','pay red-rg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',86,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',87,'action','draw blue-4a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',88,'action','draw efficient-storage','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',89,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',90,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',91,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',92,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',93,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',94,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',95,'action','roll red-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',96,'action','improve steady-builder@4','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',97,'action','pay stock-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',98,'action','pay stock-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',99,'action','pay stock-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',100,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',101,'action','build grey-3a base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',102,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',103,'action','draw careful-planner','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',104,'action','set base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',105,'action','set base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',106,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',107,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',108,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',109,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',110,'action','buy grey-1a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',111,'action','pay base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',112,'action','pay base-y','person',1794965223665);
INSERT INTO "log" VALUES('southeast',113,'action','build grey-1a base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',114,'action','steady grey-1a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',115,'action','build slash-1a base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',116,'action','end','person',1794965223665);
INSERT INTO "log" VALUES('southeast',117,'action','draw slash-2a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',118,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',119,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',120,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',121,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',122,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',123,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',124,'action','buy grey-2a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',125,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',126,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',127,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',128,'action','stock base-rb red','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',129,'action','stock base-rb red','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',130,'action','stock base-yg grey','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',131,'action','draw grey-5a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',132,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',133,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',134,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',135,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',136,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',137,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',138,'action','roll red-ry','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',139,'action','improve careful-planner@6','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',140,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',141,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',142,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',143,'action','pay stock-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',144,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',145,'action','pay base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',146,'action','steady grey-3a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',147,'action','station','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',148,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',149,'action','pay stock-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',150,'action','swap efficient-storage@4','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',151,'action','draw extra-blue','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',152,'action','draw extra-black','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',153,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',154,'action','roll','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',155,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',156,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',157,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',158,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',159,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',160,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',161,'action','end','person',1794965223665);
INSERT INTO "log" VALUES('southeast',162,'action','stock base-rb red','person',1794965223665);
INSERT INTO "log" VALUES('southeast',163,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',164,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',165,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',166,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',167,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',168,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',169,'action','station','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',170,'action','pay stock-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',171,'action','pay red-ry','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',172,'action','station','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',173,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',174,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',175,'action','pay base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',176,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',177,'action','stock base-rb blue','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',178,'action','stock base-rb blue','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',179,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',180,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',181,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',182,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',183,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',184,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',185,'action','roll red-second','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',186,'action','improve extra-black@6','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',187,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',188,'action','pay base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',189,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',190,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',191,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',192,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',193,'action','give careful-planner','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',194,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',195,'action','draw extra-black','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',196,'action','set base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',197,'action','roll','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',198,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',199,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',200,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',201,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',202,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',203,'action','roll black-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',204,'action','station','person',1794965223665);
INSERT INTO "log" VALUES('southeast',205,'action','pay base-r','person',1794965223665);
INSERT INTO "log" VALUES('southeast',206,'action','pay stock-g','person',1794965223665);
INSERT INTO "log" VALUES('southeast',207,'action','pay stock-g','person',1794965223665);
INSERT INTO "log" VALUES('southeast',208,'action','buy grey-5a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',209,'action','pay base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',210,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',211,'action','pay base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',212,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',213,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',214,'action','steady blue-1a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',215,'action','end','person',1794965223665);
INSERT INTO "log" VALUES('southeast',216,'action','draw yellow-3a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',217,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',218,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',219,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',220,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',221,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',222,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',223,'action','build yellow-4a base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',224,'action','improve extra-blue@5','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',225,'action','pay red-second','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',226,'action','pay stock-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',227,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',228,'action','pay stock-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',229,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',230,'action','build yellow-4a base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',231,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',232,'action','draw extra-black','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',233,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',234,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',235,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',236,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',237,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',238,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',239,'action','roll blue-rybg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',240,'action','roll red-rg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',241,'action','improve efficient-storage@4','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',242,'action','pay base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',243,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',244,'action','pay base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',245,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',246,'action','give steady-builder','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',247,'action','build grey-3a black-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',248,'action','swap extra-black@6','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',249,'action','draw extra-yellow','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',250,'action','draw acquisition-expert','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',251,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',252,'action','stock base-yg yellow','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',253,'action','set base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',254,'action','set base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',255,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',256,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',257,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',258,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',259,'action','roll black-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',260,'action','improve extra-black@4','person',1794965223665);
INSERT INTO "log" VALUES('southeast',261,'action','pay base-rb','person',1794965223665);
INSERT INTO "log" VALUES('southeast',262,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',263,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',264,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',265,'action','steady blue-1a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',266,'action','build grey-5a base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',267,'action','end','person',1794965223665);
INSERT INTO "log" VALUES('southeast',268,'action','draw friendly','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',269,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',270,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',271,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',272,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',273,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',274,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',275,'action','roll black-rybg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',276,'action','station','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',277,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',278,'action','pay red-rg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',279,'action','pay blue-rybg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',280,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',281,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',282,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',283,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',284,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',285,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',286,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',287,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',288,'action','roll blue-yb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',289,'action','roll red-second','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',290,'action','improve extra-yellow@4','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',291,'action','pay black-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',292,'action','pay stock-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',293,'action','pay stock-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',294,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',295,'action','give efficient-storage','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',296,'action','buy blue-4a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',297,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',298,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',299,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',300,'action','buy yellow-2a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',301,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',302,'action','pay base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',303,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',304,'action','draw grey-4a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',305,'action','draw red-5a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',306,'action','draw extra-yellow','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',307,'action','set base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',308,'action','set base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',309,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',310,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',311,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',312,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',313,'action','roll black-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',314,'action','roll yellow-yb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',315,'action','build slash-1a black-rybg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',316,'action','build slash-1a base-rb','person',1794965223665);
INSERT INTO "log" VALUES('southeast',317,'action','build grey-5a base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',318,'action','build blue-1a base-rb','person',1794965223665);
INSERT INTO "log" VALUES('southeast',319,'action','build grey-5a base-g','person',1794965223665);
INSERT INTO "log" VALUES('southeast',320,'action','deliver blue new-orleans','person',1794965223665);
INSERT INTO "log" VALUES('southeast',321,'action','to mobile','person',1794965223665);
INSERT INTO "log" VALUES('southeast',322,'action','via slash-1a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',323,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',324,'action','end','person',1794965223665);
INSERT INTO "log" VALUES('southeast',325,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',326,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',327,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',328,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',329,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',330,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',331,'action','roll black-ry','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',332,'action','build yellow-1a base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',333,'action','build grey-2a base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',334,'action','improve friendly@5','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',335,'action','pay stock-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',336,'action','pay stock-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',337,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',338,'action','pay base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',339,'action','pay blue-yb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',340,'action','give friendly','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',341,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',342,'action','draw efficient-storage','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',343,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',344,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',345,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',346,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',347,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',348,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',349,'action','roll blue-vp','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',350,'action','roll red-ry','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',351,'action','improve extra-yellow@5','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',352,'action','pay black-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',353,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',354,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',355,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',356,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',357,'action','give extra-black','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',358,'action','build grey-3a base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',359,'action','buy slash-2a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',360,'action','pay yellow-yb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',361,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',362,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',363,'action','draw red-1a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',364,'action','draw extra-grey','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',365,'action','set base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',366,'action','roll','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',367,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',368,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',369,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',370,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',371,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',372,'action','roll yellow-two','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',373,'action','roll yellow-two','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',374,'action','end','person',1794965223665);
INSERT INTO "log" VALUES('southeast',375,'action','stock base-rb red','person',1794965223665);
INSERT INTO "log" VALUES('southeast',376,'action','stock base-rb red','person',1794965223665);
INSERT INTO "log" VALUES('southeast',377,'action','stock base-rb red','person',1794965223665);
INSERT INTO "log" VALUES('southeast',378,'action','stock black-ry yellow','person',1794965223665);
INSERT INTO "log" VALUES('southeast',379,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',380,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',381,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',382,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',383,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',384,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',385,'action','roll black-ry','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',386,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',387,'action','stock base-rb blue','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',388,'action','stock red-ry red','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',389,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',390,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',391,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',392,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',393,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',394,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',395,'action','roll blue-vp','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',396,'action','roll red-second','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',397,'action','build slash-2a base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',398,'action','improve efficient-storage@5','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',399,'action','pay yellow-two x2','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',400,'action','pay yellow-two','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',401,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',402,'action','pay base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',403,'action','give extra-yellow','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',404,'action','leave spent','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',405,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',406,'action','set base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',407,'action','set base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',408,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',409,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',410,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',411,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',412,'action','roll yellow-ry','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',413,'action','buy red-1a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',414,'action','pay base-rb','person',1794965223665);
INSERT INTO "log" VALUES('southeast',415,'action','pay stock-r','person',1794965223665);
INSERT INTO "log" VALUES('southeast',416,'action','pay base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',417,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',418,'action','pay base-y','person',1794965223665);
INSERT INTO "log" VALUES('southeast',419,'action','deliver grey louisville','person',1794965223665);
INSERT INTO "log" VALUES('southeast',420,'action','to nashville','person',1794965223665);
INSERT INTO "log" VALUES('southeast',421,'action','via blue-1a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',422,'action','pay stock-r','person',1794965223665);
INSERT INTO "log" VALUES('southeast',423,'action','end','person',1794965223665);
INSERT INTO "log" VALUES('southeast',424,'action','stock black-ry yellow','person',1794965223665);
INSERT INTO "log" VALUES('southeast',425,'action','draw blue-3a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',426,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',427,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',428,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',429,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',430,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',431,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',432,'action','roll black-rybg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',433,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',434,'action','stock base-yg yellow','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',435,'action','stock base-yg grey','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',436,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',437,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',438,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',439,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',440,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',441,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',442,'action','roll blue-vp','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',443,'action','roll red-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',444,'action','build yellow-2a yellow-ry','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',445,'action','deliver blue augusta','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',446,'action','to atlanta','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',447,'action','via grey-3a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',448,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',449,'action','build slash-2a base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',450,'action','buy yellow-3a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',451,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',452,'action','pay base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',453,'action','build blue-4a base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',454,'action','build yellow-3a base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',455,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',456,'action','draw red-2a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',457,'action','set base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',458,'action','roll','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',459,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',460,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',461,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',462,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',463,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',464,'action','roll yellow-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',465,'action','buy red-2a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',466,'action','pay black-rybg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',467,'action','pay base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',468,'action','pay stock-y','person',1794965223665);
INSERT INTO "log" VALUES('southeast',469,'action','pay stock-y','person',1794965223665);
INSERT INTO "log" VALUES('southeast',470,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',471,'action','build red-2a stock-r','person',1794965223665);
INSERT INTO "log" VALUES('southeast',472,'action','steady red-2a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',473,'action','build red-1a base-rb','person',1794965223665);
INSERT INTO "log" VALUES('southeast',474,'action','end','person',1794965223665);
INSERT INTO "log" VALUES('southeast',475,'action','draw slash-3a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',476,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',477,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',478,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',479,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',480,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',481,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',482,'action','roll black-ry','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',483,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',484,'action','stock base-yg yellow','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',485,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',486,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',487,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',488,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',489,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',490,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',491,'action','roll blue-vp','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',492,'action','roll red-rybg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',493,'action','build yellow-2a base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',494,'action','build yellow-3a yellow-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',495,'action','station','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',496,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',497,'action','pay base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',498,'action','pay stock-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',499,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',500,'action','stock base-rb blue','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',501,'action','roll','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',502,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',503,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',504,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',505,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',506,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',507,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',508,'action','roll yellow-ry','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',509,'action','build red-1a base-rb','person',1794965223665);
INSERT INTO "log" VALUES('southeast',510,'action','buy slash-3a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',511,'action','pay base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',512,'action','pay base-rb','person',1794965223665);
INSERT INTO "log" VALUES('southeast',513,'action','pay black-ry','person',1794965223665);
INSERT INTO "log" VALUES('southeast',514,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',515,'action','pay stock-g','person',1794965223665);
INSERT INTO "log" VALUES('southeast',516,'action','build red-1a base-r','person',1794965223665);
INSERT INTO "log" VALUES('southeast',517,'action','deliver blue nashville','person',1794965223665);
INSERT INTO "log" VALUES('southeast',518,'action','to louisville','person',1794965223665);
INSERT INTO "log" VALUES('southeast',519,'action','via blue-1a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',520,'action','pay base-g','person',1794965223665);
INSERT INTO "log" VALUES('southeast',521,'action','steady red-2a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',522,'action','end','person',1794965223665);
INSERT INTO "log" VALUES('southeast',523,'action','draw red-3a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',524,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',525,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',526,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',527,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',528,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',529,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',530,'action','roll black-rybg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',531,'action','build yellow-4a base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',532,'action','buy grey-4a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',533,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',534,'action','pay stock-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',535,'action','build grey-2a stock-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',536,'action','build yellow-1a red-rybg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',537,'action','build grey-2a stock-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',538,'action','station','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',539,'action','pay stock-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',540,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',541,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',542,'action','pay base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',543,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',544,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',545,'action','draw red-4a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',546,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',547,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',548,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',549,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',550,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',551,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',552,'action','roll blue-rybg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',553,'action','roll red-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',554,'action','deliver blue savannah','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',555,'action','to charleston','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',556,'action','via slash-2a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',557,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',558,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',559,'action','stock base-rb red','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',560,'action','stock base-yg grey','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',561,'action','stock base-yg yellow','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',562,'action','stock base-yg grey','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',563,'action','stock yellow-ry red','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',564,'action','set base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',565,'action','set base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',566,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',567,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',568,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',569,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',570,'action','roll yellow-two','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',571,'action','build red-1a black-rybg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',572,'action','improve efficient-storage@6','person',1794965223665);
INSERT INTO "log" VALUES('southeast',573,'action','pay base-r','person',1794965223665);
INSERT INTO "log" VALUES('southeast',574,'action','pay base-y','person',1794965223665);
INSERT INTO "log" VALUES('southeast',575,'action','pay base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',576,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',577,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',578,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',579,'action','end','person',1794965223665);
INSERT INTO "log" VALUES('southeast',580,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',581,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',582,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',583,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',584,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',585,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',586,'action','roll black-rybg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',587,'action','build grey-2a base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',588,'action','build yellow-1a stock-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',589,'action','build yellow-1a blue-rybg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',590,'action','build grey-4a base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',591,'action','station','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',592,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',593,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',594,'action','pay stock-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',595,'action','pay stock-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',596,'action','pay stock-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',597,'action','pay stock-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',598,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',599,'action','stock base-rb red','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',600,'action','stock base-rb red','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',601,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',602,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',603,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',604,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',605,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',606,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',607,'action','roll blue-vp','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',608,'action','roll red-ry','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',609,'action','build yellow-3a base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',610,'action','improve careful-planner@6','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',611,'action','pay yellow-two','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',612,'action','pay stock-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',613,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',614,'action','pay stock-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',615,'action','pay stock-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',616,'action','pay stock-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',617,'action','give careful-planner','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',618,'action','improve extra-grey@5','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',619,'action','pay stock-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',620,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',621,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',622,'action','pay base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',623,'action','pay stock-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',624,'action','give extra-grey','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',625,'action','deliver yellow charleston','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',626,'action','to savannah','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',627,'action','via slash-2a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',628,'action','pay base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',629,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',630,'action','set base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',631,'action','set base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',632,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',633,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',634,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',635,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',636,'action','roll yellow-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',637,'action','station','person',1794965223665);
INSERT INTO "log" VALUES('southeast',638,'action','pay base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',639,'action','pay black-rybg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',640,'action','pay base-g','person',1794965223665);
INSERT INTO "log" VALUES('southeast',641,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',642,'action','deliver red louisville','person',1794965223665);
INSERT INTO "log" VALUES('southeast',643,'action','to nashville','person',1794965223665);
INSERT INTO "log" VALUES('southeast',644,'action','via blue-1a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',645,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',646,'action','steady slash-3a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',647,'action','buy red-5a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',648,'action','pay base-r','person',1794965223665);
INSERT INTO "log" VALUES('southeast',649,'action','pay base-g','person',1794965223665);
INSERT INTO "log" VALUES('southeast',650,'action','end','person',1794965223665);
INSERT INTO "log" VALUES('southeast',651,'action','draw blue-2a','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',652,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',653,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',654,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',655,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',656,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',657,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',658,'action','roll black-rybg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',659,'action','build grey-2a base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',660,'action','buy blue-2a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',661,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',662,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',663,'action','pay base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',664,'action','pay red-ry','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',665,'action','pay blue-vp','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',666,'action','improve acquisition-expert@4','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',667,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',668,'action','pay base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',669,'action','pay stock-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',670,'action','pay stock-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',671,'action','give friendly','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',672,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',673,'action','draw yellow-13b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',674,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',675,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',676,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',677,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',678,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',679,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',680,'action','roll blue-vp','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',681,'action','roll red-rg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',682,'action','deliver blue macon','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',683,'action','to charleston','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',684,'action','via grey-2a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',685,'action','via slash-2a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',686,'action','pay yellow-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',687,'action','station','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',688,'action','pay stock-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',689,'action','pay base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',690,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',691,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',692,'action','buy red-4a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',693,'action','pay base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',694,'action','pay stock-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',695,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',696,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',697,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',698,'action','draw slash-7b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',699,'action','set base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',700,'action','set base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',701,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',702,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',703,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',704,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',705,'action','roll yellow-yb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',706,'action','buy yellow-13b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',707,'action','pay base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',708,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',709,'action','pay base-r','person',1794965223665);
INSERT INTO "log" VALUES('southeast',710,'action','pay base-g','person',1794965223665);
INSERT INTO "log" VALUES('southeast',711,'action','steady yellow-13b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',712,'action','build red-5a black-rybg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',713,'action','deliver blue montgomery','person',1794965223665);
INSERT INTO "log" VALUES('southeast',714,'action','to new-orleans','person',1794965223665);
INSERT INTO "log" VALUES('southeast',715,'action','via red-1a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',716,'action','via slash-1a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',717,'action','pay base-y','person',1794965223665);
INSERT INTO "log" VALUES('southeast',718,'action','end','person',1794965223665);
INSERT INTO "log" VALUES('southeast',719,'action','stock base-rb blue','person',1794965223665);
INSERT INTO "log" VALUES('southeast',720,'action','draw yellow-12b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',721,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',722,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',723,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',724,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',725,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',726,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',727,'action','roll black-ry','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',728,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',729,'action','stock base-rb red','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',730,'action','stock base-yg yellow','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',731,'action','stock red-rg grey','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',732,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',733,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',734,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',735,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',736,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',737,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',738,'action','roll blue-yb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',739,'action','roll red-second','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',740,'action','draw blue','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',741,'action','draw red','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',742,'action','draw red','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',743,'action','draw yellow','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',744,'action','draw blue','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',745,'action','draw blue','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',746,'action','draw blue','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',747,'action','draw red','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',748,'action','draw red','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',749,'action','draw grey','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',750,'action','draw slash-9b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',751,'action','build blue-4a base-rb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',752,'action','buy slash-7b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',753,'action','pay yellow-yb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',754,'action','pay base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',755,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',756,'action','improve extra-black@4','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',757,'action','pay base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',758,'action','pay stock-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',759,'action','pay base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',760,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',761,'action','give extra-black','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',762,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',763,'action','draw grey-11b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',764,'action','roll','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',765,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',766,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',767,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',768,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',769,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',770,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',771,'action','roll yellow-yb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',772,'action','deliver yellow atlanta','person',1794965223665);
INSERT INTO "log" VALUES('southeast',773,'action','to knoxville','person',1794965223665);
INSERT INTO "log" VALUES('southeast',774,'action','via yellow-2a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',775,'action','via grey-1a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',776,'action','pay base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',777,'action','improve friendly@5','person',1794965223665);
INSERT INTO "log" VALUES('southeast',778,'action','pay base-r','person',1794965223665);
INSERT INTO "log" VALUES('southeast',779,'action','pay stock-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',780,'action','pay black-ry','person',1794965223665);
INSERT INTO "log" VALUES('southeast',781,'action','pay base-r','person',1794965223665);
INSERT INTO "log" VALUES('southeast',782,'action','pay base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',783,'action','give steady-builder','person',1794965223665);
INSERT INTO "log" VALUES('southeast',784,'action','build red-5a base-r','person',1794965223665);
INSERT INTO "log" VALUES('southeast',785,'action','end','person',1794965223665);
INSERT INTO "log" VALUES('southeast',786,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',787,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',788,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',789,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',790,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',791,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',792,'action','roll black-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',793,'action','improve extra-black@5','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',794,'action','pay stock-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',795,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',796,'action','pay blue-yb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',797,'action','pay red-second','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',798,'action','give extra-blue','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',799,'action','build blue-2a stock-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',800,'action','deliver blue lynchburg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',801,'action','to charlotte','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',802,'action','via grey-5a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',803,'action','via yellow-4a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',804,'action','via red-5a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',805,'action','via blue-4a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',806,'action','pay base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',807,'action','improve efficient-storage@4','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',808,'action','pay stock-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',809,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',810,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',811,'action','give efficient-storage','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',812,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',813,'action','stock base-rb red','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',814,'action','stock base-rb blue','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',815,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',816,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',817,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',818,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',819,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',820,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',821,'action','roll black-bg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',822,'action','roll red-second','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',823,'action','improve extra-yellow@4','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',824,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',825,'action','pay yellow-yb','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',826,'action','pay base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',827,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',828,'action','give efficient-storage','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',829,'action','buy yellow-12b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',830,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',831,'action','pay base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',832,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',833,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',834,'action','draw blue-11b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',835,'action','set base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',836,'action','set base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',837,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',838,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',839,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',840,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',841,'action','roll yellow-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',842,'action','roll yellow-two','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',843,'action','build slash-3a base-rb','person',1794965223665);
INSERT INTO "log" VALUES('southeast',844,'action','deliver red montgomery','person',1794965223665);
INSERT INTO "log" VALUES('southeast',845,'action','to mobile','person',1794965223665);
INSERT INTO "log" VALUES('southeast',846,'action','via red-1a','person',1794965223665);
INSERT INTO "log" VALUES('southeast',847,'action','pay base-rb','person',1794965223665);
INSERT INTO "log" VALUES('southeast',848,'action','build yellow-13b stock-y','person',1794965223665);
INSERT INTO "log" VALUES('southeast',849,'action','station','person',1794965223665);
INSERT INTO "log" VALUES('southeast',850,'action','pay base-b','person',1794965223665);
INSERT INTO "log" VALUES('southeast',851,'action','pay black-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',852,'action','pay base-y','person',1794965223665);
INSERT INTO "log" VALUES('southeast',853,'action','pay base-yg','person',1794965223665);
INSERT INTO "log" VALUES('southeast',854,'action','pay base-r','person',1794965223665);
INSERT INTO "log" VALUES('southeast',855,'action','end','person',1794965223665);
INSERT INTO "log" VALUES('southeast',856,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',857,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',858,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',859,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',860,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',861,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',862,'action','roll black-rybg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',863,'action','build blue-2a base-b','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',864,'action','improve friendly@6','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',865,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',866,'action','pay base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',867,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',868,'action','pay base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',869,'action','pay red-second','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',870,'action','give extra-black','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',871,'action','deliver blue greensboro','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',872,'action','to norfolk','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',873,'action','via red-5a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',874,'action','via yellow-4a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',875,'action','via slash-3a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',876,'action','pay base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',877,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',878,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',879,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',880,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',881,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',882,'action','roll base-rb','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',883,'action','roll base-b','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',884,'action','roll red-ry','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',885,'action','deliver grey nashville','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',886,'action','to atlanta','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',887,'action','via red-2a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',888,'action','via yellow-2a','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',889,'action','pay yellow-two','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',890,'action','build red-4a base-r','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',891,'action','improve careful-planner@4','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',892,'action','pay base-g','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',893,'action','pay base-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',894,'action','pay base-yg','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',895,'action','pay yellow-y','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',896,'action','give extra-yellow','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',897,'action','leave spent','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',898,'action','end','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',899,'action','roll','bot',1794965223665);
INSERT INTO "log" VALUES('southeast',900,'action','roll base-yg','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',901,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',902,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',903,'action','roll base-r','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',904,'action','roll base-y','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',905,'action','roll base-g','chance',1794965223665);
INSERT INTO "log" VALUES('southeast',906,'action','roll yellow-ry','chance',1794965223665);
INSERT INTO "log" VALUES('steel',0,'action','offer purple','person',1794965223956);
INSERT INTO "log" VALUES('steel',1,'action','bid 5','person',1794965223956);
INSERT INTO "log" VALUES('steel',2,'action','pass','bot',1794965223956);
INSERT INTO "log" VALUES('steel',3,'action','bid 8','bot',1794965223956);
INSERT INTO "log" VALUES('steel',4,'action','bid 9','person',1794965223956);
INSERT INTO "log" VALUES('steel',5,'action','pass','bot',1794965223956);
INSERT INTO "log" VALUES('steel',6,'action','pass-marker','bot',1794965223956);
INSERT INTO "log" VALUES('steel',7,'action','offer red','bot',1794965223956);
INSERT INTO "log" VALUES('steel',8,'action','bid 10','bot',1794965223956);
INSERT INTO "log" VALUES('steel',9,'action','pass-marker','person',1794965223956);
INSERT INTO "log" VALUES('steel',10,'action','offer black','bot',1794965223956);
INSERT INTO "log" VALUES('steel',11,'action','bid 6','bot',1794965223956);
INSERT INTO "log" VALUES('steel',12,'action','offer green','person',1794965223956);
INSERT INTO "log" VALUES('steel',13,'action','bid 1','person',1794965223956);
INSERT INTO "log" VALUES('steel',14,'action','bid 2','bot',1794965223956);
INSERT INTO "log" VALUES('steel',15,'action','offer yellow','bot',1794965223956);
INSERT INTO "log" VALUES('steel',16,'action','bid 1','bot',1794965223956);
INSERT INTO "log" VALUES('steel',17,'action','pass-marker','person',1794965223956);
INSERT INTO "log" VALUES('steel',18,'action','offer blue','bot',1794965223956);
INSERT INTO "log" VALUES('steel',19,'action','bid 1','bot',1794965223956);
INSERT INTO "log" VALUES('steel',20,'action','build charleston>atlanta','bot',1794965223956);
INSERT INTO "log" VALUES('steel',21,'action','build new-york>philadelphia','bot',1794965223956);
INSERT INTO "log" VALUES('steel',22,'action','build san-francisco>salt-lake-city','bot',1794965223956);
INSERT INTO "log" VALUES('steel',23,'action','build los-angeles>san-francisco','person',1794965223956);
INSERT INTO "log" VALUES('steel',24,'action','build jacksonville=charleston','bot',1794965223956);
INSERT INTO "log" VALUES('steel',25,'action','build los-angeles=phoenix','person',1794965223956);
INSERT INTO "log" VALUES('steel',26,'action','build atlanta=richmond','bot',1794965223956);
INSERT INTO "log" VALUES('steel',27,'action','pass-marker','bot',1794965223956);
INSERT INTO "log" VALUES('steel',28,'action','offer black','person',1794965223956);
INSERT INTO "log" VALUES('steel',29,'action','bid 7','person',1794965223956);
INSERT INTO "log" VALUES('steel',30,'action','pass','bot',1794965223956);
INSERT INTO "log" VALUES('steel',31,'action','bid 8','bot',1794965223956);
INSERT INTO "log" VALUES('steel',32,'action','bid 10','person',1794965223956);
INSERT INTO "log" VALUES('steel',33,'action','offer purple','bot',1794965223956);
INSERT INTO "log" VALUES('steel',34,'action','bid 4','bot',1794965223956);
INSERT INTO "log" VALUES('steel',35,'action','bid 6','bot',1794965223956);
INSERT INTO "log" VALUES('steel',36,'action','bid 10','bot',1794965223956);
INSERT INTO "log" VALUES('steel',37,'action','offer red','bot',1794965223956);
INSERT INTO "log" VALUES('steel',38,'action','bid 5','bot',1794965223956);
INSERT INTO "log" VALUES('steel',39,'action','offer blue','person',1794965223956);
INSERT INTO "log" VALUES('steel',40,'action','bid 1','person',1794965223956);
INSERT INTO "log" VALUES('steel',41,'action','bid 4','bot',1794965223956);
INSERT INTO "log" VALUES('steel',42,'action','offer yellow','bot',1794965223956);
INSERT INTO "log" VALUES('steel',43,'action','bid 1','bot',1794965223956);
INSERT INTO "log" VALUES('steel',44,'action','pass-marker','person',1794965223956);
INSERT INTO "log" VALUES('steel',45,'action','build new-york>albany','bot',1794965223956);
INSERT INTO "log" VALUES('steel',46,'action','build boston>albany','bot',1794965223956);
INSERT INTO "log" VALUES('steel',47,'action','build seattle=san-francisco','person',1794965223956);
INSERT INTO "log" VALUES('steel',48,'action','build salt-lake-city=phoenix','bot',1794965223956);
INSERT INTO "log" VALUES('steel',49,'action','build jacksonville=new-orleans','bot',1794965223956);
INSERT INTO "log" VALUES('steel',50,'action','build albany=buffalo','bot',1794965223956);
INSERT INTO "log" VALUES('steel',51,'action','build salt-lake-city=denver','person',1794965223956);
INSERT INTO "log" VALUES('steel',52,'action','build seattle=salt-lake-city','bot',1794965223956);
INSERT INTO "log" VALUES('steel',53,'action','build richmond=baltimore','bot',1794965223956);
INSERT INTO "log" VALUES('steel',54,'action','pass-marker','person',1794965223956);
INSERT INTO "log" VALUES('steel',55,'action','offer green','bot',1794965223956);
INSERT INTO "log" VALUES('steel',56,'action','bid 4','bot',1794965223956);
INSERT INTO "log" VALUES('steel',57,'action','bid 6','bot',1794965223956);
INSERT INTO "log" VALUES('steel',58,'action','bid 7','person',1794965223956);
INSERT INTO "log" VALUES('steel',59,'action','bid 8','bot',1794965223956);
INSERT INTO "log" VALUES('steel',60,'action','pass','bot',1794965223956);
INSERT INTO "log" VALUES('steel',61,'action','pass','person',1794965223956);
INSERT INTO "log" VALUES('steel',62,'action','pass-marker','bot',1794965223956);
INSERT INTO "log" VALUES('steel',63,'action','offer black','person',1794965223956);
INSERT INTO "log" VALUES('steel',64,'action','bid 10','person',1794965223956);
INSERT INTO "log" VALUES('steel',65,'action','offer yellow','bot',1794965223956);
INSERT INTO "log" VALUES('steel',66,'action','bid 2','bot',1794965223956);
INSERT INTO "log" VALUES('steel',67,'action','bid 6','bot',1794965223956);
INSERT INTO "log" VALUES('steel',68,'action','offer purple','bot',1794965223956);
INSERT INTO "log" VALUES('steel',69,'action','bid 1','bot',1794965223956);
INSERT INTO "log" VALUES('steel',70,'action','pass','bot',1794965223956);
INSERT INTO "log" VALUES('steel',71,'action','pass-marker','person',1794965223956);
INSERT INTO "log" VALUES('steel',72,'action','offer blue','bot',1794965223956);
INSERT INTO "log" VALUES('steel',73,'action','bid 1','bot',1794965223956);
INSERT INTO "log" VALUES('steel',74,'action','bid 3','bot',1794965223956);
INSERT INTO "log" VALUES('steel',75,'action','offer red','person',1794965223956);
INSERT INTO "log" VALUES('steel',76,'action','bid 1','person',1794965223956);
INSERT INTO "log" VALUES('steel',77,'action','pass','bot',1794965223956);
INSERT INTO "log" VALUES('steel',78,'action','build new-york=boston','bot',1794965223956);
INSERT INTO "log" VALUES('steel',79,'action','build new-york=buffalo','bot',1794965223956);
INSERT INTO "log" VALUES('steel',80,'action','build detroit=buffalo','bot',1794965223956);
INSERT INTO "log" VALUES('steel',81,'action','build denver=wichita','person',1794965223956);
INSERT INTO "log" VALUES('steel',82,'action','build baltimore=philadelphia','bot',1794965223956);
INSERT INTO "log" VALUES('steel',83,'action','build cleveland=buffalo','bot',1794965223956);
INSERT INTO "log" VALUES('steel',84,'action','build los-angeles=salt-lake-city','person',1794965223956);
INSERT INTO "log" VALUES('steel',85,'action','build wichita=fort-worth','person',1794965223956);
INSERT INTO "log" VALUES('steel',86,'action','offer yellow','bot',1794965223956);
INSERT INTO "log" VALUES('steel',87,'action','bid 3','bot',1794965223956);
INSERT INTO "log" VALUES('steel',88,'action','bid 5','bot',1794965223956);
INSERT INTO "log" VALUES('steel',89,'action','bid 7','person',1794965223956);
INSERT INTO "log" VALUES('steel',90,'action','bid 11','bot',1794965223956);
INSERT INTO "log" VALUES('steel',91,'action','offer green','bot',1794965223956);
INSERT INTO "log" VALUES('steel',92,'action','bid 7','bot',1794965223956);
INSERT INTO "log" VALUES('steel',93,'action','pass','person',1794965223956);
INSERT INTO "log" VALUES('steel',94,'action','offer black','person',1794965223956);
INSERT INTO "log" VALUES('steel',95,'action','bid 1','person',1794965223956);
INSERT INTO "log" VALUES('steel',96,'action','pass','bot',1794965223956);
INSERT INTO "log" VALUES('steel',97,'action','offer red','bot',1794965223956);
INSERT INTO "log" VALUES('steel',98,'action','bid 1','bot',1794965223956);
INSERT INTO "log" VALUES('steel',99,'action','bid 3','bot',1794965223956);
INSERT INTO "log" VALUES('steel',100,'action','pass','person',1794965223956);
INSERT INTO "log" VALUES('steel',101,'action','offer blue','person',1794965223956);
INSERT INTO "log" VALUES('steel',102,'action','bid 9','person',1794965223956);
INSERT INTO "log" VALUES('steel',103,'action','pass-marker','bot',1794965223956);
INSERT INTO "log" VALUES('steel',104,'action','build houston=new-orleans','bot',1794965223956);
INSERT INTO "log" VALUES('steel',105,'action','build chicago=detroit','person',1794965223956);
INSERT INTO "log" VALUES('steel',106,'action','build baltimore=pittsburgh','bot',1794965223956);
INSERT INTO "log" VALUES('steel',107,'action','build indianapolis=cleveland','bot',1794965223956);
INSERT INTO "log" VALUES('steel',108,'action','build chicago=cleveland','person',1794965223956);
INSERT INTO "log" VALUES('steel',109,'action','build buffalo=pittsburgh','bot',1794965223956);
INSERT INTO "log" VALUES('steel',110,'action','build cleveland=pittsburgh','bot',1794965223956);
INSERT INTO "log" VALUES('steel',111,'action','build milwaukee=chicago','person',1794965223956);
INSERT INTO "log" VALUES('steel',112,'action','build cincinnati=pittsburgh','bot',1794965223956);
INSERT INTO "log" VALUES('steel',113,'action','build detroit=cleveland','bot',1794965223956);
INSERT INTO "log" VALUES('steel',114,'action','build st-louis=indianapolis','bot',1794965223956);
INSERT INTO "log" VALUES('steel',115,'action','build chicago=indianapolis','bot',1794965223956);
INSERT INTO "log" VALUES('steel',116,'action','offer blue','bot',1794965223956);
INSERT INTO "log" VALUES('steel',117,'action','bid 4','bot',1794965223956);
INSERT INTO "log" VALUES('steel',118,'action','bid 7','bot',1794965223956);
INSERT INTO "log" VALUES('steel',119,'action','bid 9','person',1794965223956);
INSERT INTO "log" VALUES('steel',120,'action','bid 11','bot',1794965223956);
INSERT INTO "log" VALUES('steel',121,'action','pass-marker','bot',1794965223956);
INSERT INTO "log" VALUES('steel',122,'action','offer yellow','person',1794965223956);
INSERT INTO "log" VALUES('steel',123,'action','bid 3','person',1794965223956);
INSERT INTO "log" VALUES('steel',124,'action','bid 10','bot',1794965223956);
INSERT INTO "log" VALUES('steel',125,'action','offer black','person',1794965223956);
INSERT INTO "log" VALUES('steel',126,'action','bid 5','person',1794965223956);
INSERT INTO "log" VALUES('steel',127,'action','offer green','person',1794965223956);
INSERT INTO "log" VALUES('steel',128,'action','bid 2','person',1794965223956);
INSERT INTO "log" VALUES('steel',129,'action','offer purple','person',1794965223956);
INSERT INTO "log" VALUES('steel',130,'action','bid 1','person',1794965223956);
INSERT INTO "log" VALUES('steel',131,'action','offer red','person',1794965223956);
INSERT INTO "log" VALUES('steel',132,'action','bid 1','person',1794965223956);
INSERT INTO "log" VALUES('steel',133,'action','build denver=bismarck','person',1794965223956);
INSERT INTO "log" VALUES('steel',134,'action','build fort-worth=houston','person',1794965223956);
INSERT INTO "log" VALUES('steel',135,'action','build minneapolis=milwaukee','bot',1794965223956);
INSERT INTO "log" VALUES('steel',136,'action','build indianapolis=cincinnati','person',1794965223956);
INSERT INTO "log" VALUES('steel',137,'action','build des-moines=chicago','bot',1794965223956);
INSERT INTO "log" VALUES('steel',138,'action','build omaha=minneapolis','bot',1794965223956);
INSERT INTO "log" VALUES('steel',139,'action','build kansas-city=st-louis','bot',1794965223956);
INSERT INTO "log" VALUES('steel',140,'action','build bismarck=omaha','bot',1794965223956);
INSERT INTO "log" VALUES('steel',141,'action','build kansas-city=des-moines','bot',1794965223956);
INSERT INTO "log" VALUES('steel',142,'action','build omaha=des-moines','bot',1794965223956);
INSERT INTO "log" VALUES('steel',143,'action','build kansas-city=wichita','bot',1794965223956);
INSERT INTO "log" VALUES('steel',144,'action','claim seattle','person',1794965223956);
INSERT INTO "log" VALUES('steel',145,'action','claim fort-worth','person',1794965223956);
INSERT INTO "log" VALUES('steel',146,'action','claim jacksonville','bot',1794965223956);
INSERT INTO "log" VALUES('steel',147,'action','claim pittsburgh','bot',1794965223956);
INSERT INTO "log" VALUES('steel',148,'action','claim albany','bot',1794965223956);
INSERT INTO "log" VALUES('steel',149,'action','claim indianapolis','bot',1794965223956);
INSERT INTO "log" VALUES('finished',0,'action','cube orange','chance',1794965224914);
INSERT INTO "log" VALUES('finished',1,'action','cube orange','chance',1794965224914);
INSERT INTO "log" VALUES('finished',2,'action','cube orange','chance',1794965224914);
INSERT INTO "log" VALUES('finished',3,'action','cube white','chance',1794965224914);
INSERT INTO "log" VALUES('finished',4,'action','cube purple','chance',1794965224914);
INSERT INTO "log" VALUES('finished',5,'action','cube blue','chance',1794965224914);
INSERT INTO "log" VALUES('finished',6,'action','cube yellow','chance',1794965224914);
INSERT INTO "log" VALUES('finished',7,'action','cube blue','chance',1794965224914);
INSERT INTO "log" VALUES('finished',8,'action','cube red','chance',1794965224914);
INSERT INTO "log" VALUES('finished',9,'action','cube yellow','chance',1794965224914);
INSERT INTO "log" VALUES('finished',10,'action','cube blue','chance',1794965224914);
INSERT INTO "log" VALUES('finished',11,'action','cube purple','chance',1794965224914);
INSERT INTO "log" VALUES('finished',12,'action','cube orange','chance',1794965224914);
INSERT INTO "log" VALUES('finished',13,'action','cube purple','chance',1794965224914);
INSERT INTO "log" VALUES('finished',14,'action','cube red','chance',1794965224914);
INSERT INTO "log" VALUES('finished',15,'action','cube yellow','chance',1794965224914);
INSERT INTO "log" VALUES('finished',16,'action','cube white','chance',1794965224914);
INSERT INTO "log" VALUES('finished',17,'action','cube red','chance',1794965224914);
INSERT INTO "log" VALUES('finished',18,'action','cube yellow','chance',1794965224914);
INSERT INTO "log" VALUES('finished',19,'action','cube purple','chance',1794965224914);
INSERT INTO "log" VALUES('finished',20,'action','cube white','chance',1794965224914);
INSERT INTO "log" VALUES('finished',21,'action','cube yellow','chance',1794965224914);
INSERT INTO "log" VALUES('finished',22,'action','cube red','chance',1794965224914);
INSERT INTO "log" VALUES('finished',23,'action','cube blue','chance',1794965224914);
INSERT INTO "log" VALUES('finished',24,'action','card 1b','chance',1794965224914);
INSERT INTO "log" VALUES('finished',25,'action','card 2b','chance',1794965224914);
INSERT INTO "log" VALUES('finished',26,'action','card 3b','chance',1794965224914);
INSERT INTO "log" VALUES('finished',27,'action','card 4a','chance',1794965224914);
INSERT INTO "log" VALUES('finished',28,'action','card 5b','chance',1794965224914);
INSERT INTO "log" VALUES('finished',29,'action','card 6a','chance',1794965224914);
INSERT INTO "log" VALUES('finished',30,'action','start 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',31,'action','black 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',32,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',33,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',34,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',35,'action','draft 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',36,'action','build b1 ne-sw','bot',1794965224914);
INSERT INTO "log" VALUES('finished',37,'action','draft 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',38,'action','build d5 e-w','person',1794965224914);
INSERT INTO "log" VALUES('finished',39,'action','black 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',40,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',41,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',42,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',43,'action','draft 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',44,'action','build e11 e-w','person',1794965224914);
INSERT INTO "log" VALUES('finished',45,'action','draft 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',46,'action','build c2 ne-se','bot',1794965224914);
INSERT INTO "log" VALUES('finished',47,'action','black 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',48,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',49,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',50,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',51,'action','draft 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',52,'action','build b5 e-w','bot',1794965224914);
INSERT INTO "log" VALUES('finished',53,'action','draft 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',54,'action','build d4 e-w','person',1794965224914);
INSERT INTO "log" VALUES('finished',55,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',56,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',57,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',58,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',59,'action','draft 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',60,'action','improve 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',61,'action','draft 3','bot',1794965224914);
INSERT INTO "log" VALUES('finished',62,'action','build c10 ne-se','bot',1794965224914);
INSERT INTO "log" VALUES('finished',63,'action','black 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',64,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',65,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',66,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',67,'action','draft 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',68,'action','build d4 e-w','bot',1794965224914);
INSERT INTO "log" VALUES('finished',69,'action','draft 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',70,'action','build c7 nw-sw','person',1794965224914);
INSERT INTO "log" VALUES('finished',71,'action','black 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',72,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',73,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',74,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',75,'action','draft 5','person',1794965224914);
INSERT INTO "log" VALUES('finished',76,'action','build e10 e-w','person',1794965224914);
INSERT INTO "log" VALUES('finished',77,'action','draft 5','bot',1794965224914);
INSERT INTO "log" VALUES('finished',78,'action','build d7 e-w','bot',1794965224914);
INSERT INTO "log" VALUES('finished',79,'action','black 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',80,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',81,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',82,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',83,'action','draft 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',84,'action','build a7 e-sw','bot',1794965224914);
INSERT INTO "log" VALUES('finished',85,'action','draft 5','person',1794965224914);
INSERT INTO "log" VALUES('finished',86,'action','build d7 ne-sw','person',1794965224914);
INSERT INTO "log" VALUES('finished',87,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',88,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',89,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',90,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',91,'action','draft 5','person',1794965224914);
INSERT INTO "log" VALUES('finished',92,'action','improve 5','person',1794965224914);
INSERT INTO "log" VALUES('finished',93,'action','draft 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',94,'action','build d5 e-w','bot',1794965224914);
INSERT INTO "log" VALUES('finished',95,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',96,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',97,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',98,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',99,'action','draft 6','bot',1794965224914);
INSERT INTO "log" VALUES('finished',100,'action','build e11 e-w','bot',1794965224914);
INSERT INTO "log" VALUES('finished',101,'action','draft 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',102,'action','take 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',103,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',104,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',105,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',106,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',107,'action','draft 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',108,'action','build c12 e-sw','person',1794965224914);
INSERT INTO "log" VALUES('finished',109,'action','draft 3','bot',1794965224914);
INSERT INTO "log" VALUES('finished',110,'action','take 3','bot',1794965224914);
INSERT INTO "log" VALUES('finished',111,'action','black 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',112,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',113,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',114,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',115,'action','draft 6','bot',1794965224914);
INSERT INTO "log" VALUES('finished',116,'action','build e12 ne-w','bot',1794965224914);
INSERT INTO "log" VALUES('finished',117,'action','draft 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',118,'action','take 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',119,'action','black 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',120,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',121,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',122,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',123,'action','draft 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',124,'action','build b8 nw-se','person',1794965224914);
INSERT INTO "log" VALUES('finished',125,'action','draft 3','bot',1794965224914);
INSERT INTO "log" VALUES('finished',126,'action','build b10 e-w','bot',1794965224914);
INSERT INTO "log" VALUES('finished',127,'action','black 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',128,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',129,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',130,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',131,'action','draft 3','bot',1794965224914);
INSERT INTO "log" VALUES('finished',132,'action','build b11 e-w','bot',1794965224914);
INSERT INTO "log" VALUES('finished',133,'action','draft 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',134,'action','take 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',135,'action','black 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',136,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',137,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',138,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',139,'action','draft 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',140,'action','improve 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',141,'action','draft 5','bot',1794965224914);
INSERT INTO "log" VALUES('finished',142,'action','improve 5','bot',1794965224914);
INSERT INTO "log" VALUES('finished',143,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',144,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',145,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',146,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',147,'action','draft 5','bot',1794965224914);
INSERT INTO "log" VALUES('finished',148,'action','claim','person',1794965224914);
INSERT INTO "log" VALUES('finished',149,'action','draft 3','bot',1794965224914);
INSERT INTO "log" VALUES('finished',150,'action','deliver 3>6 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',151,'action','take 5','person',1794965224914);
INSERT INTO "log" VALUES('finished',152,'action','black 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',153,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',154,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',155,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',156,'action','draft 1','person',1794965224914);
INSERT INTO "log" VALUES('finished',157,'action','use 5 flip','person',1794965224914);
INSERT INTO "log" VALUES('finished',158,'action','build d14 w-se','person',1794965224914);
INSERT INTO "log" VALUES('finished',159,'action','draft 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',160,'action','build c1 ne-sw','bot',1794965224914);
INSERT INTO "log" VALUES('finished',161,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',162,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',163,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',164,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',165,'action','draft 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',166,'action','deliver 4>1 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',167,'action','draft 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',168,'action','build d12 w-se','person',1794965224914);
INSERT INTO "log" VALUES('finished',169,'action','black 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',170,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',171,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',172,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',173,'action','draft 5','person',1794965224914);
INSERT INTO "log" VALUES('finished',174,'action','use 5 flip','person',1794965224914);
INSERT INTO "log" VALUES('finished',175,'action','improve 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',176,'action','draft 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',177,'action','take 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',178,'action','black 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',179,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',180,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',181,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',182,'action','draft 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',183,'action','build b6 e-w','bot',1794965224914);
INSERT INTO "log" VALUES('finished',184,'action','draft 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',185,'action','use 5 reroll','person',1794965224914);
INSERT INTO "log" VALUES('finished',186,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',187,'action','improve 1','person',1794965224914);
INSERT INTO "log" VALUES('finished',188,'action','black 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',189,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',190,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',191,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',192,'action','draft 5','person',1794965224914);
INSERT INTO "log" VALUES('finished',193,'action','decline','bot',1794965224914);
INSERT INTO "log" VALUES('finished',194,'action','use 5 reroll','person',1794965224914);
INSERT INTO "log" VALUES('finished',195,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',196,'action','build d6 w-se','person',1794965224914);
INSERT INTO "log" VALUES('finished',197,'action','draft 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',198,'action','deliver 1>4 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',199,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',200,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',201,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',202,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',203,'action','draft 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',204,'action','take 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',205,'action','draft 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',206,'action','take 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',207,'action','black 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',208,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',209,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',210,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',211,'action','draft 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',212,'action','claim','bot',1794965224914);
INSERT INTO "log" VALUES('finished',213,'action','draft 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',214,'action','use 5 reroll','person',1794965224914);
INSERT INTO "log" VALUES('finished',215,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',216,'action','take 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',217,'action','take 3','bot',1794965224914);
INSERT INTO "log" VALUES('finished',218,'action','black 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',219,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',220,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',221,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',222,'action','draft 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',223,'action','claim','person',1794965224914);
INSERT INTO "log" VALUES('finished',224,'action','draft 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',225,'action','build b4 e-w','bot',1794965224914);
INSERT INTO "log" VALUES('finished',226,'action','use 5 reroll','person',1794965224914);
INSERT INTO "log" VALUES('finished',227,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',228,'action','build d9 ne-sw','person',1794965224914);
INSERT INTO "log" VALUES('finished',229,'action','black 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',230,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',231,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',232,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',233,'action','draft 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',234,'action','use 5 reroll','person',1794965224914);
INSERT INTO "log" VALUES('finished',235,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',236,'action','take 1','person',1794965224914);
INSERT INTO "log" VALUES('finished',237,'action','draft 6','bot',1794965224914);
INSERT INTO "log" VALUES('finished',238,'action','take 6','bot',1794965224914);
INSERT INTO "log" VALUES('finished',239,'action','black 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',240,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',241,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',242,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',243,'action','draft 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',244,'action','improve 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',245,'action','draft 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',246,'action','build a11 ne-se','person',1794965224914);
INSERT INTO "log" VALUES('finished',247,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',248,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',249,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',250,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',251,'action','draft 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',252,'action','use 1 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',253,'action','build e12 ne-w','person',1794965224914);
INSERT INTO "log" VALUES('finished',254,'action','draft 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',255,'action','take 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',256,'action','black 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',257,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',258,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',259,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',260,'action','draft 6','bot',1794965224914);
INSERT INTO "log" VALUES('finished',261,'action','use 1 3','bot',1794965224914);
INSERT INTO "log" VALUES('finished',262,'action','take 3','bot',1794965224914);
INSERT INTO "log" VALUES('finished',263,'action','draft 1','person',1794965224914);
INSERT INTO "log" VALUES('finished',264,'action','build c2 ne-se','person',1794965224914);
INSERT INTO "log" VALUES('finished',265,'action','black 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',266,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',267,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',268,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',269,'action','draft 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',270,'action','deliver 2>5 1','person',1794965224914);
INSERT INTO "log" VALUES('finished',271,'action','draft 5','bot',1794965224914);
INSERT INTO "log" VALUES('finished',272,'action','build d9 ne-sw','bot',1794965224914);
INSERT INTO "log" VALUES('finished',273,'action','black 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',274,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',275,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',276,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',277,'action','draft 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',278,'action','take 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',279,'action','draft 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',280,'action','use 5 reroll','person',1794965224914);
INSERT INTO "log" VALUES('finished',281,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',282,'action','build b5 e-w','person',1794965224914);
INSERT INTO "log" VALUES('finished',283,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',284,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',285,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',286,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',287,'action','draft 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',288,'action','deliver 2>5 1','person',1794965224914);
INSERT INTO "log" VALUES('finished',289,'action','draft 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',290,'action','build a2 nw-sw','bot',1794965224914);
INSERT INTO "log" VALUES('finished',291,'action','black 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',292,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',293,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',294,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',295,'action','draft 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',296,'action','improve 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',297,'action','draft 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',298,'action','use 5 reroll','person',1794965224914);
INSERT INTO "log" VALUES('finished',299,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',300,'action','take 1','person',1794965224914);
INSERT INTO "log" VALUES('finished',301,'action','black 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',302,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',303,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',304,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',305,'action','draft 5','person',1794965224914);
INSERT INTO "log" VALUES('finished',306,'action','use 1 1','person',1794965224914);
INSERT INTO "log" VALUES('finished',307,'action','take 1','person',1794965224914);
INSERT INTO "log" VALUES('finished',308,'action','draft 6','bot',1794965224914);
INSERT INTO "log" VALUES('finished',309,'action','take 6','bot',1794965224914);
INSERT INTO "log" VALUES('finished',310,'action','black 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',311,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',312,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',313,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',314,'action','draft 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',315,'action','build b8 nw-se','bot',1794965224914);
INSERT INTO "log" VALUES('finished',316,'action','draft 1','person',1794965224914);
INSERT INTO "log" VALUES('finished',317,'action','use 1 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',318,'action','build c3 e-nw','person',1794965224914);
INSERT INTO "log" VALUES('finished',319,'action','black 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',320,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',321,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',322,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',323,'action','draft 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',324,'action','build b11 e-w','person',1794965224914);
INSERT INTO "log" VALUES('finished',325,'action','draft 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',326,'action','build c7 ne-sw','bot',1794965224914);
INSERT INTO "log" VALUES('finished',327,'action','black 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',328,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',329,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',330,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',331,'action','draft 3','bot',1794965224914);
INSERT INTO "log" VALUES('finished',332,'action','improve 3','bot',1794965224914);
INSERT INTO "log" VALUES('finished',333,'action','draft 5','person',1794965224914);
INSERT INTO "log" VALUES('finished',334,'action','deliver 5>2 1','person',1794965224914);
INSERT INTO "log" VALUES('finished',335,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',336,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',337,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',338,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',339,'action','draft 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',340,'action','build b10 e-nw','person',1794965224914);
INSERT INTO "log" VALUES('finished',341,'action','draft 5','bot',1794965224914);
INSERT INTO "log" VALUES('finished',342,'action','build d8 w-se','bot',1794965224914);
INSERT INTO "log" VALUES('finished',343,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',344,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',345,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',346,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',347,'action','draft 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',348,'action','build a9 w-se','bot',1794965224914);
INSERT INTO "log" VALUES('finished',349,'action','draft 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',350,'action','use 5 flip','person',1794965224914);
INSERT INTO "log" VALUES('finished',351,'action','take 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',352,'action','black 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',353,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',354,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',355,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',356,'action','draft 5','person',1794965224914);
INSERT INTO "log" VALUES('finished',357,'action','build e7 nw-se','person',1794965224914);
INSERT INTO "log" VALUES('finished',358,'action','draft 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',359,'action','take 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',360,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',361,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',362,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',363,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',364,'action','draft 5','bot',1794965224914);
INSERT INTO "log" VALUES('finished',365,'action','build d6 e-w','bot',1794965224914);
INSERT INTO "log" VALUES('finished',366,'action','draft 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',367,'action','build c10 ne-se','person',1794965224914);
INSERT INTO "log" VALUES('finished',368,'action','black 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',369,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',370,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',371,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',372,'action','draft 5','person',1794965224914);
INSERT INTO "log" VALUES('finished',373,'action','build d8 e-ne','person',1794965224914);
INSERT INTO "log" VALUES('finished',374,'action','draft 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',375,'action','take 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',376,'action','black 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',377,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',378,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',379,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',380,'action','draft 5','bot',1794965224914);
INSERT INTO "log" VALUES('finished',381,'action','use 3 +1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',382,'action','deliver 5>1 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',383,'action','draft 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',384,'action','take 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',385,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',386,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',387,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',388,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',389,'action','draft 5','person',1794965224914);
INSERT INTO "log" VALUES('finished',390,'action','use 5 flip','person',1794965224914);
INSERT INTO "log" VALUES('finished',391,'action','build b9 ne-se','person',1794965224914);
INSERT INTO "log" VALUES('finished',392,'action','draft 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',393,'action','take 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',394,'action','black 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',395,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',396,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',397,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',398,'action','draft 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',399,'action','take 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',400,'action','draft 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',401,'action','take 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',402,'action','black 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',403,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',404,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',405,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',406,'action','draft 1','person',1794965224914);
INSERT INTO "log" VALUES('finished',407,'action','build b4 e-w','person',1794965224914);
INSERT INTO "log" VALUES('finished',408,'action','draft 3','bot',1794965224914);
INSERT INTO "log" VALUES('finished',409,'action','take 3','bot',1794965224914);
INSERT INTO "log" VALUES('finished',410,'action','black 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',411,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',412,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',413,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',414,'action','draft 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',415,'action','take 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',416,'action','draft 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',417,'action','improve 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',418,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',419,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',420,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',421,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',422,'action','draft 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',423,'action','take 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',424,'action','draft 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',425,'action','use 1 6','bot',1794965224914);
INSERT INTO "log" VALUES('finished',426,'action','improve 6','bot',1794965224914);
INSERT INTO "log" VALUES('finished',427,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',428,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',429,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',430,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',431,'action','draft 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',432,'action','take 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',433,'action','draft 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',434,'action','take 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',435,'action','black 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',436,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',437,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',438,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',439,'action','draft 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',440,'action','build c6 nw-sw','person',1794965224914);
INSERT INTO "log" VALUES('finished',441,'action','draft 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',442,'action','take 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',443,'action','black 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',444,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',445,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',446,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',447,'action','draft 5','bot',1794965224914);
INSERT INTO "log" VALUES('finished',448,'action','deliver 5>4 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',449,'action','draft 5','person',1794965224914);
INSERT INTO "log" VALUES('finished',450,'action','use 5 reroll','person',1794965224914);
INSERT INTO "log" VALUES('finished',451,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',452,'action','build e9 ne-w','person',1794965224914);
INSERT INTO "log" VALUES('finished',453,'action','black 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',454,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',455,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',456,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',457,'action','draft 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',458,'action','decline','bot',1794965224914);
INSERT INTO "log" VALUES('finished',459,'action','take 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',460,'action','draft 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',461,'action','build e2 ne-w','bot',1794965224914);
INSERT INTO "log" VALUES('finished',462,'action','black 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',463,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',464,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',465,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',466,'action','draft 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',467,'action','take 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',468,'action','draft 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',469,'action','use 5 flip','person',1794965224914);
INSERT INTO "log" VALUES('finished',470,'action','build c4 e-nw','person',1794965224914);
INSERT INTO "log" VALUES('finished',471,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',472,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',473,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',474,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',475,'action','draft 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',476,'action','decline','bot',1794965224914);
INSERT INTO "log" VALUES('finished',477,'action','use 5 reroll','person',1794965224914);
INSERT INTO "log" VALUES('finished',478,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',479,'action','take 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',480,'action','draft 5','bot',1794965224914);
INSERT INTO "log" VALUES('finished',481,'action','build e9 e-w','bot',1794965224914);
INSERT INTO "log" VALUES('finished',482,'action','black 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',483,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',484,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',485,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',486,'action','draft 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',487,'action','build a6 e-sw','bot',1794965224914);
INSERT INTO "log" VALUES('finished',488,'action','draft 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',489,'action','take 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',490,'action','black 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',491,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',492,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',493,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',494,'action','draft 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',495,'action','claim','bot',1794965224914);
INSERT INTO "log" VALUES('finished',496,'action','draft 1','person',1794965224914);
INSERT INTO "log" VALUES('finished',497,'action','build b2 sw-se','person',1794965224914);
INSERT INTO "log" VALUES('finished',498,'action','use 1 5','bot',1794965224914);
INSERT INTO "log" VALUES('finished',499,'action','build e10 sw-se','bot',1794965224914);
INSERT INTO "log" VALUES('finished',500,'action','black 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',501,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',502,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',503,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',504,'action','draft 6','bot',1794965224914);
INSERT INTO "log" VALUES('finished',505,'action','take 6','bot',1794965224914);
INSERT INTO "log" VALUES('finished',506,'action','draft 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',507,'action','build a10 w-se','person',1794965224914);
INSERT INTO "log" VALUES('finished',508,'action','black 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',509,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',510,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',511,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',512,'action','draft 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',513,'action','build a7 e-sw','person',1794965224914);
INSERT INTO "log" VALUES('finished',514,'action','draft 6','bot',1794965224914);
INSERT INTO "log" VALUES('finished',515,'action','build d12 e-nw','bot',1794965224914);
INSERT INTO "log" VALUES('finished',516,'action','black 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',517,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',518,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',519,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',520,'action','draft 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',521,'action','take 2','bot',1794965224914);
INSERT INTO "log" VALUES('finished',522,'action','draft 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',523,'action','build a9 e-w','person',1794965224914);
INSERT INTO "log" VALUES('finished',524,'action','black 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',525,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',526,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',527,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',528,'action','draft 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',529,'action','claim','bot',1794965224914);
INSERT INTO "log" VALUES('finished',530,'action','draft 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',531,'action','deliver 6>5 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',532,'action','build b9 e-sw','bot',1794965224914);
INSERT INTO "log" VALUES('finished',533,'action','black 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',534,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',535,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',536,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',537,'action','draft 6','bot',1794965224914);
INSERT INTO "log" VALUES('finished',538,'action','build d11 e-w','bot',1794965224914);
INSERT INTO "log" VALUES('finished',539,'action','draft 1','person',1794965224914);
INSERT INTO "log" VALUES('finished',540,'action','use 5 flip','person',1794965224914);
INSERT INTO "log" VALUES('finished',541,'action','deliver 6>2 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',542,'action','black 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',543,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',544,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',545,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',546,'action','draft 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',547,'action','use 5 flip','person',1794965224914);
INSERT INTO "log" VALUES('finished',548,'action','take 5','person',1794965224914);
INSERT INTO "log" VALUES('finished',549,'action','draft 6','bot',1794965224914);
INSERT INTO "log" VALUES('finished',550,'action','deliver 6>1 5','bot',1794965224914);
INSERT INTO "log" VALUES('finished',551,'action','black 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',552,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',553,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',554,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',555,'action','draft 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',556,'action','deliver 1>3 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',557,'action','draft 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',558,'action','take 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',559,'action','black 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',560,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',561,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',562,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',563,'action','draft 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',564,'action','deliver 2>6 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',565,'action','draft 3','bot',1794965224914);
INSERT INTO "log" VALUES('finished',566,'action','deliver 3>1 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',567,'action','black 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',568,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',569,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',570,'action','white 5','chance',1794965224914);
INSERT INTO "log" VALUES('finished',571,'action','draft 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',572,'action','deliver 1>3 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',573,'action','draft 5','person',1794965224914);
INSERT INTO "log" VALUES('finished',574,'action','use 3 +1','person',1794965224914);
INSERT INTO "log" VALUES('finished',575,'action','deliver 5>6 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',576,'action','black 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',577,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',578,'action','white 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',579,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',580,'action','draft 3','person',1794965224914);
INSERT INTO "log" VALUES('finished',581,'action','use 5 flip','person',1794965224914);
INSERT INTO "log" VALUES('finished',582,'action','take 4','person',1794965224914);
INSERT INTO "log" VALUES('finished',583,'action','draft 1','bot',1794965224914);
INSERT INTO "log" VALUES('finished',584,'action','deliver 1>3 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',585,'action','black 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',586,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',587,'action','white 4','chance',1794965224914);
INSERT INTO "log" VALUES('finished',588,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',589,'action','draft 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',590,'action','deliver 4>6 4','bot',1794965224914);
INSERT INTO "log" VALUES('finished',591,'action','draft 1','person',1794965224914);
INSERT INTO "log" VALUES('finished',592,'action','use 5 flip','person',1794965224914);
INSERT INTO "log" VALUES('finished',593,'action','take 6','person',1794965224914);
INSERT INTO "log" VALUES('finished',594,'action','black 3','chance',1794965224914);
INSERT INTO "log" VALUES('finished',595,'action','white 2','chance',1794965224914);
INSERT INTO "log" VALUES('finished',596,'action','white 6','chance',1794965224914);
INSERT INTO "log" VALUES('finished',597,'action','white 1','chance',1794965224914);
INSERT INTO "log" VALUES('finished',598,'action','draft 2','person',1794965224914);
INSERT INTO "log" VALUES('finished',599,'action','build b6 e-w','person',1794965224914);
INSERT INTO "log" VALUES('finished',600,'action','draft 6','bot',1794965224914);
INSERT INTO "log" VALUES('finished',601,'action','deliver 6>4 4','bot',1794965224914);
CREATE TABLE notices (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	way VARCHAR(10) NOT NULL, 
	due BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	is_done BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_notices PRIMARY KEY (id), 
	CONSTRAINT fk_notices_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_notices_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT uq_notices_table_id UNIQUE (table_id, seat, turn, person, way)
);
CREATE TABLE owners (
	person VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_owners PRIMARY KEY (person), 
	CONSTRAINT fk_owners_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(80), 
	password VARCHAR(200), 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('p1wIBYgeemTWBCPY','Ann',NULL,NULL,1794965219380);
CREATE TABLE placings (
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	place INTEGER NOT NULL, 
	share FLOAT NOT NULL, 
	CONSTRAINT pk_placings PRIMARY KEY (table_id, person), 
	CONSTRAINT fk_placings_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_placings_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE pulses (
	name VARCHAR(20) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_pulses PRIMARY KEY (name)
);
INSERT INTO "pulses" VALUES('tables',1794965219326);
CREATE TABLE ratings (
	person VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (person, game), 
	CONSTRAINT fk_ratings_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	is_rated BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE sanctions (
	person VARCHAR(32) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	until BIGINT, 
	reason VARCHAR(300) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_sanctions PRIMARY KEY (person, kind), 
	CONSTRAINT fk_sanctions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	bot VARCHAR(80) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	person VARCHAR(32), 
	link INTEGER NOT NULL, 
	orders TEXT NOT NULL, stand_in VARCHAR(80) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('two-dice',0,'person','','Ann','p1wIBYgeemTWBCPY',0,'{}','');
INSERT INTO "seats" VALUES('two-dice',1,'bot','random','Random 2',NULL,0,'{}','');
INSERT INTO "seats" VALUES('two-dice',2,'bot','random','Random 3',NULL,0,'{}','');
INSERT INTO "seats" VALUES('private-cube',0,'person','','Ann','p1wIBYgeemTWBCPY',0,'{}','');
INSERT INTO "seats" VALUES('private-cube',1,'bot','random','Random 2',NULL,0,'{}','');
INSERT INTO "seats" VALUES('island',0,'person','','Ann','p1wIBYgeemTWBCPY',0,'{}','');
INSERT INTO "seats" VALUES('island',1,'bot','random','Random 2',NULL,0,'{}','');
INSERT INTO "seats" VALUES('two-in-the-west',0,'person','','Ann','p1wIBYgeemTWBCPY',0,'{}','');
INSERT INTO "seats" VALUES('two-in-the-west',1,'bot','random','Random 2',NULL,0,'{}','');
INSERT INTO "seats" VALUES('southeast',0,'person','','Ann','p1wIBYgeemTWBCPY',0,'{}','');
INSERT INTO "seats" VALUES('southeast',1,'bot','random','Random 2',NULL,0,'{}','');
INSERT INTO "seats" VALUES('southeast',2,'bot','random','Random 3',NULL,0,'{}','');
INSERT INTO "seats" VALUES('steel',0,'person','','Ann','p1wIBYgeemTWBCPY',0,'{}','');
INSERT INTO "seats" VALUES('steel',1,'bot','random','Random 2',NULL,0,'{}','');
INSERT INTO "seats" VALUES('steel',2,'bot','random','Random 3',NULL,0,'{}','');
INSERT INTO "seats" VALUES('finished',0,'person','','Ann','p1wIBYgeemTWBCPY',0,'{}','');
INSERT INTO "seats" VALUES('finished',1,'bot','random','Random 2',NULL,0,'{}','');
CREATE TABLE secrets (
	name VARCHAR(40) NOT NULL, 
	value VARCHAR(200) NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('links and forms','eb08622bb4f352d221dddb05e1e2043458c57834db9b14139527c2d7618e5946');
CREATE TABLE seeds (
	table_id VARCHAR(32) NOT NULL, 
	seed VARCHAR(200) NOT NULL, 
	CONSTRAINT pk_seeds PRIMARY KEY (table_id), 
	CONSTRAINT fk_seeds_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seeds" VALUES('two-dice','two dice 0');
INSERT INTO "seeds" VALUES('private-cube','cube 6');
INSERT INTO "seeds" VALUES('island','island 0');
INSERT INTO "seeds" VALUES('two-in-the-west','west 0');
INSERT INTO "seeds" VALUES('southeast','southeast 0');
INSERT INTO "seeds" VALUES('steel','steel 2');
INSERT INTO "seeds" VALUES('finished','finished 0');
CREATE TABLE sessions (
	token_hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token_hash), 
	CONSTRAINT fk_sessions_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('a0cec78ca257cbcb66d6cb0c1c31d8c94f36190261e61bf8fa23a2443327e8ea','p1wIBYgeemTWBCPY',1829525219384);
CREATE TABLE studied (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	chances TEXT NOT NULL, 
	suggestion VARCHAR(200), 
	CONSTRAINT pk_studied PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_studied_table_id FOREIGN KEY(table_id) REFERENCES analyses (table_id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	board VARCHAR(80) NOT NULL, 
	board_text TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	is_public BOOLEAN NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	seed_hash VARCHAR(64) NOT NULL, 
	revision INTEGER NOT NULL, 
	to_act INTEGER NOT NULL, 
	scores TEXT NOT NULL, 
	next_table VARCHAR(32), 
	driver VARCHAR(32), 
	driven_until BIGINT NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, clock VARCHAR(40) DEFAULT '' NOT NULL, on_timeout VARCHAR(80) DEFAULT '' NOT NULL, times TEXT DEFAULT '' NOT NULL, deadline BIGINT, hints BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('two-dice','steam-rollers','standard','# Steam Rollers: the standard map.
#
# Fact, from the published game: six regions with a city and a town each, and their colours; 10
# cubes of each of five colours; players + 2 cubes in a city and players + 1 white dice; what the
# black die allows; the cards with their kinds and points; the walls of the medium and hard game;
# what an engine is worth; three empty cities as the end.
#
# Reconstruction, ours: where the hexes lie. The map satisfies every statement and example of the
# rules. Each part below that is ours alone says so.
#
# A map of your own is a file like this one: whistlestop board check FILE tells what is wrong with
# it, and whistlestop play steam-rollers --board FILE plays on it.

game = "steam-rollers"
name = "standard"

players = [2, 5]
colours = ["yellow", "red", "grey", "blue", "purple"]   # of cubes, and of cities
cubes_per_colour = 10
cubes_beyond_players = 2    # a city gets as many cubes as there are players, and these
dice_beyond_players = 1     # white dice: one for each player, and these
engine_points = [0, 0, 0, 0, 1, 2, 3]   # at the end, for 0, 1, 2 ... 6 boxes crossed

# Hexes are axial [q, r]: q to the east, r to the south-east; the flat sides face east and west.
# The first region is the one of die and city 1, and so on.
regions = [
  { colour = "yellow", city = [1, 1], town = [3, 0],  plain = [[1, 0], [2, 0], [0, 1], [2, 1], [-1, 2], [0, 2], [1, 2]] },
  { colour = "red",    city = [7, 1], town = [8, 2],  plain = [[6, 0], [7, 0], [8, 0], [6, 1], [8, 1], [6, 2], [7, 2]] },
  { colour = "grey",   city = [4, 1], town = [5, 2],  plain = [[4, 0], [5, 0], [3, 1], [5, 1], [2, 2], [3, 2], [4, 2]] },
  { colour = "grey",   city = [3, 4], town = [2, 3],  plain = [[3, 3], [4, 3], [5, 3], [2, 4], [4, 4], [2, 5], [3, 5]] },
  { colour = "blue",   city = [0, 4], town = [-1, 3], plain = [[0, 3], [1, 3], [-1, 4], [1, 4], [-1, 5], [0, 5], [1, 5]] },
  { colour = "purple", city = [6, 4], town = [4, 5],  plain = [[6, 3], [7, 3], [8, 3], [5, 4], [7, 4], [5, 5], [6, 5]] },
]

# What the black die allows to draw, from its side 1 on.
black_die = [
  ["straight", "gentle"],
  ["straight", "gentle"],
  ["straight", "sharp"],
  ["straight", "sharp"],
  ["gentle", "sharp"],
  ["gentle", "sharp"],
]

# A lightning side goes back to the centre when used; an infinity side stays until it is stolen.
[cards]
1a = { kind = "lightning", points = 1 }
1b = { kind = "lightning", points = 1 }
2a = { kind = "lightning", points = 1 }
2b = { kind = "lightning", points = 1 }
3a = { kind = "infinity",  points = -1 }
3b = { kind = "lightning", points = 1 }
4a = { kind = "lightning", points = 1 }
4b = { kind = "infinity",  points = -1 }
5a = { kind = "infinity",  points = -2 }
5b = { kind = "infinity",  points = -2 }
6a = { kind = "infinity",  points = -1 }
6b = { kind = "infinity",  points = -1 }

# Borders that are walled, by the side of the die that picks a row.
[walls]
medium = [["1|5", "2|6"], ["1|3", "2|6"], ["1|5", "4|6"], ["1|5", "2|3"], ["2|6", "4|5"], ["2|3", "4|5"]]
hard = [
  ["1|3", "3|4", "4|6"],
  ["1|5", "2|6", "3|4"],
  ["1|3", "2|6", "3|4"],
  ["1|5", "3|4", "4|6"],
  ["2|3", "3|4"],
  ["3|4", "4|5"],
]

# The game ends with a round that leaves so many cities empty. The two other numbers, of rounds in
# a row without build, improvement and delivery, or without delivery, are ours: no game is endless.
[ending]
empty_cities = 3
standstill = 3
without_delivery = 30

# The option wild: black cubes, one on each city that lost a cube at set-up. Six are published.
[wild]
cubes = 6

# The option orders: who first has delivered what a tile shows gets its points. That there are six
# tiles with two sides is published; what they show and what they are worth is ours.
[[orders]]
a = { colours = ["yellow", "red"], points = 3 }
b = { colours = ["yellow", "yellow"], points = 3 }

[[orders]]
a = { colours = ["blue", "purple"], points = 3 }
b = { colours = ["red", "red"], points = 3 }

[[orders]]
a = { colours = ["grey", "grey"], points = 2 }
b = { colours = ["grey", "yellow", "blue"], points = 4 }

[[orders]]
a = { colours = ["red", "blue", "grey"], points = 4 }
b = { colours = ["blue", "blue"], points = 3 }

[[orders]]
a = { colours = ["yellow", "purple", "grey"], points = 4 }
b = { colours = ["purple", "purple"], points = 3 }

[[orders]]
a = { colours = ["yellow", "red", "blue", "purple"], points = 6 }
b = { colours = ["yellow", "red", "grey", "blue", "purple"], points = 8 }

# The option powers: each player begins with one of five, the last player choosing first. The
# points and the cities of the private cube are published; that this cube is one more piece, not
# one from the bag, is ours.
[powers]
points = 2
cube_cities = [3, 4]

# The option solo. All of it is ours. The lone player drafts one of three white dice a round; a
# pair that she leaves lets a rival carry off a random cube of the city of that number. The game
# ends after so many rounds, if not before, and her score earns stars.
[solo]
cubes_per_city = 4
white_dice = 3
rounds = 30
stars = [10, 16, 22, 28, 34]
',1,'{"walls": "easy", "solo": "off", "wild": "off", "orders": "off", "powers": "off"}','p1wIBYgeemTWBCPY',1,'running','4e3d556d5fa72059698c4ba377af91c7c0f37e324b779ca8f5e0d8121c25ff51',0,0,'[8, 15, 7]',NULL,NULL,0,1794965220118,1794965220148,'','','',NULL,0);
INSERT INTO "tables" VALUES('private-cube','steam-rollers','standard','# Steam Rollers: the standard map.
#
# Fact, from the published game: six regions with a city and a town each, and their colours; 10
# cubes of each of five colours; players + 2 cubes in a city and players + 1 white dice; what the
# black die allows; the cards with their kinds and points; the walls of the medium and hard game;
# what an engine is worth; three empty cities as the end.
#
# Reconstruction, ours: where the hexes lie. The map satisfies every statement and example of the
# rules. Each part below that is ours alone says so.
#
# A map of your own is a file like this one: whistlestop board check FILE tells what is wrong with
# it, and whistlestop play steam-rollers --board FILE plays on it.

game = "steam-rollers"
name = "standard"

players = [2, 5]
colours = ["yellow", "red", "grey", "blue", "purple"]   # of cubes, and of cities
cubes_per_colour = 10
cubes_beyond_players = 2    # a city gets as many cubes as there are players, and these
dice_beyond_players = 1     # white dice: one for each player, and these
engine_points = [0, 0, 0, 0, 1, 2, 3]   # at the end, for 0, 1, 2 ... 6 boxes crossed

# Hexes are axial [q, r]: q to the east, r to the south-east; the flat sides face east and west.
# The first region is the one of die and city 1, and so on.
regions = [
  { colour = "yellow", city = [1, 1], town = [3, 0],  plain = [[1, 0], [2, 0], [0, 1], [2, 1], [-1, 2], [0, 2], [1, 2]] },
  { colour = "red",    city = [7, 1], town = [8, 2],  plain = [[6, 0], [7, 0], [8, 0], [6, 1], [8, 1], [6, 2], [7, 2]] },
  { colour = "grey",   city = [4, 1], town = [5, 2],  plain = [[4, 0], [5, 0], [3, 1], [5, 1], [2, 2], [3, 2], [4, 2]] },
  { colour = "grey",   city = [3, 4], town = [2, 3],  plain = [[3, 3], [4, 3], [5, 3], [2, 4], [4, 4], [2, 5], [3, 5]] },
  { colour = "blue",   city = [0, 4], town = [-1, 3], plain = [[0, 3], [1, 3], [-1, 4], [1, 4], [-1, 5], [0, 5], [1, 5]] },
  { colour = "purple", city = [6, 4], town = [4, 5],  plain = [[6, 3], [7, 3], [8, 3], [5, 4], [7, 4], [5, 5], [6, 5]] },
]

# What the black die allows to draw, from its side 1 on.
black_die = [
  ["straight", "gentle"],
  ["straight", "gentle"],
  ["straight", "sharp"],
  ["straight", "sharp"],
  ["gentle", "sharp"],
  ["gentle", "sharp"],
]

# A lightning side goes back to the centre when used; an infinity side stays until it is stolen.
[cards]
1a = { kind = "lightning", points = 1 }
1b = { kind = "lightning", points = 1 }
2a = { kind = "lightning", points = 1 }
2b = { kind = "lightning", points = 1 }
3a = { kind = "infinity",  points = -1 }
3b = { kind = "lightning", points = 1 }
4a = { kind = "lightning", points = 1 }
4b = { kind = "infinity",  points = -1 }
5a = { kind = "infinity",  points = -2 }
5b = { kind = "infinity",  points = -2 }
6a = { kind = "infinity",  points = -1 }
6b = { kind = "infinity",  points = -1 }

# Borders that are walled, by the side of the die that picks a row.
[walls]
medium = [["1|5", "2|6"], ["1|3", "2|6"], ["1|5", "4|6"], ["1|5", "2|3"], ["2|6", "4|5"], ["2|3", "4|5"]]
hard = [
  ["1|3", "3|4", "4|6"],
  ["1|5", "2|6", "3|4"],
  ["1|3", "2|6", "3|4"],
  ["1|5", "3|4", "4|6"],
  ["2|3", "3|4"],
  ["3|4", "4|5"],
]

# The game ends with a round that leaves so many cities empty. The two other numbers, of rounds in
# a row without build, improvement and delivery, or without delivery, are ours: no game is endless.
[ending]
empty_cities = 3
standstill = 3
without_delivery = 30

# The option wild: black cubes, one on each city that lost a cube at set-up. Six are published.
[wild]
cubes = 6

# The option orders: who first has delivered what a tile shows gets its points. That there are six
# tiles with two sides is published; what they show and what they are worth is ours.
[[orders]]
a = { colours = ["yellow", "red"], points = 3 }
b = { colours = ["yellow", "yellow"], points = 3 }

[[orders]]
a = { colours = ["blue", "purple"], points = 3 }
b = { colours = ["red", "red"], points = 3 }

[[orders]]
a = { colours = ["grey", "grey"], points = 2 }
b = { colours = ["grey", "yellow", "blue"], points = 4 }

[[orders]]
a = { colours = ["red", "blue", "grey"], points = 4 }
b = { colours = ["blue", "blue"], points = 3 }

[[orders]]
a = { colours = ["yellow", "purple", "grey"], points = 4 }
b = { colours = ["purple", "purple"], points = 3 }

[[orders]]
a = { colours = ["yellow", "red", "blue", "purple"], points = 6 }
b = { colours = ["yellow", "red", "grey", "blue", "purple"], points = 8 }

# The option powers: each player begins with one of five, the last player choosing first. The
# points and the cities of the private cube are published; that this cube is one more piece, not
# one from the bag, is ours.
[powers]
points = 2
cube_cities = [3, 4]

# The option solo. All of it is ours. The lone player drafts one of three white dice a round; a
# pair that she leaves lets a rival carry off a random cube of the city of that number. The game
# ends after so many rounds, if not before, and her score earns stars.
[solo]
cubes_per_city = 4
white_dice = 3
rounds = 30
stars = [10, 16, 22, 28, 34]
',1,'{"walls": "easy", "solo": "off", "wild": "off", "orders": "off", "powers": "on"}','p1wIBYgeemTWBCPY',1,'running','752079b975321356f5b8777d50f58e4e7fc35fa1aeb3787fb972e720dd8dd1f8',0,0,'[0, 0]',NULL,NULL,0,1794965223199,1794965223207,'','','',NULL,0);
INSERT INTO "tables" VALUES('island','steam-rollers','island','# Steam Rollers: an island, small and round, for 2 to 4 players.
#
# All of it is ours: the map, the walls and the numbers of the option modules. Cards, dice and
# everything else are as on the standard map, whose file says what each part means. There are only
# three colours, each at home in two cities that lie opposite each other.

game = "steam-rollers"
name = "island"

players = [2, 4]
colours = ["yellow", "red", "blue"]
cubes_per_colour = 16
cubes_beyond_players = 2
dice_beyond_players = 1
engine_points = [0, 0, 0, 0, 1, 2, 3]

regions = [
  { colour = "yellow", city = [0, -2], town = [0, -1],  plain = [[0, -3], [1, -3], [-1, -2], [-1, -1]] },
  { colour = "red",    city = [2, -2], town = [2, -1],  plain = [[2, -3], [3, -3], [1, -2], [3, -2], [1, -1]] },
  { colour = "blue",   city = [2, 0],  town = [1, 1],   plain = [[3, -1], [1, 0], [3, 0], [2, 1]] },
  { colour = "yellow", city = [0, 2],  town = [-1, 2],  plain = [[0, 1], [1, 2], [-1, 3], [0, 3]] },
  { colour = "red",    city = [-2, 2], town = [-2, 1],  plain = [[-1, 1], [-3, 2], [-3, 3], [-2, 3]] },
  { colour = "blue",   city = [-2, 0], town = [0, 0],   plain = [[-2, -1], [-3, 0], [-1, 0], [-3, 1]] },
]

# What the black die allows to draw, from its side 1 on.
black_die = [
  ["straight", "gentle"],
  ["straight", "gentle"],
  ["straight", "sharp"],
  ["straight", "sharp"],
  ["gentle", "sharp"],
  ["gentle", "sharp"],
]

# A lightning side goes back to the centre when used; an infinity side stays until it is stolen.
[cards]
1a = { kind = "lightning", points = 1 }
1b = { kind = "lightning", points = 1 }
2a = { kind = "lightning", points = 1 }
2b = { kind = "lightning", points = 1 }
3a = { kind = "infinity",  points = -1 }
3b = { kind = "lightning", points = 1 }
4a = { kind = "lightning", points = 1 }
4b = { kind = "infinity",  points = -1 }
5a = { kind = "infinity",  points = -2 }
5b = { kind = "infinity",  points = -2 }
6a = { kind = "infinity",  points = -1 }
6b = { kind = "infinity",  points = -1 }

[walls]
medium = [["1|2"], ["2|3"], ["3|4"], ["4|5"], ["5|6"], ["1|6"]]
hard = [["1|2", "4|5"], ["2|3", "5|6"], ["3|4", "1|6"], ["2|6", "3|6"], ["1|2", "3|6"], ["2|6", "4|5"]]

# As on the standard map.
[ending]
empty_cities = 3
standstill = 3
without_delivery = 30

[wild]
cubes = 6

[[orders]]
a = { colours = ["yellow", "red"], points = 2 }
b = { colours = ["yellow", "yellow"], points = 3 }

[[orders]]
a = { colours = ["red", "blue"], points = 2 }
b = { colours = ["red", "red"], points = 3 }

[[orders]]
a = { colours = ["yellow", "blue"], points = 2 }
b = { colours = ["blue", "blue"], points = 3 }

[[orders]]
a = { colours = ["yellow", "red", "blue"], points = 3 }
b = { colours = ["yellow", "yellow", "red"], points = 4 }

[[orders]]
a = { colours = ["red", "red", "blue"], points = 4 }
b = { colours = ["blue", "blue", "yellow"], points = 4 }

[[orders]]
a = { colours = ["yellow", "yellow", "red", "blue"], points = 6 }
b = { colours = ["red", "blue", "blue", "yellow"], points = 6 }

[powers]
points = 2
cube_cities = [3, 4]

[solo]
cubes_per_city = 4
white_dice = 3
rounds = 24
stars = [10, 16, 22, 28, 34]
',1,'{"walls": "medium", "solo": "off", "wild": "off", "orders": "off", "powers": "off"}','p1wIBYgeemTWBCPY',1,'running','42c9a9750d58b1096a0cc566daab06f91e64df68827db3cb2c34387d7a0baf77',0,0,'[6, 14]',NULL,NULL,0,1794965223429,1794965223430,'','','',NULL,0);
INSERT INTO "tables" VALUES('two-in-the-west','rolling-freight','west','# Rolling Freight: the western United States.
#
# Fact, from the published game: which contracts there are (their colours, numbers and phases), how
# many may play on this map, the improvements left out on it, and the cities and links that the
# rulebook''s examples name.
#
# Reconstruction, ours: where the other links run and how long they are, the other cities, and what
# lies and is wanted in each. They are designed to satisfy every statement and example of the rules.
#
# Numbers that both maps share (prices, points, dice, pieces) stand in tables.toml.
# A board of your own is a file like this one: whistlestop board check FILE tells what is wrong with
# it, and whistlestop play rolling-freight --board FILE plays on it.

game = "rolling-freight"
name = "west"

size = [1000, 700]          # of the drawing; cities stand at x from the left, y from the top
players = [2, 4]            # the fewest and the most

# Improvements that stay in the box on this map, and how many of each. (Two players use a set of
# their own, which tables.toml names.)
without = { friendly = 1, efficient-storage = 1, extra-red = 1 }

# A circle is what lies in it at first, what it accepts once, and the phase in which it opens.
# At first: a colour; white is drawn from the bag; black is never any. Accepted: a colour; black is
# nothing. What opens after phase A is filled from the bag, so it is white or black.
cities = [
  { id = "eureka",         name = "Eureka",         x =  60, y = 185, circles = [["white", "blue", "B"]] },
  { id = "redding",        name = "Redding",        x = 178, y = 205, circles = [["grey", "red", "A"]] },
  { id = "klamath-falls",  name = "Klamath Falls",  x = 225, y =  95, circles = [["white", "grey", "B"]] },
  { id = "san-francisco",  name = "San Francisco",  x =  60, y = 380, circles = [["red", "grey", "A"], ["white", "yellow", "A"], ["white", "grey", "B"], ["white", "blue", "C"]] },
  { id = "oakland",        name = "Oakland",        x = 168, y = 345, circles = [["grey", "red", "A"], ["white", "yellow", "B"]] },
  { id = "sacramento",     name = "Sacramento",     x = 268, y = 292, circles = [["yellow", "red", "A"], ["white", "grey", "A"], ["white", "blue", "C"]] },
  { id = "santa-cruz",     name = "Santa Cruz",     x = 138, y = 458, circles = [["blue", "red", "A"]] },
  { id = "fresno",         name = "Fresno",         x = 345, y = 412, circles = [["blue", "yellow", "A"], ["white", "grey", "A"]] },
  { id = "santa-maria",    name = "Santa Maria",    x = 270, y = 545, circles = [["blue", "yellow", "A"]] },
  { id = "bakersfield",    name = "Bakersfield",    x = 418, y = 492, circles = [["grey", "red", "A"]] },
  { id = "los-angeles",    name = "Los Angeles",    x = 440, y = 590, circles = [["white", "blue", "A"], ["red", "grey", "A"], ["white", "grey", "B"], ["white", "yellow", "C"]] },
  { id = "san-diego",      name = "San Diego",      x = 540, y = 662, circles = [["red", "blue", "A"], ["white", "grey", "C"]] },
  { id = "barstow",        name = "Barstow",        x = 560, y = 530, circles = [["white", "red", "B"]] },
  { id = "needles",        name = "Needles",        x = 700, y = 540, circles = [["white", "blue", "B"]] },
  { id = "yuma",           name = "Yuma",           x = 712, y = 645, circles = [["white", "grey", "B"]] },
  { id = "phoenix",        name = "Phoenix",        x = 880, y = 620, circles = [["white", "blue", "B"], ["white", "blue", "C"]] },
  { id = "flagstaff",      name = "Flagstaff",      x = 915, y = 510, circles = [["white", "red", "C"]] },
  { id = "las-vegas",      name = "Las Vegas",      x = 680, y = 440, circles = [["white", "red", "C"]] },
  { id = "reno",           name = "Reno",           x = 380, y = 245, circles = [["grey", "blue", "A"], ["white", "grey", "C"]] },
  { id = "winnemucca",     name = "Winnemucca",     x = 495, y = 180, circles = [["black", "red", "A"]] },
  { id = "elko",           name = "Elko",           x = 640, y = 190, circles = [["white", "grey", "A"]] },
  { id = "boise",          name = "Boise",          x = 600, y =  45, circles = [["white", "blue", "C"]] },
  { id = "pocatello",      name = "Pocatello",      x = 855, y =  75, circles = [["white", "grey", "B"]] },
  { id = "ogden",          name = "Ogden",          x = 875, y = 170, circles = [["white", "blue", "A"], ["yellow", "grey", "A"]] },
  { id = "salt-lake-city", name = "Salt Lake City", x = 920, y = 245, circles = [["blue", "yellow", "A"], ["white", "blue", "A"], ["white", "blue", "A"], ["white", "grey", "C"]] },
  { id = "fillmore",       name = "Fillmore",       x = 860, y = 325, circles = [["white", "black", "A"]] },
]

# A contract, the two cities that its link joins, and the link''s length in cubes. Numbers run without
# a gap within a colour and phase, from the first that tables.toml names.
links = [
  ["blue-1A",    "sacramento",     "redding",        4],
  ["blue-2A",    "santa-maria",    "los-angeles",    5],
  ["blue-3A",    "fresno",         "bakersfield",    4],
  ["blue-4A",    "reno",           "winnemucca",     5],
  ["grey-1A",    "oakland",        "santa-cruz",     3],
  ["grey-2A",    "sacramento",     "fresno",         6],
  ["grey-3A",    "winnemucca",     "elko",           5],
  ["red-1A",     "san-francisco",  "santa-cruz",     3],
  ["red-2A",     "oakland",        "sacramento",     3],
  ["red-3A",     "los-angeles",    "san-diego",      4],
  ["red-4A",     "elko",           "ogden",          7],
  ["yellow-1A",  "santa-cruz",     "santa-maria",    5],
  ["yellow-2A",  "sacramento",     "reno",           5],
  ["yellow-3A",  "bakersfield",    "los-angeles",    4],
  ["yellow-4A",  "ogden",          "salt-lake-city", 2],
  ["slash-1A",   "san-francisco",  "oakland",        2],
  ["blue-9B",    "san-francisco",  "santa-cruz",     3],
  ["blue-10B",   "oakland",        "sacramento",     3],
  ["blue-11B",   "los-angeles",    "barstow",        4],
  ["blue-12B",   "pocatello",      "ogden",          3],
  ["grey-9B",    "sacramento",     "reno",           5],
  ["grey-10B",   "santa-maria",    "los-angeles",    5],
  ["grey-11B",   "yuma",           "phoenix",        5],
  ["grey-12B",   "salt-lake-city", "fillmore",       3],
  ["red-9B",     "fresno",         "bakersfield",    4],
  ["red-10B",    "reno",           "winnemucca",     5],
  ["red-11B",    "los-angeles",    "yuma",           7],
  ["red-12B",    "barstow",        "needles",        4],
  ["yellow-9B",  "san-francisco",  "oakland",        4],
  ["yellow-10B", "redding",        "klamath-falls",  4],
  ["yellow-11B", "sacramento",     "fresno",         6],
  ["slash-7B",   "san-francisco",  "eureka",         5],
  ["slash-8B",   "los-angeles",    "san-diego",      3],
  ["slash-9B",   "elko",           "ogden",          4],
  ["blue-17C",   "klamath-falls",  "reno",           6],
  ["blue-18C",   "fillmore",       "las-vegas",      6],
  ["blue-19C",   "needles",        "flagstaff",      6],
  ["grey-17C",   "redding",        "eureka",         4],
  ["grey-18C",   "bakersfield",    "los-angeles",    4],
  ["grey-19C",   "las-vegas",      "barstow",        4],
  ["grey-20C",   "boise",          "pocatello",      7],
  ["red-17C",    "santa-cruz",     "santa-maria",    5],
  ["red-18C",    "sacramento",     "redding",        4],
  ["red-19C",    "winnemucca",     "boise",          5],
  ["yellow-17C", "reno",           "las-vegas",      7],
  ["yellow-18C", "winnemucca",     "elko",           5],
  ["yellow-19C", "san-diego",      "yuma",           5],
  ["yellow-20C", "phoenix",        "flagstaff",      4],
]
',1,'{"disasters": "on"}','p1wIBYgeemTWBCPY',1,'running','aabaf61a300b526a3c2286b5c52f062276705c31f72b1f2597d60ca9d33ee748',0,0,'[30, 69]',NULL,NULL,0,1794965223589,1794965223591,'','','',NULL,0);
INSERT INTO "tables" VALUES('southeast','rolling-freight','southeast','# Rolling Freight: the southeastern United States.
#
# Fact, from the published game: which contracts there are (their colours, numbers and phases), how
# many may play on this map, the improvements left out on it, and the cities and links that the
# rulebook''s examples name.
#
# Reconstruction, ours: where the other links run and how long they are, the other cities, and what
# lies and is wanted in each. They are designed to satisfy every statement and example of the rules.
#
# Numbers that both maps share (prices, points, dice, pieces) stand in tables.toml.
# A board of your own is a file like this one: whistlestop board check FILE tells what is wrong with
# it, and whistlestop play rolling-freight --board FILE plays on it.

game = "rolling-freight"
name = "southeast"

size = [1000, 700]          # of the drawing; cities stand at x from the left, y from the top
players = [3, 5]            # the fewest and the most

# Improvements that stay in the box on this map, and how many of each. (Two players use a set of
# their own, which tables.toml names.)
without = {}

# A circle is what lies in it at first, what it accepts once, and the phase in which it opens.
# At first: a colour; white is drawn from the bag; black is never any. Accepted: a colour; black is
# nothing. What opens after phase A is filled from the bag, so it is white or black.
cities = [
  { id = "louisville",     name = "Louisville",     x = 380, y =  50, circles = [["grey", "blue", "A"], ["white", "blue", "A"], ["white", "red", "C"]] },
  { id = "memphis",        name = "Memphis",        x = 120, y = 225, circles = [["blue", "grey", "A"], ["white", "grey", "A"], ["white", "yellow", "B"]] },
  { id = "corinth",        name = "Corinth",        x = 215, y = 270, circles = [["black", "grey", "A"]] },
  { id = "nashville",      name = "Nashville",      x = 315, y = 160, circles = [["blue", "red", "A"], ["white", "grey", "A"]] },
  { id = "huntsville",     name = "Huntsville",     x = 325, y = 250, circles = [["white", "yellow", "A"]] },
  { id = "chattanooga",    name = "Chattanooga",    x = 405, y = 240, circles = [["grey", "blue", "A"], ["white", "grey", "C"]] },
  { id = "knoxville",      name = "Knoxville",      x = 480, y = 180, circles = [["grey", "blue", "A"], ["white", "yellow", "B"]] },
  { id = "bristol",        name = "Bristol",        x = 585, y = 125, circles = [["black", "red", "A"]] },
  { id = "lynchburg",      name = "Lynchburg",      x = 745, y =  85, circles = [["blue", "grey", "A"]] },
  { id = "richmond",       name = "Richmond",       x = 855, y =  85, circles = [["blue", "red", "A"]] },
  { id = "norfolk",        name = "Norfolk",        x = 940, y = 155, circles = [["grey", "blue", "A"], ["white", "blue", "A"], ["white", "grey", "B"]] },
  { id = "greensboro",     name = "Greensboro",     x = 715, y = 165, circles = [["blue", "yellow", "A"]] },
  { id = "raleigh",        name = "Raleigh",        x = 810, y = 195, circles = [["yellow", "grey", "A"], ["white", "grey", "C"]] },
  { id = "charlotte",      name = "Charlotte",      x = 660, y = 235, circles = [["grey", "red", "A"], ["white", "blue", "B"]] },
  { id = "asheville",      name = "Asheville",      x = 560, y = 215, circles = [["white", "red", "A"]] },
  { id = "wilmington",     name = "Wilmington",     x = 860, y = 300, circles = [["blue", "grey", "A"], ["white", "red", "B"]] },
  { id = "columbia",       name = "Columbia",       x = 675, y = 315, circles = [["blue", "grey", "A"], ["white", "yellow", "A"]] },
  { id = "charleston",     name = "Charleston",     x = 755, y = 395, circles = [["red", "blue", "A"], ["white", "blue", "A"], ["white", "grey", "C"]] },
  { id = "augusta",        name = "Augusta",        x = 585, y = 335, circles = [["blue", "red", "A"]] },
  { id = "savannah",       name = "Savannah",       x = 680, y = 445, circles = [["red", "grey", "A"], ["blue", "yellow", "A"], ["white", "grey", "B"]] },
  { id = "atlanta",        name = "Atlanta",        x = 455, y = 325, circles = [["grey", "blue", "A"], ["yellow", "red", "A"], ["white", "grey", "B"], ["white", "blue", "C"]] },
  { id = "macon",          name = "Macon",          x = 510, y = 395, circles = [["blue", "grey", "A"]] },
  { id = "montgomery",     name = "Montgomery",     x = 360, y = 410, circles = [["blue", "grey", "A"], ["white", "yellow", "A"], ["white", "grey", "C"]] },
  { id = "birmingham",     name = "Birmingham",     x = 315, y = 330, circles = [["grey", "blue", "A"], ["white", "red", "C"]] },
  { id = "meridian",       name = "Meridian",       x = 205, y = 400, circles = [["white", "black", "A"]] },
  { id = "jackson",        name = "Jackson",        x = 105, y = 390, circles = [["blue", "grey", "A"]] },
  { id = "new-orleans",    name = "New Orleans",    x = 120, y = 540, circles = [["red", "blue", "A"], ["white", "blue", "A"], ["white", "grey", "B"], ["white", "blue", "C"]] },
  { id = "mobile",         name = "Mobile",         x = 240, y = 500, circles = [["white", "blue", "A"], ["white", "red", "B"]] },
  { id = "pensacola",      name = "Pensacola",      x = 330, y = 530, circles = [["grey", "blue", "A"]] },
  { id = "tallahassee",    name = "Tallahassee",    x = 465, y = 515, circles = [["white", "black", "A"]] },
  { id = "jacksonville",   name = "Jacksonville",   x = 620, y = 540, circles = [["red", "grey", "A"], ["white", "blue", "B"]] },
  { id = "tampa",          name = "Tampa",          x = 560, y = 655, circles = [["white", "blue", "C"], ["white", "red", "C"]] },
]

# A contract, the two cities that its link joins, and the link''s length in cubes. Numbers run without
# a gap within a colour and phase, from the first that tables.toml names.
links = [
  ["blue-1A",    "louisville",     "nashville",      5],
  ["blue-2A",    "atlanta",        "montgomery",     4],
  ["blue-3A",    "bristol",        "lynchburg",      6],
  ["blue-4A",    "greensboro",     "charlotte",      3],
  ["grey-1A",    "chattanooga",    "knoxville",      3],
  ["grey-2A",    "macon",          "savannah",       6],
  ["grey-3A",    "augusta",        "atlanta",        5],
  ["grey-4A",    "charlotte",      "columbia",       3],
  ["grey-5A",    "lynchburg",      "richmond",       4],
  ["red-1A",     "montgomery",     "mobile",         5],
  ["red-2A",     "nashville",      "chattanooga",    4],
  ["red-3A",     "atlanta",        "macon",          3],
  ["red-4A",     "columbia",       "augusta",        3],
  ["red-5A",     "raleigh",        "greensboro",     3],
  ["yellow-1A",  "memphis",        "nashville",      7],
  ["yellow-2A",  "chattanooga",    "atlanta",        3],
  ["yellow-3A",  "knoxville",      "bristol",        4],
  ["yellow-4A",  "richmond",       "raleigh",        4],
  ["slash-1A",   "mobile",         "new-orleans",    4],
  ["slash-2A",   "charleston",     "savannah",       3],
  ["slash-3A",   "richmond",       "norfolk",        3],
  ["blue-9B",    "meridian",       "mobile",         4],
  ["blue-10B",   "birmingham",     "montgomery",     3],
  ["blue-11B",   "huntsville",     "chattanooga",    2],
  ["blue-12B",   "augusta",        "savannah",       5],
  ["blue-13B",   "columbia",       "charleston",     4],
  ["blue-14B",   "norfolk",        "raleigh",        5],
  ["grey-9B",    "memphis",        "jackson",        6],
  ["grey-10B",   "nashville",      "huntsville",     3],
  ["grey-11B",   "montgomery",     "pensacola",      4],
  ["grey-12B",   "knoxville",      "asheville",      3],
  ["grey-13B",   "raleigh",        "wilmington",     4],
  ["red-9B",     "jackson",        "new-orleans",    5],
  ["red-10B",    "corinth",        "huntsville",     4],
  ["red-11B",    "birmingham",     "atlanta",        5],
  ["red-12B",    "tallahassee",    "jacksonville",   5],
  ["red-13B",    "asheville",      "charlotte",      3],
  ["yellow-9B",  "jackson",        "meridian",       3],
  ["yellow-10B", "memphis",        "corinth",        3],
  ["yellow-11B", "pensacola",      "tallahassee",    5],
  ["yellow-12B", "charlotte",      "atlanta",        7],
  ["yellow-13B", "wilmington",     "columbia",       6],
  ["slash-7B",   "mobile",         "pensacola",      3],
  ["slash-8B",   "savannah",       "jacksonville",   4],
  ["slash-9B",   "norfolk",        "wilmington",     5],
  ["blue-17C",   "corinth",        "meridian",       4],
  ["blue-18C",   "knoxville",      "atlanta",        5],
  ["blue-19C",   "macon",          "tallahassee",    4],
  ["blue-20C",   "jacksonville",   "tampa",          4],
  ["grey-17C",   "meridian",       "birmingham",     4],
  ["grey-18C",   "tallahassee",    "tampa",          6],
  ["grey-19C",   "augusta",        "macon",          3],
  ["grey-20C",   "bristol",        "greensboro",     5],
  ["red-17C",    "montgomery",     "meridian",       5],
  ["red-18C",    "louisville",     "knoxville",      6],
  ["red-19C",    "wilmington",     "charlotte",      7],
  ["yellow-17C", "huntsville",     "birmingham",     2],
  ["yellow-18C", "macon",          "montgomery",     5],
  ["yellow-19C", "augusta",        "charleston",     6],
  ["yellow-20C", "lynchburg",      "greensboro",     3],
  ["slash-13C",  "pensacola",      "tampa",          6],
  ["slash-14C",  "wilmington",     "charleston",     4],
]
',1,'{"disasters": "off"}','p1wIBYgeemTWBCPY',1,'running','dc08ee06e0127c7f7a6320725a8a8c60f9d94ed46e3f25e6ef97af72a7d14c80',0,0,'[73, 17, 43]',NULL,NULL,0,1794965223655,1794965223665,'','','',NULL,0);
INSERT INTO "tables" VALUES('steel','steel-driver','usa','# Steel Driver: the United States.
#
# Fact, from the published game: the six companies and their first order; 17 tracks and 5 shares
# each; five rounds; the capital by number of players; the values of sets; the link and what it
# pays; 38 cities, of which 3 red, 5 orange, 6 silver, 12 black and 12 white; costs from 2 to 6;
# and whatever the rulebook''s examples name.
#
# Reconstruction, ours: the values of most cities, most costs, which cities are start cities beyond
# those named, and where routes run. They are designed to satisfy every statement and example of
# the rules, and tuned to the scores that players report.
#
# A board of your own is a file like this one: whistlestop board check FILE tells what is wrong
# with it, and whistlestop play steel-driver --board FILE plays on it.

game = "steel-driver"
name = "usa"

size = [1000, 600]          # of the drawing; cities stand at x from the left, y from the top

companies = ["red", "yellow", "green", "blue", "black", "purple"]   # in the order of round one
goods = ["red", "orange", "silver", "black", "white"]               # the colours of cities

rounds = 5
tracks_per_company = 17
shares_per_company = 5      # one is issued a round at most, so at least as many as rounds
set_values = [0, 10, 30, 60, 100, 150]   # of a set of 0, 1, 2 ... different goods, in dollars

# What reaching a city pays is its value in dollars; a company''s first track leaves a start city.
cities = [
  { id = "seattle",        name = "Seattle",        short = "SEA", colour = "black",  value = 50, start = false, x =  62, y =  62 },
  { id = "san-francisco",  name = "San Francisco",  short = "SFO", colour = "red",    value = 60, start = true,  x =  38, y = 268 },
  { id = "los-angeles",    name = "Los Angeles",    short = "LAX", colour = "red",    value = 50, start = true,  x = 112, y = 368 },
  { id = "helena",         name = "Helena",         short = "HEL", colour = "black",  value = 40, start = false, x = 222, y =  92 },
  { id = "salt-lake-city", name = "Salt Lake City", short = "SLC", colour = "orange", value = 50, start = false, x = 212, y = 222 },
  { id = "denver",         name = "Denver",         short = "DEN", colour = "red",    value = 50, start = false, x = 330, y = 244 },
  { id = "santa-fe",       name = "Santa Fe",       short = "SAF", colour = "orange", value = 40, start = false, x = 318, y = 334 },
  { id = "phoenix",        name = "Phoenix",        short = "PHX", colour = "black",  value = 40, start = false, x = 212, y = 392 },
  { id = "el-paso",        name = "El Paso",        short = "ELP", colour = "black",  value = 30, start = false, x = 306, y = 430 },
  { id = "houston",        name = "Houston",        short = "HOU", colour = "black",  value = 30, start = false, x = 486, y = 474 },
  { id = "new-orleans",    name = "New Orleans",    short = "NOL", colour = "silver", value = 40, start = true,  x = 572, y = 468 },
  { id = "atlanta",        name = "Atlanta",        short = "ATL", colour = "silver", value = 40, start = false, x = 672, y = 396 },
  { id = "jacksonville",   name = "Jacksonville",   short = "JAX", colour = "white",  value = 20, start = false, x = 722, y = 470 },
  { id = "charleston",     name = "Charleston",     short = "CHA", colour = "silver", value = 30, start = true,  x = 760, y = 414 },
  { id = "bismarck",       name = "Bismarck",       short = "BIS", colour = "black",  value = 30, start = false, x = 392, y =  92 },
  { id = "minneapolis",    name = "Minneapolis",    short = "MIN", colour = "orange", value = 40, start = false, x = 506, y = 116 },
  { id = "milwaukee",      name = "Milwaukee",      short = "MIL", colour = "black",  value = 30, start = false, x = 590, y = 142 },
  { id = "chicago",        name = "Chicago",        short = "CHI", colour = "black",  value = 50, start = false, x = 606, y = 196 },
  { id = "des-moines",     name = "Des Moines",     short = "DSM", colour = "black",  value = 20, start = false, x = 522, y = 198 },
  { id = "omaha",          name = "Omaha",          short = "OMA", colour = "orange", value = 30, start = false, x = 458, y = 214 },
  { id = "kansas-city",    name = "Kansas City",    short = "KAN", colour = "orange", value = 30, start = false, x = 490, y = 264 },
  { id = "wichita",        name = "Wichita",        short = "WIC", colour = "black",  value = 20, start = false, x = 438, y = 300 },
  { id = "fort-worth",     name = "Fort Worth",     short = "FTW", colour = "silver", value = 30, start = false, x = 452, y = 404 },
  { id = "st-louis",       name = "St. Louis",      short = "STL", colour = "black",  value = 40, start = false, x = 562, y = 276 },
  { id = "memphis",        name = "Memphis",        short = "MEM", colour = "silver", value = 40, start = false, x = 562, y = 352 },
  { id = "nashville",      name = "Nashville",      short = "NAS", colour = "silver", value = 20, start = false, x = 630, y = 330 },
  { id = "indianapolis",   name = "Indianapolis",   short = "IND", colour = "black",  value = 20, start = false, x = 630, y = 250 },
  { id = "detroit",        name = "Detroit",        short = "DET", colour = "white",  value = 30, start = false, x = 680, y = 166 },
  { id = "cleveland",      name = "Cleveland",      short = "CLE", colour = "white",  value = 30, start = false, x = 722, y = 206 },
  { id = "cincinnati",     name = "Cincinnati",     short = "CIN", colour = "white",  value = 30, start = false, x = 682, y = 276 },
  { id = "pittsburgh",     name = "Pittsburgh",     short = "PIT", colour = "white",  value = 40, start = false, x = 766, y = 236 },
  { id = "buffalo",        name = "Buffalo",        short = "BUF", colour = "white",  value = 30, start = false, x = 786, y = 158 },
  { id = "albany",         name = "Albany",         short = "ALB", colour = "white",  value = 20, start = false, x = 868, y = 142 },
  { id = "boston",         name = "Boston",         short = "BOS", colour = "white",  value = 30, start = true,  x = 948, y = 150 },
  { id = "new-york",       name = "New York",       short = "NYC", colour = "white",  value = 40, start = true,  x = 900, y = 208 },
  { id = "philadelphia",   name = "Philadelphia",   short = "PHI", colour = "white",  value = 30, start = false, x = 860, y = 244 },
  { id = "baltimore",      name = "Baltimore",      short = "BAL", colour = "white",  value = 30, start = true,  x = 814, y = 276 },
  { id = "richmond",       name = "Richmond",       short = "RIC", colour = "white",  value = 20, start = false, x = 806, y = 328 },
]

# From, to, and the cost in cubes. One track at most lies on a route.
routes = [
  ["seattle",        "san-francisco",  4],
  ["seattle",        "salt-lake-city", 6],
  ["seattle",        "helena",         4],
  ["san-francisco",  "salt-lake-city", 5],
  ["san-francisco",  "los-angeles",    4],
  ["los-angeles",    "salt-lake-city", 5],
  ["los-angeles",    "phoenix",        4],
  ["helena",         "salt-lake-city", 4],
  ["helena",         "bismarck",       6],
  ["helena",         "denver",         5],
  ["salt-lake-city", "denver",         5],
  ["salt-lake-city", "phoenix",        5],
  ["phoenix",        "santa-fe",       4],
  ["phoenix",        "el-paso",        4],
  ["santa-fe",       "el-paso",        3],
  ["santa-fe",       "denver",         4],
  ["santa-fe",       "wichita",        4],
  ["santa-fe",       "fort-worth",     5],
  ["el-paso",        "fort-worth",     4],
  ["el-paso",        "houston",        5],
  ["denver",         "bismarck",       5],
  ["denver",         "omaha",          5],
  ["denver",         "kansas-city",    5],
  ["denver",         "wichita",        4],
  ["bismarck",       "minneapolis",    4],
  ["bismarck",       "omaha",          4],
  ["omaha",          "minneapolis",    3],
  ["omaha",          "des-moines",     2],
  ["omaha",          "kansas-city",    2],
  ["kansas-city",    "des-moines",     2],
  ["kansas-city",    "st-louis",       3],
  ["kansas-city",    "wichita",        2],
  ["wichita",        "fort-worth",     3],
  ["wichita",        "memphis",        4],
  ["fort-worth",     "houston",        2],
  ["fort-worth",     "memphis",        4],
  ["fort-worth",     "new-orleans",    4],
  ["houston",        "new-orleans",    3],
  ["minneapolis",    "des-moines",     3],
  ["minneapolis",    "milwaukee",      3],
  ["milwaukee",      "chicago",        2],
  ["minneapolis",    "chicago",        4],
  ["des-moines",     "chicago",        3],
  ["des-moines",     "st-louis",       3],
  ["st-louis",       "chicago",        3],
  ["st-louis",       "indianapolis",   2],
  ["st-louis",       "nashville",      3],
  ["st-louis",       "memphis",        3],
  ["chicago",        "indianapolis",   2],
  ["chicago",        "detroit",        3],
  ["chicago",        "cleveland",      3],
  ["indianapolis",   "cincinnati",     2],
  ["indianapolis",   "cleveland",      3],
  ["detroit",        "cleveland",      2],
  ["detroit",        "buffalo",        3],
  ["cleveland",      "buffalo",        2],
  ["cleveland",      "pittsburgh",     2],
  ["cincinnati",     "pittsburgh",     3],
  ["cincinnati",     "nashville",      3],
  ["cincinnati",     "richmond",       4],
  ["memphis",        "new-orleans",    3],
  ["memphis",        "nashville",      2],
  ["memphis",        "atlanta",        4],
  ["nashville",      "atlanta",        3],
  ["atlanta",        "new-orleans",    4],
  ["atlanta",        "charleston",     3],
  ["atlanta",        "jacksonville",   3],
  ["atlanta",        "richmond",       4],
  ["jacksonville",   "new-orleans",    4],
  ["jacksonville",   "charleston",     2],
  ["charleston",     "richmond",       3],
  ["richmond",       "baltimore",      2],
  ["baltimore",      "pittsburgh",     3],
  ["baltimore",      "philadelphia",   3],
  ["philadelphia",   "pittsburgh",     4],
  ["philadelphia",   "new-york",       2],
  ["new-york",       "buffalo",        4],
  ["new-york",       "albany",         2],
  ["new-york",       "boston",         3],
  ["albany",         "boston",         2],
  ["albany",         "buffalo",        3],
  ["buffalo",        "pittsburgh",     3],
]

# The quiet ground that the map is drawn on: the shore and the border as points, in order. Ours,
# drawn to suit the places of the cities; a board without an outline gets a plain ground.
outline = [
  [30, 44], [51, 48], [58, 41], [58, 28], [161, 31], [269, 27], [375, 32], [454, 22],
  [485, 11], [492, 18], [519, 16], [544, 27], [577, 24], [550, 50], [531, 66], [553, 58],
  [559, 64], [585, 48], [604, 32], [593, 48], [610, 56], [636, 50], [657, 55], [670, 66],
  [654, 70], [625, 72], [613, 78], [600, 99], [597, 112], [611, 93], [603, 122], [599, 154],
  [602, 177], [609, 196], [620, 193], [628, 174], [625, 145], [627, 112], [643, 98], [655, 78],
  [673, 84], [685, 96], [687, 123], [675, 137], [693, 129], [705, 158], [699, 178], [689, 191],
  [701, 203], [724, 199], [754, 185], [778, 165], [779, 150], [810, 145], [834, 132], [835, 113],
  [858, 85], [893, 78], [932, 74], [948, 61], [964, 30], [974, 2], [985, 4], [989, 26],
  [989, 49], [997, 73], [984, 90], [970, 105], [960, 127], [961, 143], [960, 161], [971, 176],
  [979, 167], [977, 182], [944, 191], [905, 192], [892, 204], [924, 196], [888, 217], [880, 227],
  [877, 249], [861, 272], [851, 260], [857, 283], [838, 326], [833, 295], [831, 271], [828, 293],
  [830, 321], [836, 337], [843, 375], [823, 385], [798, 394], [774, 405], [753, 422], [735, 440],
  [730, 464], [735, 487], [749, 513], [761, 545], [764, 573], [756, 585], [742, 572], [725, 551],
  [708, 524], [706, 501], [691, 483], [676, 475], [658, 482], [640, 467], [609, 465], [586, 463],
  [584, 476], [592, 490], [573, 488], [550, 480], [522, 474], [500, 481], [479, 496], [460, 510],
  [457, 527], [462, 546], [429, 534], [419, 510], [401, 484], [386, 468], [372, 470], [362, 485],
  [342, 474], [331, 459], [306, 444], [279, 435], [279, 444], [231, 433], [169, 404], [132, 399],
  [126, 383], [110, 372], [106, 367], [96, 361], [75, 349], [71, 334], [43, 299], [35, 291],
  [23, 276], [21, 265], [13, 246], [20, 227], [14, 215], [22, 188], [23, 170], [34, 141],
  [38, 100], [37, 79], [30, 48],
]

[capital]                   # cubes for each player at the start of a round, by number of players
3 = 10
4 = 8
5 = 7
6 = 6

[link]                      # the transcontinental link, once per game
ends = ["san-francisco", "new-york"]
builder = 50                # for the company that makes it
others = 30                 # for each other company in it
',1,'{"first-player": "seat-1"}','p1wIBYgeemTWBCPY',1,'running','8d286da42cd26601c3bbec282eaf8e6018c4a59f5ae14c50e9b7de0c46908620',0,0,'[600, 540, 510]',NULL,NULL,0,1794965223954,1794965223956,'','','',NULL,0);
INSERT INTO "tables" VALUES('finished','steam-rollers','valley','# Steam Rollers: a valley, long and narrow, with a lake in it, for 2 to 5 players.
#
# All of it is ours: the map, the walls and the numbers of the option modules. Cards, dice and
# everything else are as on the standard map, whose file says what each part means. Each of the six
# cities has a colour of its own.

game = "steam-rollers"
name = "valley"

players = [2, 5]
colours = ["yellow", "red", "orange", "white", "blue", "purple"]
cubes_per_colour = 8
cubes_beyond_players = 2
dice_beyond_players = 1
engine_points = [0, 0, 0, 0, 1, 2, 3]

regions = [
  { colour = "yellow", city = [1, 1],  town = [3, 2],  plain = [[0, 0], [1, 0], [2, 0], [3, 0], [-1, 1], [0, 1], [2, 1], [3, 1], [-1, 2], [0, 2]] },
  { colour = "red",    city = [7, 0],  town = [4, 1],  plain = [[4, 0], [5, 0], [6, 0], [8, 0], [9, 0], [5, 1], [7, 1], [8, 1], [4, 2], [7, 2]] },
  { colour = "orange", city = [11, 1], town = [13, 2], plain = [[10, 0], [11, 0], [12, 0], [13, 0], [14, 0], [9, 1], [10, 1], [12, 1], [13, 1], [9, 2], [10, 2]] },
  { colour = "white",  city = [0, 3],  town = [2, 3],  plain = [[1, 2], [2, 2], [-2, 3], [-1, 3], [1, 3], [-2, 4], [-1, 4], [0, 4], [1, 4]] },
  { colour = "blue",   city = [5, 4],  town = [8, 2],  plain = [[3, 3], [4, 3], [5, 3], [6, 3], [7, 3], [2, 4], [3, 4], [4, 4], [6, 4], [7, 4]] },
  { colour = "purple", city = [10, 3], town = [12, 4], plain = [[11, 2], [12, 2], [8, 3], [9, 3], [11, 3], [12, 3], [8, 4], [9, 4], [10, 4], [11, 4]] },
]

# What the black die allows to draw, from its side 1 on.
black_die = [
  ["straight", "gentle"],
  ["straight", "gentle"],
  ["straight", "sharp"],
  ["straight", "sharp"],
  ["gentle", "sharp"],
  ["gentle", "sharp"],
]

# A lightning side goes back to the centre when used; an infinity side stays until it is stolen.
[cards]
1a = { kind = "lightning", points = 1 }
1b = { kind = "lightning", points = 1 }
2a = { kind = "lightning", points = 1 }
2b = { kind = "lightning", points = 1 }
3a = { kind = "infinity",  points = -1 }
3b = { kind = "lightning", points = 1 }
4a = { kind = "lightning", points = 1 }
4b = { kind = "infinity",  points = -1 }
5a = { kind = "infinity",  points = -2 }
5b = { kind = "infinity",  points = -2 }
6a = { kind = "infinity",  points = -1 }
6b = { kind = "infinity",  points = -1 }

[walls]
medium = [["1|2"], ["4|5"], ["2|3"], ["5|6"], ["1|4"], ["3|6"]]
hard = [["1|2", "3|6"], ["1|4", "5|6"], ["2|3", "4|5"], ["1|5", "3|5"], ["2|5", "1|4"], ["2|5", "3|6"]]

# As on the standard map.
[ending]
empty_cities = 3
standstill = 3
without_delivery = 30

[wild]
cubes = 6

[[orders]]
a = { colours = ["yellow", "red"], points = 3 }
b = { colours = ["yellow", "white"], points = 3 }

[[orders]]
a = { colours = ["blue", "purple"], points = 3 }
b = { colours = ["orange", "red"], points = 3 }

[[orders]]
a = { colours = ["orange", "white"], points = 3 }
b = { colours = ["blue", "white"], points = 3 }

[[orders]]
a = { colours = ["red", "blue", "orange"], points = 5 }
b = { colours = ["yellow", "blue", "purple"], points = 5 }

[[orders]]
a = { colours = ["yellow", "white", "purple"], points = 5 }
b = { colours = ["red", "orange", "white"], points = 5 }

[[orders]]
a = { colours = ["yellow", "red", "blue", "purple"], points = 7 }
b = { colours = ["yellow", "orange", "white", "purple"], points = 7 }

[powers]
points = 2
cube_cities = [3, 4]

[solo]
cubes_per_city = 4
white_dice = 3
rounds = 36
stars = [10, 16, 22, 28, 34]
',1,'{"walls": "easy", "solo": "off", "wild": "on", "orders": "off", "powers": "off"}','p1wIBYgeemTWBCPY',1,'finished','fcdf9939666ee6b0cd2a35fa9e6bd88a0b1803b8d070e6cea0f5a8bc8570f808',0,-2,'[19, 45]',NULL,NULL,0,1794965224912,1794965224914,'','','',NULL,0);
CREATE INDEX ix_sessions_expires ON sessions (expires);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_status_changed ON tables (status, changed);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_absences_table_id ON absences (table_id);
CREATE INDEX ix_notices_person ON notices (person);
CREATE INDEX ix_notices_is_done_due ON notices (is_done, due);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX ix_friendships_two ON friendships (two);
CREATE INDEX ix_blocks_blocked ON blocks (blocked);
CREATE INDEX ix_placings_person ON placings (person);
CREATE INDEX ix_audit_person ON audit (person);
CREATE INDEX ix_audit_table_id ON audit (table_id);
CREATE TRIGGER audit_update BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END;
CREATE TRIGGER audit_delete BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END;
CREATE INDEX ix_analyses_status ON analyses (status);
COMMIT;
