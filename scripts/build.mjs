// Builds the portal's pages and the widgets for partners' sites. Each build stores a stamp of its sources, so that
// nothing is built twice. The bootstrap imports this file on Node 20, so it is plain JavaScript.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const say = line => process.stdout.write(`${line}\n`)

const TARGETS = [
  { name: 'portal', config: 'packages/host-app/vite.config.ts', stamp: 'packages/host-app/dist/.portal-stamp' },
  { name: 'embed', config: 'packages/widgets/vite.embed.config.ts', stamp: 'packages/widgets/dist/.portal-stamp' },
]

const LEFT_OUT = new Set(['node_modules', 'dist'])

const filesIn = folder =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => !LEFT_OUT.has(entry.name) && !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]))

/** A hash of everything that the builds depend on. */
export const hashOfSources = () => {
  const hash = createHash('sha256')
  const packages = ['contract', 'ui', 'widgets', 'host-app'].flatMap(name => filesIn(join(root, 'packages', name)))
  for (const file of [...packages, join(root, 'package-lock.json'), join(root, 'tsconfig.json')])
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}

const stampOf = target => {
  try {
    return readFileSync(join(root, target.stamp), 'utf8')
  } catch {
    return ''
  }
}

/** The builds that are missing or older than the sources. */
export const staleTargets = hash =>
  TARGETS.filter(target => existsSync(join(root, target.config)) && stampOf(target) !== hash)

const runVite = target =>
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', join(root, target.config), '--logLevel', 'warn'],
    {
      cwd: join(root, dirname(target.config)),
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )

const MOST_TRIES = 3

const build = (target, hash) => {
  const started = Date.now()
  let run = runVite(target)
  // A build sometimes loses styles and then fails (host-app/build/complete-styles.ts, widgets/build/embed.ts).
  for (let tries = 1; tries < MOST_TRIES && run.status !== 0 && /styles got lost/.test(run.stderr); tries++) {
    say(`Styles got lost while building the ${target.name}; building it again.`)
    run = runVite(target)
  }
  if (run.status !== 0) {
    process.stderr.write(`${run.stdout ?? ''}${run.stderr ?? ''}\nBuilding the ${target.name} failed.\n`)
    return false
  }
  const stamp = join(root, target.stamp)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
  say(`Built the ${target.name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  return true
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const hash = hashOfSources()
  const stale = staleTargets(hash)
  if (stale.length === 0) say('The build is up to date.')
  process.exitCode = stale.map(target => build(target, hash)).every(Boolean) ? 0 : 1
}
