import { expect, test } from 'vitest'
import { aCourse, auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const read = (as: Person, id: string) => portal().call('GET', `/trainers/${id}`, { as })
const add = (as: Person, user_id: string, more: object = {}) =>
  portal().call('POST', '/trainers', { as, body: { user_id, course_ids: [], ...more } })
const edit = (as: Person, id: string, body: object) => portal().call('PATCH', `/trainers/${id}`, { as, body })

test('lists every instructor on the roster, and adds and removes others without changing their rights', async () => {
  const as = await portal().person('sysadmin')
  const [instructor, trainer] = [await portal().person('instructor'), await portal().person('staff')]
  expect((await read(as, instructor.id)).body.data).toMatchObject({
    ...{ qualification: null, courses: [], score: null, responses: 0 },
    can: { edit: true, delete: false },
  })
  expect((await read(as, trainer.id)).status).toBe(404)
  const choices = async () => (await portal().call('GET', '/trainer_choices?limit=100', { as })).body.data
  const ids = (found: { id: string }[]) => found.map(({ id }) => id)
  expect(ids(await choices())).toContain(trainer.id)
  const added = await add(as, trainer.id, { qualification: 'Nurse' })
  expect(added.body.data).toMatchObject({ qualification: 'Nurse', can: { delete: true } })
  expect(ids(await choices())).not.toContain(trainer.id)
  for (const id of [trainer.id, instructor.id, crypto.randomUUID()])
    expect((await add(as, id)).body.errors).toEqual([{ path: 'user_id', code: 'unknown_value' }])
  expect((await portal().call('GET', '/user', { as: trainer })).body.data.privileges).toEqual([])
  const remove = (id: string, version: number) => portal().call('DELETE', `/trainers/${id}`, { as, body: { version } })
  expect((await remove(instructor.id, 1)).body.code).toBe('in_use')
  expect((await remove(trainer.id, 1)).body.code).toBe('changed_meanwhile')
  expect((await remove(trainer.id, 2)).status).toBe(200)
  expect(await auditOf(portal(), 'trainers', trainer.id)).toEqual(['add', 'delete'])
})

test('accepts one of two concurrent edits of a trainer, and filters by course', async () => {
  const as = await portal().person('sysadmin')
  const { id } = await portal().person('instructor')
  const course = await aCourse(portal(), { name_en: 'First aid' }, as)
  const answers = await Promise.all(
    ['One', 'Two'].map(qualification => edit(as, id, { version: 1, qualification, course_ids: [course.id] })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const stored = answers.find(({ status }) => status === 200)?.body.data
  expect(stored).toMatchObject({ courses: [{ id: course.id, name_en: 'First aid' }], version: 2 })
  const list = async (query: string) => (await portal().call('GET', `/trainers?${query}`, { as })).body.data
  expect(await list(`course_id=${course.id}`)).toEqual([stored])
  const removed = await portal().call('DELETE', `/courses/${course.id}`, { as, body: { version: 1 } })
  expect(removed.body.code).toBe('in_use')
  expect((await edit(as, id, { version: 2, course_ids: [crypto.randomUUID()] })).body.errors).toEqual([
    { path: 'course_ids', code: 'unknown_value' },
  ])
  expect((await edit(as, id, { version: 2, course_ids: [] })).body.data).toMatchObject({ courses: [], version: 3 })
  expect(await list(`course_id=${course.id}`)).toEqual([])
})

test('requires the privilege of each command', async () => {
  const { id } = await portal().person('instructor')
  const viewer = await staffWith(portal(), 'trainers.view')
  expect((await read(viewer, id)).body.data.can).toEqual({ edit: false, delete: false })
  expect((await edit(viewer, id, { version: 1, course_ids: [] })).status).toBe(403)
  expect((await add(await staffWith(portal(), 'trainers.edit'), id)).status).toBe(403)
})
