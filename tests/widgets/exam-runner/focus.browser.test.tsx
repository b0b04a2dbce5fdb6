import en from '@portal/widgets/locales/en/exam_runner.json'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { examId } from '../../../stories/widgets/exam-runner/sample-exam.ts'
import { tabTo } from '../support/controls.ts'
import { showExam } from './show-exam.tsx'

afterEach(cleanup)

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('an exam can be answered, reviewed, and submitted by keyboard alone', async () => {
  const { exam, onClosed } = showExam()
  await tabTo(page.getByRole('textbox'))
  await userEvent.keyboard('To keep it clean')
  await tabTo(button(en.next))
  await userEvent.keyboard('{Enter}')
  await tabTo(page.getByRole('radio', { name: '15' }))
  await userEvent.keyboard(' {ArrowDown}')
  await tabTo(button(en.next))
  await userEvent.keyboard('{Enter}')
  await tabTo(page.getByRole('spinbutton'))
  await userEvent.keyboard('5.5')
  await tabTo(button(en.review))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(en.none_missing)).toBeVisible()
  await tabTo(button(en.submit))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(en.closed)).toBeVisible()
  expect(exam.values()).toMatchObject({ [examId(1000)]: 'To keep it clean', [examId(1001)]: '1' })
  expect(onClosed).toHaveBeenCalledOnce()
})

test('focuses the field of a question that is chosen by keyboard', async () => {
  showExam()
  page
    .getByRole('button', { name: `Question 3, ${en.unanswered}` })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  const figure = page.getByRole('spinbutton')
  await expect.element(figure).toHaveFocus()
  await userEvent.keyboard('5.5')
  await expect.element(figure).toHaveValue('5.5')
})

test('focuses a chosen question’s field each time, also from the review and on the way back', async () => {
  showExam({ count: 12 })
  await page.getByRole('radio', { name: en.all }).click()
  const goTo = (number: number) => page.getByRole('button', { name: `Question ${number}, ${en.unanswered}` }).click()
  const [first] = document.querySelectorAll('textarea')
  await goTo(1)
  expect(document.activeElement).toBe(first)
  await button(en.review).click()
  await goTo(3)
  const figure = () => page.getByRole('region', { name: 'Question 3 of 12' }).getByRole('spinbutton')
  await expect.element(figure()).toHaveFocus()
  await button(en.review).click()
  await button(en.back).click()
  await expect.element(figure()).toHaveFocus()
})

test('makes the focused question the current one, which remains after switching to one at a time', async () => {
  showExam({ count: 12 })
  await page.getByRole('radio', { name: en.all }).click()
  const fifth = page.getByRole('region', { name: 'Question 5 of 12' })
  await fifth.getByRole('radio').first().click()
  await expect
    .element(page.getByRole('button', { name: `Question 5, ${en.answered}` }))
    .toHaveAttribute('aria-current', 'step')
  await page.getByRole('radio', { name: en.one }).click()
  await expect.element(fifth).toBeVisible()
})

test('shows the missing answers first in the review, below the timer bar, and links to them', async () => {
  await page.viewport(360, 640)
  showExam({ count: 60 })
  await button(en.next).click()
  await button(en.review).click()
  const missing = page.getByText('60 questions are not answered.')
  await expect.element(missing).toBeInViewport({ ratio: 1 })
  const { x, y, width, height } = missing.element().getBoundingClientRect()
  expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(missing.element())
  await button(en.answer_missing).click()
  await expect.element(page.getByRole('region', { name: 'Question 1 of 60' }).getByRole('textbox')).toHaveFocus()
})
