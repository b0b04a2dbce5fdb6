const PAGE = /^docs\/rules\/[\w-]+\.md$/
const PARAGRAPH = /^Where it lives: .+(?:\n.+)*/gm

// A name in backticks, the package that it is in, the end of a part, or "each", which is about all folders before it.
const PART =
  /`(?<name>[^`]+)`|\b(?<owner>contract|design system|host[- ]app|server|tests|ui|widgets?)\b|(?<end>;)|\b(?<each>each)\b/g

const ROOTS = {
  contract: 'packages/contract/',
  'design system': 'packages/ui/',
  'host app': 'packages/host-app/',
  'host-app': 'packages/host-app/',
  server: 'packages/server/',
  tests: 'tests/',
  ui: 'packages/ui/',
  widget: 'packages/widgets/',
  widgets: 'packages/widgets/',
}

const isFile = name => /\.\w+$/.test(name)

/** Names of a paragraph with their places. A file is in the folder before it, or in each of the folders before it. */
const placesIn = paragraph => {
  const places = []
  let root = ROOTS.server
  let folders = []
  let isEach = false
  let follows = false
  for (const { index, groups } of paragraph.matchAll(PART)) {
    const { name, owner, each } = groups
    if (each) isEach = true
    else if (name === undefined) {
      if (owner) root = ROOTS[owner]
      folders = []
      isEach = false
    } else if (isFile(name)) {
      const within = isEach ? folders : folders.slice(-1)
      places.push(...(within.length ? within : ['']).map(folder => ({ index, root, folder, name })))
      follows = true
    } else {
      places.push({ index, root, folder: '', name })
      folders = follows ? [name] : [...folders, name]
      follows = false
    }
  }
  return places
}

/** Reports files and folders that "Where it lives" on the pages of docs/rules names, and that no longer exist. */
export const check = files => {
  const paths = files.map(({ path }) => `${path}/`)
  const exists = ({ root, folder, name }) =>
    paths.some(path => {
      const at = path.lastIndexOf(`/${name}/`)
      return path.startsWith(root) && at >= 0 && (folder === '' || path.slice(0, at + 1).includes(`/${folder}/`))
    })
  return files
    .filter(({ path }) => PAGE.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(PARAGRAPH)].flatMap(paragraph =>
        placesIn(paragraph[0])
          .filter(place => !exists(place))
          .map(({ index, root, folder, name }) => ({
            path,
            line: text.slice(0, paragraph.index + index).split('\n').length,
            message: `names ${[folder, name].filter(Boolean).join('/')}, which ${root} doesn't have. Name what replaced it.`,
          })),
      ),
    )
}
