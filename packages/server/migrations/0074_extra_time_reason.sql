-- Why a trainee has extra time. For those who prepare the test alone: it may say something of their health.
ALTER TABLE exam_extra_time ADD COLUMN reason text NOT NULL DEFAULT '';
