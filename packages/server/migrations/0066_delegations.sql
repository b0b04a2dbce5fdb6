-- Who may sign for whom, from which day to which (decision 14). They outlive their days, so that it stays known who
-- could sign when.

CREATE TABLE delegations (
  id uuid PRIMARY KEY,
  "from" date NOT NULL,
  "to" date NOT NULL,
  delegated_by uuid NOT NULL REFERENCES users,
  delegated_to uuid NOT NULL REFERENCES users,
  ended_early text CHECK (ended_early IN ('revoked', 'deactivated')),
  version integer NOT NULL DEFAULT 1,
  CHECK ("from" <= "to"),
  CHECK (delegated_by <> delegated_to)
);
CREATE INDEX delegations_given ON delegations (delegated_by, "from");
CREATE INDEX delegations_received ON delegations (delegated_to, "from");

-- However an account is deactivated, what was delegated by it or to it ends with it, and stays so when it is opened
-- again.
CREATE FUNCTION end_delegations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE delegations SET ended_early = 'deactivated', version = version + 1
  WHERE (delegated_by = NEW.id OR delegated_to = NEW.id) AND ended_early IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER users_end_delegations AFTER UPDATE OF active ON users
FOR EACH ROW WHEN (OLD.active AND NOT NEW.active) EXECUTE FUNCTION end_delegations();
