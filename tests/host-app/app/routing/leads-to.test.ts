import type { PrivilegeCommand, PrivilegeGroup } from '@portal/contract/core/rights/privileges'
import { expect, it } from 'vitest'
import { leadsTo } from '../../../../packages/host-app/src/core/routing/leads-to.ts'
import { drawerOf, navTargetsOf } from '../../../../packages/host-app/src/core/routing/offered-pages.ts'
import { pageReads } from '../../../../packages/host-app/src/core/routing/page-reads.ts'
import { hasSubActivityTab } from '../../../../packages/host-app/src/core/routing/sub-activity-tabs.ts'
import { rightsOnSubActivity } from '../../../../packages/server/src/training/sub-activities/rules.ts'
import { everyPrivilege } from '../../../support/every-privilege.ts'

const about = {
  id: '00000000-0000-4000-8000-000000000000',
  email: 'someone@example.org',
  full_name_en: 'Some One',
  full_name_ar: 'شخص ما',
}

const holder = <G extends PrivilegeGroup>(group: G, command: PrivilegeCommand<G>) => ({
  ...about,
  type: 'staff' as const,
  privileges: [{ group, command }],
})

const led = (user: ReturnType<typeof holder>, hrefs: readonly string[]) => hrefs.filter(href => leadsTo(href, user))

it('sends people only to pages whose data they can read, though the guard admits all staff', () => {
  const views = ['forecast', 'breakdown?category_id=c1', 'monthly', 'comparison'].map(
    page => `/staff/project/x1/${page}`,
  )
  expect(led(holder('budget', 'view'), views)).toEqual(views)
  expect(led(holder('projects', 'view'), views)).toEqual([])
  expect(led(holder('sub_activities', 'view'), ['/staff/training/x1/examquestions', '/staff/trainings/x1'])).toEqual([])
})

it('reads the tab of a link, and ignores its other parameters and its hash', () => {
  const at = (query: string) => `/staff/project/x1?${query}`
  const ofBudget = [at('tab=expenses&month=2026-01'), at('item_id=a&tab=commitments#top'), at('tab=budget')]
  const ofActivities = [at('tab=activities&delayed=yes')]
  const open = [
    at('tab=comments&comment=c1'),
    at('month=2026-01'),
    at('tab=constructor'),
    '/staff/project/x1#tab=budget',
  ]
  expect(led(holder('projects', 'view'), [...ofBudget, ...ofActivities, ...open])).toEqual(open)
  // The project itself is closed to this person, so its tabs are too.
  expect(led(holder('budget', 'view'), [...ofBudget, ...open])).toEqual([])
  const both = {
    ...holder('budget', 'view'),
    privileges: [...holder('budget', 'view').privileges, ...holder('projects', 'view').privileges],
  }
  expect(led(both, [...ofBudget, ...ofActivities])).toEqual(ofBudget)
})

it('leads to the sessions of a training only people who have that tab', () => {
  const sessions = ['/staff/sub_activity/x1?tab=sessions']
  expect(led(holder('sub_activities', 'view'), sessions)).toEqual([])
  expect(led(holder('sub_activities', 'sessions'), sessions)).toEqual(sessions)
})

it.each(everyPrivilege)(
  'leads people with only %s to exactly those tabs of a training that they have',
  (_, privilege) => {
    const user = {
      ...about,
      type: 'staff' as const,
      privileges: [{ group: 'sub_activities', command: 'view' }, privilege],
    }
    const tabs = Object.keys(pageReads.SubActivity?.tabs ?? {}).filter(tab => tab !== 'files')
    const leading = tabs.filter(tab => leadsTo(`/staff/sub_activity/x1?tab=${tab}`, user))
    // The links don't know whether the person takes the training.
    for (const takesTraining of [false, true]) {
      const can = rightsOnSubActivity(user, takesTraining)
      expect(leading).toEqual(tabs.filter(tab => hasSubActivityTab(tab, can)))
    }
  },
)

it('leaves links of visitors, to files, and to other sites alone', () => {
  expect(leadsTo('/staff/project/x1?tab=budget', null)).toBe(true)
  expect(led(holder('donors', 'view'), ['/api/files/x1', 'https://example.org/staff/vitals', '#name'])).toHaveLength(3)
})

it.each(everyPrivilege)('includes every page that the drawer and the palette offer with only %s', (_, privilege) => {
  const user = { ...about, type: 'staff' as const, privileges: [privilege] }
  const offered = [...drawerOf(user), ...navTargetsOf(user)].map(({ path }) => path)
  expect(offered.filter(path => !leadsTo(path, user))).toEqual([])
})
