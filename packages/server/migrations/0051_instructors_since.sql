-- Since when somebody teaches a training, as is known of those who take it.
ALTER TABLE sub_activity_instructors ADD COLUMN added_at timestamptz NOT NULL DEFAULT now();
