import type { TextAnswer } from '@portal/contract/training/exams/exam-marking'
import { Button } from '@portal/ui/Button'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Form } from '@portal/ui/Form'
import { NumberField } from '@portal/ui/NumberField'
import { useState } from 'react'
import { useRefusalText } from '../../../blocks/feedback/problem-text.ts'
import { Written } from '../../../blocks/text/Written.tsx'
import { useExamTexts } from '../../../core/texts/training.ts'
import { useNameOf } from '../../../people/people/use-name-of.ts'
import type { RefusedPoints } from './points-outbox.ts'

interface MarkFormProps {
  answer: TextAnswer
  /** Points that the server doesn't have yet. */
  pending: number | undefined
  /** Points that it rejected. They are in the field, with the reason below. */
  refused: RefusedPoints | undefined
  /** Whether the points field has focus on mount. */
  hasFocus: boolean
  /** Called with valid points. The caller decides what happens next. */
  onMark: (points: number) => void
}

const focusField = (root: HTMLElement | null) => root?.querySelector('input')?.focus()

/** A text answer with its question and a points field. Enter saves and moves on. */
export const MarkForm = ({ answer, pending, refused, hasFocus, onMark }: MarkFormProps) => {
  const t = useExamTexts()
  const nameOf = useNameOf()
  const [points, setPoints] = useState(pending ?? refused?.points ?? answer.points)
  const [problem, setProblem] = useState<string>()
  const refusalText = useRefusalText()
  const { trainee, points_possible: possible } = answer
  const isOfRefused = refused !== undefined && refused.points === points
  const stored = refused?.failure.kind === 'conflict' && answer.points !== null ? answer.points : undefined
  const reasons = isOfRefused && [
    t('points_refused', { points: refused.points }),
    refusalText(refused.failure.thrown),
    ...(stored === undefined ? [] : [t('points_now', { points: stored })]),
  ]
  const submit = () => {
    if (points === null || points < 0 || points > possible || !Number.isInteger(points))
      return setProblem(t('points_wrong', { possible }))
    onMark(points)
  }
  const facts = [
    ...(trainee ? [{ label: t('trainee'), value: nameOf(trainee) }] : []),
    { label: t('question'), value: <Written>{answer.prompt}</Written> },
    ...(answer.model_answer ? [{ label: t('model_answer'), value: <Written>{answer.model_answer}</Written> }] : []),
    { label: t('answer'), value: <Written>{answer.value}</Written> },
  ]
  return (
    <Form
      actions={
        <Button type="submit" variant="primary">
          {t('save_mark')}
        </Button>
      }
      label={t('mark')}
      onSubmit={submit}
    >
      <DescriptionList columns="one" facts={facts} />
      <div ref={hasFocus ? focusField : undefined}>
        <NumberField
          error={problem ?? (reasons ? reasons.join(' ') : undefined)}
          help={t('points_help', { possible })}
          label={t('points')}
          max={possible}
          min={0}
          onChange={given => {
            setPoints(given)
            setProblem(undefined)
          }}
          value={points}
        />
      </div>
    </Form>
  )
}
