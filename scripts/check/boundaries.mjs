// What an import's wording alone cannot tell (biome.json has the rest): where a relative path really leads.
import { importsOf, isCode, targetOf } from './source.mjs'

const packageOf = path => /^packages\/([^/]+)\//.exec(path)?.[1]
const SCREENS = 'packages/host-app/src/screens/'
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

/** Storybook builds the frame around the stories by itself, without the portal's export condition: it needs a file. */
const isOwnFrame = (from, to) => from.startsWith('.storybook/') && /^packages\/ui\/src\/[\w/]+\/index\.ts$/.test(to)

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
]

/** Imports that go round the house's doors. */
export const check = files => {
  const found = links(files).filter(({ to }) => to)
  const screens = screensAmong(found)
  return found.flatMap(link =>
    RULES.map(rule => rule(link, screens))
      .filter(Boolean)
      .map(why => ({ path: link.from, line: link.line, message: `'${link.specifier}' ${why}` })),
  )
}
