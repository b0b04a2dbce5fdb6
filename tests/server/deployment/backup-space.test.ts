import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dataFolder } from '../support/platform/folder.ts'

const script = join(import.meta.dirname, '../../../deploy/backup.sh')

/** Backs up a folder of files with a script in place of pg_dump. */
const backUp = (pgDump: string, reserve: string) => {
  const top = dataFolder()
  const [bin, data, target] = ['bin', 'data', 'backups'].map(name => join(top, name))
  for (const folder of [bin, data, target]) mkdirSync(folder ?? '')
  writeFileSync(join(data ?? '', 'note'), 'kept')
  const program = join(bin ?? '', 'pg_dump')
  // Arguments: --format=custom --file PATH ADDRESS.
  writeFileSync(program, `#!/bin/sh\n${pgDump}\n`)
  chmodSync(program, 0o755)
  const env = { PATH: `${bin}:${process.env.PATH}`, DATA_DIR: data, DATABASE_URL: 'x', DISK_RESERVE_MB: reserve }
  const { status, stderr } = spawnSync('sh', [script, target ?? ''], { env, encoding: 'utf8' })
  return { status, stderr, left: readdirSync(target ?? '') }
}

describe('a backup', () => {
  test('is not started when its disk has too little space beside the reserve', () => {
    const { status, stderr, left } = backUp('echo dump > "$3"', '999999999')
    expect(stderr).toContain('DISK_RESERVE_MB')
    expect([status, left]).toEqual([1, []])
  })

  test('leaves no files after a failure', () => {
    const { status, left } = backUp('echo half > "$3"; exit 1', '0')
    expect([status, left]).toEqual([1, []])
  })

  test('is kept when it fits', () => {
    const { status, left } = backUp('echo dump > "$3"', '0')
    expect([status, left]).toEqual([0, [expect.stringMatching(/^portal-\d{8}T\d{6}Z$/)]])
  })
})
