import { join } from 'node:path'

/** Lets programs of the server share compiled sources through Node's compile cache. */
export const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/portal-tests') }
