import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { compileCache } from '../../../support/compile-cache.ts'

const SCRIPT = fileURLToPath(new URL('opener.ts', import.meta.url))

/** A line that an opener reported. */
export interface Report {
  readonly opened?: boolean
  readonly firstStart?: boolean
  readonly kept?: number
  readonly code?: string
  readonly message?: string
}

/** A process with an open database, which can be killed. */
export interface Opener {
  readonly process: ChildProcess
  readonly reports: readonly Report[]
  /** The first line, which reports success, or the code and message of the failure. */
  first(): Promise<Report>
  /** Stops the process as Ctrl-C does, or kills it. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Starts an opener. It is killed if it still runs when the test ends. */
export const startOpener = (env: Readonly<Record<string, string>>): Opener => {
  const child = spawn(process.execPath, ['--conditions=portal-source', SCRIPT], {
    env: { ...compileCache, PATH: process.env.PATH ?? '', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const reports: Report[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', line => reports.push(JSON.parse(line)))
  const exited = once(child, 'exit')
  const end = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await exited
  }
  onTestFinished(() => end('SIGKILL'))
  const first = async () => {
    if (!reports[0]) await Promise.race([once(lines, 'line'), once(lines, 'close')])
    if (!reports[0]) throw new Error('the opener ended without a word')
    return reports[0]
  }
  return { process: child, reports, first, end }
}
