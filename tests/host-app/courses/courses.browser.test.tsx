import { type Course, deleteCourse } from '@portal/contract/courses'
import { listSubActivities } from '@portal/contract/sub_activities'
import { ToastRegion } from '@portal/ui/Toast'
import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import en from '../../../packages/host-app/src/locales/en/courses.json'
import Courses from '../../../packages/host-app/src/screens/courses/Courses.tsx'
import { skills, subActivityOf } from '../../../stories/screens/activity-records.ts'
import { answerCourses, courseResource } from '../../../stories/screens/course-records.ts'
import { pageOf, Refused } from '../../../stories/screens/support/fake-api.ts'
import { idOf } from '../../../stories/screens/support/fake-rows.ts'
import { signIn } from '../../../stories/screens/support/signed-in.ts'
import { describeResourceScreen } from '../../support/describe-resource-screen.tsx'
import { api, sent } from '../support/fresh-api.ts'
import { InPortal } from '../support/in-portal.tsx'

// It gives each test of this file a server of its own.
describeResourceScreen(courseResource, Courses, {
  typed: ['الري', 'Irrigation', 'IR', 'Water', '7.5'],
  deletion: 'undone',
})

const aid: Course = {
  id: idOf(1),
  name_en: 'First aid',
  name_ar: 'الإسعافات الأولية',
  abbreviation: 'FA',
  type: 'Health',
  duration_hours: 12.5,
  version: 4,
  can: { edit: true, delete: true },
}
const pumps: Course = { ...aid, id: idOf(2), name_en: null, name_ar: 'صيانة المضخات', abbreviation: null }

/** Shows the screen on a server that has these, with the address's query. */
const show = (rows: Course[], query = '', language: 'en' | 'ar' = 'en') => {
  answerCourses(api, rows)
  history.replaceState(null, '', `${location.pathname}?${query}`)
  render(
    <InPortal language={language}>
      <Courses />
      <ToastRegion />
    </InPortal>,
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const drawer = page.getByRole('dialog')
const query = () => Object.fromEntries(new URLSearchParams(location.search))

const remove = async () => {
  await drawer.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
}

describe('the list of courses', () => {
  test('names a course in the language of the page, and asks for that order', async () => {
    signIn('courses', 'view')
    show([aid, pumps])
    await expect.element(page.getByRole('link', { name: 'First aid' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: pumps.name_ar })).toBeVisible()
    expect(sent('GET')[0]).toEqual({ sort: 'name_en' })
    const header = page.getByRole('columnheader', { name: en.name, exact: true })
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
  })

  test('puts the Arabic name first in Arabic', async () => {
    signIn('courses', 'view')
    show([aid], '', 'ar')
    await expect.element(page.getByRole('link', { name: aid.name_ar })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: 'First aid' })).toBeVisible()
    expect(sent('GET')[0]).toEqual({ sort: 'name_ar' })
  })

  test('has another order in the URL, and offers nothing that the person may not do', async () => {
    signIn('courses', 'view')
    show([{ ...aid, can: { edit: false, delete: false } }])
    await page.getByRole('button', { name: en.duration_hours }).click()
    await expect.poll(query).toEqual({ sort: 'duration_hours' })
    await expect.poll(() => sent('GET').at(-1)).toEqual({ sort: 'duration_hours' })
    await expect.element(button(en.add)).not.toBeInTheDocument()
    await page.getByRole('link', { name: 'First aid' }).click()
    await expect.element(drawer).toBeVisible()
    expect(button('Edit').query()).toBeNull()
    expect(button('More actions').query()).toBeNull()
  })

  test('opens one with its trainings for those who may see them', async () => {
    signIn('sub_activities', 'view')
    show([aid], `open=${aid.id}`)
    api.on(listSubActivities, ({ course_id }) => pageOf(...(course_id === aid.id ? [subActivityOf(2, skills)] : [])))
    const { name, trainees } = subActivityOf(2, skills)
    const training = drawer.getByRole('listitem').filter({ hasText: name })
    await expect.element(training.getByRole('link', { name })).toBeVisible()
    await expect.element(training.getByText(String(trainees), { exact: true })).toBeVisible()
  })

  test('says what a course is where there is none, and takes the first step', async () => {
    signIn('courses', 'view', 'add')
    show([])
    await expect.element(page.getByRole('heading', { name: en.empty })).toBeVisible()
    await page.getByRole('button', { name: en.add }).last().click()
    await expect.element(drawer).toHaveAccessibleName(en.add)
  })
})

describe('adding a course', () => {
  test('asks for the Arabic name and the duration, reads Arabic-Indic digits, and shows what was added', async () => {
    signIn('courses', 'view', 'add')
    show([aid], 'add=yes')
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

describe('deleting a course', () => {
  test('is done at once, and undone by adding it with the same fields', async () => {
    signIn('courses', 'view', 'delete', 'add')
    show([aid, pumps], `open=${aid.id}`)
    await remove()
    await expect.element(page.getByText(/“First aid” deleted/)).toBeVisible()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'First aid' })).not.toBeInTheDocument()
    expect(sent('DELETE')).toEqual([{ id: aid.id, version: 4 }])
    await button('Undo').click()
    await expect.element(page.getByRole('link', { name: 'First aid' })).toBeVisible()
    const { id: _, version: __, can: ___, ...fields } = aid
    expect(sent('POST')).toEqual([fields])
    await expect.element(button('Undo')).not.toBeInTheDocument()
  })

  test('of one that trainings refer to is refused where it was pressed, and the course stays', async () => {
    signIn('courses', 'view', 'delete')
    show([aid], `open=${aid.id}`)
    api.on(deleteCourse, () => {
      throw new Refused('in_use')
    })
    await remove()
    await expect.element(drawer.getByRole('alert')).toMatchTextContent('still in use')
    expect(button('Undo').query()).toBeNull()
  })

  test('gives the focus back to the page', async () => {
    signIn('courses', 'view', 'delete')
    show([aid, pumps], `open=${aid.id}`)
    await remove()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })
})
