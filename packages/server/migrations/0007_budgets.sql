-- Rates, accounts, and budgets: categories, lines, what was spent of them and what is committed.

CREATE TABLE exchange_rates (
  id uuid PRIMARY KEY,
  "from" text NOT NULL,
  "to" text NOT NULL CHECK ("to" <> "from"),
  rate numeric(16, 8) NOT NULL CHECK (rate > 0),
  effective_date date NOT NULL,
  source text NOT NULL,
  words text NOT NULL GENERATED ALWAYS AS (search_words(source)) STORED,
  by_user uuid REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX exchange_rates_taken ON exchange_rates ("from", "to", effective_date);
CREATE INDEX exchange_rates_date ON exchange_rates (effective_date, id);

CREATE TABLE accounting_codes (
  id uuid PRIMARY KEY,
  code text NOT NULL,
  name_en text NOT NULL,
  name_ar text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  words text NOT NULL GENERATED ALWAYS AS (search_words(code || ' ' || name_en || ' ' || name_ar)) STORED,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX accounting_codes_taken ON accounting_codes (lower(code));
CREATE INDEX accounting_codes_code ON accounting_codes (code, id);
CREATE INDEX accounting_codes_name_en ON accounting_codes (name_en, id);
CREATE INDEX accounting_codes_name_ar ON accounting_codes (name_ar, id);

CREATE TABLE budget_categories (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
  position integer NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX budget_categories_code_taken ON budget_categories (project_id, lower(code));
CREATE INDEX budget_categories_project ON budget_categories (project_id, position);

-- Whatever races with whatever, no line can be overdrawn: the last condition is the database's own (decision 18).
CREATE TABLE budget_items (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
  category_id uuid NOT NULL REFERENCES budget_categories ON DELETE CASCADE,
  position integer NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  amount numeric(12, 2) NOT NULL CHECK (amount >= 0),
  unit text,
  frequency numeric(10, 2) NOT NULL CHECK (frequency >= 0),
  price_minor bigint NOT NULL CHECK (price_minor >= 0),
  load_percentage numeric(5, 2) NOT NULL CHECK (load_percentage BETWEEN 0 AND 100),
  accounting_code text,
  notes text,
  -- By the contract's formula.
  total_minor bigint NOT NULL,
  spent_minor bigint NOT NULL DEFAULT 0 CHECK (spent_minor >= 0),
  committed_minor bigint NOT NULL DEFAULT 0 CHECK (committed_minor >= 0),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT budget_items_surplus CHECK (total_minor >= spent_minor + committed_minor)
);
CREATE UNIQUE INDEX budget_items_code_taken ON budget_items (project_id, lower(code));
CREATE INDEX budget_items_category ON budget_items (category_id, position);
CREATE INDEX budget_items_project ON budget_items (project_id);

CREATE TABLE expenses (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
  item_id uuid NOT NULL REFERENCES budget_items ON DELETE CASCADE,
  date date NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  -- The rate of its day as it was known when it was posted; empty where there was none, never 1.
  usd_rate numeric(16, 8),
  description text NOT NULL,
  reference text,
  words text NOT NULL GENERATED ALWAYS AS (search_words(description || ' ' || coalesce(reference, ''))) STORED,
  by_user uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX expenses_project_date ON expenses (project_id, date, id);
CREATE INDEX expenses_project_amount ON expenses (project_id, amount_minor, id);
CREATE INDEX expenses_item ON expenses (item_id, date, id);

-- What documents such as purchase requests hold back of a line until they are paid or given up.
CREATE TABLE commitments (
  id uuid PRIMARY KEY,
  item_id uuid NOT NULL REFERENCES budget_items,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  document text NOT NULL,
  document_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX commitments_item ON commitments (item_id);
CREATE UNIQUE INDEX commitments_document ON commitments (document, document_id, item_id);
