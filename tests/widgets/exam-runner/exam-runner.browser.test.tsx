import ar from '@portal/widgets/locales/ar/exam_runner.json'
import en from '@portal/widgets/locales/en/exam_runner.json'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeExam } from '../../../stories/widgets/exam-runner/fake-exam.ts'
import { examId } from '../../../stories/widgets/exam-runner/sample-exam.ts'
import { drawExam, showExam } from './show-exam.tsx'

afterEach(async () => {
  cleanup()
  await page.viewport(1280, 800)
})

const [first, second] = [examId(1000), examId(1001)]
const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = () => page.getByRole('textbox')
/** Sends pending answers at once, instead of a second after the last key. */
const sendNow = () => dispatchEvent(new Event('online'))
const saved = (text: string) => page.getByText(text, { exact: true })

describe('an answer in the exam runner', () => {
  test('is saved while typing or choosing, and its state is shown', async () => {
    const { exam } = showExam()
    await box().fill('Against infection')
    await button(en.next).click()
    await page.getByRole('radio', { name: '30' }).click()
    await expect.poll(exam.values).toEqual({ [first]: 'Against infection', [second]: '1' })
    await button(en.clear).click()
    await expect.poll(exam.values).toEqual({ [first]: 'Against infection', [second]: '' })
    await expect.element(saved(en.saved)).toBeVisible()
  })

  test('is pending while offline, is shown as such, and is sent once online', async () => {
    const { exam } = showExam()
    exam.cut()
    await box().fill('Offline')
    await expect.element(page.getByText(en.waiting).first()).toBeVisible()
    expect(exam.values()).toEqual({})
    exam.reconnect()
    await expect.poll(exam.values).toEqual({ [first]: 'Offline' })
    await expect.element(saved(en.saved)).toBeVisible()
  })

  test.each(['en', 'ar'] as const)('is shown as pending within the width of a small phone, %s', async language => {
    await page.viewport(320, 640)
    const { exam } = showExam({}, language)
    exam.cut()
    await box().fill('Offline')
    sendNow()
    await expect.element(page.getByText({ en, ar }[language].waiting).first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test('is restored after a crash while offline, and sent once online', async () => {
    const { attempt, exam, unmount } = showExam()
    exam.cut()
    await box().fill('Before the crash')
    sendNow()
    await expect.element(page.getByText(en.waiting).first()).toBeVisible()
    unmount()
    expect(exam.values()).toEqual({})
    exam.reconnect()
    const opened = await exam.port.open()
    expect(opened.id).toBe(attempt.id)
    drawExam(opened, exam, 'en')
    await expect.element(box()).toHaveValue('Before the crash')
    await expect.poll(exam.values).toEqual({ [first]: 'Before the crash' })
  })

  test('is neither shown to nor sent by another person on the same device', async () => {
    const { attempt, exam, unmount } = showExam()
    exam.cut()
    await box().fill('Mine')
    sendNow()
    await expect.element(page.getByText(en.waiting).first()).toBeVisible()
    unmount()
    const other = fakeExam(attempt, crypto.randomUUID())
    drawExam(attempt, other, 'en')
    await expect.element(box()).toHaveValue('')
    expect(other.values()).toEqual({})
  })
})

test('makes the page opened last the active one, and lets the other send its answers and continue', async () => {
  const { attempt, exam } = showExam()
  exam.cut()
  await box().fill('On this page')
  sendNow()
  await expect.element(page.getByText(en.waiting).first()).toBeVisible()
  exam.reconnect()
  await exam.port.open()
  new BroadcastChannel(`exam ${attempt.id}`).postMessage('opened')
  await expect.element(page.getByText(en.elsewhere)).toBeVisible()
  // The time runs on the inactive page too.
  await expect.element(page.getByRole('timer')).toBeVisible()
  await expect.poll(exam.values).toEqual({ [first]: 'On this page' })
  await exam.port.save([{ question_id: first, value: 'On the other', lease: 2, seq: 1 }])
  const received: unknown[] = []
  const other = new BroadcastChannel(`exam ${attempt.id}`)
  other.onmessage = ({ data }) => received.push(data)
  await button(en.continue_here).click()
  await expect.element(box()).toHaveValue('On the other')
  // The message deactivates the other page at once.
  await expect.poll(() => received).toEqual(['opened'])
  other.close()
  await box().fill('Back here')
  sendNow()
  await expect.poll(exam.values).toEqual({ [first]: 'Back here' })
})

describe('submitting the exam', () => {
  test('follows a review of missing and flagged questions', async () => {
    const { exam, onClosed } = showExam()
    await box().fill('Because')
    await button(en.flag).click()
    await button(en.review).click()
    await expect.element(page.getByText('2 questions are not answered.')).toBeVisible()
    await expect.element(page.getByText('You flagged 1 question.')).toBeVisible()
    await page.getByRole('button', { name: `Question 2, ${en.unanswered}` }).click()
    await page.getByRole('radio', { name: '30' }).click()
    await button(en.review).click()
    await button(en.submit).click()
    await expect.element(page.getByText(en.closed)).toBeVisible()
    expect(exam.values()).toEqual({ [first]: 'Because', [second]: '1' })
    expect(onClosed).toHaveBeenCalledOnce()
  })

  test('fails while an answer is not saved, and succeeds once online', async () => {
    const { exam, onClosed } = showExam()
    await box().fill('Because')
    sendNow()
    await expect.element(saved(en.saved)).toBeVisible()
    exam.cut()
    await box().fill('Because of infection')
    await button(en.review).click()
    await button(en.submit).click()
    await expect.element(page.getByText(en.not_submitted)).toBeVisible()
    expect(onClosed).not.toHaveBeenCalled()
    exam.reconnect()
    await button(en.submit).click()
    await expect.element(page.getByText(en.closed_help)).toBeVisible()
    expect(exam.values()).toEqual({ [first]: 'Because of infection' })
  })

  test('happens automatically when the time is up, with the last input', async () => {
    const { exam, onClosed } = showExam({ seconds: 2 })
    await box().fill('In the last second')
    await expect.element(page.getByText(en.closed_help)).toBeVisible()
    expect(exam.values()).toEqual({ [first]: 'In the last second' })
    expect(onClosed).toHaveBeenCalledOnce()
  })

  test('still sends answers that are too late, reports them, and does not count them', async () => {
    const { exam } = showExam({ seconds: 2 })
    const save = vi.spyOn(exam.port, 'save')
    exam.cut()
    await box().fill('Too late')
    await expect.element(page.getByText(`${en.closed_waiting} ${en.closed_reopen}`)).toBeVisible()
    exam.close()
    save.mockClear()
    exam.reconnect()
    await expect.element(page.getByText(en.late)).toBeVisible()
    expect(save).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ question_id: first, value: 'Too late' })])
    expect(exam.values()).toEqual({})
  })
})

test('shows 300 questions one at a time or all at once, without horizontal overflow on a phone', async () => {
  await page.viewport(320, 640)
  const { exam } = showExam({ count: 300 })
  expect(document.querySelectorAll('section')).toHaveLength(1)
  await page.getByRole('radio', { name: en.all }).click()
  await expect.poll(() => document.querySelectorAll('section').length).toBe(300)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  const [box] = document.querySelectorAll('textarea')
  box?.focus()
  await userEvent.keyboard('x')
  sendNow()
  await expect.poll(exam.values).toEqual({ [first]: 'x' })
})

test('shows the end date instead of a timer when the exam is open for days', async () => {
  showExam({ seconds: 3 * 86_400 })
  await expect.element(page.getByText(en.ends, { exact: false })).toBeVisible()
  expect(page.getByRole('timer').query()).toBeNull()
})
