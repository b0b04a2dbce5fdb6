import { createHash } from 'node:crypto'
import type { ImportPreview } from '@portal/contract/money/expenses/import-previews'
import { and, eq } from 'drizzle-orm'
import { fullNames, presentName } from '../../../people/accounts/names.ts'
import { users } from '../../../people/accounts/schema.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { Matched } from '../plan/matched.ts'
import { type Planned, readRows } from '../plan/plan.ts'
import { appliedImports } from '../schema.ts'

/**
 * What the bytes of a file are known by. Each sheet of a workbook but the one that is read by default is another file, and
 * so is one whose hidden rows are taken too.
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

/** When this very file came into the budget of its project, and by whom; null where it has not yet. */
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

/** The rows of a file that came in before: none is looked at again, for it may have been changed or deleted since. */
export const rowsBefore = (matched: Matched): Planned<never>[] =>
  readRows<never>(matched, () => ({ problems: [] })).map(({ line, cells, minor }) => ({
    line,
    cells,
    minor,
    problems: [],
    state: 'same',
  }))

/** Notes that a file came into the budget that this transaction has locked. */
export const noteApplied = async ({ db, user }: Context, matched: Matched): Promise<void> => {
  const { project_id, kind } = matched.file
  const sha256 = fingerprintOf(matched)
  await db.insert(appliedImports).values({ project_id, kind, sha256, user_id: user.id })
}
