import { BarChart } from '@portal/ui/BarChart'
import { Stack } from '@portal/ui/Stack'
import { StarScore } from '@portal/ui/StarRating'
import { Text } from '@portal/ui/Text'
import { useEvaluationTexts } from '../../../core/texts/training.ts'
import { stars } from './use-in-language.ts'

interface RatingResultProps {
  /** The rated question or row. */
  title: string
  counts: readonly number[] | null
  mean: number | null
  answered: number
  /** Level of the heading. */
  level: 2 | 3 | 4
}

/** Distribution of ratings as a chart and a table, with the mean. */
export const RatingResult = ({ title, counts, mean, answered, level }: RatingResultProps) => {
  const t = useEvaluationTexts()
  const points = counts
    ? stars.map(star => ({ label: t(`stars.${star}`), values: { count: counts[star - 1] ?? 0 } }))
    : []
  return (
    <Stack gap="small">
      <BarChart
        empty={<Text tone="muted">{t('too_few')}</Text>}
        help={counts ? t('answers', { count: answered }) : ''}
        layout="rows"
        level={level}
        points={points}
        pointsLabel={t('rating')}
        series={[{ id: 'count', label: t('people') }]}
        size="small"
        title={title}
      />
      {mean !== null && <StarScore value={mean} />}
    </Stack>
  )
}
