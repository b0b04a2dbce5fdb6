import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const say = line => process.stdout.write(`${line}\n`)

export const fail = (...lines) => {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}

/** Reads a file. Returns an empty string if it doesn't exist. */
export const read = path => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Runs a command silently. If it fails, runs it again with `otherwise`. Shows output only if it still fails. */
export const quietly = (what, command, args, { otherwise, ...options } = {}) => {
  const started = Date.now()
  say(`${what} ...`)
  const runWith = given => spawnSync(command, given, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, ...options })
  let run = runWith(args)
  if (run.status !== 0 && otherwise) run = runWith(otherwise)
  if (run.status !== 0)
    fail(run.stdout ?? '', run.stderr ?? '', `${what}: failed${run.error ? ` (${run.error.message})` : ''}.`)
  say(`${what}: done in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}
