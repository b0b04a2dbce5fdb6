import type { ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import { type ExamQuestion, paperQuestion } from '@portal/contract/training/exams/exam-questions'
import type { Exam } from '@portal/contract/training/exams/exams'
import { Button } from '@portal/ui/Button'
import { Section } from '@portal/ui/Section'
import { type ExamPort, ExamRunner } from '@portal/widgets/exam-runner'
import { useState } from 'react'
import { useExamTexts, useExamWidgetTexts } from '../../../../core/texts/training.ts'

interface ExamPreviewProps {
  exam: Exam
  questions: readonly ExamQuestion[]
  onClose: () => void
}

const MINUTE_MS = 60_000

/** A fake attempt that starts now and belongs to nobody. */
const previewOf = ({ id, title, description, slug, sub_activity, limit_minutes }: Exam): ExamAttempt => {
  const now = Date.now()
  return {
    ...{ id, state: 'open', lease: 1, server_time: new Date(now).toISOString() },
    deadline_at: limit_minutes ? new Date(now + limit_minutes * MINUTE_MS).toISOString() : null,
    exam: { id, title, description, slug, sub_activity: { id: sub_activity.id, name: sub_activity.name } },
    questions: [],
    answers: [],
  }
}

/** Exam port that accepts every answer and stores none. */
const previewPort = (attempt: ExamAttempt): ExamPort => {
  const status = () => {
    const { id, state, deadline_at, lease } = attempt
    return { id, state, deadline_at, lease, server_time: new Date().toISOString() }
  }
  return {
    person: 'preview',
    save: async () => ({ ...status(), late: false }),
    status: async () => status(),
    submit: async () => ({ ...status(), state: 'closed' }),
    open: async () => attempt,
  }
}

/** Preview of a test as trainees see it. Saves nothing. */
export const ExamPreview = ({ exam, questions, onClose }: ExamPreviewProps) => {
  const t = useExamTexts()
  useExamWidgetTexts()
  const [attempt] = useState(() => ({
    ...previewOf(exam),
    // Parsing with the paper schema strips the correct answers.
    questions: questions.map(({ id, question }) => ({ id, question: paperQuestion.parse(question) })),
  }))
  const [port] = useState(() => previewPort(attempt))
  return (
    <Section
      actions={<Button onPress={onClose}>{t('close_preview')}</Button>}
      help={t('preview_lead')}
      title={t('preview')}
    >
      <ExamRunner attempt={attempt} port={port} />
    </Section>
  )
}
