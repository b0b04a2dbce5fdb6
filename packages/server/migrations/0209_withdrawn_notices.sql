-- Notices that ask for a step disappear once somebody takes it (decision 59). Open pages learn of it like of new ones.

CREATE INDEX notices_about ON notices ((target->>'id'));
CREATE TRIGGER notices_withdrawn AFTER DELETE ON notices REFERENCING OLD TABLE AS rows
  FOR EACH STATEMENT EXECUTE FUNCTION announce_notices();
