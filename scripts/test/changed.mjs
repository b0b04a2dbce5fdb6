import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { domains } from '../architecture/domains.ts'

const git = (root, ...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}

/**
 * Files that differ from origin/main, including uncommitted ones, as `{ base, files }`. Undefined if there is nothing
 * to compare with: no git, no origin/main, or a checkout of origin/main itself.
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
 * Folders of the server tests that a change affects, chosen by area. Every server test starts the whole app, so imports
 * don't tell. Files outside areas with tests, such as migrations, affect all of them.
 */
export const serverTestsOf = (root, files) => {
  const testsOf = (domain, area) =>
    [`tests/server/${domain}/${area}`, `tests/server/${domain}`].find(folder => existsSync(join(root, folder)))
  const tests = files.flatMap(file => {
    if (file.startsWith('packages/server/migrations/')) return ['tests/server']
    if (/^tests\/server\/[^/]+\.test\.ts$/.test(file)) return existsSync(join(root, file)) ? [file] : []
    const [, domain, area] =
      /^(?:packages\/(?:server|contract)\/src|tests\/server)\/([^/.]+)(?:\/([^/.]+))?/.exec(file) ?? []
    if (!domain) return []
    return [(domains.includes(domain) && testsOf(domain, area)) || 'tests/server']
  })
  return tests.includes('tests/server') ? ['tests/server'] : [...new Set(tests)]
}
