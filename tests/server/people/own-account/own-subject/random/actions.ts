import type { Answer, Person, Portal } from '../../../../support/portal.ts'
import { TYPED } from '../../../../support/requests/requests.ts'
import { type Case, cases } from '../cases.ts'
import type { Member } from './society.ts'

type Call = () => Promise<Answer>

const versions: Readonly<Record<string, string>> = {
  sub_activities: 'SELECT version FROM sub_activities WHERE id = $1',
  training_sessions: 'SELECT version FROM training_sessions WHERE id = $1',
  exams: 'SELECT version FROM exams WHERE id = $1',
  exam_questions: 'SELECT max(version) AS version FROM exam_question_versions WHERE question_id = $1',
  exam_answers: 'SELECT version FROM exam_answers WHERE id = $1',
  purchase_requests: 'SELECT version FROM requests WHERE id = $1',
  employment_requests: 'SELECT version FROM requests WHERE id = $1',
  complaints: 'SELECT version FROM complaints WHERE id = $1',
  expenses: 'SELECT version FROM expenses WHERE id = $1',
}

/** The current version of a record. 1 if it is gone. */
const versionOf = async ({ database }: Portal, table: string, id: string): Promise<number> => {
  const query = versions[table]
  if (!query) return 1
  const { rows } = await database.pool.query<{ version: number | null }>(query, [id])
  return rows[0]?.version ?? 1
}

/** Prepares the request of a case by one person about another, in a member's training. */
export const caseCall = async (
  portal: Portal,
  one: Case,
  { as, subject, world }: { as: Person; subject: Person; world: Member['world'] },
): Promise<Call> => {
  const [method, path = ''] = one.endpoint.split(' ')
  const id = one.id(world)
  const address = `${path.replace(':id', id).replace(':user_id', subject.id)}${one.query ?? ''}`
  const given = one.body?.(world, subject)
  const isVersioned = given !== undefined && 'version' in given
  const body = isVersioned ? { ...given, version: await versionOf(portal, path.split('/')[1] ?? '', id) } : given
  const verb = method === 'GET' || method === 'PATCH' || method === 'DELETE' ? method : 'POST'
  return () => portal.call(verb, address, { as, ...(body && { body }) })
}

/** Cases that write. Reads have no outcome to change. */
export const writingCases: readonly Case[] = cases.filter(({ endpoint }) => !endpoint.startsWith('GET '))

/** Steps of a request. The requester may take only those in `ownSteps`. */
export const requestSteps = [
  ...(['sign', 'reject', 'hold', 'resume', 'buy', 'cancel', 'receipts', 'short_close', 'complete', 'reopen'] as const),
  ...(['post', 'edit', 'delete', 'ask'] as const),
] as const

/** Requesters may stop their own requests and receive deliveries. These steps neither approve nor pay anything. */
export const ownSteps: readonly (typeof requestSteps)[number][] = ['hold', 'cancel', 'receipts']

/** Prepares a step of one person with a member's request. */
export const requestCall = async (
  portal: Portal,
  step: (typeof requestSteps)[number],
  as: Person,
  { kind, id, place, item_id }: Member['request'],
): Promise<Call> => {
  const { pool } = portal.database
  const path = `/${kind}/${id}`
  const version = await versionOf(portal, kind, id)
  const invoice = { item_id, request_item_id: place, date: '2026-01-31', description: 'Invoice', reason: 'Agreed' }
  const call = (method: 'POST' | 'PATCH' | 'DELETE', to: string, body: object) => () =>
    portal.call(method, to, { as, body })
  const { rows } = await pool.query<{ id: string; version: number }>(
    'SELECT id, version FROM expenses WHERE request_item_id = $1 ORDER BY id LIMIT 1',
    [place],
  )
  const expense = rows[0] ?? { id, version: 1 }
  switch (step) {
    case 'sign':
    case 'reject': {
      const found = await pool.query('SELECT next_role, revision FROM requests WHERE id = $1', [id])
      const { next_role, revision } = found.rows[0]
      const decision = step === 'sign' ? { decision: step, appearance: TYPED } : { decision: step, reason: 'Too much' }
      return call('POST', `${path}/signatures`, { role: next_role ?? 'budget_holder', revision, ...decision })
    }
    case 'receipts':
      return call('POST', `${path}/receipts`, { version, items: [{ position: 0, quantity: 1 }] })
    case 'buy':
      return call('POST', `${path}/buy`, { version })
    case 'post':
      return call('POST', '/expenses', { ...invoice, amount_minor: 1000 })
    case 'ask':
      return call('POST', '/expenses/new_totals', { ...invoice, amount_minor: 90_000, explanation: 'Freight' })
    case 'edit':
      return call('PATCH', `/expenses/${expense.id}`, { ...invoice, version: expense.version, amount_minor: 900 })
    case 'delete':
      return call('DELETE', `/expenses/${expense.id}`, { version: expense.version, reason: 'Twice' })
    default:
      return call('POST', `${path}/${step}`, { version, reason: 'As agreed' })
  }
}

export const complaintSteps = ['reply', 'comment', 'close', 'reopen'] as const

const textOf = { reply: 'reply', comment: 'inner_comment', close: 'note', reopen: 'reason' } as const

/** Prepares a step of one person with a member's complaint. */
export const complaintCall = async (
  portal: Portal,
  step: (typeof complaintSteps)[number],
  as: Person,
  id: string,
): Promise<Call> => {
  const version = await versionOf(portal, 'complaints', id)
  return () => portal.call('POST', `/complaints/${id}/${step}`, { as, body: { version, [textOf[step]]: 'Done' } })
}
