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
 * The parent of the tests' data folders. It is in memory if there is enough. A database consists of a thousand small
 * files, and creating and removing them on disk takes most of a fresh database's time.
 */
export const dataRoot = hasSpace() ? MEMORY : realpathSync(tmpdir())
