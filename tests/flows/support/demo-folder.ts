import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { dataRoot } from '../../support/data-root.ts'
import { buildPages } from './build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with demo data. Only `copyDemo` reads it. */
    demoFolder: string
  }
}

/** Creates a folder that PostgreSQL's user may enter. The caller removes it. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(dataRoot, 'portal-flow-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Files that are written beside the folder once it is filled, or once that has failed. */
const markers = (folder: string) => ({ filled: `${folder}.filled`, failed: `${folder}.failed` })

/** Copies the demo folder once it is filled. Preserves owners and permissions. */
export const copyDemo = async (from: string, to: string): Promise<void> => {
  const { filled, failed } = markers(from)
  while (!existsSync(filled)) {
    if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'))
    await setTimeout(50)
  }
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${from} could not be copied: ${stderr}`)
}

const main = join(import.meta.dirname, '../../../packages/server/src/main.ts')

// Runs in a separate process, because Vitest's global setup doesn't resolve the packages' sources as tests do.
const fill = async (folder: string): Promise<void> => {
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: 'true' }
  const portal = spawn(process.execPath, ['--conditions=portal-source', main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(portal, 'exit')
  await Promise.race([once(portal.stdout, 'data'), ended])
  portal.kill('SIGTERM')
  const [code] = await ended
  if (code !== 0) throw new Error(`the demo's data could not be made: the portal ended with ${code}`)
}

// The flows and the Firefox flows are two projects of one run. Each calls this setup.
const MADE = 'PORTAL_TESTS_DEMO_FOLDER'

/**
 * Builds the pages and creates one data folder with demo data per run. Each flow starts with a copy of it. Other tests
 * run while it is filled.
 */
export default async (project: TestProject) => {
  const made = process.env[MADE]
  if (made) return project.provide('demoFolder', made)
  await buildPages()
  const folder = newFolder()
  const data = join(folder, 'data')
  const { filled, failed } = markers(data)
  const filling = fill(data).then(
    () => writeFileSync(filled, ''),
    (error: unknown) => writeFileSync(failed, String(error)),
  )
  process.env[MADE] = data
  project.provide('demoFolder', data)
  return async () => {
    await filling
    delete process.env[MADE]
    rmSync(folder, { recursive: true, force: true })
  }
}
