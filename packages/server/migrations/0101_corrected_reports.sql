-- A report that was wrong is corrected by a new one with a reason; the old one stays as it was written.

ALTER TABLE activity_updates
  ADD COLUMN corrects_id uuid REFERENCES activity_updates,
  ADD COLUMN correction_reason text,
  ADD CONSTRAINT activity_updates_correction CHECK ((corrects_id IS NULL) = (correction_reason IS NULL));
CREATE UNIQUE INDEX activity_updates_corrects ON activity_updates (corrects_id);
