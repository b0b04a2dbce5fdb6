-- How a file was read, and what of it is hidden: kept with its rows. The bytes stay as long as the rows, so that a person
-- can have the file read in another encoding, or another sheet of it.
ALTER TABLE imports ADD COLUMN about jsonb;
ALTER TABLE user_imports ADD COLUMN about jsonb;
