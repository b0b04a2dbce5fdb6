-- Steps that change a request's state are links of the chain too, and every link says what the state is from there on.
-- Links without a state, and revisions without has_steps, are of versions that linked signatures only.
ALTER TABLE signatures
  ALTER COLUMN role DROP NOT NULL,
  DROP CONSTRAINT signatures_decision_check,
  DROP CONSTRAINT signatures_check,
  ADD COLUMN state text,
  ADD COLUMN next_role text,
  ADD COLUMN by_name jsonb,
  ADD COLUMN for_name jsonb,
  ADD CONSTRAINT signatures_decision_check CHECK (
    CASE WHEN role IS NULL THEN decision IN ('hold', 'resume', 'cancel', 'buy', 'deliver', 'short_close') AND state IS NOT NULL
    ELSE decision IN ('sign', 'reject') END),
  ADD CONSTRAINT signatures_reason_check CHECK (decision <> 'reject' OR reason IS NOT NULL);

-- A person signs once, and takes as many steps as there are.
DROP INDEX signatures_person;
CREATE UNIQUE INDEX signatures_person ON signatures (request_id, revision, by_user) WHERE role IS NOT NULL;

ALTER TABLE request_revisions ADD COLUMN has_steps boolean CHECK (has_steps);

-- Whatever code changes a state has to add its link in the same transaction.
CREATE FUNCTION refuse_unlinked_state() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  present record;
  signed record;
BEGIN
  SELECT state, next_role, revision INTO present FROM requests WHERE id = NEW.id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT state, next_role INTO signed FROM signatures
  WHERE request_id = NEW.id AND revision = present.revision ORDER BY sequence DESC LIMIT 1;
  IF NOT FOUND THEN
    SELECT 'pending'::text AS state, 'requested_by'::text AS next_role INTO signed
    FROM request_revisions WHERE request_id = NEW.id AND number = present.revision AND has_steps;
  END IF;
  IF signed.state IS NOT NULL AND (signed.state, signed.next_role) IS DISTINCT FROM (present.state, present.next_role) THEN
    RAISE EXCEPTION 'the state of a request has no link'
      USING ERRCODE = 'check_violation', TABLE = 'requests', CONSTRAINT = 'requests_state_linked';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER requests_state_linked AFTER INSERT OR UPDATE OF state, next_role ON requests
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unlinked_state();
