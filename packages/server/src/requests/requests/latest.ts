import { happenings } from '@portal/contract/requests/request-events'
import type { ListedRequest } from '@portal/contract/requests/request-records'
import { signatureRoles } from '@portal/contract/requests/signatures'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { fullNames, presentName } from '../../people/accounts/names.ts'
import type { Orm } from '../../platform/database/index.ts'

const row = z.object({
  request_id: z.string(),
  kind: z.enum(happenings),
  role: z.nullable(z.enum(signatureRoles)),
  at: z.string(),
  user_id: z.string(),
  full_name_en: z.nullable(z.string()),
  full_name_ar: z.nullable(z.string()),
})

/** The latest event of each request, by ID: a signature, a rejection, a new revision, or a step. */
export const latestOf = async (
  db: Orm,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<ListedRequest['latest']>>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute(sql`
    SELECT DISTINCT ON (request_id) request_id, kind, role,
      to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
      users.id AS user_id, ${fullNames.full_name_en} AS full_name_en, ${fullNames.full_name_ar} AS full_name_ar
    FROM (
      SELECT request_id, decision AS kind, role, by_user, at, sequence AS place FROM signatures WHERE role IS NOT NULL
      UNION ALL SELECT request_id, kind, NULL, by_user, at, 0 FROM request_events
      UNION ALL SELECT request_id, 'edit', NULL, by_user, at, 0 FROM request_revisions WHERE number > 1
    ) happened JOIN users ON users.id = by_user
    WHERE request_id IN ${[...ids]}
    ORDER BY request_id, happened.at DESC, place DESC`)
  const read = rows.map(one => row.parse(one))
  return new Map(
    read.map(({ request_id, kind, role, at, ...by }) => [request_id, { kind, role, at, by: presentName(by) }]),
  )
}
