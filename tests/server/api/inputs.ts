import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@portal/contract/endpoint'
import { schemaOf } from '../../../packages/server/src/platform/http/openapi.ts'
import { aFileRow } from '../support/made.ts'
import { PASSWORD, type Portal } from '../support/portal.ts'

/** The part of JSON Schema that the contract's schemas become. */
export interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly format?: string
  readonly minLength?: number
  readonly minimum?: number
  readonly items?: Shape
  readonly minItems?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
}

/** The JSON Schema of what an endpoint takes. */
export const shapeOf = (endpoint: Endpoint): Shape => JSON.parse(JSON.stringify(schemaOf(endpoint.input, 'input')))

const someDay = () => new Date(Math.random() * Date.UTC(2026, 0)).toISOString().slice(0, 10)

// Fields whose rule no JSON Schema can say.
const byName: Readonly<Record<string, () => unknown>> = {
  email: () => `${randomUUID()}@api.test`,
  password: () => 'a good password',
  current_password: () => PASSWORD,
  code: () => '123456',
  first_name_en: () => 'Nour',
  last_name_en: () => 'Saleh',
  first_name_ar: () => 'نور',
  last_name_ar: () => 'صالح',
  birth_date: () => '1990-01-31',
  residence_country: () => 'SY',
  phone: () => '+963 11 123456',
  origins: () => ['https://partner.example.org'],
  route: () => 'Login',
  country: () => 'DE',
  sha256: () => 'b'.repeat(64),
  data: () => 'dGV4dA==',
  start_date: () => '2026-01-01',
  end_date: () => '2026-12-31',
  report_date: () => '2026-02-01',
  date: () => '2026-02-01',
  month: () => '2026-02',
  actual_start: () => '2026-01-01',
  actual_end: () => '2026-02-01',
  name_ar: () => 'دورة',
  from: () => 'eur',
  to: () => 'usd',
  effective_date: () => someDay(),
}

const sample = (name: string, shape: Shape): unknown => {
  const known = byName[name]
  if (known) return known()
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf?.[0]) return sample(name, shape.anyOf[0])
  if (shape.format === 'uuid') return randomUUID()
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1)
  if (shape.type === 'boolean') return true
  if (shape.type === 'array')
    return Array.from({ length: shape.minItems ?? 0 }, () => sample('', shape.items ?? { type: 'string' }))
  if (shape.type === 'object') return objectOf(shape)
  return 'text'.padEnd(shape.minLength ?? 0, 'x')
}

const objectOf = (shape: Shape): Record<string, unknown> =>
  Object.fromEntries((shape.required ?? []).map(name => [name, sample(name, shape.properties?.[name] ?? {})]))

/** The smallest input that the endpoint takes. */
export const smallestInput = (endpoint: Endpoint): Record<string, unknown> => objectOf(shapeOf(endpoint))

/** A row that calls with an id in their path can be made on. */
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

/** How each area makes a row for such calls. */
export const exampleRows: Readonly<Record<string, (portal: Portal) => Promise<ExampleRow>>> = {
  activities: exampleActivity,
  activity_updates: exampleActivity,
  sub_activities: exampleSubActivity,
  donors: portal => made(portal, '/donors', { code: randomUUID(), full_name: 'Donor', country: 'DE' }),
  projects: exampleProject,
  budgets: exampleProject,
  forecasts: exampleProject,
  monitoring: exampleProject,
  reports: exampleProject,
  budget_categories: exampleCategory,
  budget_items: exampleItem,
  expenses: exampleExpense,
  courses: portal => made(portal, '/courses', { name_ar: 'دورة', duration_hours: 12 }),
  exchange_rates: exampleRate,
  accounting_codes: portal =>
    made(portal, '/accounting_codes', { code: randomUUID(), name_en: 'Travel', name_ar: 'سفر', active: true }),
  imports: async portal => {
    const { id } = await exampleProject(portal)
    const file = { kind: 'items', name: 'budget.csv', size: 10, sha256: 'a'.repeat(64) }
    return made(portal, '/imports', { project_id: id, ...file })
  },
  files: async portal => ({ id: await aFileRow(portal, (await portal.person('staff')).id), version: 1 }),
  emails: portal =>
    rowOf(
      portal,
      `INSERT INTO emails (id, recipient, language, title, content, state)
       VALUES ($1, 'a@api.test', 'en', 'title', 'content', 'failed') RETURNING id`,
      [randomUUID()],
    ),
  complaints: async portal => {
    const as = await portal.person('user')
    await portal.call('POST', '/complaints', { as, body: { type: 'user', body: 'body' } })
    return rowOf(portal, 'SELECT id, version FROM complaints WHERE filed_by = $1', [as.id])
  },
  partners: portal =>
    made(portal, '/partners', { name: 'Partner', origins: [`https://${randomUUID()}.example.org`], theme: {} }),
}

/** The address of a call and what is left of its input, for the query or the body. */
export const addressed = (endpoint: Endpoint, input: Record<string, unknown>) => {
  const rest = { ...input }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path, rest }
}
