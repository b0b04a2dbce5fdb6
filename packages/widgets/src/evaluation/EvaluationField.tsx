import { limits } from '@portal/contract/core/fields/limits'
import type { EvaluationQuestion } from '@portal/contract/training/evaluations/evaluation-questions'
import { Grid } from '@portal/ui/Grid'
import { TextArea } from '@portal/ui/TextArea'
import type { GivenAnswers } from './answers.ts'
import { table, title } from './QuestionField.css.ts'
import { RatingField } from './RatingField.tsx'

export interface EvaluationFieldProps {
  question: EvaluationQuestion
  /** Answers so far, by item. */
  given: GivenAnswers
  /** Receives an item's new answer. `undefined` clears it. */
  onAnswer: (item: string, value: number | string | undefined) => void
  language: string
}

interface Words {
  readonly text_en: string
  readonly text_ar: string
}

/** Falls back to English for any language but Arabic. */
const textIn = ({ text_en, text_ar }: Words, language: string): string => (language === 'ar' ? text_ar : text_en)

export const EvaluationField = ({ question, given, onAnswer, language }: EvaluationFieldProps) => {
  const { id, is_required: isRequired } = question
  const label = textIn(question, language)
  const rating = (item: string, name: string) => (
    <RatingField
      isRequired={isRequired}
      key={item}
      label={name}
      name={item}
      onChange={value => onAnswer(item, value)}
      value={given[item]}
    />
  )
  if (question.kind === 'rating') return rating(id, label)
  if (question.kind === 'text') {
    return (
      <TextArea
        isRequired={isRequired}
        label={label}
        maxLength={limits.answer_length}
        name={id}
        onChange={value => onAnswer(id, value)}
        rows={3}
        value={String(given[id] ?? '')}
      />
    )
  }
  return (
    <fieldset className={table}>
      <legend className={title}>{label}</legend>
      <Grid>{question.rows.map(row => rating(row.id, textIn(row, language)))}</Grid>
    </fieldset>
  )
}
