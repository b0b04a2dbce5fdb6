-- Notices in the portal. A person's notices are numbered one by one: whoever writes one holds the person's row until the
-- end of the transaction, so that a number that can be read never leaves a lower one to come later.
CREATE TABLE notice_people (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  last bigint NOT NULL DEFAULT 0,
  -- Kinds that this person has switched off.
  off text[] NOT NULL DEFAULT '{}',
  digest text NOT NULL DEFAULT 'none' CHECK (digest IN ('none', 'daily')),
  -- The last notice that a digest told of.
  digested bigint NOT NULL DEFAULT 0
);
CREATE INDEX notice_people_digest ON notice_people (user_id) WHERE digest = 'daily';

CREATE TABLE notices (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  number bigint NOT NULL,
  kind text NOT NULL,
  target jsonb,
  details jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  UNIQUE (user_id, number)
);
CREATE INDEX notices_unread ON notices (user_id) WHERE read_at IS NULL;

-- What open streams of every replica hear of, whichever part of the portal wrote it.
CREATE FUNCTION announce_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notices', changed.user_id::text) FROM (SELECT DISTINCT user_id FROM rows) changed;
  RETURN NULL;
END $$;
CREATE TRIGGER notices_added AFTER INSERT ON notices REFERENCING NEW TABLE AS rows
  FOR EACH STATEMENT EXECUTE FUNCTION announce_notices();
CREATE TRIGGER notices_read AFTER UPDATE ON notices REFERENCING NEW TABLE AS rows
  FOR EACH STATEMENT EXECUTE FUNCTION announce_notices();

CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', changed.user_id::text) FROM (SELECT DISTINCT user_id FROM rows) changed;
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions REFERENCING OLD TABLE AS rows
  FOR EACH STATEMENT EXECUTE FUNCTION announce_session_end();

CREATE FUNCTION announce_deactivation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER users_deactivated AFTER UPDATE OF active ON users
  FOR EACH ROW WHEN (OLD.active AND NOT NEW.active) EXECUTE FUNCTION announce_deactivation();
