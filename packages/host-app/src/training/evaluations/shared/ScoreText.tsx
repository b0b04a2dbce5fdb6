import type { EvaluationScore as Score } from '@portal/contract/training/evaluations/evaluations'
import { Text } from '@portal/ui/Text'
import { useEvaluationTexts } from '../../../core/texts/training.ts'

/** Score with the number of answers. Hidden below three answers. */
export const ScoreText = ({ score, responses }: Score) => {
  const t = useEvaluationTexts()
  return score === null ? (
    <Text as="span" tone="muted">
      {t('score_hidden')}
    </Text>
  ) : (
    t('score_of', { score: score.toFixed(1), responses })
  )
}
