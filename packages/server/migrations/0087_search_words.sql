-- Words are found whichever digits and letters a keyboard types: Arabic-Indic and Persian digits, Persian ya and kaf,
-- alif with wasla, and with or without a hamza that stands alone. The palette folds what it searches in the same way.
CREATE OR REPLACE FUNCTION search_words(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ' ' || translate(
  lower(regexp_replace(regexp_replace(given, '[\u0640\u064B-\u0652\u0670]', '', 'g'), '[[:punct:][:space:]]+', ' ', 'g')),
  'أإآٱىیةؤئک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ء',
  'اااايي' || 'هويك' || '01234567890123456789'
);

-- Rows that were stored with such letters get their words anew. Complaints keep theirs: no row of them moves.
UPDATE donors SET words = DEFAULT WHERE words ~ '[ٱیک٠-٩۰-۹ء]';
UPDATE projects SET words = DEFAULT WHERE words ~ '[ٱیک٠-٩۰-۹ء]';
UPDATE courses SET words = DEFAULT WHERE words ~ '[ٱیک٠-٩۰-۹ء]';
UPDATE activities SET words = DEFAULT WHERE words ~ '[ٱیک٠-٩۰-۹ء]';
UPDATE sub_activities SET words = DEFAULT WHERE words ~ '[ٱیک٠-٩۰-۹ء]';
UPDATE files SET words = DEFAULT WHERE words ~ '[ٱیک٠-٩۰-۹ء]';
UPDATE requests SET words = DEFAULT WHERE words ~ '[ٱیک٠-٩۰-۹ء]';
UPDATE expenses SET words = DEFAULT WHERE words ~ '[ٱیک٠-٩۰-۹ء]';
UPDATE accounting_codes SET words = DEFAULT WHERE words ~ '[ٱیک٠-٩۰-۹ء]';
UPDATE evaluation_forms SET words = DEFAULT WHERE words ~ '[ٱیک٠-٩۰-۹ء]';

CREATE INDEX users_words ON users USING gin ((search_words(coalesce(first_name_en, '') || ' ' || coalesce(last_name_en, '')
  || ' ' || coalesce(first_name_ar, '') || ' ' || coalesce(last_name_ar, '') || ' ' || email)) gin_trgm_ops);
