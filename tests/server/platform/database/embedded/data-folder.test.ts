import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../../../packages/server/src/platform/database/index.ts'
import { dataFolder, makeTable } from '../../../support/platform/folder.ts'
import { startOpener } from '../../../support/platform/openers.ts'

describe('a data folder', () => {
  test('opens for one of four portals that start together, and the others name its process', async () => {
    const folder = dataFolder()
    const portals = [1, 2, 3, 4].map(() => startOpener({ DATA_DIR: folder }))
    const reports = await Promise.all(portals.map(portal => portal.first()))
    const losers = reports.filter(({ opened }) => !opened)
    const owner = portals.find((_, at) => reports[at]?.opened)
    expect(losers.map(({ code }) => code)).toEqual(Array(3).fill('data_folder_in_use'))
    for (const { message } of losers) expect(message).toContain(`another portal (process ${owner?.process.pid})`)
    await owner?.end('SIGTERM')
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
  })

  test('opens for the next portal as soon as the previous one has closed it', async () => {
    const folder = dataFolder()
    const last = startOpener({ DATA_DIR: folder })
    await last.first()
    const leaving = last.end('SIGTERM')
    const next = startOpener({ DATA_DIR: folder })
    expect(await next.first()).toMatchObject({ opened: true, firstStart: false })
    await leaving
    await next.end('SIGTERM')
  })

  test('can be shared by a command while the portal keeps running', async () => {
    const folder = dataFolder()
    const portal = await openDatabase({ DATA_DIR: folder })
    const command = await openDatabase({ DATA_DIR: folder }, { share: true })
    await makeTable(command, 'made_by_command', 'id integer')
    await command.close()
    expect((await portal.pool.query('select count(*)::int as rows from made_by_command')).rows).toEqual([{ rows: 0 }])
    await portal.close()
  })
})

describe('a backup of the data folder', () => {
  test('can be restored, also in a folder that only root may enter', async () => {
    const [folder, restored] = [dataFolder('data'), dataFolder('data')]
    for (const one of [folder, restored]) chmodSync(dirname(one), 0o700)
    const database = await openDatabase({ DATA_DIR: folder })
    await makeTable(database, 'kept', 'id integer')
    await database.close()
    // Like the command in the README: archives what links point to.
    const archive = join(dirname(folder), 'backup.tar.gz')
    expect(spawnSync('tar', ['-chzf', archive, '-C', dirname(folder), 'data']).status).toBe(0)
    expect(spawnSync('tar', ['-xzpf', archive, '-C', dirname(restored)]).status).toBe(0)
    const again = await openDatabase({ DATA_DIR: restored })
    expect((await again.pool.query('select count(*)::int as rows from kept')).rows).toEqual([{ rows: 0 }])
    await again.close()
  })
})

describe('a failed start reports', () => {
  const refusal = async (DATA_DIR: string) =>
    openDatabase({ DATA_DIR }).then(
      database => database.close(),
      (error: unknown) => error,
    )

  test('a data folder that is not writable', async () => {
    const folder = dataFolder()
    writeFileSync(join(folder, 'taken'), '')
    expect(await refusal(join(folder, 'taken'))).toMatchObject({ name: 'StartError', code: 'data_folder_not_writable' })
  })

  test('files of another PostgreSQL version', async () => {
    const folder = dataFolder()
    await (await openDatabase({ DATA_DIR: folder })).close()
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '17\n')
    expect(await refusal(folder)).toMatchObject({ code: 'database_version_other' })
  })

  test('a copy of a data folder whose PostgreSQL still runs', async () => {
    const folder = dataFolder()
    const copy = dataFolder()
    const database = await openDatabase({ DATA_DIR: folder })
    cpSync(join(folder, 'postgres'), join(copy, 'postgres'), {
      recursive: true,
      filter: name => !name.includes('.s.PG'),
    })
    expect(await refusal(copy)).toMatchObject({ code: 'data_folder_in_use' })
    await database.close()
  })

  test('files that PostgreSQL cannot start with', async () => {
    const folder = dataFolder()
    await (await openDatabase({ DATA_DIR: folder })).close()
    writeFileSync(join(folder, 'postgres', 'postgresql.conf'), 'nonsense = yes\n')
    expect(await refusal(folder)).toMatchObject({ code: 'database_start_failed' })
  })
})
