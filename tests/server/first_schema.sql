-- A store as the first schema wrote it, with one finished game. Never changed: every later version must open it.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE board (
	id VARCHAR(16) NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	host BLOB, 
	seed BLOB, 
	counter BIGINT NOT NULL, 
	n INTEGER NOT NULL, 
	no INTEGER NOT NULL, 
	actors INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "board" VALUES('23456789abcd','FIRST2','quest',1,'over',X'53AAA6E7B60D1929E01AF6D5F8E04E782BC683035A2404B6FFE010F915F99557',X'D9B7BD8379C2B8E17794283684048339778335CE5365CFA4E9D582B8F31DEBEE',21,24,29,0,1794774828,1794774829,'{"options":{"course":"first-game","caves":false,"strips":"large_only","start":"first"},"pace":{"kind":"relaxed"},"bot_pace":"instant","seqs":[24,21],"clock":{"at_stop":[0,0],"since":{}},"offer":null,"offers":0,"error":null,"next":null,"result":{"ranks":[2,1],"scores":[0,0],"key":"quest.result.none","args":{"who":[],"round":3},"how":"resigned"},"deal":[2,3,0,0,5,6,4,2,2,2,1,1]}');
CREATE TABLE client (
	id BLOB NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE entry (
	board VARCHAR(16) NOT NULL, 
	n INTEGER NOT NULL, 
	no INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (board, n)
);
INSERT INTO "entry" VALUES('23456789abcd',1,3,'{"seat":0,"action":46,"to":null,"outcomes":[],"reveals":false,"notation":"spend sailor","by":"player","at":1794774828,"events":[["spent",{"seat":0,"card":"sailor","worth":1},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',2,4,'{"seat":0,"action":45,"to":null,"outcomes":[],"reveals":false,"notation":"spend traveler","by":"player","at":1794774828,"events":[["spent",{"seat":0,"card":"traveler","worth":2},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',3,5,'{"seat":0,"action":176,"to":null,"outcomes":[],"reveals":false,"notation":"buy scout","by":"player","at":1794774828,"events":[["bought",{"seat":0,"card":"scout"},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',4,6,'{"seat":0,"action":21,"to":null,"outcomes":[],"reveals":false,"notation":"end","by":"player","at":1794774828,"events":[["ended",{"seat":0},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',5,7,'{"seat":0,"action":252,"to":null,"outcomes":[],"reveals":false,"notation":"discard traveler","by":"player","at":1794774828,"events":[["discarded",{"seat":0,"card":"traveler"},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',6,8,'{"seat":0,"action":251,"to":null,"outcomes":[3,1,0],"reveals":true,"notation":"discard explorer","by":"player","at":1794774828,"events":[["discarded",{"seat":0,"card":"explorer"},null,0,false],["drew",{"seat":0,"count":4},{"cards":["traveler","explorer","explorer","traveler"]},1,false],["turn",{"seat":1,"round":1},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',7,9,'{"seat":1,"action":80,"to":null,"outcomes":[],"reveals":false,"notation":"explorer machete 1","by":"player","at":1794774828,"events":[["played",{"seat":1,"card":"explorer","symbol":"machete","power":1,"piece":0},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',8,10,'{"seat":1,"action":20,"to":null,"outcomes":[],"reveals":false,"notation":"stop","by":"player","at":1794774828,"events":[["stopped",{"seat":1},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',9,11,'{"seat":1,"action":80,"to":null,"outcomes":[],"reveals":false,"notation":"explorer machete 1","by":"player","at":1794774828,"events":[["played",{"seat":1,"card":"explorer","symbol":"machete","power":1,"piece":0},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',10,12,'{"seat":1,"action":20,"to":null,"outcomes":[],"reveals":false,"notation":"stop","by":"player","at":1794774828,"events":[["stopped",{"seat":1},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',11,13,'{"seat":1,"action":21,"to":null,"outcomes":[],"reveals":false,"notation":"end","by":"player","at":1794774828,"events":[["ended",{"seat":1},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',12,14,'{"seat":1,"action":252,"to":null,"outcomes":[],"reveals":false,"notation":"discard traveler","by":"player","at":1794774828,"events":[["discarded",{"seat":1,"card":"traveler"},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',13,15,'{"seat":1,"action":22,"to":null,"outcomes":[0,2,1],"reveals":true,"notation":"done","by":"player","at":1794774828,"events":[["drew",{"seat":1,"count":3},{"cards":["explorer","sailor","traveler"]},2,false],["turn",{"seat":0,"round":2},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',14,16,'{"seat":0,"action":21,"to":null,"outcomes":[],"reveals":false,"notation":"end","by":"player","at":1794774828,"events":[["ended",{"seat":0},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',15,17,'{"seat":0,"action":251,"to":null,"outcomes":[],"reveals":false,"notation":"discard explorer","by":"player","at":1794774828,"events":[["discarded",{"seat":0,"card":"explorer"},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',16,18,'{"seat":0,"action":22,"to":null,"outcomes":[5],"reveals":true,"notation":"done","by":"player","at":1794774828,"events":[["shuffled",{"seat":0},null,0,false],["drew",{"seat":0,"count":1},{"cards":["scout"]},1,false],["turn",{"seat":1,"round":2},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',17,19,'{"seat":1,"action":81,"to":null,"outcomes":[],"reveals":false,"notation":"explorer machete 2","by":"player","at":1794774828,"events":[["played",{"seat":1,"card":"explorer","symbol":"machete","power":1,"piece":1},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',18,20,'{"seat":1,"action":6,"to":null,"outcomes":[],"reveals":false,"notation":"e 2","by":"player","at":1794774828,"events":[["step",{"seat":1,"piece":1,"from":33,"to":28},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',19,21,'{"seat":1,"action":21,"to":null,"outcomes":[],"reveals":false,"notation":"end","by":"player","at":1794774828,"events":[["ended",{"seat":1},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',20,22,'{"seat":1,"action":252,"to":null,"outcomes":[],"reveals":false,"notation":"discard traveler","by":"player","at":1794774828,"events":[["discarded",{"seat":1,"card":"traveler"},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',21,23,'{"seat":1,"action":253,"to":null,"outcomes":[],"reveals":false,"notation":"discard sailor","by":"player","at":1794774828,"events":[["discarded",{"seat":1,"card":"sailor"},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',22,24,'{"seat":1,"action":22,"to":null,"outcomes":[5,4],"reveals":true,"notation":"done","by":"player","at":1794774828,"events":[["shuffled",{"seat":1},null,0,false],["drew",{"seat":1,"count":3},{"cards":["traveler","sailor","traveler"]},2,false],["turn",{"seat":0,"round":3},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',23,25,'{"seat":0,"action":44,"to":null,"outcomes":[],"reveals":false,"notation":"spend explorer","by":"player","at":1794774829,"events":[["spent",{"seat":0,"card":"explorer","worth":1},null,0,false]]}');
INSERT INTO "entry" VALUES('23456789abcd',24,26,'{"seat":0,"action":47,"to":null,"outcomes":[],"reveals":false,"notation":"spend scout","by":"player","at":1794774829,"events":[["spent",{"seat":0,"card":"scout","worth":1},null,0,false]]}');
CREATE TABLE note (
	board VARCHAR(16) NOT NULL, 
	no INTEGER NOT NULL, 
	client BLOB, 
	body TEXT NOT NULL, 
	PRIMARY KEY (board, no)
);
INSERT INTO "note" VALUES('23456789abcd',1,NULL,'{"is":"table","what":"made","seat":null,"args":{},"at":1794774828}');
INSERT INTO "note" VALUES('23456789abcd',2,NULL,'{"is":"table","what":"started","seat":null,"args":{},"at":1794774828}');
INSERT INTO "note" VALUES('23456789abcd',27,X'53AAA6E7B60D1929E01AF6D5F8E04E782BC683035A2404B6FFE010F915F99557','{"is":"chat","seat":0,"name":"you","text":"well played","at":1794774829}');
INSERT INTO "note" VALUES('23456789abcd',28,NULL,'{"is":"table","what":"resigned","seat":0,"args":{},"at":1794774829}');
INSERT INTO "note" VALUES('23456789abcd',29,NULL,'{"is":"table","what":"over","seat":null,"args":{"how":"resigned"},"at":1794774829}');
CREATE TABLE seat (
	board VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	client BLOB, 
	name VARCHAR(24) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (board, seat)
);
INSERT INTO "seat" VALUES('23456789abcd',0,'human',X'53AAA6E7B60D1929E01AF6D5F8E04E782BC683035A2404B6FFE010F915F99557','you','{"level":"normal","held":null,"out":"resigned","orders":"matters"}');
INSERT INTO "seat" VALUES('23456789abcd',1,'human',X'53AAA6E7B60D1929E01AF6D5F8E04E782BC683035A2404B6FFE010F915F99557','hot','{"level":"normal","held":null,"out":null,"orders":"matters"}');
CREATE TABLE snapshot (
	board VARCHAR(16) NOT NULL, 
	n INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (board, n)
);
INSERT INTO "snapshot" VALUES('23456789abcd',0,'{"seats":2,"options":{"course":"first-game","caves":false,"strips":"large_only","start":"first"},"placed":33016,"standing":15,"start":0,"turn":0,"round":1,"final":0,"phase":0,"spending":0,"bought":0,"coins":0,"passing":0,"changing":0,"item":-1,"left":0,"symbol":0,"mover":0,"moved":0,"owed":0,"target":-1,"optional":0,"pieces":[36,34,35,33],"market":[0,0,0,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3,3],"removed":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"blockade":[3,5,1,2],"taken":[0,0],"cave_left":[],"token_bag":[0,0,0,0,0,0,0,0,0,0,0,0,0,0],"draw_size":[4,4],"discard_size":[0,0],"near":[0,0,0,0],"played":[],"new_discard":[],"new_draw":[],"new_hand":[],"hands":[[0,1,1,2],[0,0,1,1]],"draws":[[2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[1,2,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]],"discards":[[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]],"known":[[],[]],"tokens":[[],[]]}');
CREATE TABLE transfer (
	code BLOB NOT NULL, 
	board VARCHAR(16) NOT NULL, 
	client BLOB NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (code)
);
CREATE TABLE wish (
	board VARCHAR(16) NOT NULL, 
	client BLOB NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (board, client)
);
CREATE INDEX ix_board_status ON board (status);
CREATE INDEX ix_seat_client ON seat (client);
COMMIT;
