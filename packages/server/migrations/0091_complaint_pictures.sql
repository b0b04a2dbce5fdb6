-- Pictures come with a complaint too, not only with what is added to it later: each names its complaint, and an addition
-- where it came with one. Still without a foreign key, which would mark the complaint's row with a transaction.
ALTER TABLE complaint_attachments ADD complaint_id uuid;
UPDATE complaint_attachments SET complaint_id = added.complaint_id
FROM complaint_additions added WHERE added.id = complaint_attachments.addition_id;
ALTER TABLE complaint_attachments ALTER complaint_id SET NOT NULL, ALTER addition_id DROP NOT NULL;
CREATE INDEX complaint_attachments_complaint ON complaint_attachments (complaint_id);
DROP INDEX complaint_attachments_addition;
