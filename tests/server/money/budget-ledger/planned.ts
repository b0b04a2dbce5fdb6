import * as fc from 'fast-check'
import { Refusal } from '../../../../packages/server/src/platform/http/refusal.ts'
import type { Person, Portal } from '../../support/portal.ts'
import type { Books } from './model.ts'

const DAYS = ['2026-01-01', '2026-01-20', '2026-02-01', '2026-02-20'] as const

export const day = fc.constantFrom(...DAYS)
export const month = fc.constantFrom('2026-01', '2026-02')
export const line = fc.nat(1)
export const at = fc.nat(5)
export const amount = fc.oneof(fc.constantFrom(1, 33, 50, 99), fc.integer({ min: 1, max: 150 }))

/** A project with two lines, and the person who keeps its books. */
export interface Kept {
  readonly portal: Portal
  readonly as: Person
  readonly project: string
  readonly lines: readonly string[]
}

/** How an operation is sent, whether the portal must accept it, and what it then changes in the model. */
export interface Plan {
  readonly isAccepted: boolean
  readonly send: (kept: Kept) => Promise<{ readonly isAccepted: boolean; readonly id: string }>
  readonly apply: (id: string) => void
}

/** Undefined if the operation has no target in these books. */
export type Planned = (books: Books) => Plan | undefined

/** An operation with random input. A counterexample names it with its input. */
export const operation = <Given extends object>(
  name: string,
  input: { [Field in keyof Given]: fc.Arbitrary<Given[Field]> },
  plan: (given: Given) => Planned,
): fc.Arbitrary<Planned> =>
  fc
    .record<Given>(input)
    .map(given => Object.assign(plan(given), { [fc.toStringMethod]: () => `${name} ${JSON.stringify(given)}` }))

export const call = async (kept: Kept, method: 'POST' | 'PATCH' | 'DELETE', path: string, sent: object = {}) => {
  const { status, body } = await kept.portal.call(method, path, { as: kept.as, body: sent })
  if (status >= 500) throw new Error(`${path} answered ${status} ${JSON.stringify(body)}`)
  return { isAccepted: status === 200, id: String(body.data?.id ?? '') }
}

export const within = async (work: () => Promise<string | undefined>) => {
  try {
    return { isAccepted: true, id: String(await work()) }
  } catch (error) {
    if (error instanceof Refusal) return { isAccepted: false, id: '' }
    throw error
  }
}

/** Returns the element at an index that wraps around, or undefined if there is none. */
export const pick = <One>(list: readonly One[], at: number): One | undefined => list[at % Math.max(list.length, 1)]

export const versionOf = async ({ portal }: Kept, id: string): Promise<number | undefined> =>
  (await portal.database.pool.query<{ version: number }>('SELECT version FROM expenses WHERE id = $1', [id])).rows[0]
    ?.version

export const posting = (amount_minor: number, date: string) => ({
  ...{ amount_minor, date, description: 'Fee', reason: 'Agreed' },
})
