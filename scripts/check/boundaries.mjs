// What an import's wording alone cannot show (biome.json has the rest): where a relative path really leads.
import { domains } from '../domains.ts'
import { importsOf, isCode, targetOf } from './source.mjs'

const packageOf = path => /^packages\/([^/]+)\//.exec(path)?.[1]
const APP = 'packages/host-app/src/app/'
const BY_NAME = ['contract', 'ui', 'widgets']

const links = files =>
  files
    .filter(isCode)
    .flatMap(file => importsOf(file).map(found => ({ ...found, from: file.path, to: targetOf(file, found.specifier) })))

const IN_DOMAIN = new RegExp(`^packages/host-app/src/(${domains.join('|')})/`)

/** Screens are the components that the route table imports. */
const screensAmong = found =>
  new Set(found.filter(({ from, to }) => from === `${APP}screens.ts` && IN_DOMAIN.test(to)).map(({ to }) => to))

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
    from.startsWith('packages/') &&
    screens.has(to) &&
    !from.startsWith(APP) &&
    'imports a screen. Screens meet only in the route table; move what both need to blocks/ or to the area that owns it.',
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

/** Imports that cross the boundaries of packages. */
export const check = files => {
  const found = links(files).filter(({ to }) => to)
  const screens = screensAmong(found)
  return found.flatMap(link =>
    RULES.map(rule => rule(link, screens))
      .filter(Boolean)
      .map(why => ({ path: link.from, line: link.line, message: `'${link.specifier}' ${why}` })),
  )
}
