import { expect, test } from 'vitest'
import { courseResource } from '../../../../stories/training/courses/course-records.ts'
import { describeResource } from '../../../support/resources/describe-resource.ts'
import { aCourse, aTraining } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { deleteTraining } from '../../support/training/trainings.ts'

describeResource(courseResource)

const portal = usePortal()

const names = async (as: Person, query: string) => {
  const { body } = await portal().call('GET', `/courses?limit=100&${query}`, { as })
  return body.data.map(({ name_en, name_ar }: { name_en: string | null; name_ar: string }) => name_en ?? name_ar)
}

test('stores omitted and blank fields of a course as null', async () => {
  const as = await portal().person('sysadmin')
  const { id } = await aCourse(portal(), { name_en: 'First aid', abbreviation: 'FA', type: 'Health' }, as)
  const change = { name_ar: 'الإسعاف الأولي', name_en: ' ', duration_hours: 8, version: 1 }
  const { body } = await portal().call('PATCH', `/courses/${id}`, { as, body: change })
  const empty = { name_en: null, abbreviation: null, type: null }
  expect(body.data).toMatchObject({ ...empty, name_ar: 'الإسعاف الأولي', duration_hours: 8, version: 2 })
})

test('requires an Arabic name in Arabic letters, an English name in Latin letters, and valid hours', async () => {
  const as = await portal().person('sysadmin')
  const wrong = [
    [{ name_ar: ' ' }, 'name_ar', 'field_required'],
    [{ name_ar: 'Excel' }, 'name_ar', 'arabic_only'],
    [{ name_en: 'إكسل' }, 'name_en', 'english_only'],
    [{ duration_hours: -1 }, 'duration_hours', 'value_negative'],
    [{ duration_hours: 1.234 }, 'duration_hours', 'two_decimals'],
    [{ duration_hours: 'ten' }, 'duration_hours', 'wrong_type'],
  ] as const
  for (const [given, path, code] of wrong) {
    const body = { name_ar: 'إكسل', duration_hours: 1, ...given }
    const answer = await portal().call('POST', '/courses', { as, body })
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path, code }]])
  }
  expect((await aCourse(portal(), { name_ar: 'Excel للمبتدئين 2' }, as)).name_ar).toBe('Excel للمبتدئين 2')
})

test('refuses to delete a course while a training uses it', async () => {
  const as = await portal().person('sysadmin')
  const course = await aCourse(portal(), {}, as)
  const remove = () => portal().call('DELETE', `/courses/${course.id}`, { as, body: { version: 1 } })
  const training = await aTraining(portal(), { course_id: course.id }, as)
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'in_use' } })
  expect((await portal().call('GET', `/courses/${course.id}`, { as })).status).toBe(200)
  await deleteTraining(portal(), training.id, as)
  expect((await remove()).status).toBe(200)
})

test('sorts courses by either name and by hours, and searches both names', async () => {
  const as = await portal().person('sysadmin')
  const given = [
    { name_ar: 'أ المحاسبة', name_en: 'Zero budgeting', duration_hours: 100 },
    { name_ar: 'ب التصوير', duration_hours: 9 },
    { name_ar: 'ج الحماية', name_en: 'Another thing', duration_hours: 20.5 },
  ]
  for (const one of given) await aCourse(portal(), { ...one, type: 'sorted' }, as)
  const [zero, photo, another] = ['Zero budgeting', 'ب التصوير', 'Another thing']
  expect(await names(as, 'search=sorted')).toEqual([zero, photo, another])
  // A course without an English name is sorted by its Arabic name.
  expect(await names(as, 'search=sorted&sort=name_en')).toEqual([another, zero, photo])
  expect(await names(as, 'search=sorted&sort=-duration_hours')).toEqual([zero, another, photo])
  expect(await names(as, `search=${encodeURIComponent('تصوير')}`)).toEqual([photo])
  expect(await names(as, 'search=BUDGETING')).toEqual([zero])
})
