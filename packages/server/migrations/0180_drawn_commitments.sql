-- A commitment belongs to a line of a request, and the expenses that are invoices of this line draw it down.

ALTER TABLE expenses ADD COLUMN request_item_id uuid REFERENCES request_items;
CREATE INDEX expenses_request_item ON expenses (request_item_id) WHERE request_item_id IS NOT NULL;

-- What is expected of a line in all, where that is less than was approved: the rest will not be delivered.
ALTER TABLE request_items ADD COLUMN due_minor bigint CHECK (due_minor BETWEEN 0 AND total_price_minor);

-- Since when no more invoices are expected of a request.
ALTER TABLE requests ADD COLUMN completed_at timestamptz;

ALTER TABLE request_events
  DROP CONSTRAINT request_events_kind_check,
  ADD CONSTRAINT request_events_kind_check CHECK (kind IN (
    'hold', 'resume', 'ask_cancel', 'cancel', 'buy', 'comment', 'receive', 'deliver', 'short_close', 'post_expense',
    'complete', 'reopen'));

-- Expenses that were posted from a request say so by its reference, or by the step that was recorded with them. Where
-- several lines of a request are of one budget line, the first that is large enough gets the expense.
UPDATE expenses SET request_item_id = found.line FROM (
  SELECT DISTINCT ON (expense.id) expense.id AS expense, line.id AS line
  FROM expenses expense
  JOIN request_items line ON line.budget_item_id = expense.item_id
  JOIN requests request ON request.id = line.request_id AND request.kind = 'purchase_requests'
  JOIN request_events event ON event.request_id = request.id AND event.kind = 'post_expense'
  WHERE expense.reference = request.reference
    OR (event.text = expense.description AND event.by_user = expense.by_user
      AND event.at BETWEEN expense.created_at - interval '1 minute' AND expense.created_at + interval '1 minute')
  ORDER BY expense.id, expense.reference IS DISTINCT FROM request.reference,
    line.total_price_minor < expense.amount_minor, line.position
) found WHERE expenses.id = found.expense;

-- Their first expense released all of a budget line: no more is expected of these lines than was invoiced.
UPDATE request_items line SET due_minor = least(line.total_price_minor, greatest(0, coalesce(
  (SELECT sum(amount_minor) FROM expenses WHERE request_item_id = line.id), 0)))
FROM requests request
WHERE request.id = line.request_id AND request.state IN ('bought', 'delivered') AND line.budget_item_id IS NOT NULL
  AND NOT EXISTS (
    SELECT FROM commitments WHERE document_id = line.request_id AND commitments.item_id = line.budget_item_id);

-- One commitment of a document and a budget line becomes one for each line of the request.
DROP INDEX commitments_document;
ALTER TABLE commitments ADD COLUMN request_item_id uuid REFERENCES request_items;
INSERT INTO commitments
  (id, project_id, item_id, amount_minor, document, document_id, reference, created_at, request_item_id)
SELECT gen_random_uuid(), held.project_id, held.item_id, line.total_price_minor, held.document, held.document_id,
  held.reference, held.created_at, line.id
FROM commitments held
JOIN request_items line ON line.request_id = held.document_id AND line.budget_item_id = held.item_id
WHERE line.total_price_minor > 0;
DELETE FROM commitments WHERE request_item_id IS NULL;
ALTER TABLE commitments ALTER COLUMN request_item_id SET NOT NULL;
CREATE UNIQUE INDEX commitments_request_item ON commitments (request_item_id);
CREATE INDEX commitments_document ON commitments (document_id);

-- Commitments without a request, which no version of the portal writes, held money that nothing could release.
UPDATE budget_items SET committed_minor = held.sum FROM (
  SELECT line.id, coalesce(sum(commitments.amount_minor), 0) AS sum
  FROM budget_items line LEFT JOIN commitments ON commitments.item_id = line.id GROUP BY line.id
) held WHERE held.id = budget_items.id AND held.sum < budget_items.committed_minor;
