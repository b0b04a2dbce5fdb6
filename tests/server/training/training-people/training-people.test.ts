import type { Privilege } from '@portal/contract/core/rights/privileges'
import type { TrainingPerson } from '@portal/contract/training/sub-activities/training-people'
import { describe, expect, test } from 'vitest'
import { aTraining, auditOf } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const rights = (group: string, ...commands: string[]): Privilege[] => commands.map(command => ({ group, command }))

const read = async (path: string, as: Person) => {
  const { status, body } = await portal().call('GET', path, { as })
  return { status, emails: status === 200 ? body.data.map(({ email }: TrainingPerson) => email) : [] }
}

const add = (id: string, role: string, as: Person, ...people: readonly Person[]) =>
  portal().call('POST', `/sub_activities/${id}/${role}`, { as, body: { user_ids: people.map(one => one.id) } })

test('adds several people in one request, lists them, and ignores repeated ones', async () => {
  const as = await portal().person('sysadmin')
  const { id } = await aTraining(portal(), {}, as)
  const [one, two] = [await portal().person('user'), await portal().person('trainee')]
  expect((await add(id, 'trainees', as, one, two)).body.data).toEqual({ added: 2 })
  expect((await add(id, 'trainees', as, two)).body.data).toEqual({ added: 0 })
  const { emails } = await read(`/sub_activities/${id}/trainees`, as)
  expect(new Set(emails)).toEqual(new Set([one.email, two.email]))
  expect((await read(`/sub_activities/${id}/trainees?search=${one.email}`, as)).emails).toEqual([one.email])
  expect((await read(`/sub_activities/${id}/instructors`, as)).emails).toEqual([])
  const choices = (await read(`/sub_activities/${id}/trainees/choices?search=${one.email}`, as)).emails
  expect(choices).toEqual([])
  expect((await read(`/sub_activities/${id}/instructors/choices?search=${one.email}`, as)).emails).toEqual([one.email])
})

test('rejects a request with an inactive account, and then adds nobody', async () => {
  const as = await portal().person('sysadmin')
  const { id } = await aTraining(portal(), {}, as)
  const [one, gone] = [await portal().person('user'), await portal().person('user')]
  await portal().database.pool.query('UPDATE users SET active = false WHERE id = $1', [gone.id])
  const refused = await add(id, 'trainees', as, one, gone)
  expect(refused.body.errors).toEqual([{ path: 'user_ids', code: 'unknown_value' }])
  expect((await read(`/sub_activities/${id}/trainees`, as)).emails).toEqual([])
})

test('audits a removal, and answers 404 for a person who isn’t in the training', async () => {
  const as = await portal().person('sysadmin')
  const { id } = await aTraining(portal(), {}, as)
  const one = await portal().person('user')
  await add(id, 'instructors', as, one)
  const remove = () => portal().call('DELETE', `/sub_activities/${id}/instructors/${one.id}`, { as })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect((await auditOf(portal(), 'sub_activities', id)).slice(1)).toEqual(['add_instructors', 'remove_instructors'])
})

describe('people of a training', () => {
  test('are visible to its instructors, but not to other instructors', async () => {
    const as = await portal().person('sysadmin')
    const { id } = await aTraining(portal(), {}, as)
    const teaches = rights('instructors', 'instructor_pages')
    const [teacher, other] = [await portal().person('instructor', teaches), await portal().person('user', teaches)]
    const trainee = await portal().person('user', rights('trainees', 'trainee_pages'))
    await add(id, 'instructors', as, teacher)
    await add(id, 'trainees', as, trainee)
    expect((await read(`/sub_activities/${id}/trainees`, teacher)).emails).toEqual([trainee.email])
    expect((await read(`/sub_activities/${id}/trainees`, other)).status).toBe(404)
    expect((await read(`/sub_activities/${id}/trainees`, trainee)).status).toBe(403)
    // Teaching a training doesn't include the right to change its people.
    expect((await add(id, 'trainees', teacher, other)).status).toBe(403)
  })

  test('can be changed only by people who see the training, with the privilege of each command', async () => {
    const { id } = await aTraining(portal())
    const one = await portal().person('user')
    const everything = rights('sub_activities', 'view', 'assign_users', 'assign_trainees', 'delete_trainees')
    const stranger = await portal().person('staff', everything)
    expect((await add(id, 'trainees', stranger, one)).status).toBe(404)
    expect((await read(`/sub_activities/${id}/trainees/choices`, stranger)).status).toBe(404)
    const all = rights('projects', 'view_all')
    const adds = await portal().person('staff', [...all, ...rights('sub_activities', 'assign_trainees')])
    expect((await add(id, 'trainees', adds, one)).status).toBe(200)
    expect((await add(id, 'instructors', adds, one)).status).toBe(403)
    const gone = await portal().call('DELETE', `/sub_activities/${id}/trainees/${one.id}`, { as: adds })
    expect(gone.status).toBe(403)
  })
})
