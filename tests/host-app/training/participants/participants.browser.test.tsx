import { listInstructors } from '@portal/contract/training/participants/participants'
import { readInstallation } from '@portal/contract/workspace/installation'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import evaluations from '../../../../packages/host-app/src/locales/en/training/evaluations.json'
import en from '../../../../packages/host-app/src/locales/en/training/participants.json'
import results from '../../../../packages/host-app/src/locales/en/training/trainee_results.json'
import Instructors from '../../../../packages/host-app/src/training/participants/Instructors.tsx'
import Trainees from '../../../../packages/host-app/src/training/participants/Trainees.tsx'
import { signIn } from '../../../../stories/support/signed-in.ts'
import {
  answerParticipants,
  instructors,
  trainees,
} from '../../../../stories/training/participants/participant-records.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

useFreshApi()

const drawer = page.getByRole('dialog')
const [maya, tarek] = instructors
const [huda] = trainees

const show = (Screen: ComponentType, query = '') => {
  answerParticipants(api)
  signIn('sub_activities', 'view')
  showScreen(<Screen />, { query })
}

describe('instructors', () => {
  test('are sorted by name, and by the number of trainings on request', async () => {
    show(Instructors)
    await expect.element(page.getByRole('link', { name: maya?.full_name_en ?? '' })).toBeVisible()
    expect(sent('GET')[0]).toEqual({ sort: 'full_name_en' })
    await page.getByRole('button', { name: en.trainings, exact: true }).click()
    await expect.poll(() => sent('GET').at(-1)).toEqual({ sort: 'trainings' })
  })

  test('show no score below three answers, and open with their trainings by keyboard', async () => {
    show(Instructors)
    const row = page.getByRole('row').filter({ hasText: tarek?.full_name_en ?? '' })
    await expect.element(row.getByText(evaluations.score_hidden)).toBeVisible()
    const link = page.getByRole('link', { name: maya?.full_name_en ?? '' })
    link.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer.getByRole('heading', { level: 3, name: en.trainings })).toBeVisible()
    await expect.element(drawer.getByText('4.4 of 5 (n = 15)')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(link).toHaveFocus()
  })
})

test('shows a trainee’s attendance, marks, and progress, and None instead of zero for unknown values', async () => {
  show(Trainees, `open=${huda?.id}`)
  const training = (text: RegExp) => drawer.getByRole('listitem').filter({ hasText: text })
  await expect.element(training(/71%/).getByText(results.states.pending)).toBeVisible()
  await expect.element(training(/71%/).getByText('42.5%')).toBeVisible()
  await expect.element(training(/online/i).getByText('0%')).toBeVisible()
  expect(
    training(/online/i)
      .getByText('None')
      .elements(),
  ).toHaveLength(3)
})

test('prints everyone the search finds, across all pages', async () => {
  const cursors: (string | undefined)[] = []
  answerParticipants(api)
  api.on(readInstallation, () => ({
    data: { demo: true, sends_mail: false, time_zone: 'Europe/Istanbul', seal_keys: [] },
  }))
  api.on(listInstructors, ({ cursor, limit, search }) => {
    if (limit && search === 'a') cursors.push(cursor)
    const data = cursor ? instructors.slice(1) : instructors.slice(0, 1)
    return { data, next_cursor: cursor ? null : 'bmV4dA', total: instructors.length, total_exact: true }
  })
  signIn('sub_activities', 'view')
  showScreen(<Instructors />, { query: 'search=a&act=print' })
  const paper = page.getByRole('dialog')
  for (const { full_name_en } of instructors) await expect.element(paper.getByText(full_name_en).first()).toBeVisible()
  expect(cursors).toEqual([undefined, 'bmV4dA'])
})
