-- When those for whom a request waits were last reminded of it.
ALTER TABLE requests ADD COLUMN reminded_at timestamptz;
CREATE INDEX requests_pending ON requests (waiting_since) WHERE state = 'pending';
