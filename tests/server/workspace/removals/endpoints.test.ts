import { removedRecords } from '@portal/contract/workspace/history'
import { beforeAll, expect, test } from 'vitest'
import { foreignKeys } from '../../../../packages/server/src/workspace/removals/foreign-keys.ts'
import { allEndpoints } from '../../support/endpoints.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

const money = ['expenses', 'budget_items', 'budget_categories', 'forecast_months']

/** Tables that the other DELETE endpoints delete from. Their deletion removes no money. */
const moneyless: Readonly<Record<string, string>> = {
  '/account/deletion_request': 'users',
  '/account/email_change': 'pending_email_changes',
  '/account/passkeys/:id': 'passkeys',
  '/account/second_factor/app': 'authenticator_apps',
  '/account/sessions/:session_id': 'sessions',
  '/activities/:id': 'activities',
  '/comments/:id': 'comments',
  '/courses/:id': 'courses',
  '/delegations/:id': 'delegations',
  '/evaluation_forms/:id': 'evaluation_forms',
  '/exam_questions/:id': 'exam_questions',
  '/exams/:id': 'exams',
  '/exchange_rates/:id': 'exchange_rates',
  '/expenses/new_totals/:id': 'request_new_totals',
  '/files/:id': 'files',
  '/imports/:id': 'imports',
  '/indicators/:id': 'indicators',
  '/list_views/:id': 'list_views',
  '/own_enrollments/:id/leave_request': 'enrollments',
  '/partners/:id': 'partners',
  '/profiles/:id': 'profiles',
  '/sub_activities/:id': 'sub_activities',
  '/sub_activities/:id/instructors/:user_id': 'sub_activity_instructors',
  '/sub_activities/:id/trainees/:user_id': 'sub_activity_trainees',
  '/trainers/:id': 'trainers',
  '/training_sessions/:id': 'training_sessions',
  '/uploads/:id': 'uploads',
  '/user_imports/:id': 'user_imports',
  '/users/:id': 'users',
  '/users/:id/email_change': 'pending_email_changes',
  '/users/:id/sessions/:session_id': 'sessions',
}

let lost: (table: string) => ReadonlySet<string>
beforeAll(async () => {
  const keys = await foreignKeys(portal().database.orm)
  lost = table => {
    const found = new Set([table])
    for (const one of found)
      for (const { child, parent, rule } of keys) if (parent === one && rule === 'cascade') found.add(child)
    return found
  }
})

const deleting = allEndpoints.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'DELETE')

test('deletions that remove money need a reason, and all other deletions remove none', () => {
  const asking = deleting.filter(({ input }) => 'reason' in Object(Reflect.get(input, 'shape'))).map(({ path }) => path)
  const tables = asking.map(path => path.split('/')[1])
  expect(tables).toEqual(expect.arrayContaining([...removedRecords, 'expenses']))
  for (const { path } of deleting) {
    const table = moneyless[path]
    expect([path, asking.includes(path) || table !== undefined]).toEqual([path, true])
    if (table !== undefined) expect([path, money.filter(one => lost(table).has(one))]).toEqual([path, []])
  }
  // The table above lists no endpoints that no longer exist.
  expect(Object.keys(moneyless).filter(path => deleting.every(one => one.path !== path))).toEqual([])
})

test('money is deleted by cascade only from donors and projects', async () => {
  const keys = await foreignKeys(portal().database.orm)
  const above = [...new Set(keys.map(({ parent }) => parent))].filter(table => money.some(one => lost(table).has(one)))
  expect(above.filter(table => !money.includes(table)).sort()).toEqual(['donors', 'projects'])
})
