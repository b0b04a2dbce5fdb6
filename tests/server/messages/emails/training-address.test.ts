import { expect, test } from 'vitest'
import { usePortal } from '../../support/portal.ts'
import { aTrainingOf } from '../../support/training/trainings.ts'

const portal = usePortal()

const right = (group: string, command: string) => ({ group, command })
const takes = right('trainees', 'trainee_pages')
const teaches = right('instructors', 'instructor_pages')
const views = right('sub_activities', 'view')
const seesAll = right('projects', 'view_all')

test.each([
  ['users who take it', 'user', [takes], 'trainees', '/sup/trainings/ID', '/own_trainings/ID'],
  ['staff who take it', 'staff', [takes], 'trainees', '/staff/trainings/ID', '/own_trainings/ID'],
  ['users who teach it', 'user', [teaches], 'instructors', '/sup/trainings/instructor/ID', '/taught_trainings/ID'],
  ['staff who teach it', 'staff', [teaches], 'instructors', '/staff/trainings/instructor/ID', '/taught_trainings/ID'],
  [
    'staff who take it, but may only run it',
    'staff',
    [views, seesAll, teaches],
    'trainees',
    '/staff/sub_activity/ID',
    '/sub_activities/ID',
  ],
  ['staff who can open none of its pages', 'staff', [views], 'instructors', '/staff/account', '/account'],
  ['users who can open none of its pages', 'user', [], 'trainees', '/sup/account', '/account'],
] as const)(
  'a message about a training leads %s to a page that works',
  async (_, type, privileges, role, path, read) => {
    const as = await portal().person('sysadmin')
    const reader = await portal().person(type, [...privileges])
    const { id } = await aTrainingOf(portal())
    const added = { as, body: { user_ids: [reader.id] } }
    expect((await portal().call('POST', `/sub_activities/${id}/${role}`, added)).status).toBe(200)
    const body = { title: 'Hello', content: '<p>{{link}}</p>', user_ids: [reader.id], position: 0 }
    const shown = await portal().call('POST', `/sub_activities/${id}/emails/preview`, { as, body })
    expect(shown.body.data.content).toContain(`${path.replace('ID', id)}">`)
    expect((await portal().call('GET', read.replace('ID', id), { as: reader })).status).toBe(200)
  },
)
