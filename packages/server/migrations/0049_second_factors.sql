-- A second factor: an authenticator app, passkeys and recovery codes, and what waits for one of them.

-- The secret is encrypted with a key that stands in no row. A new one replaces it once a code of it was typed.
CREATE TABLE authenticator_apps (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret bytea,
  confirmed_at timestamptz,
  -- The step of the last code that was accepted; no code of it or of an earlier step is taken again.
  last_step bigint,
  new_secret bytea,
  new_secret_at timestamptz,
  CHECK ((secret IS NULL) = (confirmed_at IS NULL))
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id, created_at);

-- Each is taken away by the first answer to it, right or wrong. With a person it is good for that person only.
CREATE TABLE passkey_challenges (
  challenge_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('add', 'login')),
  user_id uuid REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_user ON passkey_challenges (user_id);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);

-- Logins whose password was right and whose second factor has not come yet; they open nothing by themselves.
CREATE TABLE pending_logins (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  password_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX pending_logins_user ON pending_logins (user_id);
CREATE INDEX pending_logins_expiry ON pending_logins (expires_at);

-- Of the browser of a session two words of fixed lists are stored.
ALTER TABLE sessions
  ADD COLUMN browser text NOT NULL DEFAULT 'other',
  ADD COLUMN system text NOT NULL DEFAULT 'other',
  -- When the person proved the password, or a passkey, in this session last.
  ADD COLUMN confirmed_at timestamptz NOT NULL DEFAULT now();
