-- A new email address that somebody asked for on behalf of somebody else, until it takes effect or is stopped.

CREATE TABLE pending_email_changes (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  asked_by uuid REFERENCES users ON DELETE SET NULL,
  asked_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  confirm_hash bytea NOT NULL UNIQUE,
  stop_hash bytea NOT NULL UNIQUE,
  CHECK (due_at > asked_at)
);
CREATE INDEX pending_email_changes_asked_by ON pending_email_changes (asked_by);

-- Whether anybody has ever logged in to the account. Sessions are deleted, so the first one is noted here. Existing
-- accounts with a password count as used.
ALTER TABLE users ADD COLUMN has_logged_in boolean NOT NULL DEFAULT false;
UPDATE users SET has_logged_in = true WHERE password_hash IS NOT NULL;

CREATE FUNCTION note_login() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET has_logged_in = true WHERE id = NEW.user_id AND NOT has_logged_in;
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_note_login AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION note_login();

-- A pending address is reserved: no other account gets it. Writers of accounts share a lock with each other and wait
-- only for someone who reserves an address; there are few locks, because an import writes thousands of accounts.
CREATE FUNCTION is_email_reserved(given text, for_user uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('pending_email_changes'), hashtext(given) & 15);
  RETURN EXISTS (SELECT FROM pending_email_changes WHERE email = given AND user_id <> for_user);
END $$;

CREATE FUNCTION refuse_reserved_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_email_reserved(NEW.email, NEW.id) THEN
    RAISE EXCEPTION 'email is reserved' USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_email_key';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER users_refuse_reserved_email BEFORE INSERT OR UPDATE OF email ON users
FOR EACH ROW EXECUTE FUNCTION refuse_reserved_email();

CREATE FUNCTION reserve_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('pending_email_changes'), hashtext(NEW.email) & 15);
  IF EXISTS (SELECT FROM users WHERE email = NEW.email) THEN
    RAISE EXCEPTION 'email is taken' USING ERRCODE = 'unique_violation', CONSTRAINT = 'pending_email_changes_email_key';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER pending_email_changes_reserve BEFORE INSERT ON pending_email_changes
FOR EACH ROW EXECUTE FUNCTION reserve_email();
