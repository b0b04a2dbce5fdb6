-- Pictures that senders of private complaints add by their receipt codes, with nothing in them but the picture. They
-- stand here and not in the storage: files and objects bear the moment at which they were written, and are in no order
-- that the nightly work could change. Of a picture, too, only the day is kept, and no name.
CREATE TABLE complaint_attachments (
  id uuid PRIMARY KEY,
  -- Without a foreign key: it would mark the addition's row with a transaction, which tells an order.
  addition_id uuid NOT NULL,
  media_type text NOT NULL,
  content bytea NOT NULL,
  added_on timestamptz(3) NOT NULL,
  shuffled boolean NOT NULL DEFAULT false
);
-- Pictures are packed already.
ALTER TABLE complaint_attachments ALTER content SET STORAGE EXTERNAL;
CREATE INDEX complaint_attachments_addition ON complaint_attachments (addition_id);
CREATE INDEX complaint_attachments_unshuffled ON complaint_attachments (added_on) WHERE NOT shuffled;
