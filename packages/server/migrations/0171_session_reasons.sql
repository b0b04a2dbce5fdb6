-- Why a session was entered after its day, or moved to a day that had passed.
ALTER TABLE training_sessions ADD COLUMN late_reason text;
