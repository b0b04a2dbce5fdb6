-- What each budget line was, and from when until when, so that a budget can be read as it stood at any moment since. The
-- database keeps them itself: whatever writes a line, no version is missed. What is spent of a line is not part of it,
-- nor where it stands among the others.

CREATE TABLE budget_line_versions (
  project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
  item_id uuid NOT NULL,
  since timestamptz NOT NULL,
  -- Null while the line stands like this.
  until timestamptz,
  category_id uuid NOT NULL,
  category_code text NOT NULL,
  category_name text NOT NULL,
  category_position integer NOT NULL,
  position integer NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  amount numeric(12, 2) NOT NULL,
  unit text,
  frequency numeric(10, 2) NOT NULL,
  price_minor bigint NOT NULL,
  load_percentage numeric(5, 2) NOT NULL,
  accounting_code text,
  transferred_minor bigint NOT NULL,
  total_minor bigint NOT NULL,
  PRIMARY KEY (project_id, item_id, since)
);
CREATE UNIQUE INDEX budget_line_versions_present ON budget_line_versions (item_id) WHERE until IS NULL;

CREATE FUNCTION keep_budget_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- The clock's, not the transaction's: of two that change one line, the one that waited comes later.
  at timestamptz := clock_timestamp();
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE budget_line_versions SET until = at WHERE item_id = OLD.id AND until IS NULL;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO budget_line_versions
      (project_id, item_id, since, category_id, category_code, category_name, category_position, position, code, name,
        amount, unit, frequency, price_minor, load_percentage, accounting_code, transferred_minor, total_minor)
    SELECT NEW.project_id, NEW.id, at, category.id, category.code, category.name, category.position, NEW.position,
      NEW.code, NEW.name, NEW.amount, NEW.unit, NEW.frequency, NEW.price_minor, NEW.load_percentage,
      NEW.accounting_code, NEW.transferred_minor, NEW.total_minor
    FROM budget_categories category WHERE category.id = NEW.category_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER budget_items_added AFTER INSERT OR DELETE ON budget_items
FOR EACH ROW EXECUTE FUNCTION keep_budget_line();
CREATE TRIGGER budget_items_changed AFTER UPDATE ON budget_items
FOR EACH ROW WHEN (
  (OLD.category_id, OLD.code, OLD.name, OLD.amount, OLD.unit, OLD.frequency, OLD.price_minor, OLD.load_percentage,
    OLD.accounting_code, OLD.transferred_minor, OLD.total_minor)
  IS DISTINCT FROM
  (NEW.category_id, NEW.code, NEW.name, NEW.amount, NEW.unit, NEW.frequency, NEW.price_minor, NEW.load_percentage,
    NEW.accounting_code, NEW.transferred_minor, NEW.total_minor)
) EXECUTE FUNCTION keep_budget_line();

-- A category with another code or name: its lines read differently from then on.
CREATE FUNCTION keep_budget_category() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  at timestamptz := clock_timestamp();
BEGIN
  UPDATE budget_line_versions SET until = at WHERE project_id = NEW.project_id AND category_id = NEW.id AND until IS NULL;
  INSERT INTO budget_line_versions
    (project_id, item_id, since, category_id, category_code, category_name, category_position, position, code, name,
      amount, unit, frequency, price_minor, load_percentage, accounting_code, transferred_minor, total_minor)
  SELECT project_id, item_id, at, category_id, NEW.code, NEW.name, NEW.position, position, code, name, amount, unit,
    frequency, price_minor, load_percentage, accounting_code, transferred_minor, total_minor
  FROM budget_line_versions WHERE project_id = NEW.project_id AND category_id = NEW.id AND until = at;
  RETURN NULL;
END $$;
CREATE TRIGGER budget_categories_renamed AFTER UPDATE OF code, name ON budget_categories
FOR EACH ROW WHEN ((OLD.code, OLD.name) IS DISTINCT FROM (NEW.code, NEW.name)) EXECUTE FUNCTION keep_budget_category();

INSERT INTO budget_line_versions
  (project_id, item_id, since, category_id, category_code, category_name, category_position, position, code, name,
    amount, unit, frequency, price_minor, load_percentage, accounting_code, transferred_minor, total_minor)
SELECT line.project_id, line.id, now(), category.id, category.code, category.name, category.position, line.position,
  line.code, line.name, line.amount, line.unit, line.frequency, line.price_minor, line.load_percentage,
  line.accounting_code, line.transferred_minor, line.total_minor
FROM budget_items line JOIN budget_categories category ON category.id = line.category_id;

-- By the database's clock, as the versions are: which lines the baseline was set with. Null where it was set before.
ALTER TABLE forecasts ADD COLUMN baseline_lines_at timestamptz;
