// Runs before `npm start`, `npm run dev`, `npm test`, and `npm run bench`. Installs packages if the lockfile changed,
// builds the pages if the sources changed, and installs Chromium for tests. A fresh clone has no packages and perhaps
// only Node 20, so this file uses nothing but the built-in modules of Node 20.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfSources, staleTargets } from '../build.mjs'
import { install } from './install.mjs'
import { fail, quietly, root, say } from './run.mjs'

const BUNDLED_NODE = join(root, 'node_modules', '.bin', 'node')
const CHROMIUM = process.env.CHROMIUM || '/usr/bin/chromium'
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const FIREFOX = process.env.FIREFOX || '/usr/bin/firefox-esr'
// A small S3 server for the tests of files.
const SWIFT = '/usr/lib/python3/dist-packages/swift'
// The tests of docs/operations.md run these. They are unpacked, not installed, so that no service starts here.
const UNPACKED = join(root, '.cache/debian')
const PROXIES = { nginx: 'usr/sbin/nginx', caddy: 'usr/bin/caddy' }
const APT = ['apt-get update', 'apt-get install -y --no-install-recommends chromium fonts-noto-core']

const chooseNode = () => {
  if (existsSync(BUNDLED_NODE)) return BUNDLED_NODE
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(`No Node comes with the project for ${process.platform}-${process.arch}: install Node 24 or newer.`)
}

const build = node => {
  if (staleTargets(hashOfSources()).length > 0) quietly('Building', node, [join(root, 'scripts', 'build.mjs')])
}

const hasChromium = () => {
  try {
    accessSync(CHROMIUM, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const ensureChromium = () => {
  if (hasChromium()) return
  if (process.env.CHROMIUM) fail(`CHROMIUM is set to ${CHROMIUM}, where no program is.`)
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    fail(
      'The tests need Chromium. On Debian or Ubuntu:',
      ...APT.map(line => `  sudo ${line}`),
      'or set CHROMIUM to its path.',
    )
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const line of APT) {
    const [command, ...args] = line.split(' ')
    quietly(line, command, args, { env })
  }
  if (!hasChromium()) fail(`Chromium was installed, but is not at ${CHROMIUM}. Set CHROMIUM to its path.`)
}

// Draws the same pictures as Chromium of the same version, with less work.
const ensureHeadlessShell = () => {
  if (process.env.CHROMIUM || existsSync(HEADLESS_SHELL) || process.getuid?.() !== 0) return
  const query = spawnSync('dpkg-query', ['-W', 'chromium'], { encoding: 'utf8' })
  if (query.status !== 0) return
  const [, version] = query.stdout.trim().split('\t')
  const name = `chromium-headless-shell=${version}`
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const get = (...args) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0
  const install = () => get('install', '-y', '--no-install-recommends', name)
  if (install() || (get('update') && install())) return
  say(`${name} could not be installed: the tests take longer with the whole Chromium.`)
}

const ensureFirefox = () => {
  if (existsSync(FIREFOX)) return
  if (process.env.FIREFOX) fail(`FIREFOX is set to ${FIREFOX}, where no program is.`)
  const line = 'apt-get install -y --no-install-recommends firefox-esr'
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    fail('The tests need Firefox too. On Debian:', `  sudo ${line}`, 'or set FIREFOX to its path.')
  const [command, ...args] = line.split(' ')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // The package lists may be missing or out of date.
  if (spawnSync(command, args, { env, stdio: 'ignore' }).status === 0) return
  quietly('apt-get update', command, ['update'], { env })
  quietly(line, command, args, { env })
}

const ensureSwift = () => {
  if (process.env.S3_TEST_ENDPOINT || existsSync(SWIFT)) return
  const line = 'apt-get install -y --no-install-recommends python3-swift'
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    say(`Files are tested in a folder only; to test them in S3 too, on Debian or Ubuntu: sudo ${line}`)
    return
  }
  const [command, ...args] = line.split(' ')
  quietly(line, command, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

const unpack = name => {
  const folder = join(UNPACKED, 'packages', name)
  mkdirSync(folder, { recursive: true })
  const get = () => spawnSync('apt-get', ['download', name], { cwd: folder, stdio: 'ignore' }).status === 0
  const found = get() || (spawnSync('apt-get', ['update'], { stdio: 'ignore' }).status === 0 && get())
  const file = found && readdirSync(folder).find(one => one.endsWith('.deb'))
  const isDone = file && spawnSync('dpkg-deb', ['--extract', join(folder, file), UNPACKED]).status === 0
  rmSync(folder, { recursive: true, force: true })
  return isDone
}

const ensureProxies = () => {
  for (const [name, path] of Object.entries(PROXIES)) {
    if (existsSync(join('/', path)) || existsSync(join(UNPACKED, path))) continue
    if (!existsSync('/usr/bin/apt-get') || !unpack(name)) say(`${name} is not here: the tests behind it are left out.`)
  }
}

const purpose = process.argv[2]
const PURPOSES = ['start', 'dev', 'test', 'test-all', 'bench']
if (!PURPOSES.includes(purpose)) fail(`Usage: node scripts/bootstrap/bootstrap.mjs ${PURPOSES.join('|')}`)
const isTest = purpose === 'test' || purpose === 'test-all'
install('Installing packages')
if (purpose === 'bench') install('Installing what the benches compare with', join(root, 'tests/bench'))
// `npm run dev` serves the pages from their sources.
if (purpose !== 'dev') build(chooseNode())
if (isTest || purpose === 'bench') ensureChromium()
if (isTest) {
  ensureHeadlessShell()
  if (purpose === 'test-all') ensureFirefox()
  ensureSwift()
  ensureProxies()
}
