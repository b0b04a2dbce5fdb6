-- Sites that may show widgets, and what a frame on them may do for a quarter of an hour.

CREATE TABLE partners (
  id uuid PRIMARY KEY,
  key text NOT NULL UNIQUE,
  name text NOT NULL,
  origins text[] NOT NULL,
  theme jsonb NOT NULL DEFAULT '{}',
  last_seen_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX partners_name ON partners (name, id);
CREATE INDEX partners_created ON partners (created_at DESC, id DESC);

-- A one-time code that the popup hands to the frame; worth nothing without the secret that the frame kept.
CREATE TABLE embed_codes (
  code_hash bytea PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  challenge text NOT NULL,
  session_hash bytea,
  expires_at timestamptz NOT NULL
);

CREATE TABLE embed_sessions (
  token_hash bytea PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

-- What tickets for private complaints are signed with, one key a day. No ticket is stored when it is given out.
CREATE TABLE embed_keys (
  day date PRIMARY KEY,
  secret bytea NOT NULL
);

-- Tickets that were used: by hash, with a fingerprint of what they were used for that only the ticket can make.
CREATE TABLE embed_spent (
  ticket_hash bytea PRIMARY KEY,
  fingerprint bytea NOT NULL,
  day date NOT NULL
);
