-- The check of a site's page in a window: its token, and what the frames of that page have reported until then.
CREATE TABLE partner_live_checks (
  partner_id uuid PRIMARY KEY REFERENCES partners ON DELETE CASCADE,
  token uuid NOT NULL UNIQUE,
  findings jsonb NOT NULL DEFAULT '[]',
  expires_at timestamptz NOT NULL
);
