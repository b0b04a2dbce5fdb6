-- Which widgets the pages of a site may show.
ALTER TABLE partners ADD COLUMN widgets text[] NOT NULL DEFAULT '{complaint}';

-- A frame's sign-in is good for one widget about one thing, such as one exam; that of the complaint form for no thing.
ALTER TABLE embed_codes
  ADD COLUMN widget text NOT NULL DEFAULT 'complaint',
  ADD COLUMN subject text NOT NULL DEFAULT '';
ALTER TABLE embed_sessions
  ADD COLUMN widget text NOT NULL DEFAULT 'complaint',
  ADD COLUMN subject text NOT NULL DEFAULT '';
