import { randomUUID } from 'node:crypto'
import { allEndpoints } from '../../support/endpoints.ts'
import { aFileRow } from '../../support/made.ts'
import type { Portal } from '../../support/portal.ts'
import { delegated } from '../../support/requests/delegations.ts'
import { aParticipant, sessionOfSameId } from '../../support/training/trainings.ts'
import { smallestInput, someDay } from '../inputs.ts'
import { exampleCertificate } from './example-certificates.ts'
import { examDraft, exampleAttempt, exampleQuestion } from './example-exams.ts'
import { exampleEmail, exampleListView, exampleNotice } from './example-messages.ts'
import { exampleRequest } from './example-requests.ts'

// Inserts a passkey with the ID of its owner, so one ID serves both parts of the path.
const exampleSecondFactor = async ({ person, database }: Portal): Promise<ExampleRow> => {
  const { id } = await person('staff')
  await database.pool.query(
    `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
     VALUES ($1::uuid, $1::uuid, $1::uuid::text, '', 0, '{}', 'Key', now())`,
    [id],
  )
  return { id, version: 1 }
}

/** A row for requests that have an ID in their path. */
export interface ExampleRow {
  readonly id: string
  readonly version: number
}

const rowOf = async ({ database }: Portal, sql: string, values: unknown[]): Promise<ExampleRow> => {
  const { rows } = await database.pool.query(sql, values)
  const [row] = rows
  if (!row) throw new Error('no row could be made')
  return { version: 1, ...row }
}

const made = async (portal: Portal, path: string, body: object): Promise<ExampleRow> => {
  const answer = await portal.call('POST', path, { as: await portal.person('sysadmin'), body })
  if (answer.status !== 200) throw new Error(`no row of ${path} could be made: ${answer.status}`)
  return answer.body.data
}

const days = { start_date: '2026-01-01', end_date: '2026-12-31' }

const exampleProject = async (portal: Portal): Promise<ExampleRow> => {
  const donor = await made(portal, '/donors', { code: randomUUID(), full_name: 'Donor', country: 'DE' })
  const kind = { type: 'training', program_size: 'small', currency: 'usd', budget_minor: 100_000 }
  return made(portal, '/projects', { donor_id: donor.id, code: randomUUID(), name: 'Project', ...days, ...kind })
}

const exampleRate = (portal: Portal): Promise<ExampleRow> => {
  const pair = { from: 'eur', to: 'usd', rate: 1.08, source: 'Bank' }
  return made(portal, '/exchange_rates', { ...pair, effective_date: someDay() })
}

const exampleActivity = async (portal: Portal): Promise<ExampleRow> => {
  const project = await exampleProject(portal)
  const kind = {
    general_type: 'general',
    attendance_method: 'online',
    planned_beneficiaries: 1,
    planned_value_minor: 1,
  }
  const texts = { description: '', agendas: '', objectives: '', materials: '' }
  const given = { project_id: project.id, code: randomUUID(), name: 'Activity', ...days, ...kind, ...texts }
  return made(portal, '/activities', given)
}

const exampleSubActivity = async (portal: Portal): Promise<ExampleRow> => {
  const activity = await exampleActivity(portal)
  const given = { activity_id: activity.id, code: randomUUID(), name: 'Training', attendance_method: 'online' }
  return made(portal, '/sub_activities', { ...given, ...days })
}

// Opens a training and inserts an enrolment with its ID, so one ID serves all paths.
const exampleOpenTraining = async (portal: Portal): Promise<ExampleRow> => {
  const { id, version } = await exampleSubActivity(portal)
  const { database, person } = portal
  await database.pool.query(
    `UPDATE sub_activities SET enroll_from = '2000-01-01', enroll_until = end_date WHERE id = $1`,
    [id],
  )
  await database.pool.query(
    `INSERT INTO enrollments (id, sub_activity_id, user_id, state) VALUES ($1, $1, $2, 'pending')`,
    [id, (await person('user')).id],
  )
  return { id, version }
}

const exampleExam = async (portal: Portal): Promise<ExampleRow> => {
  const { id } = await exampleSubActivity(portal)
  return made(portal, '/exams', { ...examDraft, sub_activity_id: id })
}

const exampleCategory = async (portal: Portal): Promise<ExampleRow> => {
  const project = await exampleProject(portal)
  return made(portal, '/budget_categories', { project_id: project.id, code: randomUUID(), name: 'Staff' })
}

const exampleItem = async (portal: Portal): Promise<ExampleRow> => {
  const category = await exampleCategory(portal)
  const figures = { amount: 2, frequency: 12, price_minor: 1000, load_percentage: 100 }
  const id = randomUUID()
  await made(portal, '/budget_items', { id, category_id: category.id, code: randomUUID(), name: 'Trainer', ...figures })
  return { id, version: 1 }
}

const exampleExpense = async (portal: Portal): Promise<ExampleRow> => {
  const item = await exampleItem(portal)
  return made(portal, '/expenses', { item_id: item.id, date: '2026-01-31', amount_minor: 100, description: 'Fee' })
}

const idOnly = ({ id }: { readonly id: string }): ExampleRow => ({ id, version: 1 })

const examplePerson = async (portal: Portal) => idOnly(await portal.person('user'))

const exampleSite = (portal: Portal) =>
  made(portal, '/partners', { name: 'Nahr', origins: ['https://partner.example.org'], theme: {} })

const ownRows: Readonly<Record<string, (portal: Portal) => Promise<ExampleRow>>> = {
  activities: exampleActivity,
  activity_updates: exampleActivity,
  sub_activities: exampleSubActivity,
  training_sessions: async portal => sessionOfSameId(portal, await exampleSubActivity(portal)),
  attendance: async portal => sessionOfSameId(portal, await exampleSubActivity(portal)),
  enrollments: exampleOpenTraining,
  own_trainings: exampleSubActivity,
  evaluations: exampleSubActivity,
  comments: async portal => {
    const { id } = await exampleProject(portal)
    return made(portal, '/comments', { of_kind: 'project', of_id: id, text: 'Text' })
  },
  delegations: async portal =>
    delegated(portal, await portal.person('sysadmin'), await portal.person('sysadmin'), [1, 2]),
  donors: portal => made(portal, '/donors', { code: randomUUID(), full_name: 'Donor', country: 'DE' }),
  projects: exampleProject,
  budgets: exampleProject,
  budget_versions: exampleProject,
  forecasts: exampleProject,
  monitoring: exampleProject,
  reports: exampleProject,
  schedule: exampleProject,
  budget_categories: exampleCategory,
  budget_items: exampleItem,
  expenses: exampleExpense,
  exam_attempts: async portal => exampleAttempt(portal, (await exampleSubActivity(portal)).id),
  exam_questions: async portal => exampleQuestion(portal, (await exampleExam(portal)).id),
  exams: exampleExam,
  exchange_rates: exampleRate,
  accounting_codes: portal =>
    made(portal, '/accounting_codes', { code: randomUUID(), name_en: 'Travel', name_ar: 'سفر', active: true }),
  indicators: async portal => {
    const { id } = await exampleProject(portal)
    return made(portal, '/indicators', { project_id: id, name: 'Wells', unit: 'wells', baseline: 0, target: 10 })
  },
  imports: async portal => {
    const { id } = await exampleProject(portal)
    const file = { kind: 'items', name: 'budget.csv', size: 10, sha256: 'a'.repeat(64) }
    return made(portal, '/imports', { project_id: id, ...file })
  },
  files: async portal => ({ id: await aFileRow(portal, (await portal.person('staff')).id), version: 1 }),
  emails: portal => exampleEmail(portal),
  list_views: portal => exampleListView(portal),
  notices: portal => exampleNotice(portal),
  complaints: async portal => {
    const as = await portal.person('user')
    await portal.call('POST', '/complaints', { as, body: { type: 'user', body: 'body' } })
    return rowOf(portal, 'SELECT id, version FROM complaints WHERE filed_by = $1', [as.id])
  },
  certificates: async portal => exampleCertificate(portal, (await exampleSubActivity(portal)).id),
  employment_requests: exampleRequest('employment_requests'),
  purchase_requests: exampleRequest('purchase_requests'),
  second_factors: exampleSecondFactor,
  people: async portal => ({ id: (await portal.person('staff')).id, version: 1 }),
  users: portal => examplePerson(portal),
  user_actions: portal => examplePerson(portal),
  user_privileges: portal => examplePerson(portal),
  partner_checks: exampleSite,
  partner_counts: exampleSite,
  partner_live_checks: exampleSite,
  participants: async portal => idOnly(await aParticipant(portal)),
  trainee_results: exampleSubActivity,
  training_emails: exampleSubActivity,
  training_people: exampleSubActivity,
  trainers: async portal => idOnly(await portal.person('instructor')),
  privilege_profiles: portal => made(portal, '/profiles', { name: randomUUID(), privileges: [] }),
  user_imports: async portal => {
    const as = await portal.person('sysadmin')
    const answer = await portal.call('POST', '/user_imports', { as, body: { name: 'people.csv', size: 10 } })
    return { id: answer.body.data.id, version: 1 }
  },
}

/** Creates a row by the area's POST endpoint with the smallest input, or by the area's own function above. */
export const exampleRow = async (portal: Portal, area: string): Promise<ExampleRow | undefined> => {
  const own = ownRows[area]
  if (own) return own(portal)
  const add = allEndpoints.find(({ endpoint }) => endpoint.method === 'POST' && endpoint.path === `/${area}`)
  return add && made(portal, add.endpoint.path, smallestInput(add.endpoint))
}
