import { type ActivityRecord, readActivity } from '@portal/contract/programmes/activities'
import { listActivityUpdates } from '@portal/contract/programmes/activity-updates'
import { readInstallation } from '@portal/contract/workspace/installation'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import { pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import Activity from '../../../../packages/host-app/src/programmes/activities/Activity.tsx'
import { fakeApi, pageOf } from '../../../../stories/support/fake-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

const start = location.pathname + location.search

/** Today in UTC, the time zone of these tests' organisation. */
export const today = new Date().toISOString().slice(0, 10)

const day = (away: number) => new Date(Date.now() + away * 86_400_000).toISOString().slice(0, 10)

export const nothing: ActivityRecord['can'] = {
  edit: false,
  delete: false,
  assign_users: false,
  update: false,
  start: false,
  hold: false,
  resume: false,
  complete: false,
  reopen: false,
  view_sub_activities: false,
  add_sub_activity: false,
}

export const salma = {
  id: '0198c0de-0000-7000-8000-0000000000a1',
  full_name_en: 'Salma Qasem',
  full_name_ar: 'سلمى قاسم',
  type: 'project_officer' as const,
  email: 'salma@example.org',
}

/** An activity in progress and on time, with a test's changes applied. */
export const activityOf = (change: Partial<ActivityRecord> = {}): ActivityRecord => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  project: {
    id: '0198c0de-0000-7000-8000-000000000002',
    code: 'WTR',
    name: 'Water',
    currency: 'eur',
    start_date: '2026-01-01',
    end_date: '2026-12-31',
  },
  code: 'A-01',
  name: 'Wells in four villages',
  type: null,
  general_type: 'general',
  state: 'in_progress',
  start_date: day(-50),
  end_date: day(50),
  actual_start: day(-50),
  actual_end: null,
  is_delayed: false,
  completion: 40,
  planned_beneficiaries: 1200,
  actual_beneficiaries: 300,
  planned_value_minor: 2_500_000,
  actual_cost_minor: 120_050,
  attendance_method: 'physical',
  version: 3,
  can: nothing,
  description: '<p>Wells</p>',
  agendas: '',
  objectives: '',
  materials: '',
  team: [salma],
  used_period: null,
  expenses_minor: 0,
  sees_project: true,
  events: [{ id: salma.id, kind: 'start', reason: 'Permits', at: '2026-11-20T10:00:00.000Z', by: salma }],
  ...change,
})

const [route] = pages.filter(({ name }) => name === 'Activity')

/** A fake server with one activity. `put` changes it as another user would. */
export const serverOf = (first: ActivityRecord) => {
  const api = fakeApi()
  let row = first
  api.on(readActivity, () => ({ data: row }))
  api.on(listActivityUpdates, () => pageOf())
  api.on(readInstallation, () => ({ data: { demo: true, sends_mail: false, time_zone: 'UTC', seal_keys: [] } }))
  return {
    ...api,
    row: () => row,
    put: (change: Partial<ActivityRecord>) => {
      row = { ...row, version: row.version + 1, ...change }
      return { data: row }
    },
  }
}

let uninstall = () => undefined as unknown

/** Shows the activity's page, with this query in the URL. */
export const show = (server: ReturnType<typeof serverOf>, query = '', language: 'en' | 'ar' = 'en') => {
  if (!route) throw new Error('no such route')
  server.install()
  uninstall = server.uninstall
  history.replaceState(null, '', `${location.pathname}?${query}`)
  render(
    <InPortal language={language}>
      <RouteContext value={{ page: route, params: { id: server.row().id } }}>
        <Activity />
      </RouteContext>
    </InPortal>,
  )
}

export const button = (name: string) => page.getByRole('button', { name, exact: true })

export const menuItems = async () => {
  await button(blocks.more_actions).click()
  const items = page.getByRole('menuitem')
  await expect.element(items.first()).toBeVisible()
  const names = items.elements().map(({ textContent }) => textContent)
  await userEvent.keyboard('{Escape}')
  return names
}

export const useCleanUp = () => {
  beforeEach(() => page.viewport(1280, 900))
  afterEach(() => {
    cleanup()
    uninstall()
    history.replaceState(null, '', start)
  })
}
