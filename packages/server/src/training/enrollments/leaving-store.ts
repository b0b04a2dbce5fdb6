import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { enrollments } from './schema.ts'

/** Notes that a trainee asks to leave, and why, or that they stay after all. */
export const setLeaving = async (
  db: Orm,
  id: string,
  leaving: { readonly at: Date; readonly reason: string | null } | null,
): Promise<void> => {
  await db
    .update(enrollments)
    .set({
      ...{ leave_asked_at: leaving?.at ?? null, leave_reason: leaving?.reason ?? null },
      version: sql`${enrollments.version} + 1`,
    })
    .where(eq(enrollments.id, id))
}
