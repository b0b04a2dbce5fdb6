import { ComplaintForm } from '@portal/widgets/complaint'
import { EvaluationForm } from '@portal/widgets/evaluation'
import complaints from '@portal/widgets/locales/en/complaints.json'
import evaluation from '@portal/widgets/locales/en/evaluation.json'
import taking from '@portal/widgets/locales/en/exam_runner.json'
import panel from '@portal/widgets/locales/en/signature_panel.json'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakePort as complaintPort } from '../../stories/widgets/complaint/fake-port.ts'
import { fakePort as evaluationPort } from '../../stories/widgets/evaluation/fake-port.ts'
import { items, sampleForm } from '../../stories/widgets/evaluation/sample-form.ts'
import { examId } from '../../stories/widgets/exam-runner/sample-exam.ts'
import { showExam } from './exam-runner/show-exam.tsx'
import { showPanel } from './signature-panel/show-panel.tsx'
import { controls, tabTo } from './support/controls.ts'
import { InLanguage } from './support/in-language.tsx'

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 1400)
})
afterEach(cleanup)

const button = (name: string) => page.getByRole('button', { name, exact: true })

// The budget table has its own: budget-table/keyboard and budget-table/tree.
describe('the complaint form', () => {
  const show = () => {
    const port = complaintPort()
    render(
      <InLanguage language="en">
        <ComplaintForm port={port} />
      </InLanguage>,
    )
    return port
  }

  test('is filled in and sent by keyboard alone, and what was received has the focus', async () => {
    const port = show()
    await tabTo(page.getByRole('radio', { name: complaints.type_private }))
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('radio', { name: complaints.type_user })).toBeChecked()
    await tabTo(page.getByRole('textbox', { name: complaints.body, exact: false }))
    await userEvent.keyboard('The door is locked')
    await tabTo(button(complaints.send))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(complaints.received_user)).toBeVisible()
    expect(port.stored).toMatchObject([{ body: 'The door is locked', type: 'user' }])
    expect(document.activeElement).not.toBe(document.body)
  })

  test('announces what it asks for, and what is wrong with it', async () => {
    show()
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
})

describe('the evaluation', () => {
  const show = () => {
    const port = evaluationPort()
    render(
      <InLanguage language="en">
        <EvaluationForm label="Evaluation" port={port} questions={sampleForm} />
      </InLanguage>,
    )
    return port
  }
  const stars = (name: RegExp) => page.getByRole('group', { name }).getByRole('radio')

  test('is rated by arrows and sent by keyboard alone', async () => {
    const port = show()
    for (const name of [/satisfied/, /^The room/, /^The hours/]) {
      await tabTo(stars(name).first())
      await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
    }
    await tabTo(button(evaluation.send))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(evaluation.sent_title)).toBeVisible()
    expect(port.taken).toEqual([[items.overall, items.room, items.hours].map(item => ({ item, value: 3 }))])
  })

  test('announces each question as a group of five named stars, and which must be answered', async () => {
    show()
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
})

describe('the exam', () => {
  test('is answered, reviewed and submitted by keyboard alone', async () => {
    const { exam, onClosed } = showExam()
    await tabTo(page.getByRole('textbox'))
    await userEvent.keyboard('To keep it clean')
    await tabTo(button(taking.next))
    await userEvent.keyboard('{Enter}')
    await tabTo(page.getByRole('radio', { name: '15' }))
    await userEvent.keyboard(' {ArrowDown}')
    await tabTo(button(taking.next))
    await userEvent.keyboard('{Enter}')
    await tabTo(page.getByRole('spinbutton'))
    await userEvent.keyboard('5.5')
    await tabTo(button(taking.review))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(taking.none_missing)).toBeVisible()
    await tabTo(button(taking.submit))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(taking.closed)).toBeVisible()
    expect(exam.values()).toMatchObject({ [examId(1000)]: 'To keep it clean', [examId(1001)]: '1' })
    expect(onClosed).toHaveBeenCalledOnce()
  })

  test('announces the question that is shown with its field, the way on, and how far each question is', async () => {
    showExam()
    const reported = await controls()
    expect(reported.some(line => line.startsWith('textbox Why is a wound washed'))).toBe(true)
    for (const name of [taking.flag, taking.next, taking.review]) expect(reported.join('\n')).toContain(name)
    expect(reported).toContain(`button Question 3, ${taking.unanswered}`)
    expect(reported).toContain(`radio ${taking.one} checked`)
  })
})

describe('the signature panel', () => {
  test('is reached by Tab from the top, takes a typed name, and is signed', async () => {
    const { port } = showPanel()
    await tabTo(page.getByRole('radio', { name: panel.draw, exact: true }))
    await userEvent.keyboard('{ArrowRight}')
    await tabTo(page.getByRole('textbox', { name: panel.typed, exact: false }))
    await userEvent.keyboard('R. Farah')
    await tabTo(button(panel.sign))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(panel.done.sign)).toBeVisible()
    expect(port.taken).toMatchObject([{ decision: 'sign', appearance: { kind: 'typed', text: 'R. Farah' } }])
  })

  test('announces both ways to sign, that drawing has another way, and what is signed', async () => {
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
})
