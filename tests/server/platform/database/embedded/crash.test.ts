import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { isAlive } from '../../../../../packages/server/src/platform/database/embedded/postmaster.ts'
import { openDatabase } from '../../../../../packages/server/src/platform/database/index.ts'
import { dataFolder, makeTable, runningIn } from '../../../support/platform/folder.ts'
import { startOpener } from '../../../support/platform/openers.ts'

const REFUSES = `
  process.title = 'postgres'
  const refusal = Buffer.from('SFATAL\\0VFATAL\\0C57P03\\0Mnot yet accepting connections\\0\\0')
  const length = Buffer.alloc(4)
  length.writeInt32BE(refusal.length + 4)
  require('node:net').createServer(socket => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, refusal])))
  }).listen(process.argv[1], () => process.stdout.write('ready'))`

/**
 * Starts a process that owns the cluster's pid file and socket, and rejects every connection. Returns its process ID.
 */
const startStuck = async (cluster: string): Promise<number> => {
  const child = spawn(process.execPath, ['-e', REFUSES, join(cluster, '.s.PGSQL.5432')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  writeFileSync(join(cluster, 'postmaster.pid'), `${child.pid}\n${cluster}\n1\n5432\n${cluster}\n\n\nstarting\n`)
  return child.pid ?? 0
}

describe('the embedded database after a crash', () => {
  test('keeps every acknowledged row when portal and PostgreSQL are killed together', async () => {
    const folder = dataFolder()
    const acknowledged: number[] = []
    for (const round of ['1', '2', '3']) {
      const portal = startOpener({ DATA_DIR: folder, WRITE: round })
      expect(await portal.first()).toMatchObject({ opened: true })
      await sleep(400 + Math.random() * 200)
      process.kill(runningIn(folder).pid, 'SIGKILL')
      await portal.end('SIGKILL')
      acknowledged.push(...portal.reports.flatMap(({ kept }) => kept ?? []))
    }
    const database = await openDatabase({ DATA_DIR: folder })
    const { rows } = await database.pool.query<{ number: string }>('select number from kept')
    const stored = new Set(rows.map(({ number }) => Number(number)))
    expect(acknowledged.length).toBeGreaterThan(50)
    expect(acknowledged.filter(number => !stored.has(number))).toEqual([])
    await database.close()
  })

  test('leaves PostgreSQL running for the next portal, which stops it on close', async () => {
    const folder = dataFolder()
    const portal = startOpener({ DATA_DIR: folder })
    await portal.first()
    const { pid } = runningIn(folder)
    await portal.end('SIGKILL')
    expect(isAlive(pid)).toBe(true)
    const next = await openDatabase({ DATA_DIR: folder })
    expect(runningIn(folder).pid).toBe(pid)
    await next.close()
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  test('restarts PostgreSQL under a running portal', async () => {
    const folder = dataFolder()
    const database = await openDatabase({ DATA_DIR: folder })
    await makeTable(database, 'kept', 'one integer')
    await database.pool.query('insert into kept values (1)')
    const { pid } = runningIn(folder)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => runningIn(folder).pid).not.toBe(pid)
    await expect
      .poll(() =>
        database.pool.query('select one from kept').then(
          answer => answer.rows,
          () => [],
        ),
      )
      .toEqual([{ one: 1 }])
    await database.close()
  })

  // PostgreSQL 18 did this when the disk filled up again while it recovered from a full disk.
  test('replaces a PostgreSQL that rejects all connections and does not recover', async () => {
    const folder = dataFolder()
    await (await openDatabase({ DATA_DIR: folder })).close()
    const cluster = join(folder, 'postgres')
    const stuck = await startStuck(cluster)
    const database = await openDatabase({ DATA_DIR: folder })
    expect(runningIn(folder).pid).not.toBe(stuck)
    expect(isAlive(stuck)).toBe(false)
    await database.close()
  })

  test('ignores a pid file whose process ID belongs to another program', async () => {
    const folder = dataFolder()
    await (await openDatabase({ DATA_DIR: folder })).close()
    const cluster = join(folder, 'postgres')
    writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n5432\n${cluster}\n\n\nready\n`)
    const database = await openDatabase({ DATA_DIR: folder })
    expect(runningIn(folder).pid).not.toBe(process.pid)
    await database.close()
  })
})
