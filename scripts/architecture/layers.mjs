// The packages and their groups from the top down. The diagram and the rules of dependency-cruiser come from here.
import { domains } from './domains.ts'

const DOMAINS = `(${domains.join('|')})/`

/** `path` is a pattern below the package's `src`. A group without one has the files that no other group has. */
const group = (name, says, path) => ({ name, says, path })

/** A group imports only groups of rows below its own; groups of one row don't import each other. */
export const PACKAGES = [
  {
    name: 'host-app',
    says: 'the portal in the browser',
    rows: [
      [group('app', 'App, layouts, pages: composes the rest', '(main\\.tsx$|app/)')],
      [group('domains', 'a folder for each area', DOMAINS)],
      [group('blocks', 'lists, forms, records: no entity names', 'blocks/')],
      [group('core', 'api, routes, session, texts, offline')],
    ],
  },
  {
    name: 'server',
    says: 'Fastify on PostgreSQL',
    rows: [
      [group('app', 'main, jobs, commands, demo', '(main\\.ts$|app/|demo/)')],
      [group('embed', 'frames on other sites', 'partners/embed/')],
      [group('domains', 'a folder for each area')],
      [group('integrations', 'mail, storage, scanner', 'integrations/')],
      [group('platform', 'http, database, jobs, audit', 'platform/')],
    ],
  },
  {
    name: 'widgets',
    says: 'one job each, data through a port',
    rows: [
      [group('embed', 'the frames that other sites show', 'embed/')],
      [group('elements', 'the script tag', 'elements/'), group('testing', 'ports in memory', 'testing/')],
      [
        group('attendance', '', 'attendance/'),
        group('complaint', '', 'complaint/'),
        group('evaluation', '', 'evaluation/'),
        group('exam-runner', '', 'exam-runner/'),
        group('budget-table', '', 'budget-table/'),
        group('signature-panel', '', 'signature-panel/'),
      ],
      [group('ports', 'requests of each widget', 'ports/')],
      [group('shared', 'texts, failures of requests')],
    ],
  },
  {
    name: 'ui',
    says: 'the design system: no domain, no fetch',
    rows: [
      [group('components', 'a folder each, with their shared parts')],
      [group('theme', 'tokens, texts, element', '(theme|texts|element|locales|keys|live|narrow|store|fallbacks)/')],
    ],
  },
  {
    name: 'contract',
    says: 'what all agree on',
    rows: [[group('domains', 'a module for each area')], [group('core', 'endpoint, needs, money', 'core/')]],
  },
]

const filesOf = ({ name, rows }, { path }) => {
  const others = rows.flat().flatMap(one => one.path ?? [])
  return `^packages/${name}/src/${path ?? (others.length > 0 ? `(?!${others.join('|')})` : '')}`
}

const places = PACKAGES.flatMap(owner =>
  owner.rows.flat().map(one => ({ owner: owner.name, name: one.name, files: new RegExp(filesOf(owner, one)) })),
)

/** The package and the group of a file. Undefined outside the packages. */
export const placeOf = file => places.find(({ files }) => files.test(file))

/** Folders of the budget table from the top down. Files beside these folders may import all of them. */
const BUDGET_TABLE = [
  ['grid', 'phone', 'toolbar', 'dialogs', 'paste'],
  ['rows'],
  ['editing'],
  ['sync'],
  ['store'],
  ['model'],
]

/** Rules of dependency-cruiser that forbid a group to import from its own row or from a row above. */
const downward = (owner, rows, order) =>
  rows
    .flatMap((row, index) =>
      row.map(one => ({
        name: `${owner}-${one.name}-imports-downward`,
        comment: `${one.name} imports only what is below it in ${order}. Move what they share down.`,
        severity: 'error',
        from: { path: one.files },
        to: {
          path: rows
            .slice(0, index + 1)
            .flat()
            .filter(other => other !== one)
            .map(other => other.files),
        },
      })),
    )
    .filter(({ to }) => to.path.length > 0)

export const layerRules = [
  ...PACKAGES.flatMap(owner =>
    downward(
      owner.name,
      owner.rows.map(row => row.map(one => ({ name: one.name, files: filesOf(owner, one) }))),
      'docs/architecture.md',
    ),
  ),
  ...downward(
    'budget-table',
    BUDGET_TABLE.map(row => row.map(name => ({ name, files: `^packages/widgets/src/budget-table/${name}/` }))),
    BUDGET_TABLE.map(row => row.join(', ')).join(' > '),
  ),
]
