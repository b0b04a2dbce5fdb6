import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@portal/contract/endpoint'
import { schemaOf } from '../../../packages/server/src/platform/http/openapi.ts'
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

/** How each area makes a row for such calls. */
export const exampleRows: Readonly<Record<string, (portal: Portal) => Promise<ExampleRow>>> = {
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
  partners: async portal => {
    const body = { name: 'Partner', origins: [`https://${randomUUID()}.example.org`], theme: {} }
    const { status, body: answer } = await portal.call('POST', '/partners', {
      as: await portal.person('sysadmin'),
      body,
    })
    if (status !== 200) throw new Error(`no partner site could be made: ${status}`)
    return answer.data
  },
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
