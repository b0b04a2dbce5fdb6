-- Files that came into a budget, so that the same one changes nothing, whatever became of its rows since.

CREATE TABLE applied_imports (
  project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('items', 'expenses')),
  sha256 text NOT NULL,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (project_id, kind, sha256)
);

-- Those that came in before are known from the audit.
INSERT INTO applied_imports (project_id, kind, sha256, user_id, at)
SELECT DISTINCT ON (projects.id, action, details->>'sha256')
  projects.id, substring(action FROM 8), details->>'sha256', users.id, audit.at
FROM audit JOIN projects ON projects.id::text = audit.entity_id LEFT JOIN users ON users.id = audit.user_id
WHERE audit.entity = 'projects' AND action IN ('import_items', 'import_expenses') AND details->>'sha256' IS NOT NULL
ORDER BY projects.id, action, details->>'sha256', audit.at;
