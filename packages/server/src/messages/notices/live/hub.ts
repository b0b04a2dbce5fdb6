import type { Need } from '@portal/contract/core/rights/needs'
import { admit } from '../../../platform/http/connection/caller.ts'
import type { SessionStore } from '../../../platform/http/connection/enter.ts'
import type { Services } from '../../../platform/http/context.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { describeError } from '../../../platform/log/log.ts'
import { noticesAfter, presentNotice, unreadOf } from '../store.ts'
import type { Stream } from './stream.ts'

/** Required as long as a stream is open. */
export const LIVE_NEED: Need = 'signed_in'

/** Intervals of the hub's own checks, in milliseconds. Adjustable for tests and benchmarks. */
export interface HubTimes {
  readonly poll: number
  readonly sessions: number
}

const TIMES: HubTimes = { poll: 15_000, sessions: 60_000 }
const AT_ONCE = 4
const BATCH = 100

/** Open streams of this process. */
export interface Hub {
  readonly open: (stream: Stream) => void
  readonly streams: ReadonlySet<Stream>
  readonly stop: () => Promise<void>
}

/**
 * Sends stored notices to the streams of this process. The table is the source of truth. Database notifications only
 * say whose notices to read, and polling finds what they miss.
 *
 * Streams take turns, so that a notice to hundreds leaves database connections to requests.
 */
export const openHub = (services: Services, sessions: SessionStore, times = TIMES): Hub => {
  const { database, log } = services
  const streams = new Set<Stream>()
  const due = new Set<Stream>()
  let working = 0

  // Ends a stream whose session has ended or lacks a second factor. Throws if the database is unavailable.
  const check = async (stream: Stream) => {
    const person = await sessions.find(services, stream.token)
    try {
      admit(person, LIVE_NEED)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      stream.end()
    }
  }
  const deliver = async (stream: Stream) => {
    await check(stream)
    while (!stream.isEnded()) {
      const rows = await noticesAfter(database.orm, stream.userId, stream.after, BATCH)
      for (const row of rows) stream.sendNotice(presentNotice(row))
      if (rows.length < BATCH) break
    }
    if (stream.isEnded()) return
    const { unread, last } = await unreadOf(database.orm, stream.userId)
    stream.sendUnread(unread, last)
  }
  const work = async () => {
    if (working >= AT_ONCE) return
    working += 1
    for (const stream of due) {
      due.delete(stream)
      if (stream.isEnded()) continue
      if (stream.isBusy) stream.isStale = true
      else await turn(stream)
    }
    working -= 1
  }
  const turn = async (stream: Stream) => {
    stream.isBusy = true
    stream.isStale = false
    await deliver(stream).catch(error => log.warn(describeError(error), 'notices not sent'))
    stream.isBusy = false
    if (stream.isStale) due.add(stream)
  }
  const wake = (stream: Stream) => {
    due.add(stream)
    void work()
  }
  const checkSoon = (stream: Stream) => check(stream).catch(() => undefined)
  const poll = async () => {
    const ids = [...new Set([...streams].map(({ userId }) => userId))]
    if (ids.length === 0) return
    const { rows } = await database.pool.query<{ user_id: string; last: number }>(
      'SELECT user_id, last::float8 AS last FROM notice_people WHERE user_id = ANY ($1)',
      [ids],
    )
    const last = new Map(rows.map(row => [row.user_id, row.last]))
    for (const stream of streams)
      if (!listening.isReady() || (last.get(stream.userId) ?? 0) > stream.after) wake(stream)
  }
  const of = (userId: string) => [...streams].filter(stream => stream.userId === userId)

  const listening = database.listen(['notices', 'sessions'], {
    onMessage: (channel, userId) => {
      for (const stream of of(userId)) channel === 'sessions' ? void checkSoon(stream) : wake(stream)
    },
    onReady: () => streams.forEach(wake),
  })
  const polling = setInterval(
    () => void poll().catch(error => log.warn(describeError(error), 'notices unreachable')),
    times.poll,
  )
  const checking = setInterval(async () => {
    for (const stream of streams) await checkSoon(stream)
  }, times.sessions)

  return {
    streams,
    open: stream => {
      streams.add(stream)
      stream.onEnd(() => streams.delete(stream))
      // The session may have ended since the request was checked. The first turn notices that.
      wake(stream)
    },
    stop: async () => {
      clearInterval(polling)
      clearInterval(checking)
      for (const stream of streams) stream.end()
      await listening.stop()
    },
  }
}
