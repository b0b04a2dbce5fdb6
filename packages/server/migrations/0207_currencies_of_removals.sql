-- The currency of archived categories and lines. A project can get another one once it has no lines, and amounts that come
-- back would then be read as that currency, even where the lines came to nothing.
ALTER TABLE removals ADD COLUMN currency text;
UPDATE removals SET currency = money->0->>'currency' WHERE entity IN ('budget_categories', 'budget_items');
UPDATE removals SET currency = projects.currency
FROM removed_rows kept JOIN projects ON projects.id::text = kept.content->>'project_id'
WHERE kept.removal_id = removals.id AND kept.link = '' AND entity IN ('budget_categories', 'budget_items')
  AND removals.currency IS NULL;
