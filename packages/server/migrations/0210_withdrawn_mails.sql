-- A mail that asks for a step, and about which record. It is withdrawn with its notice while it wasn't sent.

ALTER TABLE emails ADD COLUMN notice_kind text, ADD COLUMN about uuid;
CREATE INDEX emails_about ON emails (about) WHERE state IN ('waiting', 'kept') AND about IS NOT NULL;
