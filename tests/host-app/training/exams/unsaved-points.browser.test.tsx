import { markTextAnswer } from '@portal/contract/training/exams/exam-marking'
import { hasUnsaved } from '@portal/ui/Form'
import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setUser } from '../../../../packages/host-app/src/core/session/current-user.ts'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import errors from '../../../../packages/host-app/src/locales/en/core/errors.json'
import en from '../../../../packages/host-app/src/locales/en/training/exams.json'
import { refuse } from '../../../../stories/support/fake-api.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { showMarking, texts } from './show-marking.tsx'

// Logging out discards what an earlier test has left unsaved.
useFreshApi(() => {
  history.replaceState(null, '', '?tab=pre')
  setUser(null)
  signIn('sub_activities', 'view', 'view_answers')
})

const three = texts.slice(0, 3)
const [one, two] = three.map(({ id }) => id)
const points = page.getByRole('spinbutton', { name: en.points })
const answer = (nth: number) => page.getByText(`Answer ${nth}`, { exact: true })
const unsaved = page.getByText(/1 change not saved/)
const saved = page.getByText(blocks.saved)

/** Marks the shown answer by keyboard, which opens the next one. */
const mark = async (given: number) => {
  await points.fill(String(given))
  await userEvent.keyboard('{Enter}')
}

test('keeps points without a connection, also after the page is left, and sends them when it returns', async () => {
  const { restore } = showMarking(three)
  await expect.element(answer(1)).toBeVisible()
  api.on(markTextAnswer, refuse('unavailable'))
  await mark(4)
  await expect.element(answer(2)).toBeVisible()
  await expect.element(unsaved).toBeVisible()
  expect(hasUnsaved()).toBe(true)
  cleanup()
  restore()
  dispatchEvent(new Event('online'))
  await expect.poll(() => hasUnsaved()).toBe(false)
  expect(sent('POST').at(-1)).toEqual({ id: one, version: 1, points: 4 })
})

test('shows rejected points with the reason at their field, and saves those of other answers', async () => {
  const { restore } = showMarking(three)
  await expect.element(answer(1)).toBeVisible()
  api.on(markTextAnswer, refuse('exam_open'))
  await mark(4)
  await expect.element(answer(2)).toBeVisible()
  await expect.element(page.getByText(en.mark_unsaved)).toBeVisible()
  restore()
  await mark(2)
  await expect.element(page.getByText('1 of 3 marked')).toBeVisible()
  await page.getByRole('button', { name: en.go_to_answer }).click()
  await expect.element(points).toHaveValue('4')
  await expect.element(points).toHaveAccessibleDescription(expect.stringContaining(`Not saved: 4. ${errors.exam_open}`))
  await page.getByRole('button', { name: blocks.retry }).click()
  await expect.element(saved).toBeVisible()
  await expect.element(page.getByText('2 of 3 marked')).toBeVisible()
  expect(sent('POST').slice(-2)).toEqual([
    { id: two, version: 1, points: 2 },
    { id: one, version: 1, points: 4 },
  ])
})

test('shows both values when somebody else marked the answer, and overwrites theirs only on request', async () => {
  const { restore, meanwhile } = showMarking(three)
  await expect.element(answer(1)).toBeVisible()
  meanwhile(one ?? '', 7)
  api.on(markTextAnswer, refuse('changed_meanwhile'))
  await mark(4)
  await page.getByRole('button', { name: en.go_to_answer }).click()
  await expect.element(points).toHaveValue('4')
  await expect.element(points).toHaveAccessibleDescription(expect.stringContaining('Saved now: 7.'))
  await page.getByRole('button', { name: blocks.retry }).click()
  await expect.element(page.getByText(/Saved now: 7\./)).toBeVisible()
  expect(sent('POST').every(given => Object(given).version === 1)).toBe(true)
  restore()
  await mark(4)
  await expect.element(saved).toBeVisible()
  expect(sent('POST').at(-1)).toEqual({ id: one, version: 2, points: 4 })
})

test('discards points for an answer that the test no longer has', async () => {
  const { restore, remove } = showMarking(three)
  await expect.element(answer(1)).toBeVisible()
  api.on(markTextAnswer, refuse('not_found'))
  remove(one ?? '')
  await mark(4)
  await expect.element(page.getByRole('alert')).toMatchTextContent(errors.not_found)
  await expect.element(page.getByRole('button', { name: en.go_to_answer })).not.toBeInTheDocument()
  restore()
  await page.getByRole('button', { name: en.mark_discard }).click()
  await expect.element(saved).toBeVisible()
  expect(hasUnsaved()).toBe(false)
})

test('discards unsaved points at logout, and never sends them later', async () => {
  const { restore } = showMarking(three)
  await expect.element(answer(1)).toBeVisible()
  api.on(markTextAnswer, refuse('unavailable'))
  await mark(4)
  await expect.element(unsaved).toBeVisible()
  const before = sent('POST').length
  restore()
  setUser(null)
  expect(hasUnsaved()).toBe(false)
  signIn('sub_activities', 'view', 'view_answers')
  dispatchEvent(new Event('online'))
  cleanup()
  showMarking(three)
  await expect.element(answer(1)).toBeVisible()
  await mark(5)
  await expect.element(page.getByText('1 of 3 marked')).toBeVisible()
  expect(sent('POST').slice(before)).toEqual([{ id: one, version: 1, points: 5 }])
})
