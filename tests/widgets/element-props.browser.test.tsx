import type { ElementProps } from '@portal/ui/element'
import { BudgetTable } from '@portal/widgets/budget-table'
import { ComplaintForm, ComplaintModal } from '@portal/widgets/complaint'
import { EvaluationForm, EvaluationPreview } from '@portal/widgets/evaluation'
import { ExamRunner } from '@portal/widgets/exam-runner'
import { SignaturePanel } from '@portal/widgets/signature-panel'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { materials } from '../../stories/screens/request-records.ts'
import { fakeBudget } from '../../stories/widgets/budget-table/fake-budget.ts'
import { budgetOf } from '../../stories/widgets/budget-table/sample-budget.ts'
import { fakePort as complaintPort } from '../../stories/widgets/complaint/fake-port.ts'
import { fakePort as evaluationPort } from '../../stories/widgets/evaluation/fake-port.ts'
import { sampleForm } from '../../stories/widgets/evaluation/sample-form.ts'
import { fakeExam } from '../../stories/widgets/exam-runner/fake-exam.ts'
import { sampleAttempt } from '../../stories/widgets/exam-runner/sample-exam.ts'
import { fakePort as signaturePort } from '../../stories/widgets/signature-panel/fake-port.ts'
import '@portal/ui/theme'

afterEach(cleanup)

const nothing = () => undefined
const budget = budgetOf({ lines: 2, categories: 1 })
const attempt = sampleAttempt()
const { port: examPort } = fakeExam(attempt)

/** Each widget, and what takes its place once it is done or open elsewhere. */
const drawings: Readonly<Record<string, (own: ElementProps) => ReactElement>> = {
  BudgetTable: own => <BudgetTable {...own} budget={budget} port={fakeBudget(budget)} />,
  ComplaintForm: own => <ComplaintForm {...own} port={complaintPort()} />,
  ComplaintModal: own => <ComplaintModal {...own} isOpen onClose={nothing} port={complaintPort()} />,
  EvaluationForm: own => <EvaluationForm {...own} label="Form" port={evaluationPort()} questions={sampleForm} />,
  'EvaluationForm that was sent': own => (
    <EvaluationForm {...own} isSent label="Form" port={evaluationPort()} questions={sampleForm} />
  ),
  EvaluationPreview: own => <EvaluationPreview {...own} questions={sampleForm} />,
  ExamRunner: own => <ExamRunner {...own} attempt={attempt} port={examPort} />,
  'ExamRunner that is closed': own => <ExamRunner {...own} attempt={{ ...attempt, state: 'closed' }} port={examPort} />,
  SignaturePanel: own => <SignaturePanel {...own} document={materials} port={signaturePort(materials)} />,
}

test('every widget is tried here', () => {
  const sources = Object.keys(
    import.meta.glob(
      '../../packages/widgets/src/{budget-table,complaint,evaluation,exam-runner,signature-panel}/*{Form,Modal,Table,Preview,Runner,Panel}.tsx',
    ),
  )
  const names = sources.map(path => path.split('/').at(-1)?.replace('.tsx', '') ?? '')
  expect(names.filter(name => !(name in drawings))).toEqual([])
  expect(names.length).toBeGreaterThan(6)
})

describe('id and data-* reach the element of', () => {
  test.each(Object.entries(drawings))('%s', (name, draw) => {
    render(draw({ id: 'own-id', 'data-own': name }))
    expect(document.querySelectorAll('#own-id')).toHaveLength(1)
    expect(document.querySelectorAll(`[data-own="${name}"]`)).toHaveLength(1)
  })
})
