import { existsSync, realpathSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

const hasSpace = (): boolean => {
  if (!existsSync(MEMORY) || freemem() < ENOUGH_BYTES) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ENOUGH_BYTES
}

/**
 * Where the data folders of tests are: in memory where there is plenty of it, for a database is a thousand small files,
 * and most of the time of a fresh one went into making and removing them.
 */
export const dataRoot = hasSpace() ? MEMORY : realpathSync(tmpdir())
