-- People are found and sorted among a million: their words are kept beside them, as every other record's are, since
-- folding them anew for each row that is looked at takes seconds; and each order has an index.
DROP INDEX users_words;
ALTER TABLE users ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (search_words(first_name_en || ' ' || last_name_en
  || ' ' || first_name_ar || ' ' || last_name_ar || ' ' || email)) STORED;
CREATE INDEX users_words ON users USING gin (words gin_trgm_ops);
CREATE INDEX users_full_name_en ON users ((first_name_en || ' ' || last_name_en), id);
CREATE INDEX users_full_name_ar ON users ((first_name_ar || ' ' || last_name_ar), id);
CREATE INDEX users_type ON users (type, id);
CREATE INDEX users_created ON users (created_at, id);
