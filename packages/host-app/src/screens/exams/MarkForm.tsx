import type { TextAnswer } from '@portal/contract/exam_marking'
import { Button } from '@portal/ui/Button'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Form } from '@portal/ui/Form'
import { Isolate } from '@portal/ui/Isolate'
import { NumberField } from '@portal/ui/NumberField'
import { useState } from 'react'
import { useProblemText } from '../../blocks/problem-text.ts'
import { Written } from '../../blocks/Written.tsx'
import { useExamTexts } from '../../parts/exams/texts.ts'
import { useNameOf } from '../../parts/people/texts.ts'

interface MarkFormProps {
  answer: TextAnswer
  /** Whether it begins with the focus in its field. */
  hasFocus: boolean
  onMark: (points: number) => Promise<void>
}

const focusField = (place: HTMLElement | null) => place?.querySelector('input')?.focus()

/** A text answer with its question and the points for it; Enter saves and goes on. */
export const MarkForm = ({ answer, hasFocus, onMark }: MarkFormProps) => {
  const t = useExamTexts()
  const problemText = useProblemText()
  const nameOf = useNameOf()
  const [points, setPoints] = useState(answer.points)
  const [step, setStep] = useState<'writing' | 'sending'>('writing')
  const [failure, setFailure] = useState<unknown>()
  const [problem, setProblem] = useState<string>()
  const { trainee, points_possible: possible } = answer
  const submit = async () => {
    if (points === null || points < 0 || points > possible || !Number.isInteger(points)) {
      setProblem(t('points_wrong', { possible }))
      return
    }
    setStep('sending')
    setFailure(undefined)
    try {
      await onMark(points)
    } catch (refused) {
      setFailure(refused)
    }
    setStep('writing')
  }
  const facts = [
    ...(trainee ? [{ label: t('trainee'), value: nameOf(trainee) }] : []),
    { label: t('question'), value: <Isolate direction="auto">{answer.prompt}</Isolate> },
    ...(answer.model_answer ? [{ label: t('model_answer'), value: <Written>{answer.model_answer}</Written> }] : []),
    { label: t('answer'), value: <Written>{answer.value}</Written> },
  ]
  return (
    <Form
      actions={
        <Button isBusy={step === 'sending'} type="submit" variant="primary">
          {t('save_mark')}
        </Button>
      }
      label={t('mark')}
      onSubmit={submit}
      serverError={failure === undefined ? undefined : problemText(failure)}
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
