import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../../../packages/server/src/app/app.ts'
import { notify } from '../../../../packages/server/src/messages/notices/notify.ts'
import { withdrawNotices } from '../../../../packages/server/src/messages/notices/withdraw.ts'
import { openDatabase, transaction } from '../../../../packages/server/src/platform/database/index.ts'
import { patience } from '../../../patience.ts'
import { openPortal, type Person, type Portal } from '../../support/portal.ts'
import { listen } from './listener.ts'

let portal: Portal
let here: string

const start = async () => {
  const database = await openDatabase({ DATABASE_URL: portal.database.url, DATA_DIR: '' })
  const app = await createApp({ ...portal.services, database })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const kill = async () => {
    app.server.closeAllConnections()
    await app.close()
    await database.close()
  }
  return { url, kill }
}

beforeAll(async () => {
  portal = await openPortal()
  here = await portal.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await portal.close()
})

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: patience.expect.poll.timeout })

const notifyAbout = (to: readonly string[], code: string) =>
  transaction(portal.database, db =>
    notify({ db, caller: null }, { kind: 'assigned_project', to, target: null, details: { code, name: 'P' } }),
  )

const follow = (urls: readonly string[], { cookie }: Person, first = 0) => {
  const listener = listen(urls, cookie, first)
  onTestFinished(listener.stop)
  return listener
}

describe('live notices', () => {
  test('reach each of 20 people once and in order while one of two replicas is killed', async () => {
    const other = await start()
    const people = await Promise.all(Array.from({ length: 20 }, () => portal.person('staff')))
    const listeners = people.map((person, at) => follow([here, other.url], person, at))
    await soon(() => expect(listeners.every(({ isOpen }) => isOpen())).toBe(true))
    const ids = people.map(({ id }) => id)
    const rounds = 30
    for (let at = 1; at <= rounds; at++) {
      await notifyAbout(ids, String(at))
      if (at === 10) await other.kill()
    }
    const wanted = Array.from({ length: rounds }, (_, at) => at + 1)
    await soon(() => expect(listeners.map(({ notices }) => notices.length)).toEqual(ids.map(() => rounds)))
    for (const { notices, unread } of listeners) {
      expect(notices.map(({ number }) => number)).toEqual(wanted)
      expect(notices.map(({ details }) => details.code)).toEqual(wanted.map(String))
      await soon(() => expect(unread()).toBe(rounds))
    }
  })

  test('update the unread count when another tab reads them', async () => {
    const person = await portal.person('staff')
    await notifyAbout([person.id], '1')
    const tab = follow([here], person)
    await soon(() => expect(tab.unread()).toBe(1))
    // Notices from before the connection are not sent again.
    expect(tab.notices).toEqual([])
    await portal.call('POST', '/notices/read', { as: person, body: { up_to: 1 } })
    await soon(() => expect(tab.unread()).toBe(0))
  })

  test('follow what disappears because somebody else acted', async () => {
    const person = await portal.person('staff')
    const target = { kind: 'purchase_requests', id: randomUUID() } as const
    const about = { kind: 'request_to_sign', to: [person.id], target } as const
    await transaction(portal.database, db => notify({ db, caller: null }, about))
    const tab = follow([here], person)
    await soon(() => expect(tab.unread()).toBe(1))
    await transaction(portal.database, db => withdrawNotices(db, target.id, ['request_to_buy']))
    await transaction(portal.database, db => withdrawNotices(db, target.id, ['request_to_sign']))
    await soon(() => expect(tab.unread()).toBe(0))
  })

  test.each([
    ['logs out', async (person: Person) => portal.call('POST', '/logout', { as: person })],
    [
      'is deactivated',
      async ({ id }: Person) => portal.database.pool.query('UPDATE users SET active = false WHERE id = $1', [id]),
    ],
  ])('end on every replica when the person %s', async (_, leave) => {
    const other = await start()
    onTestFinished(other.kill)
    const person = await portal.person('staff')
    const [near, far] = [follow([here], person), follow([other.url], person)]
    await soon(() => expect([near.isOpen(), far.isOpen()]).toEqual([true, true]))
    await leave(person)
    await soon(() =>
      expect([near.statuses, far.statuses]).toEqual([
        [200, 401],
        [200, 401],
      ]),
    )
    await notifyAbout([person.id], 'late')
    expect([...near.notices, ...far.notices]).toEqual([])
  })

  test('are limited to ten streams per person, and need a session and a valid position', async () => {
    const person = await portal.person('staff')
    const open = Array.from({ length: 10 }, () => follow([here], person))
    await soon(() => expect(open.every(({ isOpen }) => isOpen())).toBe(true))
    const ask = (query: string, cookie?: string) =>
      fetch(`${here}/api/notices/live${query}`, cookie ? { headers: { cookie } } : {})
    expect((await ask('', person.cookie)).status).toBe(429)
    expect((await ask('')).status).toBe(401)
    expect((await ask('?after=x', person.cookie)).status).toBe(400)
    expect((await ask('?after=9'.repeat(50), person.cookie)).status).toBe(400)
  })
})

describe('live notices of a session that lacks a required second factor', () => {
  const strict = async () => {
    const other = await openPortal({ SECOND_FACTOR: 'staff' })
    onTestFinished(() => other.close())
    return { other, url: await other.app.listen({ host: '127.0.0.1', port: 0 }) }
  }
  const notifyOn = (other: Portal, { id }: Person) =>
    transaction(other.database, db =>
      notify(
        { db, caller: null },
        { kind: 'assigned_project', to: [id], target: null, details: { code: '1', name: 'P' } },
      ),
    )

  test('are rejected', async () => {
    const { other, url } = await strict()
    const person = await other.person('staff')
    await notifyOn(other, person)
    const answer = await fetch(`${url}/api/notices/live`, { headers: { cookie: person.cookie } })
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'second_factor_required'])
  })

  test.each([
    ['account becomes staff', `UPDATE users SET type = 'staff' WHERE id = $1`, 'user'],
    ['last second factor is removed', 'DELETE FROM authenticator_apps WHERE user_id = $1', 'staff'],
  ] as const)('are no longer sent on an open stream when the %s', async (_, change, type) => {
    const { other, url } = await strict()
    const person = await other.person(type)
    if (type === 'staff')
      await other.database.pool.query(
        `INSERT INTO authenticator_apps (user_id, secret, confirmed_at) VALUES ($1, 'x', now())`,
        [person.id],
      )
    const tab = follow([url], person)
    await soon(() => expect(tab.isOpen()).toBe(true))
    await other.database.pool.query(change, [person.id])
    await notifyOn(other, person)
    await soon(() => expect(tab.statuses).toEqual([200, 401]))
    expect(tab.notices).toEqual([])
  })
})
