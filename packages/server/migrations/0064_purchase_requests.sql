-- Purchase requests with their items, revisions and history. They outlive their project and its lines.

CREATE TABLE purchase_request_years (
  year integer PRIMARY KEY,
  last integer NOT NULL
);

CREATE TABLE purchase_requests (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  type text NOT NULL CHECK (type IN ('project', 'multi_project', 'core')),
  project_id uuid REFERENCES projects ON DELETE SET NULL,
  description text NOT NULL,
  location text NOT NULL CHECK (location IN ('syria', 'turkey')),
  required_date date NOT NULL,
  currency text NOT NULL,
  direct_manager_id uuid NOT NULL REFERENCES users,
  notes text,
  state text NOT NULL DEFAULT 'pending'
    CHECK (state IN ('pending', 'bought', 'delivered', 'onhold', 'canceled', 'rejected')),
  revision integer NOT NULL DEFAULT 1,
  content_hash text NOT NULL,
  total_minor bigint NOT NULL CHECK (total_minor >= 0),
  -- By the rate of the requester's signature; both empty until then.
  usd_rate numeric(16, 8),
  total_usd_minor bigint,
  next_role text CHECK (
    next_role IN ('requested_by', 'direct_manager', 'budget_holder', 'procurement_department', 'accounting_department')),
  waiting_since timestamptz,
  requester_id uuid NOT NULL REFERENCES users,
  -- Who has asked to cancel what was bought, and for which department.
  cancel_asked_by uuid REFERENCES users,
  cancel_asked_as text CHECK (cancel_asked_as IN ('procurement', 'accounting')),
  words text NOT NULL GENERATED ALWAYS AS (search_words(reference || ' ' || description)) STORED,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX purchase_requests_created ON purchase_requests (created_at, id);
CREATE INDEX purchase_requests_required ON purchase_requests (required_date, id);
CREATE INDEX purchase_requests_total ON purchase_requests (total_minor, id);
CREATE INDEX purchase_requests_waiting ON purchase_requests (coalesce(waiting_since, created_at), id);
CREATE INDEX purchase_requests_requester ON purchase_requests (requester_id, created_at);
CREATE INDEX purchase_requests_project ON purchase_requests (project_id) WHERE project_id IS NOT NULL;
CREATE INDEX purchase_requests_words ON purchase_requests USING gin (words gin_trgm_ops);

CREATE TABLE purchase_request_items (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES purchase_requests ON DELETE CASCADE,
  position integer NOT NULL,
  name text NOT NULL,
  unit text,
  quantity numeric(12, 2) NOT NULL CHECK (quantity > 0),
  unit_price_minor bigint NOT NULL CHECK (unit_price_minor >= 0),
  total_price_minor bigint NOT NULL CHECK (total_price_minor >= 0),
  budget_item_id uuid REFERENCES budget_items ON DELETE SET NULL,
  budget_code text,
  unit_code text,
  UNIQUE (request_id, position)
);
CREATE INDEX purchase_request_items_line ON purchase_request_items (budget_item_id) WHERE budget_item_id IS NOT NULL;

CREATE TABLE purchase_request_events (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES purchase_requests ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('hold', 'resume', 'ask_cancel', 'cancel', 'buy', 'comment')),
  text text,
  by_user uuid NOT NULL REFERENCES users,
  at timestamptz NOT NULL
);
CREATE INDEX purchase_request_events_request ON purchase_request_events (request_id, at, id);
