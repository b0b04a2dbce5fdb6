-- When a code from its mailbox last proved an address. Null where only a copied link or somebody else vouched for it, so
-- that a single sign-on doesn't link the account by its address (decision 73).
ALTER TABLE users ADD COLUMN email_mailed_at timestamptz;
UPDATE users SET email_mailed_at = email_verified_at WHERE email_verified_at IS NOT NULL AND NOT EXISTS (
  SELECT FROM audit WHERE entity = 'users' AND entity_id = users.id::text
    AND action IN ('verify_manually', 'copy_invitation', 'create_sysadmin'));

-- Another address is not proven by what proved the one before.
CREATE FUNCTION forget_mailed_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.email_mailed_at IS NOT DISTINCT FROM OLD.email_mailed_at THEN
    NEW.email_mailed_at := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER users_forget_mailed_email BEFORE UPDATE OF email ON users
FOR EACH ROW WHEN (OLD.email <> NEW.email) EXECUTE FUNCTION forget_mailed_email();
