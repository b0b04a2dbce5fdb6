-- Views of lists that people have saved under a name: search, filters and sort as they stand in the address.
CREATE TABLE list_views (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  list text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  is_default boolean NOT NULL,
  UNIQUE (user_id, list, name)
);
CREATE UNIQUE INDEX list_views_default ON list_views (user_id, list) WHERE is_default;
