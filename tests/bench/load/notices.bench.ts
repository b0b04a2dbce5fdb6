import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { notify } from '../../../packages/server/src/messages/notices/notify.ts'
import { tokenHashOf as hashOf, newToken } from '../../../packages/server/src/people/accounts/tokens.ts'
import { type Database, transaction } from '../../../packages/server/src/platform/database/index.ts'
import { listen } from '../../server/messages/notices/listener.ts'
import { until } from '../outages/outage-kinds.ts'
import { endProcess, startProcess, temporaryData } from '../portal-process.ts'
import { printTable } from '../table.ts'

const NOTICES = 20
const PATIENCE_MS = 60_000

/** Adds people with one open session each in the database, because 500 logins would take too long. */
const peopleIn = async ({ pool }: Database, many: number) => {
  const people = Array.from({ length: many }, () => ({ id: randomUUID(), token: newToken() }))
  await pool.query(
    `INSERT INTO users (id, type, email, password_hash, first_name_en, last_name_en, first_name_ar, last_name_ar)
     SELECT id, 'staff', id || '@bench.test', '-', 'Nour', 'Saleh', 'نور', 'صالح' FROM unnest($1::uuid[]) id`,
    [people.map(({ id }) => id)],
  )
  await pool.query(
    `INSERT INTO sessions (token_hash, user_id, expires_at)
     SELECT hash, id, now() + interval '1 hour' FROM unnest($1::bytea[], $2::uuid[]) AS given (hash, id)`,
    [people.map(({ token }) => hashOf(token)), people.map(({ id }) => id)],
  )
  return people
}

/** Connects clients to two replicas, and kills one while notices arrive. Returns the number of missed notices. */
export const benchNotices = async (clients: number, databaseUrl: string, database: Database): Promise<number> => {
  const data = temporaryData()
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: data.folder }
  const stays = await startProcess(env)
  const goes = await startProcess(env)
  const people = await peopleIn(database, clients)
  const urls = [stays.url, goes.url]
  const listeners = people.map(({ token }, at) => listen(urls, `session=${token}`, at))
  const received = () => listeners.reduce((sum, { notices }) => sum + notices.length, 0)
  try {
    await until(() => listeners.every(({ isOpen }) => isOpen()), 'all streams')
    const to = people.map(({ id }) => id)
    const start = performance.now()
    for (let at = 0; at < NOTICES; at++) {
      await transaction(database, db =>
        notify(
          { db, caller: null },
          { kind: 'assigned_project', to, target: null, details: { code: at, name: 'Bench' } },
        ),
      )
      if (at === NOTICES / 2) await endProcess(goes, 'SIGKILL')
    }
    const end = performance.now() + PATIENCE_MS
    while (received() < clients * NOTICES && performance.now() < end) await sleep(50)
    const seconds = (performance.now() - start) / 1000
    const doubles = listeners.reduce(
      (sum, { notices }) => sum + notices.length - new Set(notices.map(({ number }) => number)).size,
      0,
    )
    const missed = clients * NOTICES - (received() - doubles)
    printTable('notices, two replicas, one killed', [
      { case: `${clients} clients`, notices: clients * NOTICES, missed, doubles, seconds: seconds.toFixed(1) },
    ])
    return missed
  } finally {
    await Promise.all(listeners.map(({ stop }) => stop()))
    await Promise.all([endProcess(stays), endProcess(goes)])
    data.remove()
  }
}
