-- Months of a project, as YYYY-MM, into which nothing is written until they are reopened; the audit says who closed them.

ALTER TABLE projects ADD COLUMN closed_months text[] NOT NULL DEFAULT '{}';

-- How far the lines of a project may exceed its budget: somebody who may edit the project gave a reason, in the audit.

ALTER TABLE projects ADD COLUMN overrun_minor bigint NOT NULL DEFAULT 0;
