import { listExamQuestions } from '@portal/contract/training/exams/exam-questions'
import type { Exam } from '@portal/contract/training/exams/exams'
import { Movable } from '@portal/ui/Movable'
import { Section } from '@portal/ui/Section'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useRead } from '../../../../blocks/api/use-read.ts'
import { Loaded } from '../../../../blocks/feedback/Loaded.tsx'
import { useExamTexts } from '../../../../core/texts/training.ts'
import { AddQuestion } from './AddQuestion.tsx'
import { ExamPreview } from './ExamPreview.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { QuestionRow } from './QuestionRow.tsx'
import { QuestionTools } from './QuestionTools.tsx'
import { useQuestionActions } from './use-question-actions.ts'

interface QuestionListProps {
  exam: Exam
  onChange: () => void
}

/** Questions of a test in order, with add, edit, move, and delete. */
export const QuestionList = ({ exam, onChange }: QuestionListProps) => {
  const t = useExamTexts()
  const read = useRead(listExamQuestions, { id: exam.id })
  const [edited, setEdited] = useState<string>()
  const [isPreviewed, setPreviewed] = useState(false)
  const questions = read.data?.data ?? []
  const refresh = () => {
    void read.mutate()
    onChange()
  }
  const { move, remove } = useQuestionActions(exam.id, questions, {
    refresh,
    show: next => void read.mutate({ data: next }, { revalidate: false }),
  })
  const done = () => {
    setEdited(undefined)
    refresh()
  }
  if (isPreviewed) return <ExamPreview exam={exam} onClose={() => setPreviewed(false)} questions={questions} />
  return (
    <Section
      actions={<QuestionTools exam={exam} onPreview={() => setPreviewed(true)} questions={questions} />}
      title={t('questions')}
    >
      <Loaded placeholder={<Skeleton lines={4} shape="row" />} read={read}>
        {() => (
          <Stack gap="large">
            {questions.length === 0 && <Text tone="muted">{t('no_questions')}</Text>}
            <Stack as="ol" gap="large">
              {questions.map((asked, at) => (
                <Movable as="li" key={asked.id}>
                  {edited === asked.id ? (
                    <QuestionForm asked={asked} onCancel={() => setEdited(undefined)} onDone={done} />
                  ) : (
                    <QuestionRow
                      asked={asked}
                      at={at}
                      count={questions.length}
                      onDelete={() => void remove(asked)}
                      onEdit={() => setEdited(asked.id)}
                      onMove={to => move(at, to)}
                    />
                  )}
                </Movable>
              ))}
            </Stack>
            <AddQuestion examId={exam.id} onAdded={done} />
          </Stack>
        )}
      </Loaded>
    </Section>
  )
}
