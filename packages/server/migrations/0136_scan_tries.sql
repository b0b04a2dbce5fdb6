-- When the virus scanner was asked last for a content that it has not answered for.

ALTER TABLE file_versions ADD COLUMN scan_tried_at timestamptz;
