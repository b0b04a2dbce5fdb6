-- What was transferred to a line from others of its budget, less what was transferred away; part of its total.

ALTER TABLE budget_items ADD COLUMN transferred_minor bigint NOT NULL DEFAULT 0;
