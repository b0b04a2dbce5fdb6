import { expect, test } from 'vitest'
import { anActivity, aProject } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const holder = (...groups: string[]) =>
  portal().person(
    'staff',
    groups.map(group => ({ group, command: 'view' })),
  )

test('says whether the viewer can open the activity’s project, not just see the activity', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), {}, as)
  const activity = await anActivity(portal(), { project_id: project.id }, as)
  const read = async (path: string, person: Person) => (await portal().call('GET', path, { as: person })).body.data
  const assign = async (path: string, person: Person) => {
    const { team, version } = await read(path, as)
    const body = { version, user_ids: [...team.map(({ id }: Person) => id), person.id] }
    expect((await portal().call('PATCH', `${path}/team`, { as, body })).status).toBe(200)
  }
  const at = `/activities/${activity.id}`
  const seesProject = async (person: Person) => {
    const opened = (await portal().call('GET', `/projects/${project.id}`, { as: person })).status === 200
    return [(await read(at, person)).sees_project, opened]
  }
  const member = await holder('activities', 'projects')
  await assign(at, member)
  expect(await seesProject(member)).toEqual([false, false])
  await assign(`/projects/${project.id}`, member)
  expect(await seesProject(member)).toEqual([true, true])
  // This person is in the project's team, but has no right to open projects.
  const other = await holder('activities')
  await assign(`/projects/${project.id}`, other)
  expect(await seesProject(other)).toEqual([false, false])
  expect(await seesProject(as)).toEqual([true, true])
})
