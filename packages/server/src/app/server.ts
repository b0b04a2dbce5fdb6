import type { FastifyInstance } from 'fastify'
import { switchDemoAccounts } from '../demo/accounts.ts'
import { seedDemo } from '../demo/seed.ts'
import { type MailWorker, startMail } from '../integrations/smtp/worker.ts'
import { renewInvitations } from '../people/access/sign-up/renew-invitations.ts'
import { type Batches, startBatches } from '../platform/batches.ts'
import { type Database, openDatabase, type StartError } from '../platform/database/index.ts'
import { connectionLimits } from '../platform/http/connection/connections.ts'
import type { Services } from '../platform/http/context.ts'
import { type JobRunner, startJobs } from '../platform/jobs/jobs.ts'
import { type Log, openLog } from '../platform/log/log.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { type MetricsServer, serveMetrics } from '../platform/metrics/serve.ts'
import { isKeyOfDatabase, readSecretKey } from '../platform/settings/secret-key.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { withTimeout } from '../platform/time/timing.ts'
import { createApp } from './app.ts'
import { batches, jobs } from './jobs.ts'

export interface RunningServer {
  readonly app: FastifyInstance
  readonly database: Database
  readonly address: string
  /** Address of the metrics, if METRICS_PORT is set. */
  readonly metricsAddress: string | undefined
  /** Finishes requests in flight, then stops the jobs and the embedded database. */
  readonly stop: () => Promise<void>
}

// Service managers usually wait ten seconds. The database must shut down cleanly in the time that remains.
const FAREWELL_MS = 3000
const JOBS_FAREWELL_MS = 4000
const BATCHES_FAREWELL_MS = 500
const LOOK_MS = 50

const UNPROTECTED = 'the audit is not protected: the role of DATABASE_URL can change it, see DATABASE_MIGRATION_URL'
const NO_MAIL = 'no mail server is set: messages wait until there is one, see SMTP_URL'
const KEY_OF_DATABASE =
  'the key that seals signatures is not kept apart from the database: it is made of DATABASE_URL, see SECRET_KEY'

// Finishes requests in flight, and aborts those that don't end in time. Keeps closing idle connections, because clients
// would otherwise reuse them.
const closeInTime = async (app: FastifyInstance): Promise<void> => {
  const look = setInterval(() => app.server.closeIdleConnections(), LOOK_MS)
  const patience = setTimeout(() => app.server.closeAllConnections(), FAREWELL_MS)
  await app.close()
  clearInterval(look)
  clearTimeout(patience)
}

// Start errors contain no user input, so their messages may be logged.
const reportTrouble =
  (log: Log) =>
  (trouble: StartError | undefined): void =>
    trouble
      ? log.error({ code: trouble.code, reason: trouble.message }, 'database away')
      : log.warn({}, 'database answers again')

/** Opens the database, seeds demo data in demo mode, and listens. If a step fails, closes what was opened. */
export const startServer = async (settings: Settings): Promise<RunningServer> => {
  const log = openLog(settings.LOG_LEVEL)
  const database = await openDatabase(settings, { onTrouble: reportTrouble(log) })
  let app: FastifyInstance | undefined
  let runner: JobRunner | undefined
  let mail: MailWorker | undefined
  let writer: Batches | undefined
  let metricsServer: MetricsServer | undefined
  const stop = async () => {
    // The database rolls back an interrupted job, which then runs again.
    await withTimeout(JOBS_FAREWELL_MS, Promise.all([app && closeInTime(app), runner?.stop(), mail?.stop()]))
    // Written last, so that it includes what the final requests counted.
    if (writer) await withTimeout(BATCHES_FAREWELL_MS, writer.stop())
    await metricsServer?.stop()
    await database.close()
  }
  try {
    const services: Services = { database, settings, log, secretKey: readSecretKey(settings), now: () => new Date() }
    if (settings.DEMO && database.embedded) await seedDemo(services, services.now(), settings.TIME_ZONE)
    await switchDemoAccounts(database, settings.DEMO)
    const metrics = settings.METRICS_PORT === undefined ? undefined : openMetrics(database)
    app = await createApp(services, connectionLimits, metrics)
    if (metrics) metricsServer = await serveMetrics(metrics, log, settings)
    const address = await app.listen({ host: settings.HOST, port: settings.PORT })
    if (!database.auditProtected) log.warn({}, UNPROTECTED)
    if (isKeyOfDatabase(settings)) log.warn({}, KEY_OF_DATABASE)
    if (!settings.SMTP_URL && !settings.DEMO) log.warn({}, NO_MAIL)
    runner = await startJobs(services, jobs)
    mail = startMail(services, renewInvitations)
    writer = startBatches(services, batches)
    return { app, database, address, metricsAddress: metricsServer?.address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
