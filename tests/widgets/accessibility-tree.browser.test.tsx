import { ComplaintForm } from '@portal/widgets/complaint'
import { EvaluationForm } from '@portal/widgets/evaluation'
import complaints from '@portal/widgets/locales/en/complaints.json'
import evaluation from '@portal/widgets/locales/en/evaluation.json'
import taking from '@portal/widgets/locales/en/exam_runner.json'
import panel from '@portal/widgets/locales/en/signature_panel.json'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakePort as complaintPort } from '../../stories/widgets/complaint/fake-port.ts'
import { fakePort as evaluationPort } from '../../stories/widgets/evaluation/fake-port.ts'
import { sampleForm } from '../../stories/widgets/evaluation/sample-form.ts'
import { showExam } from './exam-runner/show-exam.tsx'
import { showPanel } from './signature-panel/show-panel.tsx'
import { controls } from './support/controls.ts'
import { InEnglish } from './support/in-english.tsx'

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 1400)
})
afterEach(cleanup)

// The accessibility tree of the budget table is tested in `budget-table/tree.browser.test.tsx`.
test('the complaint form exposes its fields, required states, and errors', async () => {
  render(
    <InEnglish>
      <ComplaintForm port={complaintPort()} />
    </InEnglish>,
  )
  const reported = await controls()
  expect(reported).toEqual(
    expect.arrayContaining([`radio ${complaints.type_private} checked`, `radio ${complaints.type_user}`]),
  )
  expect(reported.find(line => line.startsWith(`textbox ${complaints.body}`))).toContain('required')
  expect(reported).toContain(`button ${complaints.send} disabled`)
  await page.getByRole('textbox', { name: complaints.body, exact: false }).fill(' ')
  await expect
    .poll(async () => (await controls()).find(line => line.startsWith(`textbox ${complaints.body}`)))
    .toContain('invalid')
})

test('the evaluation form exposes each question as a group of five labelled stars', async () => {
  render(
    <InEnglish>
      <EvaluationForm label="Evaluation" port={evaluationPort()} questions={sampleForm} />
    </InEnglish>,
  )
  const reported = await controls()
  const groups = reported.filter(line => line.startsWith('group '))
  for (const name of ['How satisfied are you', 'The room', 'The hours', 'The bus'])
    expect(
      groups.some(line => line.startsWith(`group ${name}`)),
      name,
    ).toBe(true)
  expect(reported.filter(line => /^radio .*[1-5]/.test(line))).toHaveLength(20)
  expect(reported.at(-1)).toBe(`button ${evaluation.send}`)
})

test('the exam exposes the current question with its field, the navigation, and each question’s progress', async () => {
  showExam()
  const reported = await controls()
  expect(reported.some(line => line.startsWith('textbox Why is a wound washed'))).toBe(true)
  for (const name of [taking.flag, taking.next, taking.review]) expect(reported.join('\n')).toContain(name)
  expect(reported).toContain(`button Question 3, ${taking.unanswered}`)
  expect(reported).toContain(`radio ${taking.one} checked`)
})

test('the signature panel exposes both ways to sign, the drawing pad, and what is signed', async () => {
  showPanel()
  const reported = await controls()
  expect(reported).toEqual(
    expect.arrayContaining([
      `radio ${panel.draw} checked`,
      `radio ${panel.type}`,
      `button ${panel.sign}`,
      `button ${panel.reject_open}`,
    ]),
  )
  expect(reported.some(line => line.startsWith('heading '))).toBe(true)
  await expect.element(page.getByRole('img', { name: new RegExp(panel.pad) })).toBeVisible()
})
