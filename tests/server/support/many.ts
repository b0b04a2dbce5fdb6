import type { TestDatabase } from './platform/database.ts'

export interface Many {
  /** Default 20. Projects are distributed evenly. */
  readonly donors?: number
  readonly projects: number
  readonly activities: number
  readonly expenses: number
}

/** The database to fill and the author of the rows. */
interface Filled<Maker> {
  readonly database: Pick<TestDatabase, 'pool'>
  readonly person: (type: 'sysadmin') => Promise<Maker>
}

// The content of a portal after years of use.
const years: Many = { projects: 200, activities: 5000, expenses: 100_000 }

/** Enough rows that PostgreSQL uses indexes for one project. Filling takes a quarter of the time. */
export const enough: Many = { projects: 50, activities: 1250, expenses: 25_000 }

const CATEGORIES = 5
const LINES = 20

const statements = ({ donors = 20, projects, activities, expenses }: Many, byUser: string): readonly string[] => [
  `INSERT INTO donors (id, code, full_name, country)
   SELECT gen_random_uuid(), 'D' || n, 'Donor ' || n, 'DE' FROM generate_series(1, ${donors}) n`,
  `INSERT INTO projects (id, donor_id, code, name, type, start_date, end_date, budget_minor, currency, usd_rate,
     usd_rate_date, program_size)
   SELECT gen_random_uuid(), (SELECT id FROM donors WHERE code = 'D' || (n % ${donors} + 1)), 'P' || n, 'Project ' || lpad(n::text, 3, '0'),
     'training', '2026-01-01', '2026-12-31', 10000000000, 'usd', 1, '2026-01-01', 'small'
   FROM generate_series(1, ${projects}) n`,
  `INSERT INTO project_users (project_id, user_id) SELECT id, '${byUser}' FROM projects`,
  `INSERT INTO activities (id, project_id, code, name, general_type, state, start_date, end_date, actual_start,
     completion, planned_beneficiaries, actual_beneficiaries, planned_value_minor, attendance_method)
   SELECT gen_random_uuid(), project.id, 'A' || n, 'Activity ' || lpad(n::text, 5, '0'), 'general', 'in_progress',
     '2026-01-01'::date + n % 300, '2026-12-31', '2026-01-01'::date + n % 300, n % 100, 40, 20, 500000, 'physical'
   FROM generate_series(1, ${activities}) n JOIN projects project ON project.code = 'P' || (n % ${projects} + 1)`,
  `INSERT INTO activity_updates (id, activity_id, report_date, actual_cost_minor, actual_beneficiaries, completion, by_user)
   SELECT gen_random_uuid(), id, start_date + n, 100 * n, n, n, '${byUser}' FROM activities, generate_series(1, 4) n`,
  `INSERT INTO sub_activities (id, activity_id, code, name, start_date, end_date, attendance_method)
   SELECT gen_random_uuid(), id, 'S' || n, 'Training ' || n, start_date, start_date, 'physical'
   FROM activities, generate_series(1, 2) n`,
  `INSERT INTO budget_categories (id, project_id, position, code, name)
   SELECT gen_random_uuid(), id, n, 'C' || n, 'Category ' || n FROM projects, generate_series(1, ${CATEGORIES}) n`,
  `INSERT INTO budget_items (id, project_id, category_id, position, code, name, amount, frequency, price_minor,
     load_percentage, total_minor)
   SELECT gen_random_uuid(), project_id, id, n * 1024, code || '.' || n, 'Line ' || n, 1, 1, 10000000, 100, 10000000
   FROM budget_categories, generate_series(1, ${LINES}) n`,
  `INSERT INTO expenses (id, project_id, item_id, date, amount_minor, usd_rate, description, by_user)
   SELECT gen_random_uuid(), project_id, id, '2026-01-01'::date + n % 300, 100 + n % 900, 1, 'Expense ' || n, '${byUser}'
   FROM generate_series(1, ${expenses}) n
   JOIN (SELECT *, row_number() OVER (ORDER BY id) AS nth FROM budget_items) line
     ON line.nth = n % ${projects * CATEGORIES * LINES} + 1`,
  `UPDATE budget_items SET spent_minor = spent.sum
   FROM (SELECT item_id, sum(amount_minor) AS sum FROM expenses GROUP BY item_id) spent WHERE spent.item_id = id`,
  `INSERT INTO requests (id, kind, reference, type, description, location, required_date, currency, direct_manager_id,
     requester_id, state, content_hash, total_minor, usd_rate, total_usd_minor, created_at, project_id)
   SELECT gen_random_uuid(), 'purchase_requests', 'PR-' || code, 'project', name, 'syria', '2026-12-31', 'usd',
     '${byUser}', '${byUser}', 'bought', '', 100000, 1, 100000, now(), id FROM projects`,
  `INSERT INTO request_items (id, request_id, position, name, quantity, unit_price_minor, total_price_minor,
     budget_item_id)
   SELECT gen_random_uuid(), requests.id, row_number() OVER (PARTITION BY requests.id) - 1, name, 1, 1000, 1000, line.id
   FROM budget_items line JOIN requests ON requests.project_id = line.project_id`,
  `INSERT INTO commitments
     (id, project_id, item_id, amount_minor, document, document_id, reference, request_item_id)
   SELECT gen_random_uuid(), line.project_id, line.id, 1000, 'purchase_requests', request_id, 'PR-' || code, bought.id
   FROM budget_items line JOIN request_items bought ON bought.budget_item_id = line.id`,
  `UPDATE budget_items SET committed_minor = 1000`,
  `INSERT INTO forecast_months (item_id, month, project_id, amount_minor)
   SELECT id, make_date(2026, n, 1), project_id, 800000 FROM budget_items, generate_series(1, 12) n`,
  // PostgreSQL does this on its own after a while. The statistics decide which indexes it uses.
  'VACUUM ANALYZE',
]

/**
 * Fills an empty database with SQL: projects with teams, activities, reports, trainings, and budgets of a hundred lines
 * with expenses, commitments and a forecast. One person is the author of all rows and a member of every team. Takes
 * some seconds.
 */
export const fillWithMany = async <Maker extends { readonly id: string }>(
  { database, person }: Filled<Maker>,
  many: Many = years,
): Promise<Maker> => {
  const as = await person('sysadmin')
  for (const statement of statements(many, as.id)) await database.pool.query(statement)
  return as
}
