'use client'

import '@portal/ui/theme'
import type { ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import { Button } from '@portal/ui/Button'
import { UiProvider } from '@portal/ui/UiProvider'
import { BudgetTable } from '@portal/widgets/budget-table'
import { ComplaintForm, ComplaintModal } from '@portal/widgets/complaint'
import { EvaluationForm } from '@portal/widgets/evaluation'
import { ExamRunner } from '@portal/widgets/exam-runner'
import { SignaturePanel } from '@portal/widgets/signature-panel'
import { memoryBudget, memoryComplaints, memoryEvaluation, memoryExam, memorySignatures } from '@portal/widgets/testing'
import { useEffect, useState } from 'react'
import { arabic } from './arabic.ts'
import { budget, questions, request } from './records.ts'

interface WidgetsProps {
  language: 'en' | 'ar'
  /** The attempt that the server started for this page. */
  attempt: ExamAttempt
}

const Page = ({ attempt }: Pick<WidgetsProps, 'attempt'>) => {
  // Created once per page. In a module, all visitors of a server would share them.
  const [ports] = useState(() => ({
    complaint: memoryComplaints().port,
    dialog: memoryComplaints().port,
    exam: memoryExam(attempt).port,
    evaluation: memoryEvaluation(questions, 'training').port,
    budget: memoryBudget(budget).port,
    signature: memorySignatures(request).port,
  }))
  const [isOpen, setOpen] = useState(false)
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return (
    <main data-live={isLive || undefined}>
      <section data-widget="complaint">
        <ComplaintForm port={ports.complaint} />
      </section>
      <section data-widget="dialog">
        <Button onPress={() => setOpen(true)}>…</Button>
        <ComplaintModal isOpen={isOpen} onClose={() => setOpen(false)} port={ports.dialog} />
      </section>
      <section data-widget="exam">
        <ExamRunner attempt={attempt} port={ports.exam} />
      </section>
      <section data-widget="evaluation">
        <EvaluationForm label="Evaluation" port={ports.evaluation} questions={questions} />
      </section>
      <section data-widget="budget">
        <BudgetTable budget={budget} port={ports.budget} />
      </section>
      <section data-widget="signature">
        <SignaturePanel document={request} port={ports.signature} />
      </section>
    </main>
  )
}

/** All five widgets: in Arabic with a text provider, in English without one. */
export const Widgets = ({ language, attempt }: WidgetsProps) =>
  language === 'ar' ? (
    <UiProvider source={arabic}>
      <Page attempt={attempt} />
    </UiProvider>
  ) : (
    <Page attempt={attempt} />
  )
