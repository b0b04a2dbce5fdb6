import { EvaluationForm } from '@portal/widgets/evaluation'
import en from '@portal/widgets/locales/en/evaluation.json'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type FakePort, fakePort } from '../../../stories/widgets/evaluation/fake-port.ts'
import { items, sampleForm } from '../../../stories/widgets/evaluation/sample-form.ts'
import { InEnglish } from '../support/in-english.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const show = (port: FakePort) =>
  render(
    <InEnglish>
      <EvaluationForm label="Evaluation" port={port} questions={sampleForm} />
    </InEnglish>,
  )

const send = page.getByRole('button', { name: en.send })
const rate = (name: RegExp | string, stars: number) =>
  page
    .getByRole('group', { name })
    .getByRole('radio')
    .nth(stars - 1)
    .click()
const answerAll = async () => {
  await rate(/satisfied/, 5)
  await rate(/^The room/, 4)
  await rate(/^The hours/, 2)
}
const answers = [
  { item: items.overall, value: 5 },
  { item: items.room, value: 4 },
  { item: items.hours, value: 2 },
]

test('links to each missing answer, and removes the message once all are given', async () => {
  const port = fakePort()
  show(port)
  await send.click()
  await expect.element(page.getByText(en.questions_required)).toBeVisible()
  await page.getByRole('link', { name: /The hours/ }).click()
  await expect
    .element(
      page
        .getByRole('group', { name: /^The hours/ })
        .getByRole('radio')
        .first(),
    )
    .toHaveFocus()
  await answerAll()
  await expect.element(page.getByText(en.questions_required)).not.toBeInTheDocument()
  await send.click()
  await expect.element(page.getByText(en.sent_title)).toBeVisible()
  expect(port.taken).toEqual([answers])
})

test('restores a draft after the page was lost, for the same form only, and deletes it once sent', async () => {
  const port = fakePort('draft')
  const { unmount } = show(port)
  await rate(/satisfied/, 5)
  await page.getByRole('textbox').fill('Shorter days')
  unmount()
  show(fakePort('another draft'))
  await expect.element(page.getByRole('textbox')).toHaveValue('')
  cleanup()
  show(port)
  await expect.element(page.getByRole('textbox')).toHaveValue('Shorter days')
  await answerAll()
  await send.click()
  await expect.element(page.getByText(en.sent_title)).toBeVisible()
  expect(port.taken).toEqual([[...answers, { item: items.better, value: 'Shorter days' }]])
  expect(Object.keys(localStorage).filter(key => key.includes('draft'))).toEqual([])
})

test('preserves the answers after a rejection, and sends them once despite a lost response', async () => {
  const port = fakePort()
  show(port)
  await answerAll()
  port.failNext('busy')
  await send.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('try again in a moment')
  port.failNext('lost')
  await send.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('safe to send them again')
  await send.click()
  await expect.element(page.getByText(en.sent_title)).toBeVisible()
  expect(port.taken).toEqual([answers])
})

test('shows an evaluation as sent when the server already has it', async () => {
  const port = fakePort()
  show(port)
  await answerAll()
  port.failNext('evaluation_sent')
  await send.click()
  await expect.element(page.getByText(en.sent_title)).toBeVisible()
})
