-- Requests for deletion are counted with every page of those who answer them.

CREATE INDEX users_deletion_requested ON users (deletion_requested_at) WHERE deletion_requested_at IS NOT NULL;
