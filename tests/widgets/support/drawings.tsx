import type { Budget } from '@portal/contract/money/budgets/budgets'
import type { ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import type { ElementProps } from '@portal/ui/element'
import { BudgetTable } from '@portal/widgets/budget-table'
import { ComplaintForm, ComplaintModal } from '@portal/widgets/complaint'
import { EvaluationForm, EvaluationPreview } from '@portal/widgets/evaluation'
import { ExamRunner } from '@portal/widgets/exam-runner'
import { SignaturePanel } from '@portal/widgets/signature-panel'
import type { ReactElement } from 'react'
import { materials } from '../../../stories/requests/request-records.ts'
import { fakeBudget } from '../../../stories/widgets/budget-table/fake-budget.ts'
import { budgetOf } from '../../../stories/widgets/budget-table/sample-budget.ts'
import { fakePort as complaintPort } from '../../../stories/widgets/complaint/fake-port.ts'
import { fakePort as evaluationPort } from '../../../stories/widgets/evaluation/fake-port.ts'
import { sampleForm } from '../../../stories/widgets/evaluation/sample-form.ts'
import { fakeExam } from '../../../stories/widgets/exam-runner/fake-exam.ts'
import { sampleAttempt } from '../../../stories/widgets/exam-runner/sample-exam.ts'
import { fakePort as signaturePort } from '../../../stories/widgets/signature-panel/fake-port.ts'
import type { DrawingName } from './drawing-names.ts'

/** Data for the widgets. */
export interface Records {
  readonly budgets: { readonly short: Budget; readonly long: Budget; readonly empty: Budget }
  readonly attempts: { readonly open: ExamAttempt; readonly forWeeks: ExamAttempt }
}

const WEEKS = 30 * 86_400

export const recordsOf = (language: 'en' | 'ar'): Records => ({
  budgets: {
    short: budgetOf({ lines: 40, categories: 2, language }),
    // More lines than are rendered at once.
    long: budgetOf({ lines: 150, categories: 3, language }),
    empty: budgetOf({ lines: 0, categories: 0, language }),
  },
  attempts: { open: sampleAttempt({ language }), forWeeks: sampleAttempt({ language, seconds: WEEKS, number: 2 }) },
})

const nothing = () => undefined

type Draw = (own: ElementProps) => ReactElement

/** Elements of each widget and state, for the given data. */
export const drawingsOf = ({ budgets, attempts: { open, forWeeks } }: Records): Readonly<Record<DrawingName, Draw>> => {
  const budget =
    (shown: Budget): Draw =>
    own => <BudgetTable {...own} budget={shown} port={fakeBudget(shown)} />
  const exam =
    (attempt: ExamAttempt): Draw =>
    own => <ExamRunner {...own} attempt={attempt} port={fakeExam(attempt).port} />
  return {
    BudgetTable: budget(budgets.short),
    'BudgetTable of many lines': budget(budgets.long),
    'BudgetTable without lines': budget(budgets.empty),
    ComplaintForm: own => <ComplaintForm {...own} port={complaintPort()} />,
    ComplaintModal: own => <ComplaintModal {...own} isOpen onClose={nothing} port={complaintPort()} />,
    EvaluationForm: own => <EvaluationForm {...own} label="Form" port={evaluationPort('one')} questions={sampleForm} />,
    'EvaluationForm that was sent': own => (
      <EvaluationForm {...own} isSent label="Form" port={evaluationPort()} questions={sampleForm} />
    ),
    EvaluationPreview: own => <EvaluationPreview {...own} questions={sampleForm} />,
    ExamRunner: exam(open),
    'ExamRunner that ends in weeks': exam(forWeeks),
    'ExamRunner that is closed': exam({ ...open, state: 'closed' }),
    SignaturePanel: own => <SignaturePanel {...own} document={materials} port={signaturePort(materials)} />,
    'SignaturePanel of somebody who waits': own => (
      <SignaturePanel {...own} document={{ ...materials, to_sign: [] }} port={signaturePort(materials)} />
    ),
  }
}
