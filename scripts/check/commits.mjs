import { spawnSync } from 'node:child_process'

// A subject states the change in the imperative: "Reject replies to anonymous complaints".
const MOST = 72

/** Imperatives that end like a past tense, a participle, or a third person. */
const ORDERS =
  /^(?:access|address|bring|compress|cross|discuss|dismiss|embed|exceed|express|feed|focus|guess|miss|need|pass|ping|press|proceed|process|seed|speed|spread|succeed|suppress)$/i

export const problemOf = subject => {
  const [first = ''] = /^[\p{L}'-]+/u.exec(subject) ?? []
  if (subject.length > MOST) return `has ${subject.length} characters; a subject has at most ${MOST}.`
  if (!/^\p{Lu}/u.test(subject)) return 'begins without a capital letter.'
  if (/[.:;,!]$/.test(subject)) return 'ends with punctuation.'
  if (/(?:ed|ing|s)$/.test(first) && !ORDERS.test(first))
    return `begins with '${first}'. Write the imperative, as in "Add".`
  return undefined
}

const git = (root, ...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim().split('\n').filter(Boolean) : []
}

/** Where the subjects to check begin: at origin/main, or at the last release if nothing was added to that branch. */
const startOf = root => {
  const [head] = git(root, 'rev-parse', 'HEAD')
  const [base] = git(root, 'merge-base', 'HEAD', 'origin/main')
  const [release] = git(root, 'log', '-1', '--format=%H', '--grep=^Release [0-9]')
  return base && base !== head ? base : release
}

/** Reports subjects of commits that break the rules. In a shallow clone without the last release it reports nothing. */
export const checkCommits = root => {
  const start = startOf(root)
  const commits = start ? git(root, 'log', '--no-merges', '--format=%h %s', `${start}..HEAD`) : []
  return commits.flatMap(commit => {
    const [hash] = commit.split(' ', 1)
    const subject = commit.slice(hash.length + 1)
    const problem = problemOf(subject)
    return problem ? [{ path: `commit ${hash}`, line: 1, message: `'${subject}' ${problem}` }] : []
  })
}
