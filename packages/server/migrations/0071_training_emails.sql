-- Emails to the people of a training: which one, and what was written, for whoever may write to its people. A training
-- that is deleted leaves the email to whoever sent it.
ALTER TABLE mailings
  ADD COLUMN sub_activity_id uuid REFERENCES sub_activities ON DELETE SET NULL,
  ADD COLUMN content text;
CREATE INDEX mailings_sub_activity ON mailings (sub_activity_id, created_at, id) WHERE sub_activity_id IS NOT NULL;
