import type { FastifyInstance } from 'fastify'
import type { SessionStore } from '../platform/http/connection/enter.ts'
import type { Services } from '../platform/http/context.ts'
import { changeRoutes } from './change.ts'
import { serveDownloads } from './download/download.ts'
import { readRoutes } from './read.ts'
import { beginRoutes } from './uploads/begin.ts'
import { finish } from './uploads/finish.ts'
import { serveReceiving } from './uploads/receive.ts'

/** All calls of the files area that the contract has. */
export const fileRoutes = [...readRoutes, ...changeRoutes, ...beginRoutes, finish]

/** What is no call of the contract, as bytes go in and out. */
export const serveFiles = (app: FastifyInstance, services: Services, sessions: SessionStore): void => {
  serveReceiving(app, services, sessions)
  serveDownloads(app, services, sessions)
}
