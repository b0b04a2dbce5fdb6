// `npm run check` runs the static checks of the repository.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { check as folders } from './check/code/folders.mjs'
import { check as leftovers } from './check/code/leftovers.mjs'
import { check as links } from './check/code/links.mjs'
import { check as proofs } from './check/code/proofs.mjs'
import { check as rights } from './check/code/rights.mjs'
import { checkCommits } from './check/commits.mjs'
import { check as guide } from './check/docs/guide.mjs'
import { check as numbers } from './check/docs/numbers.mjs'
import { check as rulePlaces } from './check/docs/rule-places.mjs'
import { lineOf, readRepository } from './check/files.mjs'
import { check as days } from './check/texts/days.mjs'
import { check as glossary } from './check/texts/glossary.mjs'
import { check as isolates } from './check/texts/isolates.mjs'
import { check as literals } from './check/texts/literals.mjs'
import { check as texts } from './check/texts/texts.mjs'
import { check as components } from './check/ui/components.mjs'
import { check as drawn } from './check/ui/drawn.mjs'
import { check as pictures } from './check/ui/pictures.mjs'
import { check as styles } from './check/ui/styles.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const started = performance.now()
const out = line => process.stdout.write(`${line}\n`)

const report = (name, since, findings) => {
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  out(
    `${findings.length ? 'FAIL' : 'ok  '} ${name.padEnd(34)} ${seconds.padStart(5)} s${findings.length ? `  ${findings.length}` : ''}`,
  )
  for (const line of findings) out(`  ${line}`)
  return findings.length
}

/** Runs a tool. If it exits with anything but 0, its lines are findings. */
const tool = (name, bin, args, isFinding) => {
  const since = performance.now()
  const child = spawn(process.execPath, [join(root, bin), ...args], { cwd: root })
  const output = []
  child.stdout.on('data', part => output.push(part))
  child.stderr.on('data', part => output.push(part))
  return new Promise(done =>
    child.on('close', code => {
      const lines = Buffer.concat(output)
        .toString()
        .split('\n')
        .map(line => line.trimEnd())
        .filter(Boolean)
      const findings = lines.filter(line => isFinding.test(line))
      done(report(name, since, code === 0 ? [] : findings.length ? findings : lines))
    }),
  )
}

// tsc starts four checkers by default, which repeat work and take twice the processor time of one.
const CHECKERS = Math.max(1, Math.floor(availableParallelism() / 2))
const TYPES = ['--noEmit', '--pretty', 'false', '--checkers', String(CHECKERS)]
const tools = [
  tool(
    'format and lint (biome)',
    'node_modules/@biomejs/biome/bin/biome',
    ['ci', '--colors=off', '--reporter=concise', '--error-on-warnings', '--max-diagnostics=none', '.'],
    /^[×✖!] /,
  ),
  tool('types (tsc)', 'node_modules/typescript/bin/tsc', TYPES, /error TS/),
  // `npm run bench` installs their packages.
  ...(existsSync(join(root, 'tests/bench/node_modules'))
    ? [
        tool(
          'types of the benches (tsc)',
          'node_modules/typescript/bin/tsc',
          [...TYPES, '--project', 'tests/bench'],
          /error TS/,
        ),
      ]
    : []),
  tool('unused files and exports (knip)', 'node_modules/knip/bin/knip.js', ['--no-progress', '--no-config-hints'], /./),
  tool('imports and their diagram', 'scripts/architecture/architecture.mjs', ['check'], /./),
]

const files = await readRepository(root)
const own = Object.entries({
  'texts in every language': texts,
  'one Arabic word for one thing': glossary,
  'no text in code': literals,
  'days in the organisation’s zone': days,
  'isolates made in one place': isolates,
  'colours, lengths and sides': styles,
  'elements kept from pages around': drawn,
  'links that ask where they lead': links,
  'rights said once': rights,
  'nothing left over': leftovers,
  'folders of at most 15 entries': folders,
  'tests that prove': proofs,
  'components shown and described': components,
  'pictures of components': pictures,
  'paths in the architecture guide': guide,
  'places in the rules': rulePlaces,
  'numbers used once': numbers,
  'subjects of commits': () => checkCommits(root),
}).map(([name, check]) => {
  const since = performance.now()
  return report(name, since, check(files).map(lineOf))
})

const failed = [...own, ...(await Promise.all(tools))].filter(Boolean).length
const seconds = ((performance.now() - started) / 1000).toFixed(1)
out(
  failed
    ? `\n${failed} of ${own.length + tools.length} checks failed in ${seconds} s`
    : `\nAll ${own.length + tools.length} checks passed in ${seconds} s`,
)
process.exitCode = failed ? 1 : 0
