-- How often the pages of a site loaded, opened and completed a widget, by day; of nobody in particular. Complaints that
-- were sent are counted nowhere.
CREATE TABLE partner_counts (
  partner_id uuid NOT NULL REFERENCES partners ON DELETE CASCADE,
  widget text NOT NULL,
  day date NOT NULL,
  loaded integer NOT NULL DEFAULT 0 CHECK (loaded >= 0),
  opened integer NOT NULL DEFAULT 0 CHECK (opened >= 0),
  completed integer NOT NULL DEFAULT 0 CHECK (completed >= 0),
  PRIMARY KEY (partner_id, day, widget),
  CHECK (widget <> 'complaint' OR completed = 0)
);
