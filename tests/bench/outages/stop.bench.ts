import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { cookieOf, endProcess, startProcess, temporaryData } from '../portal-process.ts'
import { printTable } from '../table.ts'

const KEPT = 50

/** Clients that got a response and keep their connections open, as browsers and proxies do. */
const openIdle = async (url: string, agent: Agent): Promise<void> => {
  const ask = async () => {
    const [answer] = await once(get(`${url}/health`, { agent }), 'response')
    await once(answer.resume(), 'end')
  }
  await Promise.all(Array.from({ length: KEPT }, ask))
}

/** A connection without any data, one with half a request, and a stream of notices, which never ends. */
const openOthers = async (url: string, agent: Agent): Promise<void> => {
  const { hostname, port } = new URL(url)
  for (const text of ['', 'GET /health HTTP/1.1\r\nhost: ']) {
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(text)
  }
  const cookie = await cookieOf(url, 'sysadmin@demo.test')
  const [stream] = await once(get(`${url}/api/notices/live`, { agent, headers: { cookie } }), 'response')
  stream.on('error', () => undefined).resume()
}

/** Measures how long the portal takes to end after SIGTERM, while clients hold every kind of connection. */
export const benchStop = async (rounds: number): Promise<void> => {
  const times: number[] = []
  const codes = new Set<number | null>()
  for (let round = 0; round < rounds; round++) {
    const data = temporaryData()
    const agent = new Agent({ keepAlive: true })
    const portal = await startProcess({ DATA_DIR: data.folder })
    try {
      await openIdle(portal.url, agent)
      await openOthers(portal.url, agent)
      const since = performance.now()
      await endProcess(portal)
      times.push(performance.now() - since)
      codes.add(portal.child.exitCode)
    } finally {
      await endProcess(portal)
      agent.destroy()
      data.remove()
    }
  }
  times.sort((a, b) => a - b)
  const ms = (at: number) => Math.round(times.at(at) ?? 0)
  printTable(`stopping with ${KEPT} connections kept, a stream, half a request and silence`, [
    { rounds, 'median, ms': ms(times.length >> 1), 'longest, ms (5,000)': ms(-1), 'exit codes': [...codes].join(', ') },
  ])
}
