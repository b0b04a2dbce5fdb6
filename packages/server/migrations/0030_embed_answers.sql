-- What a plain form of a frame is answered with, for the moment until the browser comes for it. Encrypted with the token
-- in its address, of which only a hash is stored: without the address nobody can read it.
CREATE TABLE embed_answers (
  token_hash bytea PRIMARY KEY,
  sealed bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
