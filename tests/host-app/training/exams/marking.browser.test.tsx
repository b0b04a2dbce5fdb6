import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import en from '../../../../packages/host-app/src/locales/en/training/exams.json'
import { sent, useFreshApi } from '../../support/fresh-api.ts'
import { showMarking, texts } from './show-marking.tsx'

useFreshApi(() => history.replaceState(null, '', '?tab=pre'))

test('saves every mark for its own answer when sixty texts are marked quickly by keyboard', async () => {
  showMarking()
  const points = page.getByRole('spinbutton', { name: en.points })
  await expect.element(points).toBeVisible()
  points.element().focus()
  const marks = texts.map((_, at) => (at * 7) % 10)
  await userEvent.keyboard(marks.map(mark => `${mark}{Enter}`).join(''))
  await expect.element(page.getByText('60 of 60 marked')).toBeVisible()
  expect(sent('POST')).toEqual(texts.map(({ id }, at) => ({ id, version: 1, points: marks[at] })))
})

test('moves to the next unmarked answer with Alt+N, skips marked ones, and wraps around', async () => {
  showMarking(texts.slice(0, 6))
  const at = (nth: number) => page.getByText(`Answer ${nth}`, { exact: true })
  const next = () => userEvent.keyboard('{Alt>}n{/Alt}')
  await expect.element(at(1)).toBeVisible()
  await next()
  await expect.element(at(2)).toBeVisible()
  await userEvent.keyboard('3{Enter}')
  await expect.element(at(3)).toBeVisible()
  for (let presses = 3; presses < 6; presses++) await next()
  await expect.element(at(6)).toBeVisible()
  await next()
  await expect.element(at(1)).toBeVisible()
  await next()
  await expect.element(at(3)).toBeVisible()
  expect(sent('POST')).toHaveLength(1)
})
