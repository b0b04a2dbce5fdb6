import { limits } from '@portal/contract/core/fields/limits'
import { can } from '@portal/contract/core/rights/needs'
import {
  listOwnCertificates,
  readCertificate,
  readCertificateCode,
  revokeCertificate,
  verifyCertificate,
} from '@portal/contract/training/certificates/certificates'
import { viewResultsNeed } from '@portal/contract/training/results/trainee-results'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { notifyPeople } from '../../messages/notices/notify-people.ts'
import { type AttemptCounter, countAttempt, forgiveAttempt } from '../../people/access/passwords/attempts.ts'
import { refuseOwn } from '../../people/accounts/rules.ts'
import { isSubActivityVisible } from '../../people/visibility/visible-rows.ts'
import { auditOf } from '../../platform/audit.ts'
import { networkOf } from '../../platform/http/connection/network.ts'
import type { SessionUser } from '../../platform/http/context.ts'
import { handle, handleAfter } from '../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { activeOf } from '../training-people/store.ts'
import { presentCertificate, presentVerified } from './present.ts'
import { certificates } from './schema.ts'
import { findCertificate, lockCertificate, pageOfOwnCertificates, revoke } from './store.ts'

const audit = auditOf('certificates')

/** Matches certificates of trainings that the user can see as sub-activities. */
const isOfSeenTraining = (user: SessionUser): SQL => {
  const seen = isSubActivityVisible(user) ?? sql`true`
  return sql`${certificates.sub_activity_id} IN (SELECT sub_activities.id FROM sub_activities WHERE ${seen})`
}

const tries = (address: string): readonly AttemptCounter[] => [
  { parts: ['certificate', networkOf(address)], most: limits.certificate_tries, forgives: 'one' },
]

export const certificateRoutes = [
  handle(readCertificate, async ({ id }, { db, user }) => {
    const isOwn = eq(certificates.user_id, user.id)
    const mayRead = can(user, viewResultsNeed) ? or(isOwn, isOfSeenTraining(user)) : isOwn
    const row = orNotFound(await findCertificate(db, and(eq(certificates.id, id), mayRead)))
    return { data: presentCertificate(user, row) }
  }),

  handle(listOwnCertificates, async (query, { db, user }) => {
    const page = await pageOfOwnCertificates(db, user.id, query)
    return { ...page, data: page.data.map(row => presentCertificate(user, row)) }
  }),

  handle(revokeCertificate, async ({ id, reason }, context) => {
    const { db, user, services } = context
    const row = orNotFound(await lockCertificate(db, and(eq(certificates.id, id), isOfSeenTraining(user))))
    refuseOwn(user, row.user_id)
    if (row.revoked_at !== null) throw refuse('transition_refused')
    const revoked_at = services.now()
    await revoke(db, id, { revoked_at, revoked_by: user.id, revoke_reason: reason })
    await audit(context, 'revoke', id, { person: row.user_id })
    if (row.sub_activity_id) {
      const training = { id: row.sub_activity_id, name: row.training }
      await notifyPeople(context, training, await activeOf(db, [row.user_id]), 'certificate_revoked')
    }
    return { data: presentCertificate(user, { ...row, revoked_at }) }
  }),

  // Counts the attempt before the lookup, and uncounts it if the code is valid. This lets people verify many
  // certificates in a row.
  handleAfter(
    verifyCertificate,
    async (_input, { services, address }) => {
      const counted = tries(address)
      await countAttempt(services, counted)
      return counted
    },
    async ({ code }, { db, services }, counted) => {
      const letters = readCertificateCode(code)
      const row = letters && (await findCertificate(db, eq(certificates.code, letters)))
      if (!row) throw refuse('not_found')
      await forgiveAttempt(services, counted)
      return { data: presentVerified(row) }
    },
  ),
]
