import { nameOfPrivilege } from '@portal/contract/core/rights/privileges'
import { readOwnData } from '@portal/contract/people/own-account/own-account'
import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { presentAccount } from '../accounts/present.ts'
import { findById } from '../accounts/store.ts'
import { profileIdsOf, profilesOf } from '../privilege-profiles/store.ts'
import { openSessionsOf } from '../sessions/session-list.ts'
import { ownRecords } from './own-records.ts'

const MOST_ROWS = 10_000

const recordsOf = async ({ db, user }: Context) => {
  const records: Record<string, Record<string, unknown>[]> = {}
  for (const [kind, query] of Object.entries(ownRecords)) {
    const { rows } = await db.execute(sql`${query(sql`${user.id}::uuid`)} LIMIT ${MOST_ROWS}`)
    records[kind] = rows
  }
  return records
}

const accountOf = async ({ db, user }: Context) => {
  const row = orNotFound(await findById(db, user.id))
  const { preferences, terms_accepted_at, deletion_requested_at, created_at, updated_at } = row
  return { ...presentAccount(row), preferences, terms_accepted_at, deletion_requested_at, created_at, updated_at }
}

/** Exports everything that the portal stores about the person. */
export const ownDataRoutes = [
  handle(readOwnData, async (_input, context) => {
    const { db, user, token, services } = context
    const profiles = await profilesOf(db, await profileIdsOf(db, user.id))
    return {
      data: {
        made_at: services.now().toISOString(),
        account: await accountOf(context),
        privileges: user.privileges.map(nameOfPrivilege).sort(),
        profiles: profiles.map(({ name }) => name),
        sessions: await openSessionsOf(db, user.id, token),
        records: await recordsOf(context),
      },
    }
  }),
]
