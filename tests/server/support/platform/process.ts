import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { compileCache } from '../../../support/compile-cache.ts'

/** A server program in its own process. */
export interface Program {
  readonly child: ChildProcess
  readonly out: () => string
  readonly err: () => string
  /** The exit code, or null after a signal. */
  readonly ended: Promise<number | null>
}

/** Runs a file of packages/server/src with only this environment. It is killed if it still runs when the test ends. */
export const run = (
  file: string,
  env: Record<string, string>,
  args: readonly string[] = [],
  input?: string,
): Program => {
  const script = fileURLToPath(new URL(`../../../../packages/server/src/${file}`, import.meta.url))
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

/** Returns the address that a started portal prints. Fails with its error output if it ends first. */
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
