// Sums up the modules that dependency-cruiser read: imports between packages and between the groups of a package.
import { placeOf } from './layers.mjs'

const byName = ([one], [other]) => (one < other ? -1 : 1)

/** The public name of an imported file, such as `ui/number`. */
const entryOf = ({ owner }, file) =>
  `${owner}/${file.replace(`packages/${owner}/src/`, '').replace(/(\/index)?\.\w+$/, '')}`

const noteEntry = (packages, from, to, file) => {
  const name = `${from.owner} ${to.owner}`
  const known = packages.get(name) ?? { from: from.owner, to: to.owner, entries: new Set() }
  known.entries.add(entryOf(to, file))
  packages.set(name, known)
}

/** Whether a path of links leads from one node to the other. */
const isLinked = (links, from, to) => {
  const reached = [from]
  for (const name of reached) {
    if (name === to) return true
    const next = links.filter(link => link.from === name).map(link => link.to)
    reached.push(...next.filter(one => !reached.includes(one)))
  }
  return false
}

/** Removes links that follow from others: `a > c` is redundant if there are `a > b` and `b > c`. */
export const reduced = links =>
  links.filter(
    link =>
      !isLinked(
        links.filter(other => other !== link),
        link.from,
        link.to,
      ),
  )

export const graphOf = modules => {
  const packages = new Map()
  const groups = new Map()
  for (const { source, dependencies } of modules) {
    const from = placeOf(source)
    for (const { resolved } of from ? dependencies : []) {
      const to = placeOf(resolved)
      if (!to) continue
      if (to.owner !== from.owner) noteEntry(packages, from, to, resolved)
      else if (to.name !== from.name)
        groups.set(`${from.owner} ${from.name} ${to.name}`, { owner: from.owner, from: from.name, to: to.name })
    }
  }
  return {
    packages: [...packages].sort(byName).map(([, { entries, ...link }]) => ({ ...link, entries: [...entries].sort() })),
    groups: [...groups].sort(byName).map(([, link]) => link),
  }
}
