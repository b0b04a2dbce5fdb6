import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { schemaOf } from '../../../packages/server/src/platform/http/documents/openapi.ts'
import { PASSWORD } from '../support/portal.ts'

/** The part of JSON Schema that the contract's schemas use. */
export interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly format?: string
  readonly minLength?: number
  readonly minimum?: number
  readonly items?: Shape
  readonly minItems?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
}

/** The JSON Schema of an endpoint's input. */
export const shapeOf = (endpoint: Endpoint): Shape => JSON.parse(JSON.stringify(schemaOf(endpoint.input, 'input')))

const DAY_MS = 86_400_000
let daysGiven = 0

/** Returns a different day before 2026 each time. A currency has at most one rate per day. */
export const someDay = () => {
  daysGiven += 1
  return new Date(Date.UTC(2026, 0) - daysGiven * DAY_MS).toISOString().slice(0, 10)
}

// Fields whose rules JSON Schema can't express.
const byName: Readonly<Record<string, (shape: Shape) => unknown>> = {
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
  portal: () => 'https://portal.example.org',
  // No page is served on this port, so tests never send a request to the address.
  address: () => 'https://partner.example.org:22/',
  country: () => 'DE',
  sha256: () => 'b'.repeat(64),
  data: () => 'dGV4dA==',
  list: () => '/donors',
  query: () => 'sort=-code',
  columns: () => 'hidden=state',
  start: () => '09:00',
  end: () => '11:00',
  start_date: () => '2026-01-01',
  end_date: () => '2026-12-31',
  report_date: () => '2026-02-01',
  date: () => '2026-02-01',
  month: () => '2026-02',
  actual_start: () => '2026-01-01',
  actual_end: () => '2026-02-01',
  name_ar: () => 'دورة',
  slug: () => randomUUID(),
  // Currencies of a rate or days of a delegation.
  from: shape => (shape.enum ? 'eur' : '2099-01-01'),
  to: shape => (shape.enum ? 'usd' : '2099-12-31'),
  effective_date: () => someDay(),
  required_date: () => '2099-12-31',
  groups: () => ['approved'],
  appearance: () => ({ kind: 'typed', text: 'Nour Saleh' }),
}

// Fields that are required only with some values of other fields, so their schema leaves them optional.
const requiredWithOthers = ['reason', 'appearance', 'groups'] as const

const sample = (name: string, shape: Shape): unknown => {
  const known = byName[name]?.(shape)
  // A name such as `slug` is free text in one area and an enum in another.
  if (known !== undefined && (shape.enum?.includes(known) ?? true)) return known
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const [kind] = shape.anyOf ?? shape.oneOf ?? []
  if (kind) return sample(name, kind)
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

/** Returns the smallest valid input of an endpoint. */
export const smallestInput = (endpoint: Endpoint): Record<string, unknown> => {
  const { required = [], ...shape } = shapeOf(endpoint)
  const conditional = requiredWithOthers.filter(name => shape.properties?.[name])
  return objectOf({ ...shape, required: [...new Set([...required, ...conditional])] })
}

/** Returns the path of a request and the remaining input, which goes into the query or the body. */
export const addressed = (endpoint: Endpoint, input: Record<string, unknown>) => {
  const rest = { ...input }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path, rest }
}
