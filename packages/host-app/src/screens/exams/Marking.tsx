import { listTextAnswers, markTextAnswer, type TextAnswer } from '@portal/contract/exam_marking'
import type { ExamSlug } from '@portal/contract/exams'
import { Button } from '@portal/ui/Button'
import { EmptyState } from '@portal/ui/EmptyState'
import { Inline } from '@portal/ui/Inline'
import { Progress } from '@portal/ui/Progress'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { useEffect, useState } from 'react'
import { ListFailed } from '../../blocks/ListFailed.tsx'
import { useAct, useRead } from '../../blocks/use-read.ts'
import { useExamTexts } from '../../parts/exams/texts.ts'
import { MarkForm } from './MarkForm.tsx'

interface MarkingProps {
  trainingId: string
  slug: ExamSlug
  /** Called after each mark. */
  onMarked: () => void
}

const nextUnmarked = (answers: readonly TextAnswer[], from: number): number => {
  const order = [...answers.keys()].map(step => (from + 1 + step) % answers.length)
  return order.find(at => answers[at]?.points === null) ?? -1
}

/** The text answers to a test, question by question; a saved mark leads to the next one that has none. */
export const Marking = ({ trainingId, slug, onMarked }: MarkingProps) => {
  const t = useExamTexts()
  const act = useAct()
  const { data, error, isValidating, mutate } = useRead(listTextAnswers, { id: trainingId, slug })
  const [chosen, setChosen] = useState<number>()
  const answers = data?.data ?? []
  const first = nextUnmarked(answers, -1)
  const at = chosen ?? Math.max(first, 0)
  const goNext = () => {
    const next = nextUnmarked(answers, at)
    if (next >= 0) setChosen(next)
  }
  useEffect(() => {
    const press = ({ altKey, code }: KeyboardEvent) => altKey && code === 'KeyN' && goNext()
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  const answer = answers[at]
  if (!data && error !== undefined)
    return <ListFailed error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
  if (!data) return <Skeleton lines={6} />
  if (!answer) return <EmptyState title={t('no_texts')}>{t('no_texts_help')}</EmptyState>
  const mark = async (points: number) => {
    await act(markTextAnswer, { id: answer.id, version: answer.version, points })
    await mutate()
    goNext()
    onMarked()
  }
  const done = answers.filter(({ points }) => points !== null).length
  return (
    <Stack gap="large" width="form">
      <Progress
        label={t('marked')}
        max={answers.length}
        value={done}
        valueText={t('marked_of', { done, total: answers.length })}
      />
      <MarkForm answer={answer} hasFocus={chosen !== undefined} key={answer.id} onMark={mark} />
      <Inline>
        <Button isDisabled={at === 0} onPress={() => setChosen(at - 1)}>
          {t('previous')}
        </Button>
        <Button isDisabled={at === answers.length - 1} onPress={() => setChosen(at + 1)}>
          {t('next')}
        </Button>
        <Button isDisabled={done === answers.length} onPress={goNext}>
          {t('next_unmarked')}
        </Button>
      </Inline>
    </Stack>
  )
}
