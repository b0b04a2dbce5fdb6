-- What a training's certificates ask for (decision 27): whole per cent, 0 asks for nothing.
ALTER TABLE sub_activities
  ADD COLUMN attendance_least integer NOT NULL DEFAULT 80 CHECK (attendance_least BETWEEN 0 AND 100),
  ADD COLUMN post_test_least integer NOT NULL DEFAULT 60 CHECK (post_test_least BETWEEN 0 AND 100),
  ADD COLUMN is_evaluation_needed boolean NOT NULL DEFAULT true;
