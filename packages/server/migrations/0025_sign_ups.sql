-- A sign-up is no account before its own code was typed: each keeps its own password and profile, and belongs to the
-- browsers that made it or proved its password.
CREATE TABLE sign_ups (
  id uuid PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email)),
  -- SHA-256 of the tokens in the cookies of these browsers, in base64url.
  browsers text[] NOT NULL DEFAULT '{}',
  password_hash text NOT NULL,
  profile jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX sign_ups_email ON sign_ups (email, created_at DESC);
CREATE INDEX sign_ups_age ON sign_ups (created_at);

-- A code belongs to an account or to a sign-up.
ALTER TABLE codes DROP CONSTRAINT codes_user_id_fkey;
ALTER TABLE codes RENAME COLUMN user_id TO owner_id;

-- Sign-ups that were never verified go on as such; their people come in with their password and a new code.
INSERT INTO sign_ups (id, email, password_hash, profile, created_at)
SELECT id, email, password_hash,
  to_jsonb(users) - '{id,type,email,email_verified_at,password_hash,active,created_at,updated_at,version}'::text[],
  now()
FROM users WHERE email_verified_at IS NULL AND type = 'user' AND terms_accepted_at IS NOT NULL;
DELETE FROM users WHERE email_verified_at IS NULL AND type = 'user' AND terms_accepted_at IS NOT NULL;
