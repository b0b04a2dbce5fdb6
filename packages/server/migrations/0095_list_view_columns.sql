-- A saved view also holds how the columns of its list are arranged; empty for all of them as they are.
ALTER TABLE list_views ADD COLUMN columns text NOT NULL DEFAULT '';
