import type { InputOf } from '@portal/contract/core/api/endpoint'
import {
  applyImport,
  type ImportResult,
  previewImport,
  readImportColumns,
} from '@portal/contract/money/expenses/imports'
import { notifySelf } from '../../../messages/notices/notify.ts'
import { writeAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { handle, handleAfter, handleLimited } from '../../../platform/http/handle.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { heavyWork } from '../../../platform/http/serving/heavy-work.ts'
import { type BudgetProject, requireProject } from '../../../programmes/projects/visible-project.ts'
import type { Matched } from '../plan/matched.ts'
import { missingFields, type PlannedImport } from '../plan/plan.ts'
import { importPreviewOf } from '../preview.ts'
import { budgetColumnsOf } from '../reader/columns.ts'
import { readAgain } from '../reader/read-again.ts'
import { dataRows, plainAbout } from '../reader/table.ts'
import { APPLYING, mayImport, READING } from '../rules.ts'
import { findImport, importBytesOf, storeImportTable } from '../store.ts'
import { styleOf } from '../style.ts'
import { ownFile } from '../upload.ts'
import { appliedBefore, noteApplied, rowsBefore } from './applied.ts'
import { applyExpenses, planOfExpenses } from './apply-expenses.ts'
import { applyItems, planOfItems } from './apply-items.ts'
import { linkableIn } from './invoiceable.ts'

/** A parsed file with all required fields matched, and its project. Throws if the person doesn't see the project. */
const matchedFile = async (
  context: Context,
  { id, matching, with_hidden = false, ...chosen }: InputOf<typeof applyImport>,
  lock?: 'no key update',
): Promise<{ readonly matched: Matched; readonly project: BudgetProject }> => {
  const file = await ownFile(context, id)
  const { rows, about } = file
  if (!rows) throw refuse('file_incomplete')
  const missing = missingFields(file.kind, matching)
  if (missing.length > 0)
    throw refuse('invalid', { errors: missing.map(field => ({ path: `matching.${field}`, code: 'select_value' })) })
  const project = await requireProject(context, file.project_id, lock)
  const table = { rows, about: about ?? plainAbout }
  const lines = dataRows(table, with_hidden)
  const { with_duplicates = false, with_updates = false, with_conversion = false, request_links = [] } = chosen
  const matched = {
    ...{ file, table, lines, matching, style: styleOf(lines, matching, chosen), currency: project.currency },
    ...{ withDuplicates: with_duplicates, withUpdates: with_updates, withConversion: with_conversion },
    withHidden: with_hidden,
    links: request_links,
  }
  return { matched, project }
}

/** Limits the problems in an error response. The preview shows all of them. */
const MOST_PROBLEMS = 200

const refuseBad = (plan: readonly PlannedImport<unknown>[]) => {
  const errors = plan.flatMap(({ line, problems }) =>
    problems.map(({ field, code }) => ({ path: field === null ? `rows.${line}` : `rows.${line}.${field}`, code })),
  )
  if (errors.length > 0) throw refuse('invalid', { errors: errors.slice(0, MOST_PROBLEMS) })
}

const resultOf = (plan: readonly PlannedImport<unknown>[]): ImportResult => ({
  added: plan.filter(({ state }) => state === 'new').length,
  changed: plan.filter(({ state }) => state === 'changed').length,
  same: plan.filter(({ state }) => state === 'same').length,
  left_out: plan.flatMap(({ state, line }) => (state === 'left_out' ? [line] : [])),
})

/** Concurrency limits for reading files, shared by all imports. */
export const reading = heavyWork(READING)

/** Concurrency limits for previews and imports. */
export const applying = heavyWork(APPLYING)

/** Routes to read, preview, and apply a file. An import applies fully or not at all. */
export const importApplyRoutes = [
  // Parsing takes up to 20 seconds, so it runs outside of transactions and locks.
  handleLimited(
    reading,
    handleAfter(
      readImportColumns,
      async ({ id, ...wanted }, { services, user }) => {
        const { orm } = services.database
        const file = await findImport(orm, user.id, id)
        if (!file || !mayImport(user, file.kind)) throw refuse('not_found')
        return { file, ...(await readAgain(services, file, wanted, () => importBytesOf(orm, id))) }
      },
      async ({ id }, { db }, { file, isNew, table }) => {
        if (isNew) await storeImportTable(db, id, table)
        return { data: budgetColumnsOf(file.kind, table) }
      },
    ),
  ),

  handleLimited(
    applying,
    handle(previewImport, async (given, context) => {
      const { matched, project } = await matchedFile(context, given)
      const applied = await appliedBefore(context, matched)
      if (applied) return { data: importPreviewOf(matched, rowsBefore(matched), given, applied) }
      if (matched.file.kind === 'items')
        return { data: importPreviewOf(matched, await planOfItems(context, matched), given) }
      const plan = await planOfExpenses(context, matched, project, false)
      return { data: importPreviewOf(matched, plan.rows, given, null, linkableIn(plan)) }
    }),
  ),

  handleLimited(
    applying,
    handle(applyImport, async (given, context) => {
      const { matched, project } = await matchedFile(context, given, 'no key update')
      const { file } = matched
      if (await appliedBefore(context, matched)) return { data: resultOf(rowsBefore(matched)) }
      if (file.kind === 'items') {
        const plan = await planOfItems(context, matched)
        refuseBad(plan)
        await applyItems(context, matched, plan)
        return answered(context, matched, resultOf(plan))
      }
      const plan = await planOfExpenses(context, matched, project, true)
      refuseBad(plan.rows)
      await applyExpenses(context, matched, plan)
      return answered(context, matched, resultOf(plan.rows))
    }),
  ),
]

const answered = async (context: Context, matched: Matched, result: ImportResult) => {
  const { db, user } = context
  const { file } = matched
  await noteApplied(context, matched)
  const entry = { action: `import_${file.kind}`, entity: 'projects', entityId: file.project_id }
  await writeAudit(db, { userId: user.id, ...entry, details: { ...result, sha256: file.sha256 } })
  // Notifies people who left while a large file was imported.
  await notifySelf(context, {
    kind: 'import_finished',
    to: [user.id],
    target: { kind: 'projects', id: file.project_id },
    details: { file: file.name },
  })
  return { data: result }
}
