-- The key before the present one, which names the site until then.
ALTER TABLE partners
  ADD COLUMN former_key text UNIQUE,
  ADD COLUMN former_key_until timestamptz;
