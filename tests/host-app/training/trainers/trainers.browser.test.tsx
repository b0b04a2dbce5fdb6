import { listCourses } from '@portal/contract/training/sub-activities/courses'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import evaluations from '../../../../packages/host-app/src/locales/en/training/evaluations.json'
import en from '../../../../packages/host-app/src/locales/en/training/trainers.json'
import Trainers from '../../../../packages/host-app/src/training/trainers/Trainers.tsx'
import { idOf, pageIn } from '../../../../stories/support/fake-rows.ts'
import { signIn, signInForAll } from '../../../../stories/support/signed-in.ts'
import { courses } from '../../../../stories/training/courses/course-records.ts'
import { answerTrainers, lina, trainers } from '../../../../stories/training/trainers/trainer-records.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

useFreshApi()

const [maya, omar] = trainers
const [aid, meal] = courses
const manyCourses = Array.from({ length: 250 }, (_, at) => ({
  ...aid,
  id: idOf(2000 + at),
  name_en: `Course ${at + 1}`,
}))
const drawer = page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

const show = (query = '') => {
  answerTrainers(api)
  showScreen(<Trainers />, { query })
}

describe('the roster of trainers', () => {
  test('is sorted by name, hides scores below three answers, and is read-only for viewers', async () => {
    signIn('trainers', 'view')
    show()
    await expect.element(page.getByRole('link', { name: maya.full_name_en })).toBeVisible()
    await expect.element(page.getByText(evaluations.score_hidden).first()).toBeVisible()
    expect(sent('GET')[0]).toEqual({ sort: 'full_name_en' })
    expect(button(en.add).query()).toBeNull()
  })

  test('is filtered by course', async () => {
    signInForAll()
    show(`course_id=${meal?.id}`)
    await expect.element(page.getByRole('link', { name: maya.full_name_en })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Tarek Zein' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /Monitoring, evaluation/ })).toBeVisible()
  })

  test('adds a person with an account and their courses by keyboard', async () => {
    signInForAll()
    show('add=yes')
    const person = drawer.getByRole('combobox', { name: new RegExp(en.person) })
    await person.click()
    await userEvent.keyboard('lina')
    await expect.element(page.getByRole('option', { name: lina.full_name_en })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await drawer.getByRole('textbox', { name: new RegExp(en.qualification) }).fill('Engineer')
    await drawer.getByRole('combobox', { name: new RegExp(en.courses) }).click()
    await userEvent.keyboard('first aid')
    await expect.element(page.getByRole('option', { name: aid.name_en ?? '' })).toBeVisible()
    await userEvent.keyboard('{Enter}{Tab}')
    await drawer.getByRole('button', { name: en.add }).click()
    await expect
      .poll(() => sent('POST'))
      .toEqual([{ user_id: lina.id, qualification: 'Engineer', course_ids: [aid.id] }])
    await expect.element(drawer).toHaveAccessibleName(lina.full_name_en)
  })

  test('restores a removed trainer’s details with Undo, and does not offer to delete instructors', async () => {
    signInForAll()
    show(`open=${omar?.id}`)
    await drawer.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.element(page.getByRole('link', { name: 'Omar Khalil' })).not.toBeInTheDocument()
    await button('Undo').click()
    await expect.element(page.getByRole('link', { name: 'Omar Khalil' })).toBeVisible()
    expect(sent('POST')).toEqual([
      {
        ...{ user_id: omar?.id, qualification: omar?.qualification, notes: '' },
        course_ids: omar?.courses.map(({ id }) => id),
      },
    ])
    await page.getByRole('link', { name: maya.full_name_en }).click()
    await expect.element(drawer.getByRole('button', { name: 'Edit' })).toBeVisible()
    expect(drawer.getByRole('button', { name: 'More actions' }).query()).toBeNull()
  })

  test('finds any of 250 courses', async () => {
    signInForAll()
    show(`open=${maya.id}&act=edit`)
    api.on(listCourses, input => pageIn(manyCourses, input))
    await drawer.getByRole('combobox', { name: new RegExp(en.courses) }).click()
    await userEvent.keyboard('course 250')
    await expect.element(page.getByRole('option', { name: 'Course 250' })).toBeVisible()
  })

  test('edits a trainer’s details, but not the person', async () => {
    signInForAll()
    show(`open=${maya.id}&act=edit`)
    await expect.element(drawer.getByRole('textbox', { name: new RegExp(en.notes) })).toHaveValue(maya.notes ?? '')
    expect(drawer.getByRole('combobox', { name: new RegExp(en.person) }).query()).toBeNull()
    await button('Save').click()
    await expect
      .poll(() => sent('PATCH'))
      .toMatchObject([{ id: maya.id, version: 3, course_ids: maya.courses.map(({ id }) => id) }])
    expect(sent('PATCH')[0]).not.toHaveProperty('user_id')
  })
})
