import { saveLimits } from '@portal/contract/core/fields/limits'
import type { ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import { NumberField } from '@portal/ui/NumberField'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { TextArea } from '@portal/ui/TextArea'
import { useExamRunnerTexts } from '../../locales/index.ts'
import type { Runner } from '../runner.ts'
import { useExamState } from '../store/use-exam-state.ts'
import { useAnswerRefusal } from './NotSaved.tsx'

interface QuestionFieldProps {
  runner: Runner
  asked: ExamAttempt['questions'][number]
}

const decimalsOf = (step: number) => (Number.isInteger(step) ? 0 : Number.isInteger(step * 10) ? 1 : 2)

/** Input for a question, by kind. Only this part re-renders on each keystroke. */
export const QuestionField = ({ runner: { store, answer }, asked: { id, question } }: QuestionFieldProps) => {
  const t = useExamRunnerTexts()
  const value = useExamState(store, ({ values }) => values.get(id) ?? '')
  const code = useExamState(store, ({ refused }) => refused.get(id))
  const refusalText = useAnswerRefusal()
  const error = code && refusalText(code)
  const write = (next: string) => answer(id, next)
  if (question.kind === 'text')
    return (
      <TextArea
        autoComplete="off"
        error={error}
        label={question.prompt}
        maxLength={saveLimits.answer_length}
        onChange={write}
        rows={5}
        value={value}
      />
    )
  if (question.kind === 'radio')
    return (
      <RadioGroup
        error={error}
        label={question.prompt}
        onChange={write}
        options={question.options.map((label, at) => ({ value: String(at), label }))}
        value={value}
      />
    )
  const { min, max, step } = question
  const figure = value === '' ? null : Number(value)
  const range = t('range', { min, max })
  return (
    <NumberField
      decimals={decimalsOf(step)}
      error={figure !== null && (figure < min || figure > max) ? range : error}
      hasSteps
      help={range}
      label={question.prompt}
      max={max}
      min={min}
      onChange={figure => write(figure === null ? '' : String(figure))}
      step={step}
      value={figure}
    />
  )
}
