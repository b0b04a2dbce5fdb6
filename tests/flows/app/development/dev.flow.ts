import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { logIn } from '../../support/people.ts'

const root = join(import.meta.dirname, '../../../..')

/**
 * Copies the sources of the pages, so that the test can edit them, and links everything else. The copy is inside the
 * repository: vanilla-extract finds no style files without a common top-level folder.
 */
const copyOf = () => {
  const folder = mkdtempSync(join(root, '.portal-dev-'))
  mkdirSync(join(folder, 'packages'))
  mkdirSync(join(folder, 'scripts'))
  cpSync(join(root, 'scripts/dev.mjs'), join(folder, 'scripts/dev.mjs'))
  cpSync(join(root, 'packages/host-app'), join(folder, 'packages/host-app'), {
    recursive: true,
    filter: path => !['node_modules', 'dist'].includes(basename(path)),
  })
  for (const name of ['package.json', 'tsconfig.json']) cpSync(join(root, name), join(folder, name))
  for (const name of ['node_modules', 'packages/contract', 'packages/ui', 'packages/widgets', 'packages/server'])
    symlinkSync(join(root, name), join(folder, name))
  return folder
}

/** Runs the script of `npm run dev` until it prints its address. */
const start = async (folder: string, data: string) => {
  const run = spawn(process.execPath, ['--conditions=portal-source', join(folder, 'scripts/dev.mjs')], {
    env: { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const address = await new Promise<string>((resolve, refuse) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      const found = /answers at (http:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    }
    run.stdout.on('data', listen)
    run.stderr.on('data', listen)
    run.once('exit', () => refuse(new Error(said)))
  })
  return { run, address }
}

const visit = useBrowser()
let folder = ''
let data = ''
let run: ChildProcess | undefined
let address = ''

beforeAll(async () => {
  folder = copyOf()
  // PostgreSQL runs as another user, who can't access the repository.
  data = mkdtempSync(join(realpathSync(tmpdir()), 'portal-dev-'))
  chmodSync(data, 0o755)
  ;({ run, address } = await start(folder, join(data, 'portal')))
})
afterAll(() => {
  run?.kill('SIGKILL')
  for (const made of [folder, data]) rmSync(made, { recursive: true, force: true })
})

describe('npm run dev', () => {
  it('serves pages and API on one address, hot-reloads an edited text, and stops everything on SIGINT', async () => {
    // The page stays open during the shutdown, and its requests may fail: a stopping server responds with 503.
    const stopped =
      /^console: Failed to load resource: (net::ERR_CONNECTION_|.* 50[23] \((Bad Gateway|Service Unavailable)\)$)/
    const page = await visit({ allowed: [stopped] })
    const failed: string[] = []
    page.on('response', answer => {
      if (answer.status() >= 500) failed.push(answer.url())
    })
    await logIn(page, address, 'sysadmin')
    const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
    await link('Donors').waitFor()
    const texts = join(folder, 'packages/host-app/src/locales/en/app/shell.json')
    writeFileSync(texts, readFileSync(texts, 'utf8').replace('"Donors": "Donors"', '"Donors": "Givers"'))
    await link('Givers').waitFor()
    expect((await page.request.get(`${address}/ready`)).status()).toBe(200)

    const lock = join(data, 'portal/postgres/postmaster.pid')
    expect(existsSync(lock)).toBe(true)
    expect(failed).toEqual([])
    if (!run) throw new Error('it runs')
    const ended = once(run, 'exit')
    run.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    expect(existsSync(lock)).toBe(false)
    await expect(fetch(`${address}/ready`)).rejects.toThrow()
  })
})
