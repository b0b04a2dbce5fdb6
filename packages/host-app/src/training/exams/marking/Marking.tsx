import { markingOrders } from '@portal/contract/training/exams/exam-marking'
import type { ExamSlug } from '@portal/contract/training/exams/exams'
import { Button } from '@portal/ui/Button'
import { EmptyState } from '@portal/ui/EmptyState'
import { Inline } from '@portal/ui/Inline'
import { Progress } from '@portal/ui/Progress'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { ListFailed } from '../../../blocks/feedback/ListFailed.tsx'
import { OutboxState } from '../../../blocks/feedback/OutboxState.tsx'
import { oneOf, useQuery } from '../../../blocks/navigation/use-query.ts'
import { KeyHints } from '../../../blocks/text/KeyHints.tsx'
import { useExamTexts } from '../../../core/texts/training.ts'
import { MarkForm } from './MarkForm.tsx'
import { UnsavedMark } from './UnsavedMark.tsx'
import { useMarking } from './use-marking.ts'

interface MarkingProps {
  trainingId: string
  slug: ExamSlug
}

/** Text answers of a test, by question or by person. Marking one moves on to the next unmarked answer. */
export const Marking = (props: MarkingProps) => {
  const t = useExamTexts()
  const { get, set } = useQuery()
  const by = oneOf(markingOrders, get('by')) ?? 'question'
  const marking = useMarking({ ...props, by })
  const { answers, at, pending, refused, choose, goNext } = marking
  const { data, error, isValidating, mutate } = marking.read
  const answer = answers[at]
  if (!data && error !== undefined)
    return <ListFailed error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
  if (!data) return <Skeleton lines={6} />
  if (!answer) return <EmptyState title={t('no_texts')}>{t('no_texts_help')}</EmptyState>
  const order = (chosen: string) => {
    choose(undefined)
    set({ by: chosen })
  }
  const done = answers.filter(({ points }) => points !== null).length
  return (
    <Stack gap="large" width="form">
      <RadioGroup
        label={t('mark_by')}
        look="segmented"
        onChange={order}
        options={markingOrders.map(value => ({ value, label: t(`mark_orders.${value}`) }))}
        value={by}
      />
      <Progress
        label={t('marked')}
        max={answers.length}
        value={done}
        valueText={t('marked_of', { done, total: answers.length })}
      />
      <OutboxState obstacle={marking.obstacle} onRetry={marking.retry} pending={pending.size} refused={refused.size} />
      {[...refused].map(
        ([id, { failure }]) =>
          id !== answer.id && (
            <UnsavedMark
              failure={failure.thrown}
              key={id}
              onDiscard={() => marking.discard(id)}
              {...(answers.some(one => one.id === id) && { onGo: () => marking.goTo(id) })}
            />
          ),
      )}
      <MarkForm
        answer={answer}
        hasFocus={marking.isChosen}
        key={answer.id}
        onMark={points => marking.mark(answer, points)}
        pending={pending.get(answer.id)}
        refused={refused.get(answer.id)}
      />
      <Inline>
        <Button isDisabled={at === 0} onPress={() => choose(at - 1)}>
          {t('previous')}
        </Button>
        <Button isDisabled={at === answers.length - 1} onPress={() => choose(at + 1)}>
          {t('next')}
        </Button>
        <Button isDisabled={done === answers.length} onPress={goNext}>
          {t('next_unmarked')}
        </Button>
      </Inline>
      <KeyHints
        hints={[
          { keys: ['enter'], text: t('save_mark') },
          { keys: ['Alt', 'N'], text: t('next_unmarked') },
        ]}
      />
    </Stack>
  )
}
