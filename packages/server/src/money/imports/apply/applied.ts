import { createHash } from 'node:crypto'
import type { ImportPreview } from '@portal/contract/money/expenses/import-previews'
import { and, eq } from 'drizzle-orm'
import { fullNames, presentName } from '../../../people/accounts/names.ts'
import { users } from '../../../people/accounts/schema.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { Matched } from '../plan/matched.ts'
import { type PlannedImport, readRows } from '../plan/plan.ts'
import { appliedImports } from '../schema.ts'

/**
 * Identifies the content of a file. Sheets other than the default one count as different files, and so does including
 * hidden rows.
 */
const fingerprintOf = ({ file: { sha256 }, table: { about }, withHidden }: Matched): string => {
  const usual = Math.max(
    0,
    about.sheets.findIndex(({ is_hidden }) => !is_hidden),
  )
  const isOtherSheet = about.sheet !== null && about.sheet !== usual
  const hasMore = withHidden && about.hidden_rows.length > 0
  if (!isOtherSheet && !hasMore) return sha256
  return createHash('sha256')
    .update([sha256, isOtherSheet ? about.sheet : '', hasMore ? 'with hidden rows' : ''].join(' '))
    .digest('hex')
}

/** When and by whom this file was imported into the project's budget. Null if it wasn't. */
export const appliedBefore = async ({ db }: Context, matched: Matched): Promise<ImportPreview['applied']> => {
  const { file } = matched
  const { project_id, kind, sha256 } = appliedImports
  const [row] = await db
    .select({ at: appliedImports.at, user_id: users.id, ...fullNames })
    .from(appliedImports)
    .leftJoin(users, eq(users.id, appliedImports.user_id))
    .where(and(eq(project_id, file.project_id), eq(kind, file.kind), eq(sha256, fingerprintOf(matched))))
  return row ? { at: row.at.toISOString(), by: presentName(row) } : null
}

/** The rows of a file that was imported before. Doesn't compare them with the budget, which may have changed since. */
export const rowsBefore = (matched: Matched): PlannedImport<never>[] =>
  readRows<never>(matched, () => ({ problems: [] })).map(({ line, cells, minor }) => ({
    line,
    cells,
    minor,
    problems: [],
    state: 'same',
  }))

/** Records the import of a file. This transaction must have locked the budget. */
export const noteApplied = async ({ db, user }: Context, matched: Matched): Promise<void> => {
  const { project_id, kind } = matched.file
  const sha256 = fingerprintOf(matched)
  await db.insert(appliedImports).values({ project_id, kind, sha256, user_id: user.id })
}
