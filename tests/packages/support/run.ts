import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'
import type { Site } from './serve.ts'

const STARTING_MS = 60_000

/**
 * The environment of partners' tools: production, without variables of the test runner. For most of the day, the date
 * in this time zone differs from the browsers'.
 */
const environment = () => {
  const given = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'TEST')
  const quiet = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' }
  return { ...Object.fromEntries(given), ...quiet, NODE_ENV: 'production', TZ: 'Pacific/Auckland' }
}

/** Runs a program to its end. Throws with all its output if it fails. */
export const runIn = (cwd: string, command: string, args: readonly string[]): Promise<void> =>
  new Promise((done, fail) => {
    execFile(command, args, { cwd, env: environment(), maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      error ? fail(new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })) : done(),
    )
  })

/** Runs Node in a folder, like `runIn`. */
export const nodeIn = (cwd: string, args: readonly string[]): Promise<void> => runIn(cwd, process.execPath, args)

const stop = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  const isLate = await Promise.race([ended.then(() => false), setTimeout(5000, true, { ref: false })])
  if (isLate) child.kill('SIGKILL')
  await ended
}

/** Starts a Node server at a free port of the loopback address, and waits until it responds. */
export const startIn = async (cwd: string, args: readonly string[]): Promise<Site> => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { ...environment(), HOST: '127.0.0.1', HOSTNAME: '127.0.0.1', PORT: String(port) }
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (part: Buffer) => {
    said += part
  })
  const until = Date.now() + STARTING_MS
  for (;;) {
    if (await fetch(origin).catch(() => undefined)) return { origin, close: () => stop(child) }
    if (child.exitCode !== null || Date.now() > until) break
    await setTimeout(100)
  }
  await stop(child)
  throw new Error(`${args.join(' ')} does not answer: ${said}`)
}
