import type { Finding } from '@portal/contract/partners/partner-checks'
import { liveCheckSeconds } from '@portal/contract/partners/partner-live-checks'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { withUniqueField } from '../../platform/http/unique-violation.ts'
import { liveChecks, type PartnerRow, partners } from '../schema.ts'

const tokenOfOneSite = { constraint: 'partner_live_checks_token_key', path: 'token', code: 'code_taken' } as const

// A page may place a widget many times, and each reports much the same findings.
const MOST_FINDINGS = 60

/** Starts a live check, and replaces the site's earlier one. Throws if another site's check has the token. */
export const beginLiveCheck = async (db: Orm, partner_id: string, token: string, now: Date): Promise<void> => {
  const row = { token, findings: [], expires_at: new Date(now.getTime() + liveCheckSeconds * 1000) }
  await withUniqueField(tokenOfOneSite, () =>
    db
      .insert(liveChecks)
      .values({ partner_id, ...row })
      .onConflictDoUpdate({ target: liveChecks.partner_id, set: row }),
  )
}

/** The site of a live check's token. Undefined once the check has expired. */
export const siteOfLiveCheck = async (db: Orm, token: string, now: Date): Promise<PartnerRow | undefined> => {
  const isOpen = and(eq(liveChecks.token, token), gt(liveChecks.expires_at, now))
  const [row] = await db
    .select()
    .from(liveChecks)
    .innerJoin(partners, eq(partners.id, liveChecks.partner_id))
    .where(isOpen)
  return row?.partners
}

/** Adds a frame's findings. */
export const addFindings = async (db: Orm, token: string, found: readonly Finding[]): Promise<void> => {
  await db
    .update(liveChecks)
    .set({ findings: sql`${liveChecks.findings} || ${JSON.stringify(found)}::jsonb` })
    .where(and(eq(liveChecks.token, token), sql`jsonb_array_length(${liveChecks.findings}) < ${MOST_FINDINGS}`))
}

/** Findings on a site's page so far, without duplicates. */
export const findingsOfSite = async (db: Orm, partnerId: string, now: Date): Promise<Finding[]> => {
  const isOpen = and(eq(liveChecks.partner_id, partnerId), gt(liveChecks.expires_at, now))
  const [row] = await db.select({ findings: liveChecks.findings }).from(liveChecks).where(isOpen)
  return [...new Map(row?.findings.map(one => [JSON.stringify(one), one])).values()]
}

export const forgetLiveChecks = async (db: Orm, now: Date): Promise<void> => {
  await db.delete(liveChecks).where(lte(liveChecks.expires_at, now))
}
