-- Employment requests are signed as purchase requests are: one set of tables for both kinds (decision 16).

ALTER TABLE purchase_requests RENAME TO requests;
ALTER TABLE purchase_request_items RENAME TO request_items;
ALTER TABLE purchase_request_revisions RENAME TO request_revisions;
ALTER TABLE purchase_request_events RENAME TO request_events;
ALTER TABLE purchase_request_years RENAME TO request_years;

ALTER INDEX purchase_requests_pkey RENAME TO requests_pkey;
ALTER INDEX purchase_requests_reference_key RENAME TO requests_reference_key;
ALTER INDEX purchase_requests_created RENAME TO requests_created;
ALTER INDEX purchase_requests_required RENAME TO requests_required;
ALTER INDEX purchase_requests_total RENAME TO requests_total;
ALTER INDEX purchase_requests_waiting RENAME TO requests_waiting;
ALTER INDEX purchase_requests_requester RENAME TO requests_requester;
ALTER INDEX purchase_requests_project RENAME TO requests_project;
ALTER INDEX purchase_requests_words RENAME TO requests_words;
ALTER INDEX purchase_request_items_pkey RENAME TO request_items_pkey;
ALTER INDEX purchase_request_items_request_id_position_key RENAME TO request_items_position;
ALTER INDEX purchase_request_items_line RENAME TO request_items_line;
ALTER INDEX purchase_request_events_pkey RENAME TO request_events_pkey;
ALTER INDEX purchase_request_events_request RENAME TO request_events_request;
ALTER INDEX purchase_request_revisions_pkey RENAME TO request_revisions_pkey;
ALTER TRIGGER purchase_request_revisions_stay ON request_revisions RENAME TO request_revisions_stay;

ALTER TABLE requests
  ADD COLUMN kind text NOT NULL DEFAULT 'purchase_requests' CHECK (kind IN ('purchase_requests', 'employment_requests')),
  -- What only an employment request has: posts, months, type of contract, monthly cost and justification.
  ADD COLUMN employment jsonb,
  ADD CHECK ((employment IS NOT NULL) = (kind = 'employment_requests'));
ALTER TABLE requests ALTER COLUMN kind DROP DEFAULT;

-- Each kind is numbered on its own.
ALTER TABLE request_years ADD COLUMN kind text NOT NULL DEFAULT 'purchase_requests';
ALTER TABLE request_years ALTER COLUMN kind DROP DEFAULT;
ALTER TABLE request_years DROP CONSTRAINT purchase_request_years_pkey;
ALTER TABLE request_years ADD PRIMARY KEY (kind, year);
