import { setTimeout as sleep } from 'node:timers/promises'
import type { PortalProcess } from '../portal-process.ts'
import { printTable } from '../table.ts'
import { asOwner, cutConnections, diskFull, killed, type Outage, replicas, signalled } from './outage-kinds.ts'
import { writeVitals } from './vitals-load.ts'

/** The number of connections that a portal can use at once, which is how many queries wait on a locked table. */
const slotsOf = async (portal: PortalProcess, folder: string): Promise<number> =>
  asOwner(folder, async client => {
    await client.query('BEGIN; LOCK TABLE vitals IN ACCESS EXCLUSIVE MODE')
    const calls = Array.from({ length: 40 }, (_, value) =>
      fetch(`${portal.url}/api/vitals`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'FCP', route: 'Slots', value }),
      }).catch(() => null),
    )
    let most = 0
    for (let look = 0; look < 30; look++) {
      const { rows } = await client.query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_locks WHERE relation = 'vitals'::regclass AND NOT granted`,
      )
      most = Math.max(most, rows[0]?.waiting ?? 0)
      await sleep(50)
    }
    await client.query('ROLLBACK')
    await Promise.all(calls)
    return most
  })

const run = async (name: string, rounds: number, open: () => Promise<Outage>): Promise<number> => {
  const outage = await open()
  const { portals, folder } = outage
  try {
    const writing = writeVitals(portals)
    for (let round = 0; round < rounds; round++) {
      await asOwner(folder, client => client.query('DELETE FROM attempts'))
      await writing.more()
      await outage.harm(writing.refused)
      await outage.repair?.()
      await writing.more()
    }
    await writing.stop()
    const stored = await asOwner(folder, client => client.query<{ value: number }>('SELECT value FROM vitals'))
    const storedValues = new Set(stored.rows.map(({ value }) => value))
    const missing = writing.acknowledged.filter(value => !storedValues.has(value)).length
    const deaths = portals.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length
    const slots = []
    for (const portal of portals) slots.push(await slotsOf(portal, folder))
    const answers = [...writing.answers].map(([answer, times]) => `${times} x ${answer}`).join(', ')
    const acknowledged = writing.acknowledged.length
    printTable(name, [{ rounds, acknowledged, lost: missing, deaths, slots: slots.join(' + '), refused: answers }])
    return missing + deaths
  } finally {
    await outage.end()
  }
}

const outages: Readonly<Record<string, () => Promise<Outage>>> = {
  'embedded database killed': killed,
  'fast restart, two replicas': () => replicas(folder => signalled(folder, 'SIGINT')),
  'connections cut, two replicas': () => replicas(cutConnections),
  'disk full': diskFull,
}

/** Takes the database away under write load, in each way. Counts ended portals, lost writes, and leaked connections. */
export const benchOutages = async (rounds: number, names = Object.keys(outages)): Promise<number> => {
  let harm = 0
  for (const [name, open] of Object.entries(outages)) if (names.includes(name)) harm += await run(name, rounds, open)
  return harm
}
