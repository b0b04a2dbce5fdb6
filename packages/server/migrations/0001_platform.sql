-- What every area stands on: people and their sessions, audit, repeatable writes, jobs, mail and counters.

CREATE TABLE users (
  id uuid PRIMARY KEY,
  type text NOT NULL,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  email_verified_at timestamptz,
  password_hash text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  language text NOT NULL DEFAULT 'en',
  first_name_en text NOT NULL,
  last_name_en text NOT NULL,
  first_name_ar text NOT NULL,
  last_name_ar text NOT NULL,
  gender text,
  birth_place text,
  birth_date date,
  residence_country text,
  residence_state text,
  education_level text,
  phone text,
  work_place text,
  work_position text,
  work_start_date date,
  direct_manager text,
  terms_accepted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE user_privileges (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  "group" text NOT NULL,
  command text NOT NULL,
  PRIMARY KEY (user_id, "group", command)
);

-- The cookie holds the token; the table holds only its SHA-256, so that a copy of the table opens no session.
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Browsers in which the person has signed in before: their tries are counted apart, so that nobody can use them up.
CREATE TABLE known_devices (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  used_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX known_devices_user ON known_devices (user_id);
CREATE INDEX known_devices_use ON known_devices (used_at);

CREATE TABLE codes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL,
  code_hash bytea NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, purpose)
);

-- Counted tries; the key is a hash, so that no address and no email stands here.
CREATE TABLE attempts (
  key bytea NOT NULL,
  slot timestamptz NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (key, slot)
);
CREATE INDEX attempts_slot ON attempts (slot);

CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  user_id uuid,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_entity ON audit (entity, entity_id);

CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

CREATE TABLE jobs (
  name text PRIMARY KEY,
  run_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  last_error text
);

CREATE TABLE emails (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  language text NOT NULL,
  title text NOT NULL,
  content text,
  state text NOT NULL DEFAULT 'waiting',
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  last_error text
);
CREATE INDEX emails_created ON emails (created_at DESC, id DESC);
CREATE INDEX emails_waiting ON emails (next_try_at) WHERE state = 'waiting';

CREATE TABLE vitals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL,
  route text NOT NULL,
  name text NOT NULL,
  value double precision NOT NULL
);
CREATE INDEX vitals_day ON vitals (day);

-- What happens once in the life of an installation, such as filling it with demo data.
CREATE TABLE marks (
  name text PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now()
);
