-- A person's newest large responses are stored for repeats. Older ones are emptied, so that nobody can fill the disk with them.
ALTER TABLE idempotency_keys ADD COLUMN is_large boolean NOT NULL DEFAULT false;
CREATE INDEX idempotency_keys_large ON idempotency_keys (user_id, created_at) WHERE is_large;
