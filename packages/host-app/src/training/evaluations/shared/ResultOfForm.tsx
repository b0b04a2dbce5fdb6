import type { EvaluationResult } from '@portal/contract/training/evaluations/evaluations'
import { Stack } from '@portal/ui/Stack'
import { StarScore } from '@portal/ui/StarRating'
import { Facts } from '../../../blocks/record/Facts.tsx'
import { useEvaluationTexts } from '../../../core/texts/training.ts'
import { ResultOfQuestion } from './ResultOfQuestion.tsx'
import { useInLanguage } from './use-in-language.ts'

interface ResultOfFormProps {
  result: EvaluationResult
  /** Level of the question headings. */
  level: 2 | 3
}

/** Results of one form: response count, score, and each question. */
export const ResultOfForm = ({ result, level }: ResultOfFormProps) => {
  const t = useEvaluationTexts()
  const { titleOf } = useInLanguage()
  const { responses, invited, score, questions } = result
  const answered = invited === null ? String(responses) : t('of_invited', { responses, invited })
  return (
    <Stack gap="large">
      <Facts
        isFolded={false}
        facts={[
          { label: t('form'), value: titleOf(result) },
          { label: t('responses'), value: answered },
          ...(score === null ? [] : [{ label: t('score'), value: <StarScore value={score} /> }]),
        ]}
      />
      {questions.map(question => (
        <ResultOfQuestion key={question.id} level={level} result={question} />
      ))}
    </Stack>
  )
}
