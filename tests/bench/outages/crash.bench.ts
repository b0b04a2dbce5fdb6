import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../packages/server/src/platform/database/index.ts'
import { addSession } from '../load/session.ts'
import { cookieOf, endProcess, type PortalProcess, startProcess, temporaryData } from '../portal-process.ts'
import { printTable } from '../table.ts'

const WRITERS = 8

const addDonor = async (portal: PortalProcess, cookie: string, code: string): Promise<boolean> => {
  const response = await fetch(`${portal.url}/api/donors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ code, full_name: code, country: 'DE' }),
  }).catch(() => null)
  return response?.status === 200
}

/** Adds donors with several writers until stopped. Returns the codes of acknowledged ones. */
const writeUntil = (portals: () => readonly PortalProcess[], cookie: string, prefix: string) => {
  const acknowledged: string[] = []
  let isOver = false
  const writer = async (name: number) => {
    for (let number = 0; !isOver; number++) {
      const code = `${prefix}-${name}-${number}`
      const live = portals()
      const portal = live[number % live.length]
      if (portal && (await addDonor(portal, cookie, code))) acknowledged.push(code)
      else await sleep(20)
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, name) => writer(name))
  return {
    acknowledged,
    stop: async () => {
      isOver = true
      await Promise.all(writers)
    },
  }
}

/** The codes of all stored donors, read page by page through the API. */
const storedCodes = async (portal: PortalProcess, cookie: string): Promise<Set<string>> => {
  const codes = new Set<string>()
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = `limit=100${cursor ? `&cursor=${cursor}` : ''}`
    const response = await fetch(`${portal.url}/api/donors?${query}`, { headers: { cookie } })
    const page: { data: { code: string }[]; next_cursor: string | null } = Object(await response.json())
    for (const { code } of page.data) codes.add(code)
    cursor = page.next_cursor
  }
  return codes
}

const lost = (acknowledged: readonly string[], stored: Set<string>) =>
  acknowledged.filter(code => !stored.has(code)).length

/** The PID of PostgreSQL's postmaster, from the file in its data folder. */
export const postmasterOf = (folder: string) =>
  Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** Kills the portal and its database under write load, and counts lost acknowledged writes. */
export const benchKill = async (rounds: number): Promise<number> => {
  const data = temporaryData()
  const all: string[] = []
  let portal = await startProcess({ DATA_DIR: data.folder })
  const cookie = await cookieOf(portal.url, 'sysadmin@demo.test')
  try {
    for (let round = 0; round < rounds; round++) {
      const live = portal
      const load = writeUntil(() => [live], cookie, `K${round}`)
      await sleep(300 + Math.random() * 700)
      const postmaster = postmasterOf(data.folder)
      await endProcess(portal, 'SIGKILL')
      process.kill(postmaster, 'SIGKILL')
      await load.stop()
      all.push(...load.acknowledged)
      portal = await startProcess({ DATA_DIR: data.folder })
    }
    const missing = lost(all, await storedCodes(portal, cookie))
    printTable('kill -9 under write load', [
      { case: 'portal and database', rounds, acknowledged: all.length, lost: missing },
    ])
    return missing
  } finally {
    await endProcess(portal)
    data.remove()
  }
}

/** Runs two replicas on one PostgreSQL, and kills one of them in every round. */
export const benchReplicas = async (rounds: number, databaseUrl: string, database: Database): Promise<number> => {
  const data = temporaryData()
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: data.folder }
  const stays = await startProcess(env)
  let goes = await startProcess(env)
  const all: string[] = []
  const cookie = await addSession((sql, values) => database.pool.query(sql, values))
  try {
    for (let round = 0; round < rounds; round++) {
      const live = goes
      const load = writeUntil(() => [stays, live], cookie, `R${round}`)
      await sleep(300 + Math.random() * 500)
      await endProcess(goes, 'SIGKILL')
      await sleep(200)
      await load.stop()
      all.push(...load.acknowledged)
      goes = await startProcess(env)
    }
    const missing = lost(all, await storedCodes(goes, cookie))
    printTable('two replicas, one killed', [
      { case: 'two replicas on one PostgreSQL', rounds, acknowledged: all.length, lost: missing },
    ])
    return missing
  } finally {
    await Promise.all([endProcess(stays), endProcess(goes)])
    data.remove()
  }
}
