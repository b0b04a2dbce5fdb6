-- Receipts of private complaints: the keyed hash of a code that only the sender has, and what they added by it later.
-- Both are moved by the nightly work together with the complaints; of an addition, too, only the day is kept.
ALTER TABLE complaints ADD COLUMN receipt_hash bytea UNIQUE CHECK (identity_type = 'anonymous' OR receipt_hash IS NULL);

CREATE TABLE complaint_additions (
  id uuid PRIMARY KEY,
  -- Without a foreign key: it would mark the complaint's row with the transaction of the addition, which tells an order.
  complaint_id uuid NOT NULL,
  text text NOT NULL,
  added_on timestamptz(3) NOT NULL,
  shuffled boolean NOT NULL DEFAULT false
);
CREATE INDEX complaint_additions_complaint ON complaint_additions (complaint_id, added_on, id);
CREATE INDEX complaint_additions_unshuffled ON complaint_additions (added_on) WHERE NOT shuffled;
