import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { jobs } from './areas.ts'
import { seedDemo } from './demo/seed.ts'
import { type Database, openDatabase } from './platform/database/index.ts'
import type { Services } from './platform/http/context.ts'
import { type JobRunner, startJobs } from './platform/jobs/jobs.ts'
import { openLog } from './platform/log/log.ts'
import type { Settings } from './platform/settings.ts'

/** A server that answers. */
export interface RunningServer {
  readonly app: FastifyInstance
  readonly database: Database
  /** The address it listens on. */
  readonly address: string
  /** Finishes the requests in flight, then stops the jobs and the database that it started. */
  readonly stop: () => Promise<void>
}

/** Opens the database, fills it in demo mode, and listens. What was opened is closed again when a later step fails. */
export const startServer = async (settings: Settings): Promise<RunningServer> => {
  const database = await openDatabase(settings)
  let app: FastifyInstance | undefined
  let runner: JobRunner | undefined
  const stop = async () => {
    await app?.close()
    await runner?.stop()
    await database.close()
  }
  try {
    const services: Services = { database, settings, log: openLog(settings.LOG_LEVEL), now: () => new Date() }
    if (settings.DEMO && database.embedded) await seedDemo(database, services.now())
    app = await createApp(services)
    const address = await app.listen({ host: settings.HOST, port: settings.PORT })
    runner = await startJobs(services, jobs)
    return { app, database, address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
