import { type Counted, countedDays, dayOfUse, type PartnerCount } from '@portal/contract/partners/partner-counts'
import { type Widget, widgets } from '@portal/contract/partners/widget-scopes'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Orm } from '../../platform/database/index.ts'
import { perDatabase } from '../../platform/database/per-database.ts'
import type { Services } from '../../platform/http/context.ts'

type Figures = Record<Counted, number>

// Counts uses in process memory for up to a minute. A row written with each use would sit next to what was stored with
// it, for example a complaint, and so link the two.
const usesOf = perDatabase(() => new Map<string, Figures>())

/** Counts one use of a widget on a site's pages. */
export const countUse = ({ database, now }: Services, partnerId: string, widget: Widget, what: Counted): void => {
  const name = [partnerId, dayOfUse(now()), widget].join(' ')
  const known = usesOf(database)
  const figures = known.get(name) ?? { loaded: 0, opened: 0, completed: 0 }
  figures[what] += 1
  known.set(name, figures)
}

/** Adds the counts since the last run to the rows of their days. Drops counts of deleted sites. */
export const writeUsesOfWidgets = async ({ database }: Services): Promise<void> => {
  const known = [...usesOf(database)]
  if (known.length === 0) return
  usesOf(database).clear()
  const rows = known.map(([name, figures]) => {
    const [partner_id, day, widget] = name.split(' ')
    return { partner_id, day, widget, ...figures }
  })
  await database.pool.query(
    `INSERT INTO partner_counts (partner_id, day, widget, loaded, opened, completed)
     SELECT given.* FROM json_to_recordset($1)
       AS given (partner_id uuid, day date, widget text, loaded int, opened int, completed int)
     JOIN partners ON partners.id = given.partner_id
     ORDER BY 1, 2, 3
     ON CONFLICT (partner_id, day, widget) DO UPDATE SET
       loaded = partner_counts.loaded + excluded.loaded,
       opened = partner_counts.opened + excluded.opened,
       completed = partner_counts.completed + excluded.completed`,
    [JSON.stringify(rows)],
  )
}

const row = z.object({
  day: z.string(),
  widget: z.enum(widgets),
  loaded: z.int(),
  opened: z.int(),
  completed: z.int(),
})

const firstDay = (now: Date) => dayOfUse(new Date(now.getTime() - (countedDays - 1) * 24 * 60 * 60 * 1000))

/** Uses of a site's widgets by day, earliest first. */
export const usesOfSite = async (db: Orm, partnerId: string, now: Date): Promise<PartnerCount[]> => {
  const { rows } = await db.execute(sql`
    SELECT day::text AS day, widget, loaded, opened, completed FROM partner_counts
    WHERE partner_id = ${partnerId} AND day >= ${firstDay(now)} ORDER BY day, widget`)
  return z.array(row).parse(rows)
}

/** Deletes counts older than the report covers. */
export const forgetUses = async (db: Orm, now: Date): Promise<void> => {
  await db.execute(sql`DELETE FROM partner_counts WHERE day < ${firstDay(now)}`)
}
