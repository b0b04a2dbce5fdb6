import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeExam } from '../../../stories/widgets/exam-runner/fake-exam.ts'
import { sampleAttempt } from '../../../stories/widgets/exam-runner/sample-exam.ts'
import { linesOf } from '../../support/lines-of.ts'
import { drawExam } from './show-exam.tsx'

afterEach(() => cleanup())

const PROMPT = 'A patient is cold.\nWhat is done first?'

test.each(['text', 'radio', 'range'] as const)('preserves line breaks in a %s question', async kind => {
  const attempt = sampleAttempt({ number: 960 })
  const questions = attempt.questions
    .filter(({ question }) => question.kind === kind)
    .map(({ id, question }) => ({ id, question: { ...question, prompt: PROMPT } }))
  const asked = { ...attempt, questions }
  drawExam(asked, fakeExam(asked, crypto.randomUUID()), 'en')
  await expect.element(page.getByText(/^A patient is cold/).first()).toBeVisible()
  const [label] = document.querySelectorAll('section [data-label]')
  expect(label && linesOf(label)).toBe(2)
})

test('keeps the question mark at the end of a question in the other script', async () => {
  const attempt = sampleAttempt({ number: 950 })
  drawExam(attempt, fakeExam(attempt, crypto.randomUUID()), 'ar')
  await expect.element(page.getByRole('textbox')).toBeVisible()
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
