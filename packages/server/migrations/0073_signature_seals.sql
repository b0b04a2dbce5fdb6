-- Seals over the links of the chain of signatures, and over the revisions that are signed: made with a key that stands
-- in no row, so that whoever rewrites the chain from some link on cannot seal it again (decision 12).
CREATE TABLE signature_seals (
  -- Of what is sealed: the hash of a link, or of a revision's row.
  hash text PRIMARY KEY,
  -- The public half of the key, by which the seal is checked.
  key text NOT NULL,
  seal text NOT NULL
);
CREATE TRIGGER signature_seals_stay BEFORE UPDATE OR DELETE ON signature_seals
FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What a revision's paper bears: 28 letters of which 106 bits are random.
ALTER TABLE request_revisions ADD COLUMN paper_code text NOT NULL UNIQUE
  DEFAULT upper(left(replace(gen_random_uuid()::text, '-', ''), 28));
