-- Why something was corrected stands beside what was done, and can be read from a record's history.

ALTER TABLE audit ADD COLUMN reason text;
CREATE INDEX audit_line ON audit ((details->>'item_id')) WHERE entity = 'expenses';
CREATE INDEX audit_former_line ON audit ((details->>'from_item_id')) WHERE entity = 'expenses';

-- Deleted expenses stay readable: only undoing their deletion ends after a day.
DROP INDEX deleted_expenses_at;
