import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/http/context.ts'
import type { SessionStore } from '../platform/http/serving/serve.ts'
import { beginRoutes } from './begin.ts'
import { changeRoutes } from './change.ts'
import { serveDownloads } from './download.ts'
import { finish } from './finish.ts'
import { readRoutes } from './read.ts'
import { serveReceiving } from './receive.ts'

/** All calls of the files area that the contract has. */
export const fileRoutes = [...readRoutes, ...changeRoutes, ...beginRoutes, finish]

/** What is no call of the contract, as bytes go in and out. */
export const serveFiles = (app: FastifyInstance, services: Services, sessions: SessionStore): void => {
  serveReceiving(app, services, sessions)
  serveDownloads(app, services, sessions)
}
