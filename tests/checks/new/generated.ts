import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const modules = join(root, 'node_modules')

// Builders write temporary copies of their configuration, and other tests run builds at the same time.
const isTemporary = (path: string) => /\.(bundled_|timestamp-)\w+[^/]*\.(mjs|cjs|js)$/.test(path)

const isSource = (path: string) =>
  !(/\/(node_modules|dist|\.output)(\/|$)/.test(path.slice(root.length)) || isTemporary(path))

/** Copies the repository. The copy shares the installed modules, but links the portal's packages to itself. */
const copyTo = (folder: string) => {
  for (const name of readdirSync(root))
    if (!/^(node_modules|\.git)$/.test(name))
      cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource })
  mkdirSync(join(folder, 'node_modules/@portal'), { recursive: true })
  // Tools write folders such as `.vite` beside the packages. The copy needs its own.
  for (const name of readdirSync(modules))
    if (name === '.bin' || !/^(\.|@portal$)/.test(name))
      symlinkSync(join(modules, name), join(folder, 'node_modules', name))
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@portal', name))
    const own = join('packages', name, 'node_modules')
    if (existsSync(join(root, own))) symlinkSync(join(root, own), join(folder, own))
  }
}

/** Paths that `npm run new` lists as written or changed, one per line. */
const pathsIn = (said: string) => [...said.matchAll(/^ {2}(\S+)$/gm)].map(([, path = '']) => path)

/**
 * Runs `npm run new` in a copy of the repository. Returns a function that runs Node scripts there, and the written or
 * changed paths.
 */
export const useGenerated = (...names: (readonly [kind: string, name: string])[]) => {
  let folder = ''
  const written: string[] = []
  const run = (script: string, ...given: string[]) =>
    spawnSync(process.execPath, [script.startsWith('scripts/') ? script : join(modules, script), ...given], {
      cwd: folder,
      encoding: 'utf8',
    })
  const put = (path: string, text: string) => writeFileSync(join(folder, path), text)
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-new-'))
    copyTo(folder)
    for (const [kind, name] of names) {
      const { stdout, stderr } = run('scripts/new/new.mjs', kind, name)
      expect(stderr).toBe('')
      written.push(...pathsIn(stdout))
    }
  }, 300_000)
  afterAll(() => rmSync(folder, { recursive: true }))
  return { run, put, written: (kinds: RegExp) => written.filter(path => kinds.test(path)) }
}
