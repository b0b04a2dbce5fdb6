import ar from '@portal/widgets/locales/ar/exam_runner.json'
import en from '@portal/widgets/locales/en/exam_runner.json'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeExam } from '../../../stories/widgets/exam-runner/fake-exam.ts'
import { examId, sampleAttempt } from '../../../stories/widgets/exam-runner/sample-exam.ts'
import { drawExam, showExam } from './show-exam.tsx'

afterEach(async () => {
  cleanup()
  await page.viewport(1280, 800)
})

const [first, second] = [examId(1000), examId(1001)]
const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = () => page.getByRole('textbox')
/** Sends what was typed, as a page does whose connection is back, instead of a second after the last key. */
const sendNow = () => dispatchEvent(new Event('online'))
const saved = (text: string) => page.getByText(text, { exact: true })

describe('what is answered', () => {
  test('is saved as it is typed and chosen, and the state is in view', async () => {
    const { exam } = showExam()
    await box().fill('Against infection')
    await button(en.next).click()
    await page.getByRole('radio', { name: '30' }).click()
    await expect.poll(exam.values).toEqual({ [first]: 'Against infection', [second]: '1' })
    await button(en.clear).click()
    await expect.poll(exam.values).toEqual({ [first]: 'Against infection', [second]: '' })
    await expect.element(saved(en.saved)).toBeVisible()
  })

  test('waits while there is no connection, says so, and arrives when it is back', async () => {
    const { exam } = showExam()
    exam.cut()
    await box().fill('Offline')
    await expect.element(page.getByText(en.waiting).first()).toBeVisible()
    expect(exam.values()).toEqual({})
    exam.reconnect()
    await expect.poll(exam.values).toEqual({ [first]: 'Offline' })
    await expect.element(saved(en.saved)).toBeVisible()
  })

  test.each(['en', 'ar'] as const)('that waits is said within the width of a small phone, %s', async language => {
    await page.viewport(320, 640)
    const { exam } = showExam({}, language)
    exam.cut()
    await box().fill('Offline')
    sendNow()
    await expect.element(page.getByText({ en, ar }[language].waiting).first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test('is there again after the page has crashed without a connection, and is sent then', async () => {
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

  test('of another person on the same device is neither shown nor sent', async () => {
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

test('a test in two pages is written in the one that was opened last; the other sends what it has and can go on', async () => {
  const { attempt, exam } = showExam()
  exam.cut()
  await box().fill('On this page')
  sendNow()
  await expect.element(page.getByText(en.waiting).first()).toBeVisible()
  exam.reconnect()
  await exam.port.open()
  new BroadcastChannel(`exam ${attempt.id}`).postMessage('opened')
  await expect.element(page.getByText(en.elsewhere)).toBeVisible()
  // The time runs here too.
  await expect.element(page.getByRole('timer')).toBeVisible()
  await expect.poll(exam.values).toEqual({ [first]: 'On this page' })
  await exam.port.save([{ question_id: first, value: 'On the other', lease: 2, seq: 1 }])
  const received: unknown[] = []
  const other = new BroadcastChannel(`exam ${attempt.id}`)
  other.onmessage = ({ data }) => received.push(data)
  await button(en.continue_here).click()
  await expect.element(box()).toHaveValue('On the other')
  // The other page need not wait until it asks again.
  await expect.poll(() => received).toEqual(['opened'])
  other.close()
  await box().fill('Back here')
  sendNow()
  await expect.poll(exam.values).toEqual({ [first]: 'Back here' })
})

describe('the end', () => {
  test('comes after a look at what is missing and flagged', async () => {
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

  test('waits for the connection: nothing is submitted before every answer has arrived', async () => {
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

  test('comes on its own when the time is up, with what was written last', async () => {
    const { exam, onClosed } = showExam({ seconds: 2 })
    await box().fill('In the last second')
    await expect.element(page.getByText(en.closed_help)).toBeVisible()
    expect(exam.values()).toEqual({ [first]: 'In the last second' })
    expect(onClosed).toHaveBeenCalledOnce()
  })

  test('stores separately what arrives too late, and says so', async () => {
    const { exam } = showExam({ seconds: 2 })
    exam.cut()
    await box().fill('Too late')
    await expect.element(page.getByText(`${en.closed_waiting} ${en.closed_reopen}`)).toBeVisible()
    exam.close()
    exam.reconnect()
    await expect.element(page.getByText(en.late)).toBeVisible()
    expect(exam.values()).toEqual({})
  })
})

test('several hundred questions are shown one at a time or all, on a phone too, with nothing beside the page', async () => {
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

test('a question in the other script keeps its question mark at its own end', async () => {
  const attempt = sampleAttempt({ number: 950 })
  drawExam(attempt, fakeExam(attempt, crypto.randomUUID()), 'ar')
  await expect.element(box()).toBeVisible()
  const [words] = document.querySelector('section label')?.childNodes ?? []
  if (!words?.textContent) throw new Error('no question')
  const leftOf = (letter: string) => {
    const range = document.createRange()
    const at = words.textContent?.indexOf(letter) ?? 0
    range.setStart(words, at)
    range.setEnd(words, at + 1)
    return range.getBoundingClientRect().left
  }
  expect(leftOf('?')).toBeGreaterThan(leftOf('W'))
})

test('a test that is open for days says when it ends and counts no seconds', async () => {
  showExam({ seconds: 3 * 86_400 })
  await expect.element(page.getByText(en.ends, { exact: false })).toBeVisible()
  expect(page.getByRole('timer').query()).toBeNull()
})
