import type { TextAnswer } from '@portal/contract/training/exams/exam-marking'
import { Button } from '@portal/ui/Button'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Form } from '@portal/ui/Form'
import { NumberField } from '@portal/ui/NumberField'
import { useState } from 'react'
import { Written } from '../../blocks/text/Written.tsx'
import { useExamTexts } from '../../core/texts/training.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'

interface MarkFormProps {
  answer: TextAnswer
  /** Whether the points field has focus on mount. */
  hasFocus: boolean
  /** Called with valid points. The caller decides what happens next. */
  onMark: (points: number) => void
}

const focusField = (root: HTMLElement | null) => root?.querySelector('input')?.focus()

/** A text answer with its question and a points field. Enter saves and moves on. */
export const MarkForm = ({ answer, hasFocus, onMark }: MarkFormProps) => {
  const t = useExamTexts()
  const nameOf = useNameOf()
  const [points, setPoints] = useState(answer.points)
  const [problem, setProblem] = useState<string>()
  const { trainee, points_possible: possible } = answer
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
          error={problem}
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
