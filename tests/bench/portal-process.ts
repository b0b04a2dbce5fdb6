import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'

const main = new URL('../../packages/server/src/main.ts', import.meta.url).pathname

/** A portal in its own process. */
export interface PortalProcess {
  readonly url: string
  readonly child: ChildProcess
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill()
})

/** A temporary data folder, and a function that removes it. */
export const temporaryData = () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Starts a portal and waits until it responds. `env` adds settings such as DATABASE_URL. */
export const startProcess = async (env: Readonly<Record<string, string>>): Promise<PortalProcess> => {
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, ['--conditions=portal-source', main], {
    env: { ...process.env, LOG_LEVEL: 'silent', ...env, PORT: port },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let complaint = ''
  child.stderr?.on('data', chunk => {
    complaint += String(chunk)
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`the portal did not start: ${complaint}`)
    const ready = await fetch(`${url}/ready`).catch(() => null)
    if (ready?.ok) return { url, child }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('the portal did not answer within 30 s')
}

/** Ends a portal and waits until it has exited. */
export const endProcess = async ({ child }: PortalProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill(signal)
  await gone
}

/** Logs in with a demo account, and returns its cookie. */
export const cookieOf = async (url: string, email: string): Promise<string> => {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Portal-Demo-2026' }),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (!response.ok || !cookie) throw new Error(`login answered ${response.status}`)
  return cookie
}
