-- Each revision of a request is a link of the chain. Without one, the newest revision could be deleted together with its
-- seal, unnoticed, until somebody signed it. Revisions of earlier versions have no such link and stay valid.
ALTER TABLE signatures
  DROP CONSTRAINT signatures_decision_check,
  ADD CONSTRAINT signatures_decision_check CHECK (
    CASE WHEN role IS NOT NULL THEN decision IN ('sign', 'reject')
    ELSE state IS NOT NULL AND decision IN ('hold', 'resume', 'cancel', 'buy', 'deliver', 'short_close', 'add', 'edit') END);
