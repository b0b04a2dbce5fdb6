import type { ErrorCode } from '@portal/contract/core/api/errors'
import type { FastifyRequest } from 'fastify'
import { writeAudit } from '../../audit.ts'
import type { Database } from '../../database/index.ts'
import { perDatabase } from '../../database/per-database.ts'
import type { Services } from '../context.ts'
import type { Refusal } from '../refusal.ts'

const ofSignIn: readonly ErrorCode[] = [
  'invalid_credentials',
  'email_not_verified',
  'account_inactive',
  'passkey_refused',
]

const noted: readonly ErrorCode[] = [
  ...ofSignIn,
  'privilege_missing',
  'own_privileges',
  'own_subject',
  'foreign_origin',
  'too_many_requests',
  'code_wrong',
  'factor_code_wrong',
  'code_expired',
]

/** Maximum number of distinct refusals between two writes. Further ones are counted without names. */
const most = 1000

interface Refused {
  readonly caller: string | null
  readonly about: string | null
  readonly code: ErrorCode
  readonly route: string
  count: number
}

const refusalsOf = perDatabase(() => new Map<string, Refused>())

/**
 * Counts a refusal that matters to administrators: of a login, a right, a limit, or a code. Doesn't store input. Skips
 * requests that must not be logged.
 */
export const noteRefusal = (database: Database, request: FastifyRequest, { code, details }: Refusal): void => {
  if (request.skipLog || !noted.includes(code)) return
  const all = refusalsOf(database)
  const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
  const exact = { caller: request.callerId, about: details.about ?? null, code, route, count: 0 }
  const nameOf = (one: Refused) => [one.caller, one.about, one.code, one.route].join('\n')
  const one = all.has(nameOf(exact)) || all.size < most ? exact : { ...exact, caller: null, about: null }
  const known = all.get(nameOf(one)) ?? one
  known.count++
  all.set(nameOf(known), known)
}

/** Writes the refusals since the last write to the audit, as one row with a count per kind. */
export const writeRefusals = async ({ database }: Services): Promise<void> => {
  const all = [...refusalsOf(database).values()]
  refusalsOf(database).clear()
  await writeAudit(
    database.orm,
    ...all.map(({ caller, about, code, route, count }) => ({
      userId: caller,
      action: ofSignIn.includes(code) ? 'sign_in_refused' : 'refused',
      entity: about ? 'users' : 'calls',
      entityId: about,
      details: { code, route, count },
    })),
  )
}
