import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/index.ts'

/** Metrics of this replica. */
export interface Metrics {
  /** Counts a request, unless it must leave no trace. */
  readonly count: (request: FastifyRequest, reply: FastifyReply) => void
  /** All metrics in Prometheus format. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

// Seconds. Most responses take milliseconds. A report or an import takes some seconds.
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const poolsOf = ({ pool, unhurried }: Database): Readonly<Record<string, pg.Pool>> => ({
  calls: pool,
  jobs: unhurried.pool,
})

const measureConnections = (register: Registry, database: Database) => {
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections to the database by pool: open ones, those without work, and calls that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [register],
    collect() {
      for (const [name, pool] of Object.entries(poolsOf(database))) {
        this.set({ pool: name, state: 'open' }, pool.totalCount)
        this.set({ pool: name, state: 'idle' }, pool.idleCount)
        this.set({ pool: name, state: 'waiting' }, pool.waitingCount)
      }
    },
  })
}

// A value from the shared database. While the database is unavailable, the metric is absent rather than wrong.
const measureRows = (register: Registry, database: Database, name: string, help: string, query: string) => {
  new Gauge({
    name,
    help,
    registers: [register],
    async collect() {
      this.remove()
      const { rows } = await database.unhurried.pool.query<{ figure: number }>(query).catch(() => ({ rows: [] }))
      for (const { figure } of rows) this.set(figure)
    },
  })
}

const MAIL_WAITING = `SELECT count(*)::int AS figure FROM emails WHERE state IN ('waiting', 'kept')`
const JOBS_FAILING = 'SELECT count(*)::int AS figure FROM jobs WHERE tries > 0'

/** Starts collecting metrics: responses by route, connections, mail, jobs, and Node's own process metrics. */
export const openMetrics = (database: Database): Metrics => {
  const register = new Registry()
  collectDefaultMetrics({ register })
  measureConnections(register, database)
  new Gauge({
    name: 'portal_database_up',
    help: '1 while the database takes writes, else 0.',
    registers: [register],
    async collect() {
      this.set(
        await database.probe().then(
          () => 1,
          () => 0,
        ),
      )
    },
  })
  measureRows(register, database, 'portal_emails_waiting', 'Emails that wait to be sent, of all copies.', MAIL_WAITING)
  measureRows(register, database, 'portal_jobs_failing', 'Jobs whose last run failed, of all copies.', JOBS_FAILING)
  const answers = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time to the answer by method, route and status. Calls around complaints are not counted.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  })
  return {
    count: (request, reply) => {
      // An increment between two scrapes would reveal when a private complaint was filed.
      if (request.skipLog) return
      const route = request.routeOptions.url ?? 'unknown'
      answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}
