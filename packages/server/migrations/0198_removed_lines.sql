-- Deleted budget lines are archived too, and can be restored as donors, projects and categories can (decision 50).
ALTER TABLE removals
  DROP CONSTRAINT removals_entity_check,
  ADD CONSTRAINT removals_entity_check CHECK (entity IN ('donors', 'projects', 'budget_categories', 'budget_items')),
  -- What a restoration could not bring back, by kind: a list of {kind, count}.
  ADD COLUMN missing jsonb NOT NULL DEFAULT '[]';

-- What archived rows refer to outside of the archive can't be deleted, as if the rows were still there. A new foreign key
-- from an archived table gets a column here.
CREATE TABLE removed_references (
  removal_id uuid NOT NULL REFERENCES removals ON DELETE CASCADE,
  user_id uuid REFERENCES users,
  course_id uuid REFERENCES courses,
  form_id uuid,
  form_number integer,
  FOREIGN KEY (form_id, form_number) REFERENCES evaluation_form_versions,
  CHECK (num_nonnulls(user_id, course_id, form_id) = 1)
);
CREATE INDEX removed_references_removal ON removed_references (removal_id);
CREATE INDEX removed_references_user ON removed_references (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX removed_references_course ON removed_references (course_id) WHERE course_id IS NOT NULL;
CREATE INDEX removed_references_form ON removed_references (form_id, form_number) WHERE form_id IS NOT NULL;

-- The same for deleted expenses. Accounts that were deleted before stay so.
ALTER TABLE deleted_expenses ADD COLUMN by_user uuid GENERATED ALWAYS AS ((expense->>'by_user')::uuid) STORED;
ALTER TABLE deleted_expenses ADD CONSTRAINT deleted_expenses_by_user_fkey
  FOREIGN KEY (by_user) REFERENCES users NOT VALID;
CREATE INDEX deleted_expenses_by_user ON deleted_expenses (by_user);

-- An expense that was deleted before its line stays listed.
CREATE INDEX removed_rows_expenses ON removed_rows ((content->>'id')) WHERE table_name = 'deleted_expenses';

-- Plans of deleted lines move into the one archive.
INSERT INTO removals (id, entity, entity_id, money, removed_at)
SELECT gen_random_uuid(), 'budget_items', item_id, '[]', max(removed_at) FROM removed_forecast_months GROUP BY item_id;
INSERT INTO removed_rows (removal_id, table_name, place, content)
SELECT removals.id, 'forecast_months', months.ctid::text, jsonb_build_object(
  'item_id', item_id, 'month', month, 'project_id', project_id, 'amount_minor', amount_minor)
FROM removed_forecast_months months JOIN removals ON entity = 'budget_items' AND entity_id = item_id;
DROP TABLE removed_forecast_months;
