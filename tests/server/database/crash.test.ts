import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { isAlive } from '../../../packages/server/src/platform/database/embedded/postmaster.ts'
import { openDatabase } from '../../../packages/server/src/platform/database/index.ts'
import { dataFolder, makeTable, runningIn } from '../support/folder.ts'
import { startOpener } from '../support/openers.ts'

describe('after a crash', () => {
  test('no row that was acknowledged is lost when portal and PostgreSQL are killed at once', async () => {
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

  test('the PostgreSQL of a killed portal is taken over, and stopped by who took it', async () => {
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

  test('a PostgreSQL that dies under a running portal comes back', async () => {
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

  test('a pid file whose number belongs to another program stops nobody', async () => {
    const folder = dataFolder()
    await (await openDatabase({ DATA_DIR: folder })).close()
    const cluster = join(folder, 'postgres')
    writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n5432\n${cluster}\n\n\nready\n`)
    const database = await openDatabase({ DATA_DIR: folder })
    expect(runningIn(folder).pid).not.toBe(process.pid)
    await database.close()
  })
})
