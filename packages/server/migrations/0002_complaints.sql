-- Complaints. A private one has nobody, no time of day and no reply (decision 37); its id says nothing of its order.
-- Nothing here is numbered by a sequence, and no row is ever deleted.

-- What is searched in: lower case, one space before each word, Arabic without marks and with one form of each letter
-- that people write in several ways.
CREATE FUNCTION search_words(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ' ' || translate(
  lower(regexp_replace(regexp_replace(given, '[\u0640\u064B-\u0652\u0670]', '', 'g'), '[[:punct:][:space:]]+', ' ', 'g')),
  'أإآٱىةؤئ',
  'اااايهوي'
);

-- All that the person who filed may read too; never the inner comment, which a search could else be asked for.
CREATE FUNCTION complaint_words(body text, null_username text, reply text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN search_words(body || ' ' || coalesce(null_username, '') || ' ' || coalesce(reply, ''));

CREATE TABLE complaints (
  id uuid PRIMARY KEY,
  identity_type text NOT NULL CHECK (identity_type IN ('anonymous', 'self')),
  body text NOT NULL,
  null_username text,
  status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'closed')),
  reply text,
  answered boolean NOT NULL GENERATED ALWAYS AS (reply IS NOT NULL) STORED,
  inner_comment text,
  -- Stored, because folding a text costs more than fifty comparisons with a folded one.
  words text NOT NULL GENERATED ALWAYS AS (complaint_words(body, null_username, reply)) STORED,
  filed_by uuid REFERENCES users,
  -- Milliseconds, so that a page's last moment travels to the client and back unchanged.
  filed_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK ((identity_type = 'self') = (filed_by IS NOT NULL)),
  CHECK (identity_type = 'self' OR reply IS NULL),
  CHECK (identity_type = 'anonymous' OR null_username IS NULL)
);

-- Each list reads its page from the end of one of these, and counts in it, whatever the filters are.
CREATE INDEX complaints_filed ON complaints (filed_at, id);
CREATE INDEX complaints_updated ON complaints (updated_at, id);
CREATE INDEX complaints_kind_filed ON complaints (status, identity_type, answered, filed_at, id);
CREATE INDEX complaints_kind_updated ON complaints (status, identity_type, answered, updated_at, id);
CREATE INDEX complaints_filed_by ON complaints (filed_by, filed_at, id) WHERE filed_by IS NOT NULL;
CREATE STATISTICS complaints_kinds (mcv) ON status, identity_type, answered FROM complaints;

CREATE INDEX complaints_words ON complaints USING gin (words gin_trgm_ops);

CREATE TABLE complaint_events (
  id uuid PRIMARY KEY,
  -- Without a cascade: the nightly job takes rows out and puts them back in one statement.
  complaint_id uuid NOT NULL REFERENCES complaints,
  kind text NOT NULL CHECK (kind IN ('replied', 'commented', 'closed', 'reopened')),
  text text NOT NULL,
  at timestamptz(3) NOT NULL,
  by_user uuid NOT NULL REFERENCES users
);
CREATE INDEX complaint_events_complaint ON complaint_events (complaint_id, at);
