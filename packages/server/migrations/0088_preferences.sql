-- How people want the portal: language, colours, density; what somebody never chose is not there.
ALTER TABLE users ADD COLUMN preferences jsonb NOT NULL DEFAULT '{}';
