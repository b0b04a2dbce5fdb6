import { describe, expect, test } from 'vitest'
import { stepMs, writeUses } from '../../../../packages/server/src/people/sessions/last-seen.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const rows = async () =>
  (
    await portal().database.pool.query<{ user_id: string; seen: string; written: string }>(
      `SELECT user_id, (extract(epoch FROM last_seen_at) * 1000)::bigint::text AS seen, xmin::text AS written
       FROM sessions ORDER BY user_id`,
    )
  ).rows

const use = (as: Person) => portal().call('GET', '/complaints/own', { as })

describe('the last use of a session', () => {
  test('is written only by the job, in steps and in one transaction', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => portal().person('user')))
    const unused = await portal().person('user')
    const before = await rows()
    for (const person of people) await use(person)
    // Sends what a page sends around a private complaint: it files the complaint and reloads its lists.
    const [sender] = people
    if (!sender) throw new Error('nobody')
    const draft = { body: 'nobody may know', type: 'private' }
    expect((await portal().call('POST', '/complaints', { as: sender, body: draft })).status).toBe(200)
    await use(sender)
    await writeUses(portal().services)
    expect(await rows()).toEqual(before)

    portal().pass(stepMs / 1000)
    await writeUses(portal().services)
    const after = (await rows()).filter(({ user_id }) => user_id !== unused.id)
    expect(new Set(after.map(({ written }) => written)).size).toBe(1)
    expect(after.every(({ seen }) => Number(seen) % stepMs === 0)).toBe(true)
    expect(after.every(({ seen, user_id }) => seen !== before.find(row => row.user_id === user_id)?.seen)).toBe(true)
    expect((await rows()).find(({ user_id }) => user_id === unused.id)).toEqual(
      before.find(({ user_id }) => user_id === unused.id),
    )

    portal().pass(stepMs / 1000)
    await writeUses(portal().services)
    expect((await rows()).filter(({ user_id }) => user_id !== unused.id)).toEqual(after)
  })

  test('is written at shutdown with the end of its step', async () => {
    const person = await portal().person('user')
    await use(person)
    await writeUses(portal().services, true)
    const seen = Number((await rows()).find(({ user_id }) => user_id === person.id)?.seen)
    expect([seen % stepMs, seen > portal().services.now().getTime()]).toEqual([0, true])
  })
})
