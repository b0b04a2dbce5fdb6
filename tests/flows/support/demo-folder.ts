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
    /** A data folder with demo data, which only `copyDemo` reads. */
    demoFolder: string
  }
}

/** A new folder that the account that runs PostgreSQL may pass; what is in it is the caller's to remove. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(dataRoot, 'portal-flow-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Written beside the folder when filling it has ended or failed. */
const markers = (folder: string) => ({ filled: `${folder}.filled`, failed: `${folder}.failed` })

/** Copies the demo's folder once it is filled. Preserves owners and rights. */
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

// In a process of its own: what prepares a run does not read the packages' sources as its tests do.
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

// The flows and those in Firefox are two projects of one run, which sets each of them up.
const MADE = 'PORTAL_TESTS_DEMO_FOLDER'

/**
 * Builds the pages and makes one data folder with demo data for the whole run: each flow begins with a copy of it. It is
 * filled while other tests run.
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
