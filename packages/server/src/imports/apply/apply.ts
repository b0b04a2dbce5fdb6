import type { InputOf } from '@portal/contract/endpoint'
import { applyImport, type ImportResult, previewImport, readImportColumns } from '@portal/contract/imports'
import { notifySelf } from '../../notices/notify.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle, handleAfter, handleLimited } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { heavyWork } from '../../platform/http/serving/heavy-work.ts'
import { findVisibleProject } from '../../projects/visible-project.ts'
import type { Matched } from '../plan/matched.ts'
import { missingFields, type Planned } from '../plan/plan.ts'
import { previewOf } from '../preview.ts'
import { UnreadableFile } from '../reader/cells.ts'
import { columnsOf } from '../reader/columns.ts'
import { readFile } from '../reader/read-file.ts'
import { APPLYING, mayImport, READING } from '../rules.ts'
import { bytesOf, findImport, storeRows } from '../store.ts'
import { styleOf } from '../style.ts'
import { ownFile } from '../upload.ts'
import { appliedBefore, noteApplied, rowsBefore } from './applied.ts'
import { applyExpenses, planOfExpenses } from './apply-expenses.ts'
import { applyItems, planOfItems } from './apply-items.ts'

/** A file of a project that the person still sees, read, with every field matched that has to be. */
const matchedFile = async (
  context: Context,
  { id, matching, with_duplicates = false, with_updates = false, ...chosen }: InputOf<typeof applyImport>,
): Promise<Matched> => {
  const file = await ownFile(context, id)
  if (!file.rows) throw refuse('file_incomplete')
  const missing = missingFields(file.kind, matching)
  if (missing.length > 0)
    throw refuse('invalid', { errors: missing.map(field => ({ path: `matching.${field}`, code: 'select_value' })) })
  const { rows } = file
  return {
    ...{ file: { ...file, rows }, matching, style: styleOf(rows, matching, chosen) },
    ...{ withDuplicates: with_duplicates, withUpdates: with_updates },
  }
}

/** Problems that one refusal lists; the preview lists all of them. */
const MOST_PROBLEMS = 200

const refuseBad = (plan: readonly Planned<unknown>[]) => {
  const errors = plan.flatMap(({ line, problems }) =>
    problems.map(({ field, code }) => ({ path: `rows.${line}.${field}`, code })),
  )
  if (errors.length > 0) throw refuse('invalid', { errors: errors.slice(0, MOST_PROBLEMS) })
}

const resultOf = (plan: readonly Planned<unknown>[]): ImportResult => ({
  added: plan.filter(({ state }) => state === 'new').length,
  changed: plan.filter(({ state }) => state === 'changed').length,
  same: plan.filter(({ state }) => state === 'same').length,
  left_out: plan.flatMap(({ state, line }) => (state === 'left_out' ? [line] : [])),
})

/** Bounds of reading files, of budgets and of people together. */
export const reading = heavyWork(READING)

/** Bounds of previews and imports, likewise. */
export const applying = heavyWork(APPLYING)

/** Reading, looking at and carrying out; nothing is half done. */
export const applyRoutes = [
  // Reading takes up to twenty seconds: no transaction and no lock waits for it.
  handleLimited(
    reading,
    handleAfter(
      readImportColumns,
      async ({ id }, { services: { database }, user }) => {
        const file = await findImport(database.orm, user.id, id)
        if (!file || !mayImport(user, file.kind)) throw refuse('not_found')
        if (file.rows) return { file, rows: file.rows }
        if (file.received < file.size) throw refuse('file_incomplete')
        const read = readFile(await bytesOf(database.orm, id))
        const refused = (error: unknown) => {
          throw error instanceof UnreadableFile ? refuse(error.code) : error
        }
        return { file, rows: await read.catch(refused) }
      },
      async ({ id }, { db }, { file, rows }) => {
        if (!file.rows) await storeRows(db, id, rows)
        return { data: columnsOf(file.kind, rows) }
      },
    ),
  ),

  handleLimited(
    applying,
    handle(previewImport, async (given, context) => {
      const matched = await matchedFile(context, given)
      const { db, user } = context
      const project = await findVisibleProject(db, user, matched.file.project_id)
      if (!project) throw refuse('not_found')
      const applied = await appliedBefore(context, matched)
      if (applied) return { data: previewOf(matched, rowsBefore(matched), given, applied) }
      if (matched.file.kind === 'items') return { data: previewOf(matched, await planOfItems(context, matched), given) }
      const plan = await planOfExpenses(context, matched, project, false)
      return { data: previewOf(matched, plan, given) }
    }),
  ),

  handleLimited(
    applying,
    handle(applyImport, async (given, context) => {
      const matched = await matchedFile(context, given)
      const { db, user } = context
      const { file } = matched
      const project = await findVisibleProject(db, user, file.project_id, 'no key update')
      if (!project) throw refuse('not_found')
      if (await appliedBefore(context, matched)) return { data: resultOf(rowsBefore(matched)) }
      if (file.kind === 'items') {
        const plan = await planOfItems(context, matched)
        refuseBad(plan)
        await applyItems(context, matched, plan)
        return answered(context, matched, resultOf(plan))
      }
      const plan = await planOfExpenses(context, matched, project, true)
      refuseBad(plan)
      await applyExpenses(context, matched, plan)
      return answered(context, matched, resultOf(plan))
    }),
  ),
]

const answered = async (context: Context, matched: Matched, result: ImportResult) => {
  const { db, user } = context
  const { file } = matched
  await noteApplied(context, matched)
  const entry = { action: `import_${file.kind}`, entity: 'projects', entityId: file.project_id }
  await writeAudit(db, { userId: user.id, ...entry, details: { ...result, sha256: file.sha256 } })
  // Whoever left while a large file was read finds here that it is done.
  await notifySelf(context, {
    kind: 'import_finished',
    to: [user.id],
    target: { kind: 'projects', id: file.project_id },
    details: { file: file.name },
  })
  return { data: result }
}
