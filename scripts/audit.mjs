// `npm run audit`: known vulnerabilities of everything that is installed here, the benches' packages included. Ends with 1
// if there are any. Needs a registry that answers audits; without one it says so and ends with 0.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findingsOf } from './audit/findings.ts'

const npm = process.env.npm_execpath
const [command, ...before] = npm?.endsWith('js') ? [process.execPath, npm] : [npm ?? 'npm']
const folders = { 'the portal and its tools': '..', 'what the benches compare with': '../tests/bench' }

for (const [name, folder] of Object.entries(folders)) {
  const { stdout } = spawnSync(command, [...before, 'audit', '--package-lock-only', '--json'], {
    cwd: fileURLToPath(new URL(folder, import.meta.url)),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const { unanswered, lines } = findingsOf(stdout)
  if (unanswered) process.stdout.write(`Not audited: ${name}. The registry answered: ${unanswered}\n`)
  else process.stdout.write(`${[`Vulnerabilities in ${name}: ${lines.length}`, ...lines].join('\n  ')}\n`)
  if (lines.length > 0) process.exitCode = 1
}
