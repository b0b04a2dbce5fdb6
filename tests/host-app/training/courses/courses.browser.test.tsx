import { listSubActivities } from '@portal/contract/training/sub-activities/sub-activities'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import en from '../../../../packages/host-app/src/locales/en/training/courses.json'
import Courses from '../../../../packages/host-app/src/training/courses/Courses.tsx'
import { skills, subActivityOf } from '../../../../stories/programmes/activity-records.ts'
import { pageOf } from '../../../../stories/support/fake-api.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { answerCourses, courseResource, courses } from '../../../../stories/training/courses/course-records.ts'
import { describeResourceScreen } from '../../../support/resources/describe-resource-screen.tsx'
import { api, sent } from '../../support/fresh-api.ts'
import { query, showScreen } from '../../support/show-screen.tsx'

// Also installs a fake server for each test of this file.
describeResourceScreen(courseResource, Courses, {
  typed: ['الري', 'Irrigation', 'IR', 'Water', '7.5'],
  deletion: 'undone',
  language: 'ar',
})

const [aid, , pumps = aid] = courses
const nameOfAid = aid.name_en ?? ''

const show = (query = '', language: 'en' | 'ar' = 'en') => {
  answerCourses(api)
  showScreen(<Courses />, { query, language })
}

const drawer = page.getByRole('dialog')

describe('the list of courses', () => {
  test('shows and sorts by the name in the page’s language', async () => {
    signIn('courses', 'view')
    show()
    await expect.element(page.getByRole('link', { name: nameOfAid })).toBeVisible()
    await expect.element(page.getByRole('link', { name: pumps.name_ar })).toBeVisible()
    expect(sent('GET')[0]).toEqual({ sort: 'name_en' })
    const header = page.getByRole('columnheader', { name: en.name, exact: true })
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
  })

  test('shows the Arabic name first in Arabic', async () => {
    signIn('courses', 'view')
    show('', 'ar')
    await expect.element(page.getByRole('link', { name: aid.name_ar })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: nameOfAid })).toBeVisible()
    expect(sent('GET')[0]).toEqual({ sort: 'name_ar' })
  })

  test('opens a course with its trainings for people who may see them', async () => {
    signIn('sub_activities', 'view')
    show(`open=${aid.id}`)
    api.on(listSubActivities, ({ course_id }) => pageOf(...(course_id === aid.id ? [subActivityOf(2, skills)] : [])))
    const { name, trainees } = subActivityOf(2, skills)
    const training = drawer.getByRole('listitem').filter({ hasText: name })
    await expect.element(training.getByRole('link', { name })).toBeVisible()
    await expect.element(training.getByText(String(trainees), { exact: true })).toBeVisible()
  })
})

describe('adding a course', () => {
  test('requires the Arabic name and the duration, accepts Arabic-Indic digits, and opens the new course', async () => {
    signIn('courses', 'view', 'add')
    show('add=yes')
    const name = drawer.getByRole('textbox', { name: new RegExp(`^${en.name_ar}`) })
    const duration = drawer.getByRole('spinbutton')
    await drawer.getByRole('button', { name: en.add }).click()
    await expect.element(name).toHaveAccessibleDescription(/required/)
    await expect.element(duration).toHaveAccessibleDescription(/required/)
    await name.fill('Water')
    await expect.element(name).toHaveAccessibleDescription(/arabic letters/)
    await name.fill('الري الحديث 2')
    await duration.fill('٧٫٥')
    await drawer.getByRole('button', { name: en.add }).click()
    await expect.poll(() => sent('POST')).toEqual([{ name_ar: 'الري الحديث 2', duration_hours: 7.5 }])
    await expect.element(drawer).toHaveAccessibleName('الري الحديث 2')
    expect(query().add).toBeUndefined()
  })
})
