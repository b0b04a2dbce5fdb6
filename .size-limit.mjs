// Size budgets (brotli) of the files that the server sends. `npm run bytes` measures the output of `npm run build`.
// `npm run record` measures single components.
import { existsSync, readFileSync } from 'node:fs'
import { domains } from './scripts/architecture/domains.ts'
import { filesFor, loginChunks, readManifest } from './tests/host-app/app/bytes/manifest.ts'

const EMBED = 'packages/widgets/dist/embed/'
const portal = file => `packages/host-app/dist/${file}.br`
const embed = file => `${EMBED}assets/${file}.br`

const manifest = readManifest()
const inDomain = new RegExp(`^src/(${domains.join('|')})/`)
const screens = Object.entries(manifest).filter(([name, chunk]) => inDomain.test(name) && chunk.isDynamicEntry)

const { loader, scripts } = JSON.parse(readFileSync(new URL(`${EMBED}assets.json`, import.meta.url), 'utf8'))
const frameOf = name => {
  const { file, preload, sheets } = scripts[name]
  return [file, ...preload, ...sheets]
}

const budgets = [
  // With the second step of a login and its passkeys, and the routes, titles and errors of every page: 131 kB.
  ...['en', 'ar'].map(language => [
    `login page (${language})`,
    '140 kB',
    filesFor(manifest, ...loginChunks(manifest, language)).map(portal),
  ]),
  ...screens.map(([name, { file }]) => [name, '20 kB', [portal(file)]]),
  ['script tag', '1.2 kB', [embed('v1.js')]],
  // Loads when the page is idle. Includes the code that locks the page's scrolling.
  ['panel behind the script tag', '2.1 kB', [embed('panel.*.js')]],
  ['frame in the page instead of a dialog', '1.6 kB', [embed('inline.*.js')]],
  ['check of a tag that cannot be placed', '0.7 kB', [embed('review.*.js')]],
  // A single file for all widgets, so that its integrity hash covers everything that runs in the page.
  ['pinned version of the script tag', '3.9 kB', [embed(loader.file)]],
  // Loaded by those who add a picture. It reads the size of pictures before drawing them.
  ['pictures of a complaint', '1.9 kB', [embed('pictures.*.js')]],
  // The first state is in the document; the rest is the widget's own code with React.
  ...[
    ['evaluation', '110 kB'],
    ['exam', '116 kB'],
    ['signature', '120 kB'],
    ['budget', '120 kB'],
  ].flatMap(([widget, limit]) =>
    ['en', 'ar'].map(language => [
      `frame of ${widget} (${language})`,
      limit,
      frameOf(`${widget}-${language}`).map(embed),
    ]),
  ),
]

// size-limit ignores missing files, so this reports them.
for (const [name, , path] of budgets)
  for (const file of path)
    if (!file.includes('*') && !existsSync(new URL(file, import.meta.url))) throw new Error(`${name}: no file ${file}`)

// The files are already compressed, as they are sent.
export default budgets.map(([name, limit, path]) => ({ name, limit, path, brotli: false }))
