// What an import's wording alone cannot show (biome.json has the rest): where a relative path really leads.
import { importsOf, isCode, targetOf } from './source.mjs'

const packageOf = path => /^packages\/([^/]+)\//.exec(path)?.[1]
const SCREENS = 'packages/host-app/src/partners/'
const BY_NAME = ['contract', 'ui', 'widgets']

const links = files =>
  files
    .filter(isCode)
    .flatMap(file => importsOf(file).map(found => ({ ...found, from: file.path, to: targetOf(file, found.specifier) })))

/** A screen is what the product shows from outside `screens/`, in practice the route table; the rest are its parts. */
const screensAmong = found =>
  new Set(
    found
      .filter(({ from, to }) => to?.startsWith(SCREENS) && from.startsWith('packages/') && !from.startsWith(SCREENS))
      .map(({ to }) => to),
  )

/** Storybook builds the frame around the stories on its own, without the portal's export condition: it needs a file. */
const isOwnFrame = (from, to) => from.startsWith('.storybook/') && /^packages\/ui\/src\/[\w/]+\/index\.ts$/.test(to)

/** Folders of the budget table from the lowest up; those of one layer are side by side. */
const BUDGET_TABLE = 'packages/widgets/src/budget-table/'
const LAYERS = [['model'], ['store'], ['sync'], ['editing'], ['rows'], ['grid', 'phone', 'toolbar', 'dialogs', 'paste']]
const folderIn = path => (path.startsWith(BUDGET_TABLE) ? path.slice(BUDGET_TABLE.length).split('/', 2) : [])
const layerOf = ([folder, file]) => (file ? LAYERS.findIndex(names => names.includes(folder)) : -1)

const RULES = [
  ({ from, to }) =>
    packageOf(to) &&
    packageOf(from) &&
    packageOf(from) !== packageOf(to) &&
    `leaves its package by a relative path. Import @portal/${packageOf(to)}/..., the entry that stays when insides move.`,
  ({ from, to }) =>
    !packageOf(from) &&
    !from.startsWith('scripts/') &&
    !isOwnFrame(from, to) &&
    BY_NAME.includes(packageOf(to)) &&
    `reaches into packages/${packageOf(to)}. Stories, tests and configs come in by its public entry, as every user does.`,
  ({ from, to }) =>
    from.startsWith('packages/') &&
    /^(tests|stories|scripts)\//.test(to) &&
    'makes the product depend on its tests, stories or scripts. Move the shared part into the package.',
  ({ from, to }, screens) =>
    from.startsWith(SCREENS) &&
    screens.has(to) &&
    from !== to &&
    'imports another screen. Screens meet only in the route table; move what both need to blocks/ or a part beside them.',
  ({ from, to }) =>
    from.startsWith('packages/host-app/src/blocks/') &&
    to.startsWith(SCREENS) &&
    'makes a block know a screen. Blocks take components and functions as props and name no entity.',
  ({ from, to }) =>
    from.startsWith('packages/server/src/platform/') &&
    packageOf(to) === 'server' &&
    /^packages\/server\/src\/(?!platform\/)[^/]+\/(schema|routes|rules|store|present)\.ts$/.test(to) &&
    'makes the platform know an area. Areas lean on the platform and hand it what it needs (routes, jobs) in main.ts.',
  ({ from, to }) => {
    const [own, other] = [folderIn(from), folderIn(to)]
    const [layer, target] = [layerOf(own), layerOf(other)]
    const isAllowed = layer < 0 || target < 0 || target < layer || own[0] === other[0]
    return (
      !isAllowed &&
      `makes ${own[0]} of the budget table know ${other[0]}. Its layers point one way: ${LAYERS.map(names => names.join(', ')).join(' <- ')}.`
    )
  },
]

/** The folder that a file belongs to: the first below `src`, or that of an area below `parts` and `screens`. */
const folderOf = path => /^packages\/[^/]+\/src\/(?:(?:parts|screens)\/)?[^/]+(?=\/)/.exec(path)?.[0]
const nameOf = folder => folder.replace(/^packages\/[^/]+\/src\//, '')

/** The shortest way from one folder to another along the imports, as a list of links; undefined where there is none. */
const wayBetween = (edges, from, to) => {
  const ways = [[from, []]]
  const seen = new Set([from])
  for (const [folder, way] of ways) {
    if (folder === to) return way
    for (const [next, link] of edges.get(folder) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        ways.push([next, [...way, link]])
      }
  }
  return undefined
}

/** One circle of a package's folders, the shortest, by an import for each of its steps (docs/adr/0047). */
const circleOfFolders = found => {
  const edges = new Map()
  for (const link of found) {
    const [from, to] = [folderOf(link.from), folderOf(link.to)]
    if (!from || !to || from === to) continue
    if (!edges.has(from)) edges.set(from, new Map())
    if (!edges.get(from).has(to)) edges.get(from).set(to, link)
  }
  const circles = [...edges].flatMap(([folder, targets]) =>
    [...targets].flatMap(([target, link]) => {
      const back = wayBetween(edges, target, folder)
      return back ? [[link, ...back]] : []
    }),
  )
  const [circle = []] = circles.toSorted((one, other) => one.length - other.length)
  const names = circle.map(({ from }) => nameOf(folderOf(from)))
  return circle.map(({ from, line, specifier }) => ({
    path: from,
    line,
    message: `'${specifier}' is part of a circle of folders: ${[...names, names[0]].join(' -> ')}. Move what they share to a lower one.`,
  }))
}

/** Imports that cross the boundaries of packages. */
export const check = files => {
  const found = links(files).filter(({ to }) => to)
  const screens = screensAmong(found)
  const broken = found.flatMap(link =>
    RULES.map(rule => rule(link, screens))
      .filter(Boolean)
      .map(why => ({ path: link.from, line: link.line, message: `'${link.specifier}' ${why}` })),
  )
  return [...broken, ...circleOfFolders(found)]
}
