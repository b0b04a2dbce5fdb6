import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, realpathSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { readPidFile } from '../../../../packages/server/src/platform/database/embedded/postmaster.ts'
import { compileCache } from '../../../support/compile-cache.ts'
import { dataFolder } from '../../support/platform/folder.ts'

const MAIN = fileURLToPath(new URL('../../../../packages/server/src/main.ts', import.meta.url))

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Starts the portal in its own process with its own PostgreSQL. Both end with the test. */
export const startPortal = async (env: Readonly<Record<string, string>> = {}) => {
  const folder = dataFolder()
  const child = spawn(process.execPath, ['--conditions=portal-source', MAIN], {
    env: { ...compileCache, PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'trace', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', part => (said += part))
  child.stderr.on('data', part => (said += part))
  const exited = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await exited
  }
  onTestFinished(stop)
  const port = async (): Promise<number> => {
    for (;;) {
      const found = /http:\/\/[\d.]+:(\d+)/.exec(said)?.[1]
      if (found) return Number(found)
      if (child.exitCode !== null) throw new Error(`the portal ended: ${said}`)
      await Promise.race([once(child.stdout, 'data'), exited])
    }
  }
  const listening = await port()

  /** Sends a request over the network, from a local address and with headers of the test's choice. */
  const send = (method: string, path: string, headers: Record<string, string>, body?: string, from = '127.0.0.1') =>
    new Promise<Reply>((resolve, reject) => {
      const call = request(
        { host: '127.0.0.1', port: listening, localAddress: from, method, path, headers },
        answer => {
          let text = ''
          answer.setEncoding('utf8').on('data', part => (text += part))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
        },
      )
      call.on('error', reject)
      call.end(body)
    })

  const cluster = realpathSync(join(folder, 'postgres'))
  const host = readPidFile(cluster)?.socketFolder ?? cluster
  const pool = new pg.Pool({ host, user: 'portal', database: 'portal' })
  pool.on('error', () => undefined)
  onTestFinished(() => pool.end())
  return {
    send,
    pool,
    cluster,
    stop,
    /** Everything that it wrote to standard output and standard error. */
    said: () => said,
    /** Everything that its PostgreSQL logged. */
    databaseSaid: () => readFileSync(join(folder, 'postgres.log'), 'utf8'),
  }
}
