import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const git = (root, ...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}

/**
 * What differs from origin/main: `{ base, files }`, files not yet committed included. Nothing where there is no history
 * to compare with: no git, no origin/main, or a checkout that is origin/main itself.
 */
export const changedSince = root => {
  const [base] = git(root, 'merge-base', 'HEAD', 'origin/main') ?? []
  if (!base) return undefined
  const files = [
    ...(git(root, 'diff', '--name-only', base) ?? []),
    ...(git(root, 'ls-files', '--others', '--exclude-standard') ?? []),
  ]
  return files.length > 0 ? { base, files } : undefined
}

/**
 * The server's tests of the areas that a change touches, as folders. Each of them starts the whole app, so the imports
 * would name them all; a change of the platform, of the contract's common files or of a migration does mean all.
 */
export const serverTestsOf = (root, files) => {
  const isCommon = file =>
    /^packages\/server\/(src\/platform|src\/[^/]+$|migrations)|^tests\/server\/support\//.test(file) ||
    /^packages\/contract\/src\/(endpoint|errors|money|needs|privileges|transitions)\.ts$/.test(file)
  if (files.some(isCommon)) return ['tests/server']
  const areas = files.map(
    file =>
      /^(?:packages\/server\/src|tests\/server)\/([^/]+)\//.exec(file)?.[1] ??
      /^packages\/contract\/src\/([^/]+?)(?:\.ts|\/)/.exec(file)?.[1],
  )
  return [...new Set(areas)]
    .filter(Boolean)
    .map(area => `tests/server/${area}`)
    .filter(folder => existsSync(join(root, folder)))
}
