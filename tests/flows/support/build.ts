import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const cache = join(root, '.cache')
const lock = join(cache, 'building')
const LOCK_MS = 120_000

const take = (): boolean => {
  mkdirSync(cache, { recursive: true })
  try {
    mkdirSync(lock)
    return true
  } catch {
    if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > LOCK_MS)
      rmSync(lock, { recursive: true, force: true })
    return false
  }
}

/** Builds what the server serves if the sources have changed. A lock prevents two builds at once. */
export const buildPages = async (): Promise<void> => {
  while (!take()) await new Promise(resolve => setTimeout(resolve, 200))
  try {
    const run = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root, encoding: 'utf8' })
    if (run.status !== 0) throw new Error(`building failed: ${run.stderr || run.stdout || run.error?.message}`)
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
