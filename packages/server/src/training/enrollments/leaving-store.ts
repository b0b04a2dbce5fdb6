import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { enrollments } from './schema.ts'

/** Stores a trainee's request to leave. Null withdraws it. */
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
