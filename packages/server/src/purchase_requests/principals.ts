import type { Context } from '../platform/http/context.ts'
import type { allSigners } from './signers.ts'

/** Somebody who is away, whose roles the person may sign in. */
export type Principal = Awaited<ReturnType<typeof allSigners>>[number]

/** For whom the person may sign today. */
export const principalsOf = async (_context: Context): Promise<readonly Principal[]> => []
