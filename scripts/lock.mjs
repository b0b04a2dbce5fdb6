// Completes package-lock.json after `npm install`. npm leaves out optional packages of other platforms
// when the current registry does not have them, and `npm ci` then refuses the lock. Each missing one
// gets an entry with its version and platform; npm never fetches it on a machine it is not for.
import { readFileSync, writeFileSync } from 'node:fs'

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

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const exact = range => range.replace(/^[\^~]/, '')

const resolves = (from, name) => {
  for (let at = from; ; at = at.slice(0, at.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`
    if (lock.packages[place]?.version) return place
    if (!at.includes('node_modules/'))
      return lock.packages[`node_modules/${name}`]?.version ? `node_modules/${name}` : null
  }
}

let added = 0
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const found = resolves(place, name)
    if (found && (lock.packages[found].version === exact(range) || !/^\d/.test(exact(range)))) continue
    if (found && /^[\^~]/.test(range)) continue
    const at = found ? `${place}/node_modules/${name}` : `node_modules/${name}`
    lock.packages[at] = { version: exact(range), ...platformOf(name), optional: true, ...(entry.dev && { dev: true }) }
    added++
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(`package-lock.json: ${added} platform entries added\n`)
