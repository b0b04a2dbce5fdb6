import {
  deleteExamQuestion,
  type ExamQuestion,
  listExamQuestions,
  orderExamQuestions,
} from '@portal/contract/exam_questions'
import type { Exam } from '@portal/contract/exams'
import { confirm } from '@portal/ui/ConfirmDialog'
import { Section } from '@portal/ui/Section'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { ListFailed } from '../../../blocks/ListFailed.tsx'
import { useProblemText } from '../../../blocks/problem-text.ts'
import { useAct, useRead } from '../../../blocks/use-read.ts'
import { useExamTexts } from '../texts.ts'
import { AddQuestion } from './AddQuestion.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { QuestionRow } from './QuestionRow.tsx'

interface QuestionListProps {
  exam: Exam
  /** Called after each change. */
  onChange: () => void
}

/** The questions of a test in their order: added, changed, moved and deleted one by one. */
export const QuestionList = ({ exam, onChange }: QuestionListProps) => {
  const t = useExamTexts()
  const act = useAct()
  const problemText = useProblemText()
  const { data, error, isValidating, mutate } = useRead(listExamQuestions, { id: exam.id })
  const [edited, setEdited] = useState<string>()
  const questions = data?.data ?? []
  const attempt = async (run: () => Promise<unknown>) => {
    try {
      await run()
    } catch (refused) {
      toast({ tone: 'danger', text: problemText(refused) })
    }
    await mutate()
    onChange()
  }
  const move = (from: number, by: -1 | 1) => {
    const ids = questions.map(({ id }) => id)
    const [moved] = ids.splice(from, 1)
    if (!moved) return
    ids.splice(from + by, 0, moved)
    void attempt(() => act(orderExamQuestions, { id: exam.id, question_ids: ids }))
  }
  const remove = async ({ id, version }: ExamQuestion) => {
    if (!(await confirm({ title: t('delete_question'), text: t('delete_question_help'), action: t('delete') }))) return
    await attempt(() => act(deleteExamQuestion, { id, version }))
  }
  const done = () => {
    setEdited(undefined)
    void mutate()
    onChange()
  }
  return (
    <Section title={t('questions')}>
      {!data && error !== undefined && (
        <ListFailed error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && error === undefined && <Skeleton lines={4} shape="row" />}
      {data && (
        <Stack gap="large">
          {questions.length === 0 && <Text tone="muted">{t('no_questions')}</Text>}
          <Stack as="ol" gap="large">
            {questions.map((asked, at) => (
              <li key={asked.id}>
                {edited === asked.id ? (
                  <QuestionForm asked={asked} onCancel={() => setEdited(undefined)} onDone={done} />
                ) : (
                  <QuestionRow
                    asked={asked}
                    at={at}
                    count={questions.length}
                    onDelete={() => void remove(asked)}
                    onEdit={() => setEdited(asked.id)}
                    onMove={by => move(at, by)}
                  />
                )}
              </li>
            ))}
          </Stack>
          <AddQuestion examId={exam.id} onAdded={done} />
        </Stack>
      )}
    </Section>
  )
}
