const IN_MODULES = 'node_modules/'

/** Resolves a dependency as Node does: in the nearest node_modules, then further up. */
const resolveFrom = (packages, place, name) => {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf(IN_MODULES) - 1))) {
    const found = `${at ? `${at}/` : ''}${IN_MODULES}${name}`
    if (packages[found]) return found
    if (!at) return undefined
    // A package of the repository searches its own node_modules, then the root's.
    if (!at.includes(IN_MODULES)) return packages[`${IN_MODULES}${name}`] ? `${IN_MODULES}${name}` : undefined
  }
}

const neededBy = entry => {
  const isOptional = name => entry.peerDependenciesMeta?.[name]?.optional
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...Object.keys(entry.peerDependencies ?? {}).filter(name => !isOptional(name)),
  ]
}

const COPIED = [
  'name',
  'version',
  'license',
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'engines',
  'workspaces',
]
const entryOf = manifest => Object.fromEntries(Object.entries(manifest).filter(([key]) => COPIED.includes(key)))

/**
 * Reduces a lockfile to what these manifests need, including optional packages of every platform. The keys are folders;
 * '' is the root. Versions don't change.
 */
export const pruneLock = (lock, manifests) => {
  const own = Object.fromEntries(Object.entries(manifests).map(([place, manifest]) => [place, entryOf(manifest)]))
  const packages = { ...lock.packages, ...own }
  const needed = new Set()
  const add = place => {
    if (needed.has(place)) return
    needed.add(place)
    const entry = packages[place]
    const from = entry.link ? entry.resolved : place
    if (entry.link) add(from)
    for (const name of neededBy(packages[from])) {
      const found = resolveFrom(packages, from, name)
      if (found) add(found)
    }
  }
  for (const [place, { name }] of Object.entries(manifests)) {
    add(place)
    if (place) add(`${IN_MODULES}${name}`)
  }
  const places = Object.keys(packages).filter(place => needed.has(place))
  // A development dependency may be a production dependency here.
  const marked = places.map(place => {
    const { dev: _, devOptional, ...entry } = packages[place]
    return [place, devOptional ? { ...entry, optional: true } : entry]
  })
  return { ...lock, packages: Object.fromEntries(marked) }
}
