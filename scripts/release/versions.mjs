import { readFileSync, writeFileSync } from 'node:fs'

const edit = (path, change) => {
  const content = JSON.parse(readFileSync(path, 'utf8'))
  change(content)
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)
}

/**
 * Writes the packages' new version into the root manifest and the lockfile. Otherwise `npm ci` rejects the lockfile.
 */
export const raiseVersions = (at, version) => {
  const names = new Set()
  edit(at('package.json'), manifest => {
    manifest.version = version
  })
  edit(at('package-lock.json'), lock => {
    const own = Object.entries(lock.packages).filter(([place]) => place === '' || /^packages\/[^/]+$/.test(place))
    for (const [, entry] of own) names.add(entry.name)
    lock.version = version
    for (const [, entry] of own) {
      entry.version = version
      for (const name of Object.keys(entry.dependencies ?? {})) if (names.has(name)) entry.dependencies[name] = version
    }
  })
}
