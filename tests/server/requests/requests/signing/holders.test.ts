import { describe, expect, test } from 'vitest'
import { notifyHolders, remindOfRequests } from '../../../../../packages/server/src/requests/requests/steps/jobs.ts'
import type { Person } from '../../../support/portal.ts'
import { delegated, revoke } from '../../../support/requests/delegations.ts'
import { useHolders } from './use-holders.ts'

const { portal, signer, aRequest, waitingFor, holders, kindsOf, noticesOf, later } = useHolders()

const setActive = (person: Person, active: boolean) =>
  portal().database.pool.query('UPDATE users SET active = $2 WHERE id = $1', [person.id, active])

const asked = ['request_to_sign']
const reminder = ['request_reminder']

describe('a request that waits for a budget holder', () => {
  test('all of the lowest sufficient tier and their deputies are notified, and everyone sufficient may sign', async () => {
    const deputy = await signer()
    const row = await delegated(portal(), holders().small, deputy, [0, 0])
    const stranger = await signer()
    const ofMedium = await delegated(portal(), holders().medium, stranger, [0, 0])
    const { id } = await aRequest(2)
    expect(await noticesOf(id)).toEqual([asked, asked, [], [], []])
    expect([await kindsOf(deputy, id), await kindsOf(stranger, id)]).toEqual([asked, []])
    for (const as of [...Object.values(holders()), deputy, stranger])
      expect((await waitingFor(as, id)).to_sign).toMatchObject([{ role: 'budget_holder' }])
    await revoke(portal(), holders().small, row)
    await revoke(portal(), holders().medium, ofMedium)
  })

  test('the next tier is notified with each reminder, once, whichever of several servers sends it', async () => {
    const { id } = await aRequest(2)
    await remindOfRequests(later(2.9))
    expect(await noticesOf(id)).toEqual([asked, asked, [], [], []])
    await Promise.all([remindOfRequests(later(3.1)), remindOfRequests(later(3.1)), remindOfRequests(later(3.1))])
    const second = [[...reminder, ...asked], [...reminder, ...asked], reminder, [], []]
    expect(await noticesOf(id)).toEqual(second)
    await remindOfRequests(later(4))
    await notifyHolders(later(4))
    expect(await noticesOf(id)).toEqual(second)
    await remindOfRequests(later(6.2))
    expect((await noticesOf(id)).map(kinds => kinds.length)).toEqual([3, 3, 2, 1, 0])
    await remindOfRequests(later(9.4))
    expect((await noticesOf(id)).map(kinds => kinds.length)).toEqual([4, 4, 3, 2, 1])
  })

  test('only the lowest tier is ever notified where reminders are off', async () => {
    const { id } = await aRequest(2)
    const off = later(30, { SIGNATURE_REMINDER_DAYS: 0 })
    await remindOfRequests(off)
    await notifyHolders(off)
    expect(await noticesOf(id)).toEqual([asked, asked, [], [], []])
  })

  test('the next tier is notified at once where nobody of the lowest is active or may sign it', async () => {
    await setActive(holders().small, false)
    const { id } = await aRequest(2)
    expect(await kindsOf(holders().twin, id)).toEqual(asked)
    await setActive(holders().twin, false)
    const orphan = await aRequest(2)
    await setActive(holders().small, true)
    await setActive(holders().twin, true)
    expect(await noticesOf(orphan.id)).toEqual([[], [], asked, [], []])
  })

  test('the next tier is notified soon after the last of the lowest left, and deputies on their first day', async () => {
    const { id } = await aRequest(2)
    const deputy = await signer()
    await setActive(holders().small, false)
    await notifyHolders(portal().services)
    expect(await kindsOf(holders().medium, id)).toEqual([])
    await setActive(holders().twin, false)
    await Promise.all([notifyHolders(portal().services), notifyHolders(portal().services)])
    await notifyHolders(portal().services)
    expect([await kindsOf(holders().medium, id), await kindsOf(holders().large, id)]).toEqual([asked, []])
    const row = await delegated(portal(), holders().medium, deputy, [1, 1])
    await notifyHolders(portal().services)
    expect(await kindsOf(deputy, id)).toEqual([])
    await notifyHolders(later(1))
    expect(await kindsOf(deputy, id)).toEqual(asked)
    await setActive(holders().small, true)
    await setActive(holders().twin, true)
    await portal().call('DELETE', `/delegations/${row.id}`, { as: holders().medium, body: { version: row.version } })
  })
})
