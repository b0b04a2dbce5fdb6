-- Categories, deleted lines and indicators stand in the changes of their project.

CREATE INDEX audit_project ON audit ((details->>'project_id'))
WHERE entity IN ('budget_categories', 'budget_items', 'indicators');
