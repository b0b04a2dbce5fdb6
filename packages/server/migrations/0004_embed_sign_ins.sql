-- A used ticket is known by its complaint, whose id only the ticket can make: a row beside it, of the same transaction,
-- would have shown for two days when complaints were filed.
DROP TABLE embed_spent;

-- A frame's sign-in ends with the session in the portal that gave it: on logout and on every change of the password.
DELETE FROM embed_codes;
DELETE FROM embed_sessions;
ALTER TABLE embed_codes ADD COLUMN portal_session bytea NOT NULL REFERENCES sessions ON DELETE CASCADE;
ALTER TABLE embed_sessions ADD COLUMN portal_session bytea NOT NULL REFERENCES sessions ON DELETE CASCADE;
CREATE INDEX embed_codes_portal_session ON embed_codes (portal_session);
CREATE INDEX embed_sessions_portal_session ON embed_sessions (portal_session);
