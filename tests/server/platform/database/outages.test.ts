import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { isAlive } from '../../../../packages/server/src/platform/database/embedded/postmaster.ts'
import { rounds } from '../../../support/rounds.ts'
import { dataFolder, runningIn } from '../../support/platform/folder.ts'
import { addressOf, run } from '../../support/platform/process.ts'

const LOG = new URL('../../../../packages/server/src/platform/log/log.ts', import.meta.url).href

const post = (address: string, path: string, body: object) =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Reports measurements with different values until stopped. Any status except 200 and 503 fails the test. */
const writeVitals = (address: string) => {
  const acknowledged: number[] = []
  const refused: string[] = []
  let next = 1
  let isOver = false
  const write = async () => {
    while (!isOver) {
      const value = next++
      const answer = await post(address, '/vitals', { name: 'TTFB', route: 'Outage', value })
      if (answer.status === 200) acknowledged.push(value)
      else refused.push(`${answer.status} ${(await answer.json()).code}`)
    }
  }
  const writers = Promise.all(Array.from({ length: 8 }, write))
  return {
    acknowledged,
    refused,
    stop: async () => {
      isOver = true
      await writers
    },
  }
}

describe('a portal whose database stops during writes', () => {
  test.each(['SIGKILL', 'SIGINT'] as const)(
    'with %s answers 503, restarts it and loses no acknowledged write',
    async signal => {
      const folder = dataFolder()
      const portal = run('main.ts', { PORT: '0', DATA_DIR: folder, DEMO: 'false', LOG_LEVEL: 'error' })
      const address = await addressOf(portal)
      const load = writeVitals(address)
      for (let round = 0; round < rounds(1, 3); round++) {
        const before = load.acknowledged.length
        await expect.poll(() => load.acknowledged.length).toBeGreaterThan(before + 20)
        const { pid } = runningIn(folder)
        process.kill(pid, signal)
        await expect.poll(() => isAlive(pid)).toBe(false)
      }
      const before = load.acknowledged.length
      await expect.poll(() => load.acknowledged.length).toBeGreaterThan(before + 20)
      await load.stop()
      expect(new Set(load.refused)).toEqual(new Set(['503 unavailable']))
      expect((await fetch(`${address}/ready`)).status).toBe(200)
      expect(portal.out()).toContain('"reason":"unavailable"')

      const { socketFolder: host, port } = runningIn(folder)
      const client = new pg.Client({ host, port, user: 'portal', database: 'portal' })
      await client.connect()
      const { rows } = await client.query<{ value: number }>('SELECT value FROM vitals')
      await client.end()
      const stored = new Set(rows.map(({ value }) => value))
      expect(load.acknowledged.filter(value => !stored.has(value))).toEqual([])
      portal.child.kill('SIGTERM')
      expect(await portal.ended).toBe(0)
      expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
    },
  )

  test('continues when its log is on a full disk', () => {
    const full = openSync('/dev/full', 'w')
    const program = `
      const { openLog } = await import('${LOG}')
      const log = openLog('info')
      for (let line = 0; line < 3; line++) log.info({ line }, 'said')
      setTimeout(() => process.stderr.write('alive'), 50)`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    })
    closeSync(full)
    expect([status, stderr]).toEqual([0, 'alive'])
  })
})

describe('a portal that is killed during writes', () => {
  test('loses no acknowledged write in three rounds', async () => {
    const env = { PORT: '0', DATA_DIR: dataFolder(), DEMO: 'true', LOG_LEVEL: 'silent' }
    const acknowledged: number[] = []
    let next = 1
    for (let round = 1; round <= 3; round++) {
      const portal = run('main.ts', env)
      const address = await addressOf(portal)
      const write = async () => {
        for (;;) {
          const value = next++
          const answer = await post(address, '/vitals', { name: 'TTFB', route: 'Killed', value })
          if (answer.status !== 200) throw new Error(`answered ${answer.status}`)
          acknowledged.push(value)
        }
      }
      const writers = Array.from({ length: 8 }, write)
      const before = acknowledged.length
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 50)
      portal.child.kill('SIGKILL')
      const ends = await Promise.allSettled(writers)
      expect(ends.map(end => end.status === 'rejected' && String(end.reason)).join()).not.toContain('answered')
      await portal.ended
    }
    const portal = run('main.ts', env)
    const address = await addressOf(portal)
    const login = await post(address, '/login', { email: 'sysadmin@demo.test', password: 'Portal-Demo-2026' })
    const cookie = login.headers
      .getSetCookie()
      .map(one => one.split(';')[0])
      .join('; ')
    const report = await (await fetch(`${address}/api/vitals`, { headers: { cookie } })).json()
    const [{ samples, p75 }] = report.data
    // Each value is written at most once, so the count shows a loss. Some writes may be stored without acknowledgement.
    expect(samples).toBeGreaterThanOrEqual(acknowledged.length)
    expect(samples).toBeLessThan(next)
    expect(p75).toBeGreaterThan(0)
    portal.child.kill('SIGTERM')
    expect(await portal.ended).toBe(0)
  })
})
