-- Which private complaints have been put into random order: the nightly work looks at the rows themselves, so that no
-- wrong clock of an earlier night can make it pass some of them over.
ALTER TABLE complaints ADD COLUMN shuffled boolean NOT NULL DEFAULT false CHECK (identity_type = 'anonymous' OR NOT shuffled);
CREATE INDEX complaints_unshuffled ON complaints (filed_at) WHERE identity_type = 'anonymous' AND NOT shuffled;
DELETE FROM marks WHERE name IN ('complaints_shuffled', 'complaints_compacted');
