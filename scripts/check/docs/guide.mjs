import { domains } from '../../architecture/domains.ts'

const GUIDE = 'docs/architecture.md'

// Paths in backticks without placeholders such as <area>. Paths of packages begin with the package's name.
const PATH =
  /`((?:contract|host-app|server|ui|widgets|deploy|docs|scripts|stories|tests|\.storybook)\/[\w./@-]*[\w-])\/?`/g
const AREA = /`([\w-]+)`/g
const AREA_FOLDER = new RegExp(`^packages/(?:server|host-app)/src/(?:${domains.join('|')})/([\\w-]+)/`)
const AREA_MODULE = new RegExp(`^packages/contract/src/(?:${domains.join('|')})/(?:[\\w-]+/)?([\\w-]+)\\.ts$`)

const placesIn = files => {
  const places = new Set()
  for (const { path } of files)
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) places.add(path.slice(0, end))
  return places
}

const areasIn = files =>
  new Set(files.flatMap(({ path }) => (AREA_FOLDER.exec(path) ?? AREA_MODULE.exec(path))?.[1] ?? []))

/** Areas in the second cell of a row in the table of domains. */
const namedAreas = line => {
  const [, domain, areas] = line.split('|')
  return areas !== undefined && /^ `\w+` $/.test(domain) ? [...areas.matchAll(AREA)].map(([, area]) => area) : []
}

/** Reports paths and areas in docs/architecture.md that no longer exist. */
export const check = files => {
  const guide = files.find(({ path }) => path === GUIDE)
  const places = placesIn(files)
  const areas = areasIn(files)
  return (guide?.text ?? '').split('\n').flatMap((line, index) => {
    const lost = [...line.matchAll(PATH)]
      .map(([, path]) => path)
      .filter(path => !places.has(path) && !places.has(`packages/${path}`))
      .map(path => `names ${path}, which doesn't exist. Name the file that replaced it.`)
    const unknown = namedAreas(line)
      .filter(area => !areas.has(area))
      .map(area => `names the area ${area}, which no package has. Correct the table of domains.`)
    return [...lost, ...unknown].map(message => ({ path: GUIDE, line: index + 1, message }))
  })
}
