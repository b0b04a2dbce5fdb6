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
import { UnsavedMark } from './UnsavedMark.tsx'

interface MarkingProps {
  trainingId: string
  slug: ExamSlug
  /** Called after each mark. */
  onMarked: () => void
}

const nextOf = (answers: readonly TextAnswer[], from: number, fits: (answer: TextAnswer) => boolean): number => {
  const order = [...answers.keys()].map(step => (from + 1 + step) % answers.length)
  return order.find(at => answers[at] && fits(answers[at])) ?? -1
}

/**
 * The text answers to a test, question by question. A mark leads at once to the next answer that has none, so that no
 * key goes into the field before; it is saved meanwhile, and what could not be saved is named.
 */
export const Marking = ({ trainingId, slug, onMarked }: MarkingProps) => {
  const t = useExamTexts()
  const act = useAct()
  const { data, error, isValidating, mutate } = useRead(listTextAnswers, { id: trainingId, slug })
  const [chosen, setChosen] = useState<number>()
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const [failures, setFailures] = useState<ReadonlyMap<string, unknown>>(new Map())
  const answers = data?.data ?? []
  const isUnmarked = ({ id, points }: TextAnswer) => points === null && !sent.has(id)
  const at = chosen ?? Math.max(nextOf(answers, -1, isUnmarked), 0)
  const goNext = () => {
    const next = nextOf(answers, at, isUnmarked)
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
  const save = async ({ id, version }: TextAnswer, points: number) => {
    setSent(ids => new Set([...ids, id]))
    setFailures(known => new Map([...known].filter(([one]) => one !== id)))
    try {
      await act(markTextAnswer, { id, version, points })
      onMarked()
    } catch (failure) {
      setFailures(known => new Map([...known, [id, failure]]))
    }
    // By now the list says whether it has a mark.
    setSent(ids => new Set([...ids].filter(one => one !== id)))
  }
  const mark = (points: number) => {
    void save(answer, points)
    const next = nextOf(answers, at, other => other.id !== answer.id && isUnmarked(other))
    if (next >= 0) setChosen(next)
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
      {[...failures].map(([id, failure]) => (
        <UnsavedMark failure={failure} key={id} onGo={() => setChosen(answers.findIndex(one => one.id === id))} />
      ))}
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
