import type { Endpoint } from '@portal/contract/core/api/endpoint'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../packages/contract/src/**/*.ts', {
  eager: true,
})

/** Contract modules that contain endpoints of another area. */
const partOf: Readonly<Record<string, string>> = {
  activity_deletion: 'activities',
  attendance_imports: 'attendance',
  dropouts: 'enrollments',
  email_changes: 'users',
  exam_marking: 'exam_attempts',
  exam_question_files: 'exam_questions',
  late_answers: 'exam_attempts',
  removals: 'budget_categories',
  requests: 'signatures',
  uploads: 'files',
  waiting_invoices: 'expenses',
}

/** An endpoint with its area and its name there. */
export interface NamedEndpoint {
  readonly area: string
  readonly name: string
  readonly endpoint: Endpoint
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'needs' in value && 'method' in value

// An area exports its endpoints in one table, individually, or both.
const inModule = (exported: Readonly<Record<string, unknown>>): [name: string, value: unknown][] => [
  ...Object.entries(exported),
  ...Object.values(exported).flatMap(value =>
    typeof value === 'object' && value !== null && !isEndpoint(value) ? Object.entries(value) : [],
  ),
]

const found = Object.entries(modules).flatMap(([path, exported]) => {
  const module = path.replace(/^.*\/|\.ts$/g, '').replaceAll('-', '_')
  return inModule(exported).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ area: partOf[module] ?? module, name, endpoint: value }] : [],
  )
})

/** Every endpoint of the contract, once. Endpoints of new areas are included automatically. */
export const allEndpoints: readonly NamedEndpoint[] = [
  ...new Map(found.toReversed().map(named => [named.endpoint, named])).values(),
].toReversed()
