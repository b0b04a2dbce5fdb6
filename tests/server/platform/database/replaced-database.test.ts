import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { addSession } from '../../../bench/load/session.ts'
import { rounds } from '../../../support/rounds.ts'
import { dataFolder, runningIn } from '../../support/platform/folder.ts'
import { addressOf, run } from '../../support/platform/process.ts'

const PORTALS = `SELECT pid FROM pg_stat_activity WHERE application_name IN ('portal', 'portal listener')`

/** Queries the database as its owner, without the portal. */
const asOwner = async <Result>(folder: string, ask: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const { socketFolder: host, port } = runningIn(folder)
  const client = new pg.Client({ host, port, user: 'portal', database: 'portal' })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** Reads and writes until stopped, and counts the responses of each kind. */
const load = (address: string, cookie: string) => {
  const answers = { read: new Map<string, number>(), write: new Map<string, number>() }
  let isOver = false
  let next = 0
  const ask = async (kind: keyof typeof answers) => {
    const written = { name: `Partner ${next++}`, origins: [`https://p${next}.example.org`], theme: {} }
    const answer = await fetch(`${address}/api/partners`, {
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      ...(kind === 'write' && { method: 'POST', body: JSON.stringify(written) }),
    })
    const { code } = await answer.json()
    const name = answer.ok ? 'ok' : `${answer.status} ${code}`
    if (!answer.ok) expect(answer.headers.get('retry-after')).toBe('2')
    answers[kind].set(name, (answers[kind].get(name) ?? 0) + 1)
  }
  const client = async (kind: keyof typeof answers) => {
    while (!isOver) {
      await ask(kind)
      // Stay below the write limit per person.
      await sleep(20)
    }
  }
  const clients = Promise.all(Array.from({ length: 8 }, (_, at) => client(at % 4 === 0 ? 'write' : 'read')))
  const countOf = (kind: keyof typeof answers) => answers[kind].get('ok') ?? 0
  return {
    names: (kind: keyof typeof answers) => [...answers[kind].keys()].sort(),
    forget: () => {
      for (const counted of Object.values(answers)) counted.clear()
    },
    /** Resolves once more requests of a kind have succeeded. */
    more: async (kind: keyof typeof answers) => {
      const before = countOf(kind)
      await expect.poll(() => countOf(kind), { timeout: 20_000 }).toBeGreaterThan(before + 10)
    },
    stop: async () => {
      isOver = true
      await clients
    },
  }
}

const startPortal = async () => {
  const folder = dataFolder()
  const portal = run('main.ts', { PORT: '0', DATA_DIR: folder, DEMO: 'false', LOG_LEVEL: 'error' })
  const address = await addressOf(portal)
  const cookie = await asOwner(folder, client => addSession((sql, values) => client.query(sql, values)))
  const work = load(address, cookie)
  onTestFinished(work.stop)
  await work.more('write')
  return { folder, work, portal }
}

const endConnections = (folder: string) =>
  asOwner(folder, client => client.query(`SELECT pg_terminate_backend(pid) FROM (${PORTALS}) portal`))

test('terminated connections fail no read, and writes fail only with 503 unavailable', async () => {
  const { folder, work, portal } = await startPortal()
  for (let round = 0; round < rounds(3, 20); round++) {
    await endConnections(folder)
    await work.more('read')
    await work.more('write')
  }
  await work.stop()
  expect(work.names('read')).toEqual(['ok'])
  expect(work.names('write').filter(name => !['ok', '503 unavailable'].includes(name))).toEqual([])
  expect(portal.out()).not.toContain('"failed"')
})

test('a primary that becomes read-only answers writes with 503, and writes succeed once it accepts them again', async () => {
  const { folder, work, portal } = await startPortal()
  await asOwner(folder, client => client.query('ALTER DATABASE portal SET default_transaction_read_only = on'))
  await endConnections(folder)
  work.forget()
  await work.more('read')
  await expect.poll(() => work.names('write')).toContain('503 unavailable')
  expect(work.names('read')).toEqual(['ok'])
  await asOwner(folder, async client => {
    await client.query('SET default_transaction_read_only = off')
    await client.query('ALTER DATABASE portal SET default_transaction_read_only = off')
  })
  // The portal's existing connections stay open.
  await work.more('write')
  await work.stop()
  expect(work.names('write').filter(name => !['ok', '503 unavailable'].includes(name))).toEqual([])
  expect(portal.out()).not.toContain('"failed"')
})

test('a database that is paused for two seconds delays requests but fails none', async () => {
  const { folder, work, portal } = await startPortal()
  const backends = await asOwner(folder, async client => (await client.query<{ pid: number }>(PORTALS)).rows)
  const all = [runningIn(folder).pid, ...backends.map(({ pid }) => pid)]
  const signal = (name: NodeJS.Signals) => {
    for (const pid of all) process.kill(pid, name)
  }
  work.forget()
  signal('SIGSTOP')
  await sleep(2000)
  signal('SIGCONT')
  await work.more('write')
  await work.more('read')
  await work.stop()
  expect([work.names('read'), work.names('write')]).toEqual([['ok'], ['ok']])
  expect(portal.out()).not.toContain('"failed"')
})
