// Which file may import which. Biome rejects libraries and entries by name, while you type.
import { readFileSync } from 'node:fs'
import { layerRules } from './scripts/architecture/layers.mjs'

const src = (...names) => `^packages/(${names.join('|')})/src/`

/** Screens are the components that the route table imports. */
const APP = 'packages/host-app/src/app/'
const table = readFileSync(new URL(`${APP}screens.ts`, import.meta.url), 'utf8')
const screens = [...table.matchAll(/'\.\.\/([^']+\.tsx)'/g)].map(([, path]) => path).join('|')

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    never(
      'contract-is-lowest',
      'The contract runs in browsers and on the server: it imports no other package.',
      { path: src('contract') },
      { path: '^packages/(?!contract/)' },
    ),
    never(
      'ui-knows-no-domain',
      'The design system imports no other package. Pass plain values and texts as props.',
      { path: src('ui') },
      { path: '^packages/(?!ui/)' },
    ),
    never(
      'widgets-know-no-host',
      'A widget gets what it needs from its surroundings through its port.',
      { path: src('widgets') },
      { path: src('host-app', 'server') },
    ),
    never(
      'pages-reach-the-server-by-endpoints',
      'The host app sends requests to the endpoints of the contract.',
      { path: src('host-app') },
      { path: src('server') },
    ),
    never(
      'server-shares-the-contract-only',
      'The server serves the built pages and widgets. It imports only the number reader from ui.',
      { path: src('server') },
      { path: src('host-app', 'widgets', 'ui'), pathNot: '^packages/ui/src/number/' },
    ),
    never(
      'packages-meet-at-entries',
      'A relative path leaves its package. Import @portal/<package>/..., the entry that stays when files move.',
      { path: '^packages/([^/]+)/' },
      { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] },
    ),
    never(
      'only-the-route-table-imports-screens',
      'Move what two screens need to blocks, or to the area that owns it.',
      { path: '^packages/', pathNot: `^${APP}` },
      { path: `^packages/host-app/src/(${screens})$` },
    ),
    never(
      'product-knows-no-tests',
      'Move what both need into the package.',
      { path: '^packages/' },
      { path: '^(stories|tests|scripts)/' },
    ),
    {
      name: 'folders-form-no-circle',
      comment: 'Two folders need each other, types included. Move what they share to a lower one.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/[^/]+/src/' },
      to: { circular: true },
    },
    ...layerRules,
  ],
  options: {
    // TypeScript 7 has no compiler API, so dependency-cruiser parses with swc.
    parser: 'swc',
    // Imports of types count.
    tsPreCompilationDeps: true,
    includeOnly: '^(packages|stories|tests|scripts)/',
    doNotFollow: { path: '^(stories|tests|scripts)/' },
    exclude: '\\.d\\.m?ts$|^packages/[^/]+/(dist|node_modules|public|released)(/|$)',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['portal-source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
}
