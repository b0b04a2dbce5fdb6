-- What documents hold back can be listed: by project, under the name that people know the document by.

ALTER TABLE commitments ADD COLUMN project_id uuid REFERENCES projects, ADD COLUMN reference text;
UPDATE commitments SET
  project_id = (SELECT project_id FROM budget_items WHERE id = item_id),
  document = CASE document WHEN 'purchase_request' THEN 'purchase_requests' ELSE document END,
  reference = left(document_id::text, 8);
ALTER TABLE commitments
  ALTER COLUMN project_id SET NOT NULL,
  ALTER COLUMN reference SET NOT NULL,
  ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (search_words(reference)) STORED;
CREATE INDEX commitments_project_created ON commitments (project_id, created_at, id);
CREATE INDEX commitments_project_amount ON commitments (project_id, amount_minor, id);
