import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

interface Commits {
  readonly problemOf: (subject: string) => string | undefined
  readonly checkCommits: (root: string) => readonly { readonly message: string }[]
}

const { problemOf, checkCommits }: Commits = await import(
  new URL('../../scripts/check/commits.mjs', import.meta.url).href
)

describe('a commit subject', () => {
  test.each([
    'Reject replies to anonymous complaints',
    'Address people by name',
    'Spread hostile input',
    `A${'d'.repeat(71)}`,
  ])('is accepted: %s', subject => expect(problemOf(subject)).toBeUndefined())

  test.each([
    ['Added a button', 'imperative'],
    ['Fixes the login', 'imperative'],
    ['Moving files', 'imperative'],
    ['add a button', 'capital'],
    ['Add a button.', 'punctuation'],
    [`A${'d'.repeat(72)}`, '73 characters'],
  ])('is rejected: %s', (subject, problem) => expect(problemOf(subject)).toContain(problem))
})

test('checkCommits checks commits since origin/main, or since the last release in a fresh clone', () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-commits-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: root })
  const commit = (subject: string) => git('commit', '-q', '--allow-empty', '-m', subject)
  git('init', '-q')
  commit('added long ago')
  expect(checkCommits(root)).toEqual([])
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  commit('Add a button')
  commit('Added a field')
  const wrong = [expect.stringContaining("'Added a field'")]
  expect(checkCommits(root).map(({ message }) => message)).toEqual(wrong)
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  expect(checkCommits(root)).toEqual([])
  git('checkout', '-q', '-b', 'release', 'HEAD~2')
  commit('Release 1.0.0')
  commit('Added a field')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  expect(checkCommits(root).map(({ message }) => message)).toEqual(wrong)
})
