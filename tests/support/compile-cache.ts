import { join } from 'node:path'

/** The environment in which a program of the server finds its sources as the one before had compiled them. */
export const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/portal-tests') }
