import { setTimeout as sleep } from 'node:timers/promises'
import { endProcess, startProcess, temporaryData } from '../portal-process.ts'
import { printTable } from '../table.ts'

/** Logs in once from an IP address. Returns the status and the response time in milliseconds. */
const logIn = async (url: string, address: string, email: string, password: string) => {
  const started = performance.now()
  const { status } = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password }),
  })
  return { status, ms: performance.now() - started }
}

/** Sends wrong logins from as many networks at once, and among them a correct one from an unknown browser. */
export const benchLoginFlood = async (logins: number, rounds: number): Promise<void> => {
  const data = temporaryData()
  const portal = await startProcess({ DATA_DIR: data.folder, TRUST_PROXY: '127.0.0.1' })
  try {
    const right: Awaited<ReturnType<typeof logIn>>[] = []
    const wrong: number[] = []
    for (let round = 0; round < rounds; round++) {
      const flood = Array.from({ length: logins }, (_, at) =>
        logIn(portal.url, `10.${round}.${at >> 8}.${at & 255}`, `nobody${at}@flood.test`, 'Wrong-password-2026'),
      )
      await sleep(200)
      right.push(await logIn(portal.url, `172.16.0.${round}`, 'sysadmin@demo.test', 'Portal-Demo-2026'))
      wrong.push(...(await Promise.all(flood)).map(({ status }) => status))
    }
    const times = right.map(({ ms }) => ms).sort((a, b) => a - b)
    printTable(`${logins} wrong logins at once, ${rounds} rounds`, [
      {
        'right logins': right.filter(({ status }) => status === 200).length,
        'median, ms': Math.round(times[times.length >> 1] ?? 0),
        'longest, ms': Math.round(times.at(-1) ?? 0),
        'wrong, refused': wrong.filter(status => status === 401).length,
        'wrong, turned away': wrong.filter(status => status === 503).length,
      },
    ])
  } finally {
    await endProcess(portal)
    data.remove()
  }
}
