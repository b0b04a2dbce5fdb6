import { vitalNames } from '@portal/contract/workspace/vitals'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Orm } from '../../platform/database/index.ts'

// Days for which measurements are stored and reported.
const KEEP_DAYS = 28

/** Stores a measurement with its day, but no time. */
export const addVital = async (db: Orm, { name, value, route }: { name: string; value: number; route: string }) => {
  await db.execute(sql`
    INSERT INTO vitals (day, route, name, value) VALUES (current_date, ${route}, ${name}, ${value})`)
}

const row = z.object({ route: z.string(), name: z.enum(vitalNames), p75: z.number(), samples: z.int() })

/** 75th percentile by route and metric. Starts with the most visited routes. */
export const percentiles = async (db: Orm): Promise<z.infer<typeof row>[]> => {
  const { rows } = await db.execute(sql`
    SELECT route, name, percentile_cont(0.75) WITHIN GROUP (ORDER BY value) AS p75, count(*)::int AS samples
    FROM vitals WHERE day > current_date - ${KEEP_DAYS}::int
    GROUP BY route, name ORDER BY sum(count(*)) OVER (PARTITION BY route) DESC, route, name`)
  return z.array(row).parse(rows)
}

/** Deletes measurements that the report no longer covers. */
export const deleteOld = async (db: Orm): Promise<void> => {
  await db.execute(sql`DELETE FROM vitals WHERE day <= current_date - ${KEEP_DAYS}::int`)
}
