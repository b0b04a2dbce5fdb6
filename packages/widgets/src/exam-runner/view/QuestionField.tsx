import type { PaperQuestion } from '@portal/contract/exam_questions'
import { saveLimits } from '@portal/contract/exam-saves'
import { NumberField } from '@portal/ui/NumberField'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { TextArea } from '@portal/ui/TextArea'
import { useExamTexts } from '../../locales/index.ts'

interface QuestionFieldProps {
  question: PaperQuestion
  /** As it is saved; empty while it is not answered. */
  value: string
  onChange: (value: string) => void
}

const decimalsOf = (step: number) => (Number.isInteger(step) ? 0 : Number.isInteger(step * 10) ? 1 : 2)

/** What a question is answered in, by its kind. */
export const QuestionField = ({ question, value, onChange }: QuestionFieldProps) => {
  const t = useExamTexts()
  if (question.kind === 'text')
    return (
      <TextArea
        autoComplete="off"
        label={question.prompt}
        maxLength={saveLimits.answer_length}
        onChange={onChange}
        rows={5}
        value={value}
      />
    )
  if (question.kind === 'radio')
    return (
      <RadioGroup
        label={question.prompt}
        onChange={onChange}
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
      error={figure !== null && (figure < min || figure > max) ? range : undefined}
      hasSteps
      help={range}
      label={question.prompt}
      max={max}
      min={min}
      onChange={figure => onChange(figure === null ? '' : String(figure))}
      step={step}
      value={figure}
    />
  )
}
