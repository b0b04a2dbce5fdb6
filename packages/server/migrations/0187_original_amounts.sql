-- What was paid, where that was in another currency than the project's, and the rate by which it became the amount.
ALTER TABLE expenses
  ADD COLUMN original_currency text,
  ADD COLUMN original_minor bigint,
  ADD COLUMN original_rate numeric(16, 8) CHECK (original_rate > 0),
  ADD CONSTRAINT expenses_original_whole CHECK (num_nulls(original_currency, original_minor, original_rate) IN (0, 3));
