import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addSession } from '../load/session.ts'
import { endProcess, type PortalProcess, startProcess } from '../portal-process.ts'
import { percentile, printTable } from '../table.ts'
import { asSuperuser, startDatabase } from './distributed/database.ts'
import { isThere, type Sent, sendFile, startFiles } from './distributed/files.ts'
import { endAll, findPrograms } from './distributed/nodes.ts'
import { writeVitals } from './vitals-load.ts'

const PORTALS = 3
const FILE_BYTES = 300_000
const FILES = 12
const TRIES = 3

// All writers share an IP address, whose requests are rate-limited.
const forgetAttempts = () => asSuperuser(client => client.query('DELETE FROM attempts')).catch(() => undefined)

type DatabaseServers = Awaited<ReturnType<typeof startDatabase>>

/** Kills the primary repeatedly under write load. Counts lost writes, ended portals, and errors. */
const killPrimaries = async (database: DatabaseServers, portals: readonly PortalProcess[], rounds: number) => {
  const writing = writeVitals(portals)
  const pauses: { machine: number[]; process: number[] } = { machine: [], process: [] }
  for (let round = 0; round < rounds; round++) {
    const kind = round % 2 === 0 ? 'machine' : 'process'
    await forgetAttempts()
    await writing.more()
    writing.longestPause()
    const giveBack = await database.killPrimary(kind === 'machine')
    await writing.more()
    pauses[kind].push(writing.longestPause())
    giveBack()
    await database.complete()
  }
  await writing.stop()
  const { rows } = await asSuperuser(client => client.query<{ value: number }>('SELECT value FROM vitals'))
  const stored = new Set(rows.map(({ value }) => value))
  const lost = writing.acknowledged.filter(value => !stored.has(value)).length
  const deaths = portals.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length
  const faults = [...writing.answers].reduce((sum, [name, times]) => sum + (name.startsWith('500') ? times : 0), 0)
  const seconds = (times: readonly number[]) => (times.length > 0 ? Math.max(...times) / 1000 : '-')
  printTable(`${rounds} primaries killed, ${PORTALS} portals, two synchronous servers of three`, [
    {
      acknowledged: writing.acknowledged.length,
      lost,
      'portals that ended': deaths,
      'answered with 500': faults,
      'longest without writes, s: PostgreSQL killed': seconds(pauses.process),
      'its machine': seconds(pauses.machine),
      'median, s': percentile([...pauses.process, ...pauses.machine], 0.5) / 1000,
      refused: [...writing.answers].map(([answer, times]) => `${times} x ${answer}`).join(', ') || '0',
    },
  ])
  return lost + deaths + faults
}

/** Sends files before, during, and after the outage of a storage node, and reads them all back. */
const killNode = async (files: Awaited<ReturnType<typeof startFiles>>, portals: readonly PortalProcess[]) => {
  const cookie = await asSuperuser(client => addSession((sql, values) => client.query(sql, values)))
  const sent: Sent[] = []
  let [failed, refused] = [0, 0]
  const sendOne = async (portal: PortalProcess) => {
    // Retries as a page does when a file was not confirmed.
    for (let times = 0; times < TRIES; times++) {
      const file = await sendFile(portal, cookie, FILE_BYTES)
      if (file) {
        sent.push(file)
        return
      }
      refused += 1
      await sleep(1000)
    }
    failed += 1
  }
  const send = async () => {
    for (let at = 0; at < FILES; at++) {
      const portal = portals[at % portals.length]
      if (portal) await sendOne(portal)
    }
  }
  const missing = async () => {
    let count = 0
    for (const [at, file] of sent.entries()) {
      const portal = portals[at % portals.length]
      if (portal && !(await isThere(portal, cookie, file))) count += 1
    }
    return count
  }
  await send()
  const giveBack = await files.killOne(1)
  await send()
  const whileGone = await missing()
  giveBack()
  await send()
  const after = await missing()
  printTable('Files in Swift, one of three nodes killed', [
    {
      acknowledged: sent.length,
      failed,
      'sent again': refused,
      'not readable while it is gone': whileGone,
      'and afterwards': after,
    },
  ])
  return failed + whileGone + after
}

/**
 * Runs the portal on three database servers, three storage nodes, and three replicas, as docs/operations.md describes.
 */
export const benchDistributed = async (rounds: number): Promise<number> => {
  findPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  chmodSync(folder, 0o755)
  const portals: PortalProcess[] = []
  try {
    const database = await startDatabase(folder)
    const files = await startFiles(folder)
    const env = { ...database.urls, ...files.settings, SECRET_KEY: 'a key of the bench that is long enough for it' }
    for (let copy = 0; copy < PORTALS; copy++)
      portals.push(await startProcess({ ...env, DATA_DIR: join(folder, `${copy}`) }))
    const harm = (await killNode(files, portals)) + (await killPrimaries(database, portals, rounds))
    if (harm > 0) process.exitCode = 1
    return harm
  } finally {
    await Promise.all(portals.map(portal => endProcess(portal)))
    await endAll(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}
