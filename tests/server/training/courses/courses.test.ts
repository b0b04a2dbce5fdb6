import { expect, test } from 'vitest'
import { courseResource } from '../../../../stories/training/course-records.ts'
import { describeResource } from '../../../support/describe-resource.ts'
import { aCourse, aTraining } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'

describeResource(courseResource)

const portal = usePortal()

const names = async (as: Person, query: string) => {
  const { body } = await portal().call('GET', `/courses?limit=100&${query}`, { as })
  return body.data.map(({ name_en, name_ar }: { name_en: string | null; name_ar: string }) => name_en ?? name_ar)
}

test('what is left out of a course is empty', async () => {
  const as = await portal().person('sysadmin')
  const { id } = await aCourse(portal(), { name_en: 'First aid', abbreviation: 'FA', type: 'Health' }, as)
  const change = { name_ar: 'الإسعاف الأولي', name_en: ' ', duration_hours: 8, version: 1 }
  const { body } = await portal().call('PATCH', `/courses/${id}`, { as, body: change })
  const empty = { name_en: null, abbreviation: null, type: null }
  expect(body.data).toMatchObject({ ...empty, name_ar: 'الإسعاف الأولي', duration_hours: 8, version: 2 })
})

test('the Arabic name is required and Arabic, the English one is not Arabic, hours are a figure from 0', async () => {
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

test('a course that a sub-activity refers to stays, and can be deleted once none does', async () => {
  const as = await portal().person('sysadmin')
  const course = await aCourse(portal(), {}, as)
  const remove = () => portal().call('DELETE', `/courses/${course.id}`, { as, body: { version: 1 } })
  const training = await aTraining(portal(), { course_id: course.id }, as)
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'in_use' } })
  expect((await portal().call('GET', `/courses/${course.id}`, { as })).status).toBe(200)
  await portal().call('DELETE', `/sub_activities/${training.id}`, { as, body: { version: 1 } })
  expect((await remove()).status).toBe(200)
})

test('the list is sorted by either name and of the hours, and finds by a word of either name', async () => {
  const as = await portal().person('sysadmin')
  const given = [
    { name_ar: 'أ المحاسبة', name_en: 'Zero budgeting', duration_hours: 100 },
    { name_ar: 'ب التصوير', duration_hours: 9 },
    { name_ar: 'ج الحماية', name_en: 'Another thing', duration_hours: 20.5 },
  ]
  for (const one of given) await aCourse(portal(), { ...one, type: 'sorted' }, as)
  const [zero, photo, another] = ['Zero budgeting', 'ب التصوير', 'Another thing']
  expect(await names(as, 'search=sorted')).toEqual([zero, photo, another])
  // A course without an English name is sorted by its Arabic one.
  expect(await names(as, 'search=sorted&sort=name_en')).toEqual([another, zero, photo])
  expect(await names(as, 'search=sorted&sort=-duration_hours')).toEqual([zero, another, photo])
  expect(await names(as, `search=${encodeURIComponent('تصوير')}`)).toEqual([photo])
  expect(await names(as, 'search=BUDGETING')).toEqual([zero])
})
