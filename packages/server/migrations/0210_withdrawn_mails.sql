-- A mail that asks for a step on a record. It is withdrawn with its notice, unless it was sent.

ALTER TABLE emails ADD COLUMN notice_kind text, ADD COLUMN about uuid;
CREATE INDEX emails_about ON emails (about) WHERE state IN ('waiting', 'kept') AND about IS NOT NULL;
