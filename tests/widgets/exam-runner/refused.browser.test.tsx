import { hasUnsentAnswers } from '@portal/widgets/exam-runner'
import en from '@portal/widgets/locales/en/exam_runner.json'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { fakeExam } from '../../../stories/widgets/exam-runner/fake-exam.ts'
import { examId } from '../../../stories/widgets/exam-runner/sample-exam.ts'
import { drawExam, showExam } from './show-exam.tsx'

afterEach(cleanup)

const [first, second] = [examId(1000), examId(1001)]
const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = () => page.getByRole('textbox')
const sendNow = () => dispatchEvent(new Event('online'))
const notSaved = en.not_saved_one.replace('{{count}}', '1')
const reason = page.getByText(en.refusals.other, { exact: false })

/** Sets a text that cannot be typed, as pasting or an input method does. */
const insert = (text: string) => {
  const field = box().element()
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Gives the first question an answer that a firewall rejects, and the second a valid one. */
const answerBoth = async (exam: ReturnType<typeof fakeExam>) => {
  exam.refuse(({ value }) => value.includes('DROP TABLE'))
  await box().fill('DROP TABLE answers')
  await button(en.next).click()
  await page.getByRole('radio', { name: '30' }).click()
  sendNow()
  await expect.poll(exam.values).toEqual({ [second]: '1' })
}

test.each([
  ['a NUL', 'Clean\u0000 water', 'Clean water'],
  ['a lone surrogate', 'Clean \ud800water', 'Clean water'],
])('removes %s from an answer, and saves and submits all answers', async (_, typed, stored) => {
  const { exam, onClosed } = showExam()
  await expect.element(box()).toBeVisible()
  insert(typed)
  await button(en.next).click()
  await page.getByRole('radio', { name: '30' }).click()
  sendNow()
  await expect.poll(exam.values).toEqual({ [first]: stored, [second]: '1' })
  await button(en.review).click()
  await button(en.submit).click()
  await expect.element(page.getByText(en.closed_help)).toBeVisible()
  expect(onClosed).toHaveBeenCalledOnce()
})

test('shows a rejected answer at its question, where it can be corrected, and saves all others', async () => {
  const { exam } = showExam()
  await answerBoth(exam)
  await expect.element(page.getByText(notSaved).first()).toBeVisible()
  expect(page.getByText(en.waiting).query()).toBeNull()
  await button(en.review).click()
  await expect.element(reason).toBeVisible()
  await button(en.go_to.replace('{{number}}', '1')).click()
  await expect.element(box()).toHaveAccessibleDescription(expect.stringContaining(en.refusals.other))
  await box().fill('Against infection')
  sendNow()
  await expect.poll(exam.values).toEqual({ [first]: 'Against infection', [second]: '1' })
  await expect.element(page.getByText(en.saved, { exact: true })).toBeVisible()
  await expect.element(reason).not.toBeInTheDocument()
})

test('submits without a rejected answer only after the person has seen the warning', async () => {
  const { exam, onClosed } = showExam()
  exam.refuse(({ value }) => value.includes('DROP TABLE'))
  await box().fill('DROP TABLE answers')
  // Leaving the field saves it, so the rejection arrives while the mouse button is pressed.
  await button(en.review).click()
  await button(en.submit).click()
  await expect.element(reason).toBeVisible()
  expect(onClosed).not.toHaveBeenCalled()
  await button(en.submit_without_one).click()
  await expect.element(page.getByText(en.closed_refused)).toBeVisible()
  await expect.element(page.getByText(notSaved)).toBeVisible()
  expect(onClosed).toHaveBeenCalledOnce()
})

test('submits all other answers when the time is up, and shows what is missing', async () => {
  const { exam, onClosed } = showExam({ seconds: 4 })
  await answerBoth(exam)
  await expect.element(page.getByText(en.closed_refused)).toBeVisible()
  await expect.element(reason).toBeVisible()
  expect(onClosed).toHaveBeenCalledOnce()
})

test('restores a rejected answer after a reload and resends it, but does not count it as unsent', async () => {
  const { attempt, exam, unmount } = showExam()
  await answerBoth(exam)
  await expect.poll(() => hasUnsentAnswers(exam.port.person, attempt.id)).toBe(false)
  unmount()
  const opened = await exam.port.open()
  const again = drawExam(opened, exam, 'en')
  await expect.element(page.getByText(notSaved).first()).toBeVisible()
  await expect.element(box()).toHaveValue('DROP TABLE answers')
  again.unmount()
  exam.refuse(() => false)
  drawExam(opened, exam, 'en')
  await expect.poll(exam.values).toEqual({ [first]: 'DROP TABLE answers', [second]: '1' })
})

test('resends a rejected answer on request', async () => {
  const { exam } = showExam()
  await answerBoth(exam)
  await button(en.review).click()
  await expect.element(reason).toBeVisible()
  exam.refuse(() => false)
  await button(en.try_again).click()
  await expect.poll(exam.values).toEqual({ [first]: 'DROP TABLE answers', [second]: '1' })
  await expect.element(reason).not.toBeInTheDocument()
})
