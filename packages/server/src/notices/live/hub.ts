import type { Services } from '../../platform/http/context.ts'
import type { SessionStore } from '../../platform/http/serving/serve.ts'
import { describeError } from '../../platform/log/log.ts'
import { presentNotice } from '../present.ts'
import { noticesAfter, unreadOf } from '../store.ts'
import type { Stream } from './stream.ts'

/** How often the hub looks on its own, in milliseconds; for tests and measures. */
export interface HubTimes {
  readonly poll: number
  readonly sessions: number
}

const TIMES: HubTimes = { poll: 15_000, sessions: 60_000 }
const AT_ONCE = 4
const BATCH = 100

/** The open streams of this process. */
export interface Hub {
  readonly open: (stream: Stream) => void
  readonly streams: ReadonlySet<Stream>
  readonly stop: () => Promise<void>
}

/**
 * Sends what is stored to the streams of this process. The table is the only truth: a notification of the database
 * says no more than whom to look for, and what it misses is found by looking every few seconds. Streams take turns, so
 * that a notice to hundreds leaves connections of the database to those who wait for answers.
 */
export const openHub = (services: Services, sessions: SessionStore, times = TIMES): Hub => {
  const { database, log } = services
  const streams = new Set<Stream>()
  const due = new Set<Stream>()
  let working = 0

  const deliver = async (stream: Stream) => {
    for (;;) {
      const rows = await noticesAfter(database.orm, stream.userId, stream.after, BATCH)
      for (const row of rows) stream.sendNotice(presentNotice(row))
      if (rows.length < BATCH || stream.isEnded()) break
    }
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
  const check = async (stream: Stream) => {
    const person = await sessions.find(services, stream.token).catch(() => undefined)
    // A database that is away ends nobody's session.
    if (person === null) stream.end()
  }
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
      for (const stream of of(userId)) channel === 'sessions' ? void check(stream) : wake(stream)
    },
    onReady: () => streams.forEach(wake),
  })
  const polling = setInterval(
    () => void poll().catch(error => log.warn(describeError(error), 'notices unreachable')),
    times.poll,
  )
  const checking = setInterval(async () => {
    for (const stream of streams) await check(stream)
  }, times.sessions)

  return {
    streams,
    open: stream => {
      streams.add(stream)
      stream.onEnd(() => streams.delete(stream))
      // Its session may have ended between the first look and now.
      void check(stream)
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
