import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { quietly, read, root } from './run.mjs'

// npm records here what it installed. Reading it avoids a second installation after a manual `npm ci`.
const isInstalled = (folder, lock) => {
  const found = JSON.parse(read(join(folder, 'node_modules', '.package-lock.json')) || '{}').packages ?? {}
  const wanted = JSON.parse(lock).packages
  const own = ([place, entry]) => place.startsWith('node_modules/') && !entry.link
  return (
    Object.entries(found).some(own) &&
    Object.entries(found)
      .filter(own)
      .every(([place, entry]) => wanted[place]?.version === entry.version) &&
    Object.entries(wanted)
      .filter(own)
      .every(([place, entry]) => entry.optional || found[place])
  )
}

/** Installs a folder's packages when its lockfile has changed. */
export const install = (what, folder = root) => {
  const lock = read(join(folder, 'package-lock.json'))
  const place = join(folder, 'node_modules', '.portal-stamp')
  const stamp = createHash('sha256').update(`${lock}\n${process.platform}-${process.arch}`).digest('hex')
  if (read(place) === stamp) return
  if (!isInstalled(folder, lock)) {
    const npm = process.env.npm_execpath
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
    const [command, ...before] = npm?.endsWith('js') ? [process.execPath, npm] : [npm ?? 'npm']
    const otherwise = [...before, ...args]
    // The lockfile has no addresses, so npm would ask the registry about each package. The cache may lack new versions.
    quietly(what, command, [...otherwise, '--prefer-offline'], { cwd: folder, otherwise })
  }
  writeFileSync(place, stamp)
}
