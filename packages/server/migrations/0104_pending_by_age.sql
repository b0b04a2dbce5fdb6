-- What waits for somebody is counted from what has waited longest.
CREATE INDEX requests_pending_age ON requests (coalesce(waiting_since, created_at)) WHERE state = 'pending';
