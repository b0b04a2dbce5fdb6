import type { ImportPreview } from '@portal/contract/import_previews'
import { and, eq } from 'drizzle-orm'
import { fullNames, presentName } from '../../access/names.ts'
import { users } from '../../access/schema.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Matched } from '../plan/matched.ts'
import { type Planned, readRows } from '../plan/plan.ts'
import { appliedImports } from '../schema.ts'

/** When this very file came into the budget of its project, and by whom; null where it has not yet. */
export const appliedBefore = async ({ db }: Context, { file }: Matched): Promise<ImportPreview['applied']> => {
  const { project_id, kind, sha256 } = appliedImports
  const [row] = await db
    .select({ at: appliedImports.at, user_id: users.id, ...fullNames })
    .from(appliedImports)
    .leftJoin(users, eq(users.id, appliedImports.user_id))
    .where(and(eq(project_id, file.project_id), eq(kind, file.kind), eq(sha256, file.sha256)))
  return row ? { at: row.at.toISOString(), by: presentName(row) } : null
}

/** The rows of a file that came in before: none is looked at again, for it may have been changed or deleted since. */
export const rowsBefore = (matched: Matched): Planned<never>[] =>
  readRows<never>(matched, () => ({ problems: [] })).map(row => ({ ...row, state: 'same' }))

/** Notes that a file came into the budget that this transaction has locked. */
export const noteApplied = async ({ db, user }: Context, { file }: Matched): Promise<void> => {
  const { project_id, kind, sha256 } = file
  await db.insert(appliedImports).values({ project_id, kind, sha256, user_id: user.id })
}
