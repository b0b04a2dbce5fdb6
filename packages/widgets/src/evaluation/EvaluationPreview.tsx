import type { EvaluationQuestion } from '@portal/contract/training/evaluations/evaluation-questions'
import type { ElementProps } from '@portal/ui/element'
import { Stack } from '@portal/ui/Stack'
import { useState } from 'react'
import type { GivenAnswers } from './answers.ts'
import { EvaluationField } from './EvaluationField.tsx'

export interface EvaluationPreviewProps extends ElementProps {
  /** Questions in display order. */
  questions: readonly EvaluationQuestion[]
  /** Language of the questions. Default `en`. */
  language?: 'en' | 'ar'
}

/** Lets authors try a form in one language. Stores and sends nothing. */
export const EvaluationPreview = ({ questions, language = 'en', ...element }: EvaluationPreviewProps) => {
  const [given, setGiven] = useState<GivenAnswers>({})
  const answer = (item: string, value: number | string | undefined) =>
    setGiven(({ [item]: _, ...others }) => (value === undefined ? others : { ...others, [item]: value }))
  return (
    <div {...element} dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language}>
      <Stack gap="large">
        {questions.map(question => (
          <EvaluationField given={given} key={question.id} language={language} onAnswer={answer} question={question} />
        ))}
      </Stack>
    </div>
  )
}
