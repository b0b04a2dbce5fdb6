import autocannon from 'autocannon'
import fastify from 'fastify'
import { openDatabase } from '../../../packages/server/src/platform/database/index.ts'
import { cookieOf, endProcess, startProcess, temporaryData } from '../portal-process.ts'
import { printTable } from '../table.ts'

const SECONDS = 8
const CONNECTIONS = 16

const load = async (url: string, cookie = '') => {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: { cookie } })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}

/** The number of bare prepared queries per second, like the session's, over the same number of connections. */
const bareQuery = async (folder: string) => {
  const database = await openDatabase({ DATA_DIR: folder })
  const text = `SELECT u.id, u.type, u.email FROM users u WHERE u.email = $1`
  const until = Date.now() + SECONDS * 1000
  let count = 0
  const worker = async () => {
    while (Date.now() < until) {
      await database.pool.query({ name: 'bench', text, values: ['sysadmin@demo.test'] })
      count++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  await database.close()
  return count / SECONDS
}

/** Compares GET /api/user with a session to Fastify returning a constant, and to the bare query. */
export const benchApi = async (): Promise<void> => {
  const data = temporaryData()
  const portal = await startProcess({ DATA_DIR: data.folder })
  const constant = fastify({ logger: false })
  const cookie = await cookieOf(portal.url, 'project_coordinator@demo.test')
  const answer = await (await fetch(`${portal.url}/api/user`, { headers: { cookie } })).json()
  constant.get('/api/user', async () => answer)
  const constantUrl = await constant.listen({ host: '127.0.0.1', port: 0 })
  try {
    const user = await load(`${portal.url}/api/user`, cookie)
    const fixed = await load(`${constantUrl}/api/user`)
    await endProcess(portal)
    const query = await bareQuery(data.folder)
    printTable('GET /api/user with a session', [
      { case: 'GET /api/user', 'per second': user.rate, 'p99 ms': user.p99, ratio: 1 },
      { case: 'Fastify, a constant', 'per second': fixed.rate, 'p99 ms': fixed.p99, ratio: fixed.rate / user.rate },
      { case: 'pg, a bare query', 'per second': query, 'p99 ms': '', ratio: query / user.rate },
    ])
  } finally {
    await constant.close()
    await endProcess(portal)
    data.remove()
  }
}
