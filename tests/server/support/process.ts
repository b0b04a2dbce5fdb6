import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { compileCache } from '../../support/compile-cache.ts'

/** A program of the server in a process of its own. */
export interface Program {
  readonly child: ChildProcess
  readonly out: () => string
  readonly err: () => string
  /** The exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>
}

/** Runs a file of packages/server/src with only the given environment; what still runs when the test ends is killed. */
export const run = (
  file: string,
  env: Record<string, string>,
  args: readonly string[] = [],
  input?: string,
): Program => {
  const script = fileURLToPath(new URL(`../../../packages/server/src/${file}`, import.meta.url))
  const child = spawn(process.execPath, ['--conditions=portal-source', script, ...args], {
    env: { ...compileCache, PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const texts = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', chunk => {
    texts.out += chunk
  })
  child.stderr.setEncoding('utf8').on('data', chunk => {
    texts.err += chunk
  })
  child.stdin.end(input ?? '')
  const ended = once(child, 'close').then(() => child.exitCode)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, out: () => texts.out, err: () => texts.err, ended }
}

/** The address that a started portal prints; fails with its complaint when it ends first. */
export const addressOf = async ({ child, out, err, ended }: Program): Promise<string> => {
  let over = false
  void ended.then(() => {
    over = true
  })
  for (;;) {
    const address = /answers at (http\S+)/.exec(out())?.[1]
    if (address) return address
    if (over) throw new Error(`the portal ended: ${err()}`)
    await Promise.race([once(child.stdout ?? child, 'data'), ended])
  }
}
