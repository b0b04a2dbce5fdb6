import { expect, test } from 'vitest'
import { anActivity, aTraining } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const holder = (...groups: string[]) =>
  portal().person(
    'staff',
    groups.map(group => ({ group, command: 'view' })),
  )

test('says whether the viewer can open the sub-activity’s activity, not just see the sub-activity', async () => {
  const as = await portal().person('sysadmin')
  const activity = await anActivity(portal(), {}, as)
  const training = await aTraining(portal(), { activity_id: activity.id }, as)
  const read = async (path: string, person: Person) => (await portal().call('GET', path, { as: person })).body.data
  const assign = async (path: string, person: Person) => {
    const { team, version } = await read(path, as)
    const body = { version, user_ids: [...team.map(({ id }: Person) => id), person.id] }
    expect((await portal().call('PATCH', `${path}/team`, { as, body })).status).toBe(200)
  }
  const at = `/sub_activities/${training.id}`
  const seesActivity = async (person: Person) => {
    const opened = (await portal().call('GET', `/activities/${activity.id}`, { as: person })).status === 200
    return [(await read(at, person)).sees_activity, opened]
  }
  const member = await holder('sub_activities', 'activities')
  await assign(at, member)
  expect(await seesActivity(member)).toEqual([false, false])
  await assign(`/activities/${activity.id}`, member)
  expect(await seesActivity(member)).toEqual([true, true])
  // This person is in the activity's team, but has no right to open activities.
  const other = await holder('sub_activities')
  await assign(`/activities/${activity.id}`, other)
  expect(await seesActivity(other)).toEqual([false, false])
  expect(await seesActivity(as)).toEqual([true, true])
})
