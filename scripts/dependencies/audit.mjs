// `npm run audit` reports known vulnerabilities of all installed packages, including those of the benches. It exits
// with 1 if there are any. If the registry doesn't answer audits, it says so and exits with 0.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findingsOf } from './findings.ts'

const npm = process.env.npm_execpath
const [command, ...before] = npm?.endsWith('js') ? [process.execPath, npm] : [npm ?? 'npm']
const folders = { 'the portal and its tools': '../..', 'what the benches compare with': '../../tests/bench' }

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
