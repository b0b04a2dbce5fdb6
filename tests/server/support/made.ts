import { randomUUID } from 'node:crypto'
import type { Answer, Person, Portal } from './portal.ts'

const post = async (portal: Portal, path: string, body: object, as?: Person) => {
  const answer = await portal.call('POST', path, { as: as ?? (await portal.person('sysadmin')), body })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

/** Start and end dates of a project in 2026. */
export const days = { start_date: '2026-01-01', end_date: '2026-12-31' }

export const aDonor = (portal: Portal, given: object = {}, as?: Person) =>
  post(portal, '/donors', { code: randomUUID(), full_name: 'River Fund', country: 'DE', ...given }, as)

/** A project in dollars. It gets its own donor unless one is given. */
export const aProject = async (
  portal: Portal,
  given: { donor_id?: string; [field: string]: unknown } = {},
  as?: Person,
) => {
  const donor_id = given.donor_id ?? (await aDonor(portal)).id
  const kind = { type: 'training', program_size: 'small', currency: 'usd', budget_minor: 10_000_000_000_000 }
  return post(portal, '/projects', { code: randomUUID(), name: 'Water', ...days, ...kind, ...given, donor_id }, as)
}

/** An activity. It gets its own project unless one is given. */
export const anActivity = async (
  portal: Portal,
  given: { project_id?: string; [field: string]: unknown } = {},
  as?: Person,
) => {
  const project_id = given.project_id ?? (await aProject(portal)).id
  const texts = { description: '', agendas: '', objectives: '', materials: '' }
  const kind = { general_type: 'general', attendance_method: 'physical' }
  const plan = { planned_beneficiaries: 40, planned_value_minor: 500_000 }
  return post(
    portal,
    '/activities',
    {
      code: randomUUID(),
      name: 'Workshop',
      reason: 'As agreed',
      ...days,
      ...kind,
      ...plan,
      ...texts,
      ...given,
      project_id,
    },
    as,
  )
}

/** A course with an Arabic name only. */
export const aCourse = (portal: Portal, given: object = {}, as?: Person) =>
  post(portal, '/courses', { name_ar: 'إدارة المشاريع', duration_hours: 12, ...given }, as)

/** A training. It gets its own activity unless one is given. */
export const aTraining = async (
  portal: Portal,
  given: { activity_id?: string; [field: string]: unknown } = {},
  as?: Person,
) => {
  const activity_id = given.activity_id ?? (await anActivity(portal)).id
  const fields = { code: randomUUID(), name: 'First aid', attendance_method: 'physical', reason: 'As agreed' }
  return post(portal, '/sub_activities', { ...fields, ...days, ...given, activity_id }, as)
}

/** A budget category. It gets its own project unless one is given. */
export const aCategory = async (
  portal: Portal,
  given: { project_id?: string; [field: string]: unknown } = {},
  as?: Person,
) => {
  const project_id = given.project_id ?? (await aProject(portal)).id
  return post(portal, '/budget_categories', { code: randomUUID(), name: 'Staff', ...given, project_id }, as)
}

/** A budget line of 1,000.00. It gets its own category unless one is given. */
export const aLine = async (
  portal: Portal,
  given: { category_id?: string; [field: string]: unknown } = {},
  as?: Person,
) => {
  const category_id = given.category_id ?? (await aCategory(portal)).id
  const figures = { amount: 1, frequency: 1, price_minor: 100_000, load_percentage: 100 }
  const ids = { id: randomUUID(), code: randomUUID() }
  const { item } = await post(
    portal,
    '/budget_items',
    { ...ids, name: 'Trainer', ...figures, ...given, category_id },
    as,
  )
  return item
}

export const anExpense = (portal: Portal, given: { item_id: string; [field: string]: unknown }, as?: Person) =>
  post(
    portal,
    '/expenses',
    { date: '2026-01-31', amount_minor: 100, description: 'Fee', reason: 'As agreed', ...given },
    as,
  )

/** Returns the audited actions on a record, oldest first. */
export const auditOf = async ({ database }: Portal, entity: string, id: string): Promise<string[]> => {
  const { rows } = await database.pool.query<{ action: string }>(
    'SELECT action FROM audit WHERE entity = $1 AND entity_id = $2 ORDER BY id',
    [entity, id],
  )
  return rows.map(({ action }) => action)
}

/** Inserts a file with one version but without bytes. `owner` is the column of its record. Returns the file's ID. */
export const aFileRow = async (
  { database }: Pick<Portal, 'database'>,
  uploader: string,
  owner?: { readonly column: 'project_id' | 'activity_id' | 'sub_activity_id' | 'expense_id'; readonly id: string },
): Promise<string> => {
  const id = randomUUID()
  await database.pool.query(
    `INSERT INTO files (id, name, uploaded_by, size${owner ? `, ${owner.column}` : ''})
     VALUES ($1, 'a.txt', $2, 1${owner ? ', $3' : ''})`,
    [id, uploader, ...(owner ? [owner.id] : [])],
  )
  await database.pool.query(`INSERT INTO file_versions VALUES ($1, 1, $1, 'a.txt', 1, 'x', 'text/plain', 'off', $2)`, [
    id,
    uploader,
  ])
  return id
}

/** Deletes a record with its current impact as confirmation. `path` is the record's. */
export const confirmDeletion = async (
  portal: Portal,
  path: string,
  as: Person,
  given: Readonly<Record<string, unknown>> = {},
): Promise<Answer> => {
  const { code, shown } = (await portal.call('GET', `${path}/deletion_impact`, { as })).body.data
  const body = { version: 1, ...(code && { typed_code: code }), shown, ...given }
  return portal.call('DELETE', path, { as, body })
}
