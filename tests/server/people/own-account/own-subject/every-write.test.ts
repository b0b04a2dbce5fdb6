import { describe, expect, test } from 'vitest'
import { allEndpoints } from '../../../support/endpoints.ts'
import { type Answer, usePortal } from '../../../support/portal.ts'
import { cases } from './cases.ts'
import { otherCases } from './other-cases.ts'
import { withoutSubject } from './without-subject.ts'

const portal = usePortal()

const writes = new Map(
  allEndpoints
    .filter(({ endpoint }) => endpoint.method !== 'GET')
    .map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)

/** The code of the whole response, and those of single rows. */
const codesOf = ({ body }: Answer): readonly (string | null)[] => {
  const rows: readonly { code: string | null }[] = Array.isArray(body.data) ? body.data : []
  return [body.code, ...rows.map(({ code }) => code)]
}

test.each(otherCases)('a person is rejected about themselves: $endpoint', async ({ endpoint, send, by }) => {
  const as = await (by ? by(portal()) : portal().person('sysadmin'))
  const answer = await send(portal(), as)
  expect([answer.body, codesOf(answer)]).toEqual([
    answer.body,
    expect.arrayContaining([writes.get(endpoint)?.refusesOwn ?? 'no code in the contract']),
  ])
})

describe('every endpoint that writes', () => {
  const refusing = [...writes].filter(([, { refusesOwn }]) => refusesOwn !== undefined).map(([key]) => key)
  /** Tested in tests/server/training/attendance/check-in.test.ts. */
  const elsewhere = 'POST /check_ins'
  const tried = new Set<string>([
    ...cases.map(({ endpoint }) => endpoint),
    ...otherCases.map(one => one.endpoint),
    elsewhere,
  ])

  test('declares its subject in the contract, or has none for a reason', () => {
    expect([...writes.keys()].filter(key => refusing.includes(key) === withoutSubject.has(key))).toEqual([])
    expect([...withoutSubject.keys()].filter(key => !writes.has(key))).toEqual([])
  })

  test('has a case that sends it about the sender if it declares a subject', () => {
    expect(refusing.filter(key => !tried.has(key))).toEqual([])
    expect([...tried].filter(key => writes.has(key) && !refusing.includes(key))).toEqual([])
  })
})
