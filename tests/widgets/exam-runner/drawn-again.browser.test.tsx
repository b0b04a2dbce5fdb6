import { type FindText, lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { ExamRunner } from '@portal/widgets/exam-runner'
import en from '@portal/widgets/locales/en/exam_runner.json'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeExam } from '../../../stories/widgets/exam-runner/fake-exam.ts'
import { sampleAttempt } from '../../../stories/widgets/exam-runner/sample-exam.ts'
import { showExam } from './show-exam.tsx'

afterEach(cleanup)

const never = () => new Promise<never>(() => undefined)

test('rerenders only the field while typing', async () => {
  const asked: string[] = []
  const lookup = lookupIn('en', { exam_runner: en })
  const find: FindText = (namespace, key, values) => {
    asked.push(key)
    return lookup(namespace, key, values)
  }
  const attempt = sampleAttempt({ count: 12, number: 960, seconds: null })
  const port = { ...fakeExam(attempt, crypto.randomUUID()).port, save: never }
  render(
    <UiProvider source={{ language: 'en', direction: 'ltr', find }}>
      <ExamRunner attempt={attempt} port={port} />
    </UiProvider>,
  )
  const box = page.getByRole('textbox')
  await box.click()
  // The first key marks the question as answered, which rerenders the progress.
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('button', { name: `Question 1, ${en.answered}` })).toBeVisible()
  asked.length = 0
  await userEvent.keyboard('bc')
  await expect.element(box).toHaveValue('abc')
  expect(asked).toEqual([])
})

test('keeps the section but renders a new field when the question changes', async () => {
  showExam({ count: 12 })
  const section = document.querySelector('section')
  const box = () => page.getByRole('textbox').element()
  const first = box()
  await userEvent.type(first, 'Mine')
  await page.getByRole('button', { name: `Question 4, ${en.unanswered}` }).click()
  await expect.element(page.getByRole('region', { name: 'Question 4 of 12' })).toBeVisible()
  expect(document.querySelector('section')).toBe(section)
  expect(box()).not.toBe(first)
  // Undo must not restore another question's text.
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByRole('textbox')).toHaveValue('')
})
