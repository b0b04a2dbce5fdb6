import type { FastifyInstance } from 'fastify'
import type { SessionStore } from '../platform/http/connection/enter.ts'
import type { Services } from '../platform/http/context.ts'
import { changeRoutes } from './change.ts'
import { serveDownloads } from './download/download.ts'
import { readRoutes } from './read.ts'
import { beginRoutes } from './uploads/begin.ts'
import { finish } from './uploads/finish.ts'
import { serveReceiving } from './uploads/receive.ts'

/** Endpoints of the contract in the files area. */
export const fileRoutes = [...readRoutes, ...changeRoutes, ...beginRoutes, finish]

/** Routes outside the contract, because their bodies are bytes. */
export const serveFiles = (app: FastifyInstance, services: Services, sessions: SessionStore): void => {
  serveReceiving(app, services, sessions)
  serveDownloads(app, services, sessions)
}
