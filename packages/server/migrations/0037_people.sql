-- Accounts that somebody else makes, sessions that can be named, and requests of people about their own account.

-- Nobody can sign in without a password; who was invited sets one with the code of the invitation.
ALTER TABLE users ALTER COLUMN password_hash DROP NOT NULL;
ALTER TABLE users ADD COLUMN deletion_requested_at timestamptz;

-- A name that opens nothing: the token's hash stays with the server.
ALTER TABLE sessions ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX sessions_id ON sessions (id);

-- The address that an account is to have once the code that was sent there has been typed.
CREATE TABLE email_changes (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email)),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Whether a person has done anything is asked before their account is deleted.
CREATE INDEX audit_user ON audit (user_id);
