import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

const SKIPPED = new Set([
  ...['node_modules', '.git', 'dist', 'data', 'coverage', 'storybook-static'],
  ...['.cache', '.output', '__screenshots__', 'screenshots', 'generated'],
])
const READ = /\.(ts|tsx|mjs|js|css|json|md|html|sql|sh)$|\.ci\/run$/

/** Reads every text file of the repository once, as `{ path, text }`. Paths use `/`. */
export const readRepository = async root => {
  const folders = [root]
  const paths = []
  for (const folder of folders) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const at = join(folder, entry.name)
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) folders.push(at)
      if (entry.isFile() && READ.test(at.split(sep).join('/'))) paths.push(at)
    }
  }
  const read = async path => ({ path: relative(root, path).split(sep).join('/'), text: await readFile(path, 'utf8') })
  return (await Promise.all(paths.map(read))).sort(byPath)
}

const byPath = (a, b) => (a.path < b.path ? -1 : 1)

/** Formats a finding so that editors link it. */
export const lineOf = ({ path, line, message }) => `${path}:${line} ${message}`

/** Matches a pattern against each line. `explain` turns the match into a message. */
export const findLines = ({ path, text }, pattern, explain) =>
  text.split('\n').flatMap((content, index) => {
    const match = pattern.exec(content)
    return match ? [{ path, line: index + 1, message: explain(match, content) }] : []
  })
