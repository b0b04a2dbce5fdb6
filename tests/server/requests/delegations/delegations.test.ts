import { describe, expect, test } from 'vitest'
import { dayFromNow } from '../../support/clock.ts'
import { auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { delegate, delegated, delegatorWith, revoke } from '../../support/requests/delegations.ts'

const portal = usePortal()
const signer = () => staffWith(portal(), 'signatures.sign')
const change = (as: Person, { id, version }: { id: string; version: number }, body: object) =>
  portal().call('PATCH', `/delegations/${id}`, { as, body: { version, ...body } })
const remove = (as: Person, { id, version }: { id: string; version: number }) =>
  portal().call('DELETE', `/delegations/${id}`, { as, body: { version } })
const read = (as: Person, id: string) => portal().call('GET', `/delegations/${id}`, { as })
const switchOff = (person: Person, action = 'deactivate') =>
  portal()
    .person('sysadmin')
    .then(as => portal().call('POST', `/users/${action}`, { as, body: { ids: [person.id] } }))

describe('a delegation', () => {
  test('is visible only to its two people, and to no system administrator or director', async () => {
    const [away, other] = [await delegatorWith(portal()), await delegatorWith(portal())]
    const row = await delegated(portal(), away, other, [0, 3])
    const listed = async (as: Person, mine = '') => {
      const { body } = await portal().call('GET', `/delegations?${mine && `mine=${mine}`}`, { as })
      return body.data.map(({ id }: { id: string }) => id)
    }
    expect([await listed(away), await listed(away, 'given'), await listed(away, 'received')]).toEqual([
      [row.id],
      [row.id],
      [],
    ])
    expect([await listed(other), await listed(other, 'received')]).toEqual([[row.id], [row.id]])
    expect((await read(other, row.id)).body.data).toMatchObject({
      ...{ state: 'active', delegated_by: { id: away.id }, delegated_to: { id: other.id } },
      can: { edit: false, delete: false, revoke: false },
    })
    for (const as of [
      await delegatorWith(portal()),
      await portal().person('sysadmin'),
      await portal().person('project_director'),
    ]) {
      expect((await read(as, row.id)).status).toBe(404)
      expect(await listed(as)).toEqual([])
      expect((await revoke(portal(), as, row)).status).toBe(404)
    }
  })

  test('can be edited and deleted by its delegator before its first day, rejects stale versions, and is audited', async () => {
    const [away, other] = [await delegatorWith(portal()), await delegatorWith(portal())]
    const row = await delegated(portal(), away, other, [2, 5])
    expect(row).toMatchObject({ state: 'upcoming', can: { edit: true, delete: true, revoke: false } })
    const body = { delegated_to_id: other.id, from: dayFromNow(portal(), 1), to: dayFromNow(portal(), 9) }
    expect((await change(other, row, { ...body, delegated_to_id: away.id })).body.code).toBe('privilege_missing')
    const changed = (await change(away, row, body)).body.data
    expect(changed).toMatchObject({ from: body.from, to: body.to, version: 2 })
    const stale = await change(away, row, body)
    expect([stale.status, stale.body.code, stale.body.data]).toEqual([409, 'changed_meanwhile', changed])
    expect((await remove(away, row)).body.code).toBe('changed_meanwhile')
    expect((await revoke(portal(), away, changed)).body.code).toBe('transition_refused')
    expect((await remove(away, changed)).status).toBe(200)
    expect((await read(away, row.id)).status).toBe(404)
    expect(await auditOf(portal(), 'delegations', row.id)).toEqual(['add', 'edit', 'delete'])
  })

  test('keeps its first day and delegate once it is active, can be revoked, and can’t be deleted', async () => {
    const [away, other, third] = [await delegatorWith(portal()), await signer(), await signer()]
    const row = await delegated(portal(), away, other, [0, 3])
    expect(row).toMatchObject({ state: 'active', can: { edit: true, delete: false, revoke: true } })
    const body = { delegated_to_id: other.id, from: row.from, to: row.to }
    const refused = async (given: object) => (await change(away, row, { ...body, ...given })).body.errors
    expect(await refused({ delegated_to_id: third.id })).toEqual([
      { path: 'delegated_to_id', code: 'delegation_begun' },
    ])
    expect(await refused({ from: dayFromNow(portal(), 1) })).toEqual([{ path: 'from', code: 'delegation_begun' }])
    const shorter = (await change(away, row, { ...body, to: row.from })).body.data
    expect(shorter).toMatchObject({ to: row.from, state: 'active' })
    expect((await remove(away, shorter)).body.code).toBe('transition_refused')
    const revoked = (await revoke(portal(), away, shorter)).body.data
    expect(revoked).toMatchObject({ state: 'revoked', can: { edit: false, delete: false, revoke: false } })
    expect((await revoke(portal(), away, revoked)).body.code).toBe('transition_refused')
    expect((await change(away, revoked, body)).body.code).toBe('transition_refused')
    expect(await auditOf(portal(), 'delegations', row.id)).toEqual(['add', 'edit', 'revoke'])
  })

  test('starts today or later, doesn’t end before it starts, and requires another active account that may sign', async () => {
    const away = await delegatorWith(portal())
    const refused = async (to: Person, days: readonly [number, number]) =>
      (await delegate(portal(), away, to, days)).body.errors
    const other = await signer()
    expect(await refused(other, [-1, 3])).toEqual([{ path: 'from', code: 'date_past' }])
    expect(await refused(other, [3, 2])).toEqual([{ path: 'to', code: 'date_before_start' }])
    const unknown = [{ path: 'delegated_to_id', code: 'unknown_value' }]
    expect(await refused(away, [0, 1])).toEqual(unknown)
    expect(await refused(await staffWith(portal(), 'specials.ceo'), [0, 1])).toEqual(unknown)
    expect(await refused(await portal().person('user', [{ group: 'signatures', command: 'sign' }]), [0, 1])).toEqual(
      unknown,
    )
    await switchOff(other)
    expect(await refused(other, [0, 1])).toEqual(unknown)
    const { body } = await portal().call('GET', '/delegations/people', { as: away })
    const offered: string[] = body.data.map(({ id }: { id: string }) => id)
    expect([offered.includes(away.id), offered.includes(other.id), offered.length > 0]).toEqual([false, false, true])
  })

  test('can’t overlap another one of the delegator by a single day, when added, edited, or added concurrently', async () => {
    const [away, other, third] = [await delegatorWith(portal()), await signer(), await signer()]
    const row = await delegated(portal(), away, other, [2, 5])
    const overlap = [{ path: 'from', code: 'delegation_overlap' }]
    for (const days of [
      [5, 9],
      [0, 2],
      [3, 4],
      [0, 9],
    ] as const)
      expect((await delegate(portal(), away, third, days)).body.errors).toEqual(overlap)
    const next = await delegated(portal(), away, third, [6, 9])
    const body = { delegated_to_id: third.id, from: dayFromNow(portal(), 5), to: dayFromNow(portal(), 9) }
    expect((await change(away, next, body)).body.errors).toEqual(overlap)
    expect((await change(away, next, { ...body, from: next.from, to: dayFromNow(portal(), 12) })).status).toBe(200)
    // Delegations of other people don't count.
    await delegated(portal(), await delegatorWith(portal()), other, [2, 5])
    await remove(away, row)
    const both = await Promise.all([0, 1].map(() => delegate(portal(), away, other, [2, 5])))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('ends when either account is deactivated, and stays ended after reactivation', async () => {
    const [away, other] = [await delegatorWith(portal()), await delegatorWith(portal())]
    const [given, received] = [
      await delegated(portal(), away, other, [0, 3]),
      await delegated(portal(), other, away, [0, 3]),
    ]
    await switchOff(other)
    await switchOff(other, 'reactivate')
    for (const { id } of [given, received])
      expect((await read(away, id)).body.data).toMatchObject({ state: 'ended', can: { edit: false, revoke: false } })
    await delegated(portal(), away, other, [0, 3])
  })

  test('appears in the calendar of every month it covers, unless it was revoked', async () => {
    const away = await delegatorWith(portal())
    const body = { delegated_to_id: (await signer()).id, from: '2098-01-31', to: '2098-03-01' }
    const { data } = (await portal().call('POST', '/delegations', { as: away, body })).body
    const shown = async (month: string) => {
      const answer = await portal().call('GET', `/delegations/calendar?month=${month}`, { as: away })
      return answer.body.data.map(({ id }: { id: string }) => id)
    }
    for (const month of ['2098-01', '2098-02', '2098-03']) expect(await shown(month)).toEqual([data.id])
    for (const month of ['2097-12', '2098-04']) expect(await shown(month)).toEqual([])
    await portal().database.pool.query(`UPDATE delegations SET ended_early = 'revoked' WHERE id = $1`, [data.id])
    expect(await shown('2098-02')).toEqual([])
  })

  test('requires the privilege of each step', async () => {
    const other = await signer()
    const viewer = await staffWith(portal(), 'signatures.sign', 'delegations.view_own')
    expect((await delegate(portal(), viewer, other, [0, 1])).status).toBe(403)
    const adder = await staffWith(portal(), 'signatures.sign', 'delegations.view_own', 'delegations.add')
    const row = await delegated(portal(), adder, other, [1, 2])
    expect(row.can).toEqual({ edit: false, delete: false, revoke: false })
    expect((await remove(adder, row)).status).toBe(403)
    expect((await change(adder, row, { delegated_to_id: other.id, from: row.from, to: row.to })).status).toBe(403)
    expect((await portal().call('GET', '/delegations', { as: other })).status).toBe(403)
  })
})
