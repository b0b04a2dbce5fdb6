import type { InputOf } from '@portal/contract/core/api/endpoint'
import { limits } from '@portal/contract/core/fields/limits'
import { onRuleDay } from '@portal/contract/core/fields/rule-day'
import {
  applyUserImport,
  previewUserImport,
  type UserImportRow,
  userImportFields,
} from '@portal/contract/people/users/user-imports'
import { applying } from '../../money/imports/apply/apply.ts'
import { plainAbout } from '../../money/imports/reader/table.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle, handleLimited } from '../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { firstStateOf } from '../../platform/mail/unsent.ts'
import { todayOf } from '../../platform/time/day.ts'
import { startingOf } from '../accounts/starting-profiles.ts'
import { addInvited } from '../users/add.ts'
import { mayGiveType } from '../users/rules.ts'
import { type PlannedUser, planUsers } from './plan.ts'
import { sendRoutes } from './send.ts'
import { knownEmails, lockUserImport } from './store.ts'

const planOf = async (
  { db, user, services }: Context,
  given: InputOf<typeof applyUserImport>,
): Promise<PlannedUser[]> => {
  const { id, matching, type, day_order = null, with_hidden: hasHidden = false } = given
  const { rows, about } = orNotFound(await lockUserImport(db, user.id, id))
  if (!rows) throw refuse('file_incomplete')
  const missing = userImportFields.required.filter(field => !matching.includes(field))
  if (missing.length > 0)
    throw refuse('invalid', { errors: missing.map(field => ({ path: `matching.${field}`, code: 'select_value' })) })
  const starting = await startingOf(db)
  const mayGive = (wanted: typeof type) => mayGiveType(user, wanted, starting)
  const table = { rows, about: about ?? plainAbout }
  const reading = { matching, type, dayOrder: day_order, mayGive, hasHidden }
  return onRuleDay(todayOf(services), () => planUsers(table, reading))
}

const stateOf = (known: ReadonlySet<string>, { email, draft }: PlannedUser): UserImportRow['state'] => {
  if (known.has(email)) return 'same'
  return draft ? 'new' : 'bad'
}

/** One page of rows after a line, and the cursor of the next page. */
const pageAfter = (rows: readonly PlannedUser[], cursor: number, limit: number) => {
  const following = rows.filter(({ line }) => line > cursor)
  const page = following.slice(0, limit)
  return { page, next_cursor: following.length > page.length ? (page.at(-1)?.line ?? null) : null }
}

const emailsOf = (rows: readonly PlannedUser[]) => rows.map(({ email }) => email).filter(Boolean)

const apply = async (context: Context, row: PlannedUser) => {
  const { line, email, draft, problems } = row
  const bare = { line, email, problems: [...problems], user_id: null }
  if (!draft) return { ...bare, state: 'bad' as const }
  const user_id = await addInvited(context, draft)
  if (user_id === null) return { ...bare, state: 'same' as const }
  return { ...bare, user_id, state: 'added' as const, invitation: firstStateOf(context.services.settings) }
}

/** Imports people: a preview, and the import in batches. Batches are idempotent. */
export const userImportRoutes = [
  ...sendRoutes,

  handleLimited(
    applying,
    handle(previewUserImport, async ({ shows = 'all', cursor = 0, ...given }, context) => {
      const plan = await planOf(context, given)
      const known = await knownEmails(context.db, emailsOf(plan))
      const rows = plan.map(row => ({ row, state: stateOf(known, row) }))
      const count = (state: string) => rows.filter(one => one.state === state).length
      const listed = rows.filter(one => shows === 'all' || one.state === 'bad').map(({ row }) => row)
      const { page, next_cursor } = pageAfter(listed, cursor, limits.user_import_batch)
      const data = page.map(row => {
        const { line, email, values, problems } = row
        return { line, email, values, problems: [...problems], state: stateOf(known, row) }
      })
      return {
        data: { rows: data, next_cursor, counts: { new: count('new'), same: count('same'), bad: count('bad') } },
      }
    }),
  ),

  handleLimited(
    applying,
    handle(applyUserImport, async ({ cursor = 0, ...given }, context) => {
      const { page, next_cursor } = pageAfter(await planOf(context, given), cursor, limits.user_import_batch)
      const known = await knownEmails(context.db, emailsOf(page))
      const results = []
      for (const row of page) {
        const { line, email } = row
        const same = { line, email, problems: [], user_id: null, state: 'same' as const }
        results.push(known.has(email) ? same : await apply(context, row))
      }
      return { data: { results, next_cursor } }
    }),
  ),
]
