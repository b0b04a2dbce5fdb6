import { listCourses } from '@portal/contract/training/sub-activities/courses'
import {
  assignToSubActivity,
  editSubActivity,
  readSubActivity,
  type SubActivityRecord,
  subActivityDeletion,
} from '@portal/contract/training/sub-activities/sub-activities'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import period from '../../../../packages/host-app/src/locales/en/programmes/period.json'
import texts from '../../../../packages/host-app/src/locales/en/training/sub_activities.json'
import impactTexts from '../../../../packages/host-app/src/locales/en/workspace/deletion_impact.json'
import { rightsOnSubActivity } from '../../../../stories/programmes/activity-records.ts'
import { pageOf, Refused } from '../../../../stories/support/fake-api.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { trainingImpact } from '../../../../stories/training/sub-activities/sub-activity-records.ts'
import { show, showList, subActivity, useServer } from './shown.tsx'

const api = useServer()

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = page.getByRole('heading', { name: 'Pump maintenance', level: 1 })

test('sorts the list by what is due next, and toggles the order with the dates’ header', async () => {
  await page.viewport(1280, 800)
  const asked = () =>
    api()
      .calls.filter(({ path }) => path === '/sub_activities')
      .map(({ given }) => given)
      .at(-1)
  showList(api())
  const dates = page.getByRole('columnheader', { name: texts.period })
  await expect.element(dates).toHaveAttribute('aria-sort', 'ascending')
  expect(asked()).toEqual({ assigned: 'yes', sort: 'due' })
  await expect.element(page.getByRole('cell', { name: '01-Nov-2026 – 03-Nov-2026' })).toBeVisible()
  await dates.getByRole('button').click()
  await expect.poll(asked).toEqual({ assigned: 'yes', sort: '-due' })
  expect(location.search).toBe('?sort=-due')
  await dates.getByRole('button').click()
  await expect.poll(() => location.search).toBe('')
})

test('links an empty list of one’s own teams to the list of all teams', async () => {
  showList(api(), [])
  await page.getByRole('link', { name: texts.assigned_all }).click()
  await expect.element(page.getByRole('link', { name: subActivity.name })).toBeVisible()
  expect(location.search).toBe('?assigned=any')
})

describe('a sub-activity', () => {
  test('shows its facts and only permitted actions', async () => {
    show(api(), subActivity)
    await expect.element(heading).toBeVisible()
    await expect.element(page.getByText('01-Nov-2026 – 03-Nov-2026')).toBeVisible()
    await expect.element(page.getByText('صيانة المضخات')).toBeVisible()
    expect(button(blocks.edit).query()).toBeNull()
    expect(button(blocks.more_actions).query()).toBeNull()
    // Reading courses requires a privilege that this person lacks, so no request is sent.
    expect(api().calls.filter(({ path }) => path === '/courses')).toEqual([])
  })

  test('keeps its course when it is edited by somebody who may not view courses', async () => {
    let sent: unknown
    api().on(editSubActivity, given => {
      sent = given
      return { data: { ...subActivity, name: given.name } }
    })
    show(api(), { ...subActivity, can: rightsOnSubActivity('edit') }, 'act=edit')
    const name = page.getByRole('textbox', { name: /^Name/ })
    await name.fill('Pumps')
    await button(blocks.save).click()
    await expect.poll(() => sent).toMatchObject({ name: 'Pumps', course_id: subActivity.activity.id, version: 3 })
    await expect.element(name).not.toBeInTheDocument()
  })

  test('warns about dates outside its activity’s period, and requires a reason to save them', async () => {
    let sent: unknown
    api().on(editSubActivity, given => {
      if (!given.reason) throw new Refused('invalid', { errors: [{ path: 'reason', code: 'outside_period' }] })
      sent = [given.end_date, given.reason]
      return { data: subActivity }
    })
    show(api(), { ...subActivity, can: rightsOnSubActivity('edit') }, 'act=edit')
    await expect.element(button(blocks.save)).toBeVisible()
    const warning = page.getByText(/outside the activity’s period: 01-Jan-2026 – 31-Dec-2026/)
    expect(warning.query()).toBeNull()
    await page.getByRole('spinbutton', { name: /^day/ }).nth(1).click()
    await userEvent.keyboard('03112027')
    await expect.element(warning).toBeVisible()
    await button(blocks.save).click()
    const why = page.getByRole('textbox', { name: new RegExp(`^${period.reason.replace('?', '')}`) })
    await expect.element(why).toHaveAccessibleDescription(/outside the period they belong to/)
    expect(sent).toBeUndefined()
    await why.fill('The hall is free next year')
    await button(blocks.save).click()
    await expect.poll(() => sent).toEqual(['2027-11-03', 'The hall is free next year'])
  })

  test('saves the conditions of its certificates, and resets an emptied one to its default', async () => {
    const sent: object[] = []
    api().on(editSubActivity, given => {
      sent.push(given)
      return { data: subActivity }
    })
    show(api(), { ...subActivity, post_test_least: 75, can: rightsOnSubActivity('edit') }, 'act=edit')
    await page.getByRole('spinbutton', { name: new RegExp(texts.attendance_least) }).fill('90')
    await page.getByRole('spinbutton', { name: new RegExp(texts.post_test_least) }).clear()
    await page.getByRole('checkbox', { name: texts.is_evaluation_needed }).click()
    await button(blocks.save).click()
    await expect.poll(() => sent).toMatchObject([{ attendance_least: 90, is_evaluation_needed: false }])
    expect(sent[0]).not.toHaveProperty('post_test_least')
  })

  test('is given a course by people who may view courses', async () => {
    let sent: unknown
    signIn('courses', 'view')
    const course = { ...subActivity.course, id: subActivity.activity.id, name_ar: 'صيانة', name_en: 'Maintenance' }
    const rest = { abbreviation: null, type: null, duration_hours: 8, version: 1, can: { edit: false, delete: false } }
    api().on(listCourses, () => pageOf({ ...course, ...rest }))
    api().on(editSubActivity, given => {
      sent = given.course_id
      return { data: subActivity }
    })
    show(api(), { ...subActivity, course: null, can: rightsOnSubActivity('edit') }, 'act=edit')
    await page.getByRole('combobox', { name: /^Course/ }).fill('Main')
    await page.getByRole('option', { name: 'Maintenance' }).click()
    await button(blocks.save).click()
    await expect.poll(() => sent).toBe(course.id)
  })

  test('removes a team member only after a confirmation, with Undo', async () => {
    const salma = { id: '0198c0de-0000-7000-8000-0000000000a1', full_name_en: 'Salma Qasem', full_name_ar: 'سلمى قاسم' }
    const member = { ...salma, type: 'project_officer' as const, email: 'salma@example.org' }
    const can = rightsOnSubActivity('assign_users')
    let row: SubActivityRecord = { ...subActivity, team: [member], can }
    api().on(assignToSubActivity, ({ user_ids, version }) => {
      row = { ...row, version: version + 1, team: user_ids.length > 0 ? [member] : [] }
      return { data: row }
    })
    show(api(), row, 'tab=team')
    api().on(readSubActivity, () => ({ data: row }))
    const changes = () =>
      api()
        .calls.filter(({ method }) => method === 'PATCH')
        .map(({ given }) => given.user_ids)
    const ask = async (answer: string) => {
      await button('Remove Salma Qasem').click()
      const asked = page.getByRole('alertdialog', { name: 'Remove Salma Qasem from this training?' })
      await asked.getByRole('button', { name: answer, exact: true }).click()
      await expect.element(asked).not.toBeInTheDocument()
    }
    await ask('Cancel')
    await expect.element(button('Remove Salma Qasem')).toHaveFocus()
    expect(changes()).toEqual([])
    await ask(texts.remove)
    await expect.poll(changes).toEqual([[]])
    await expect.element(button('Remove Salma Qasem')).not.toBeInTheDocument()
    await expect.element(button(blocks.undo)).toHaveFocus()
    await button(blocks.undo).click()
    await expect.poll(changes).toEqual([[], [member.id]])
  })

  test('names everything that goes with it, and is deleted only with its code', async () => {
    const sent: unknown[] = []
    show(api(), { ...subActivity, can: rightsOnSubActivity('delete') })
    api().on(subActivityDeletion.impact, () => ({ data: { ...trainingImpact, code: subActivity.code } }))
    api().on(subActivityDeletion.remove, ({ version, shown, typed_code }) => {
      sent.push([version, shown, typed_code])
      if (typed_code === subActivity.code) return { data: { done: true as const } }
      throw new Refused('invalid', { errors: [{ path: 'typed_code', code: 'code_mismatch' }] })
    })
    await button(blocks.more_actions).click()
    await page.getByRole('menuitem', { name: blocks.delete }).click()
    const asked = page.getByRole('alertdialog')
    await expect.element(asked.getByText('71 attendance marks')).toBeVisible()
    await expect.element(asked.getByText('34 taken tests with their answers')).toBeVisible()
    const remove = asked.getByRole('button', { name: impactTexts.delete })
    await asked.getByRole('textbox').fill('other')
    await remove.click()
    await expect.poll(() => sent.length).toBe(1)
    await expect.element(asked).toBeVisible()
    await asked.getByRole('textbox').fill(subActivity.code)
    await remove.click()
    await expect.poll(() => location.pathname).toBe('/staff/coordinator/sub_activities')
    expect(sent.at(-1)).toEqual([subActivity.version, 'tests', subActivity.code])
  })
})
