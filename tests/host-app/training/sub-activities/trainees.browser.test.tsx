import { recordDropout } from '@portal/contract/training/sub-activities/dropouts'
import {
  addTrainingTrainees,
  listTraineeChoices,
  listTrainingTrainees,
  removeTrainingTrainee,
} from '@portal/contract/training/sub-activities/training-people'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import enrollments from '../../../../packages/host-app/src/locales/en/training/enrollments.json'
import results from '../../../../packages/host-app/src/locales/en/training/trainee_results.json'
import people from '../../../../packages/host-app/src/locales/en/training/training_people.json'
import { rightsOnSubActivity } from '../../../../stories/programmes/activity-records.ts'
import { pageOf } from '../../../../stories/support/fake-api.ts'
import { traineeResults } from '../../../../stories/training/trainings/result-records.ts'
import { show, subActivity, useServer } from './shown.tsx'

const api = useServer()

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('the trainees of a training', () => {
  const huda = {
    ...{ id: '0198c0de-0000-7000-8000-0000000000b1', full_name_en: 'Huda Ibrahim', full_name_ar: 'هدى إبراهيم' },
    ...{ type: 'user' as const, email: 'huda@example.org' },
  }
  const place = { residence_country: null, residence_state: 'Idlib', added_at: '2026-11-01T08:00:00.000Z' }
  const trainee = { ...huda, ...place, can: { remove: true, drop_out: false }, result: traineeResults[0] ?? null }

  test('are searched, selected, and added in one request', async () => {
    const sent: unknown[] = []
    api().on(listTraineeChoices, ({ search }) => (search === 'hu' ? pageOf(huda) : pageOf()))
    api().on(addTrainingTrainees, given => {
      sent.push(given)
      api().on(listTrainingTrainees, () => pageOf(trainee))
      return { data: { added: 1 } }
    })
    show(api(), { ...subActivity, can: rightsOnSubActivity('assign_trainees') })
    await button(people.trainees.add).click()
    const drawer = page.getByRole('dialog', { name: people.trainees.add })
    await drawer.getByRole('searchbox').fill('hu')
    await drawer.getByRole('checkbox', { name: /Huda Ibrahim/ }).click()
    await drawer.getByRole('button', { name: 'Add 1 person', exact: true }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    expect(sent).toEqual([{ id: subActivity.id, user_ids: [huda.id] }])
    await expect.element(page.getByText('huda@example.org')).toBeVisible()
  })

  test('can be added from any position in a long list', async () => {
    const people = Array.from({ length: 60 }, (_, at) => ({
      ...huda,
      id: crypto.randomUUID(),
      full_name_en: `No ${at}`,
    }))
    api().on(listTraineeChoices, () => pageOf(...people))
    show(api(), { ...subActivity, can: rightsOnSubActivity('assign_trainees') }, 'act=add')
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('checkbox', { name: /No 0/ }).click()
    await expect.element(drawer.getByRole('button', { name: 'Add 1 person' })).toBeInViewport()
    await drawer.getByRole('checkbox', { name: /No 59/ }).click()
    await expect.element(drawer.getByRole('button', { name: 'Add 2 people' })).toBeInViewport()
  })

  test('are removed only after a confirmation', async () => {
    let removed = 0
    api().on(listTrainingTrainees, () => pageOf(trainee))
    api().on(removeTrainingTrainee, () => {
      removed += 1
      api().on(listTrainingTrainees, () => pageOf())
      return { data: { done: true as const } }
    })
    show(api(), { ...subActivity, can: rightsOnSubActivity() })
    const ask = async (answer: string) => {
      await button('Remove Huda Ibrahim').click()
      await page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click()
    }
    await ask('Cancel')
    expect(removed).toBe(0)
    await ask(people.remove)
    await expect.element(page.getByText(people.trainees.empty_text)).toBeVisible()
    expect(removed).toBe(1)
  })

  test('are recorded as dropouts with a reason once they have started', async () => {
    const sent: unknown[] = []
    api().on(listTrainingTrainees, () => pageOf({ ...trainee, can: { remove: false, drop_out: true } }))
    api().on(recordDropout, given => {
      sent.push(given)
      return { data: { done: true as const } }
    })
    show(api(), { ...subActivity, can: rightsOnSubActivity() })
    await button('Record that Huda Ibrahim dropped out').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Moved away')
    await dialog.getByRole('button', { name: enrollments.drop_out, exact: true }).click()
    await expect.poll(() => sent).toEqual([{ id: subActivity.id, user_id: huda.id, reason: 'Moved away' }])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('have a warning when their attendance is low', async () => {
    const result = traineeResults[0]
    if (!result) throw new Error('no result')
    const of = (name: string, so_far: number) => ({
      ...{ ...trainee, full_name_en: name, id: crypto.randomUUID() },
      result: { ...result, attendance: { all: so_far, so_far, least: 80 } },
    })
    api().on(listTrainingTrainees, () => pageOf(of('Low One', 79), of('Well Attending', 80)))
    show(api(), subActivity)
    const cell = (name: string, text: string) => page.getByRole('row').filter({ hasText: name }).getByText(text)
    await expect.element(cell('Low One', '79%')).toBeVisible()
    const isWarning = (name: string, text: string) =>
      cell(name, text).element().closest('td')?.querySelector('svg') !== null
    expect([isWarning('Low One', '79%'), isWarning('Well Attending', '80%')]).toEqual([true, false])
  })

  test('are listed with both test marks and their progress', async () => {
    api().on(listTrainingTrainees, () => pageOf(trainee))
    show(api(), subActivity)
    const row = page.getByRole('row').filter({ hasText: 'Huda Ibrahim' })
    for (const text of ['42.5%', results.states.pending, '71%']) await expect.element(row.getByText(text)).toBeVisible()
  })
})
