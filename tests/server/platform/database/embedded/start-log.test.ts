import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openServerLog as openLog } from '../../../../../packages/server/src/platform/database/embedded/postmaster.ts'
import { dataFolder } from '../../../support/platform/folder.ts'

const opened = () => {
  const folder = dataFolder()
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'postgres.log')
  appendFileSync(file, '2026-11-28 02:00:00.000 UTC [7] FATAL:  of an earlier start\n')
  const log = openLog(folder)
  const write = (pid: number, text: string) => appendFileSync(file, `2026-11-28 02:00:01.000 UTC [${pid}] ${text}\n`)
  return { log, write }
}

test('gives each of two servers that start together its own error', () => {
  const { log, write } = opened()
  write(11, 'FATAL:  lock file "postmaster.pid" already exists')
  write(11, 'HINT:  Is another postmaster (PID 12) running in data directory "/data"?')
  write(13, 'FATAL:  the database system is starting up')
  expect(log.reasonOf(11)).toBe('FATAL:  lock file "postmaster.pid" already exists')
})

test('a server without an error of its own reports that of its child process', () => {
  const { log, write } = opened()
  expect(log.reasonOf(11)).toBeUndefined()
  write(14, 'FATAL:  could not write to file "pg_wal/xlogtemp.14": No space left on device')
  write(11, 'LOG:  startup process (PID 14) exited with exit code 1')
  expect(log.reasonOf(11)).toContain('No space left on device')
})
